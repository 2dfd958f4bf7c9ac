"""What the program says of itself to Windows (the version resource) and to macOS (Info.plist)."""

from __future__ import annotations

COPYRIGHT = "The Court Games authors. Code: MIT. Art and texts: CC BY 4.0."
ENGLISH, UNICODE = 0x0409, 1200

MAC = {
    "CFBundleDisplayName": "Court Games",
    "CFBundleDevelopmentRegion": "en",
    "CFBundleLocalizations": ["en", "uk"],
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": "13.0",  # that of Qt 6.11
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": COPYRIGHT,
    "NSSupportsAutomaticGraphicsSwitching": True,
}


def windows(version: str) -> str:
    """The version resource of the .exe in PyInstaller's notation, for a version like "0.1.0"."""
    numbers = (*(int(part) for part in version.split(".")), 0)
    texts = {
        "CompanyName": "The Court Games authors",
        "FileDescription": "Court Games",
        "FileVersion": version,
        "InternalName": "court-games",
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": "court-games.exe",
        "ProductName": "Court Games",
        "ProductVersion": version,
    }
    table = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('{ENGLISH:04X}{UNICODE:04X}', [{table}])]), "
        f"VarFileInfo([VarStruct('Translation', [{ENGLISH}, {UNICODE}])])])\n"
    )
