; Inno Setup: the installer for Windows. `python dev.py package` runs it as: iscc /DVersion=0.1.0 /DRoot=<folder of the project> court-games.iss
[Setup]
AppId=io.github.courtgames.courtgames
AppName=Court Games
AppVersion={#Version}
AppPublisher=The Court Games authors
DefaultDirName={autopf}\Court Games
DefaultGroupName=Court Games
DisableProgramGroupPage=yes
; for one user without asking for rights; for all where started as administrator
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=commandline
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile={#Root}\LICENSE
SetupIconFile={#Root}\assets\icons\app-icon.ico
UninstallDisplayIcon={app}\court-games.exe
OutputDir={#Root}\dist
OutputBaseFilename=court-games-{#Version}-windows-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "uk"; MessagesFile: "compiler:Languages\Ukrainian.isl"

[CustomMessages]
en.GameName=Court Games
uk.GameName=Придворні ігри

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "{#Root}\dist\court-games\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[InstallDelete]
; libraries of an older version must not stay beside the new ones
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{group}\{cm:GameName}"; Filename: "{app}\court-games.exe"
Name: "{autodesktop}\{cm:GameName}"; Filename: "{app}\court-games.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\court-games.exe"; Description: "{cm:LaunchProgram,{cm:GameName}}"; Flags: nowait postinstall skipifsilent
