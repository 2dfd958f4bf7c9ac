"""Builds the packages for the platform it runs on into dist/: a folder by PyInstaller, then what people download."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import compiled

from cardgames import __version__

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
HERE = ROOT / "packaging"
APP_ID = "io.github.courtgames.courtgames"
LIMIT = 150  # MB, unpacked

NAME = f"court-games-{__version__}"
DEBIAN_MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}


def main() -> None:
    """Builds everything and names it with its size."""
    compiled.build()
    options = ["--noconfirm", "--log-level", "WARN", "--distpath", str(DIST), "--workpath", str(ROOT / "build")]
    subprocess.run([sys.executable, "-m", "PyInstaller", *options, str(HERE / "court-games.spec")], cwd=ROOT, check=True)
    folder = DIST / "court-games"
    for licence in ("LICENSE", "LICENSE-ART"):
        shutil.copy(ROOT / licence, folder)
    unpacked = size(folder)
    made = {"linux": linux, "win32": windows, "darwin": mac}[sys.platform](folder)
    print(f"{folder.relative_to(ROOT)}: {unpacked:.0f} MB unpacked")
    for path in made:
        print(f"{path.relative_to(ROOT)}: {size(path):.0f} MB")
    if unpacked > LIMIT:
        sys.exit(f"The package is larger than {LIMIT} MB.")


def size(path: Path) -> float:
    """MB of a file, or of all files of a folder; links count nothing."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if file.is_file() and not file.is_symlink()) / 1e6


def linux(folder: Path) -> list[Path]:
    """A tar.xz (a zip would make copies of the links) and a .deb."""
    for name, validator in (("desktop", ["desktop-file-validate"]), ("metainfo.xml", ["appstreamcli", "validate", "--no-net"])):
        source = HERE / "linux" / f"{APP_ID}.{name}"
        if shutil.which(validator[0]):
            subprocess.run([*validator, str(source)], check=True)
        shutil.copy(source, folder)
    archive = DIST / f"{NAME}-linux-{platform.machine()}.tar.xz"
    with tarfile.open(archive, "w:xz") as tar:
        tar.add(folder, NAME, filter=owned_by_root)
    return [archive, deb(folder)]


def owned_by_root(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """The member without the builder's name."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def deb(folder: Path) -> Path:
    """A package for Debian and Ubuntu: the program in /usr/lib, its command, its place in the menu."""
    machine = DEBIAN_MACHINES[platform.machine()]
    package = DIST / f"court-games_{__version__}_{machine}.deb"
    with tempfile.TemporaryDirectory() as temporary:
        tree = Path(temporary)
        tree.chmod(0o755)  # it becomes the mode of /
        shutil.copytree(folder, tree / "usr/lib/court-games", symlinks=True)
        for path, source in {
            f"usr/share/applications/{APP_ID}.desktop": HERE / "linux" / f"{APP_ID}.desktop",
            f"usr/share/metainfo/{APP_ID}.metainfo.xml": HERE / "linux" / f"{APP_ID}.metainfo.xml",
            f"usr/share/icons/hicolor/256x256/apps/{APP_ID}.png": ROOT / "assets/icons/app-icon-256.png",
            f"usr/share/icons/hicolor/scalable/apps/{APP_ID}.svg": ROOT / "assets/art/ui/app-icon.svg",
            "usr/share/doc/court-games/copyright": ROOT / "LICENSE",
            "usr/share/doc/court-games/copyright-art": ROOT / "LICENSE-ART",
        }.items():
            (tree / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, tree / path)
        (tree / "usr/bin").mkdir()
        (tree / "usr/bin/court-games").symlink_to("../lib/court-games/court-games")
        (tree / "DEBIAN").mkdir()
        (tree / "DEBIAN/control").write_text(
            "Package: court-games\n"
            f"Version: {__version__}\n"
            f"Architecture: {machine}\n"
            f"Installed-Size: {size(tree) * 1000:.0f}\n"
            "Maintainer: The Court Games authors\n"
            f"Depends: libc6 (>= {platform.libc_ver()[1]}), libgl1, libegl1, fontconfig-config\n"
            "Section: games\n"
            "Priority: optional\n"
            "Description: Card games of court intrigue\n"
            " Card games for two to four, against the computer or friends at one screen,\n"
            " in Ukrainian and English.\n"
        )
        for entry in [tree, *tree.rglob("*")]:
            if not entry.is_symlink():
                entry.chmod(0o755 if entry.is_dir() or os.access(entry, os.X_OK) else 0o644)
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zzstd", "--build", str(tree), str(package)], check=True)
    return package


def windows(folder: Path) -> list[Path]:
    """A zip, and an installer where Inno Setup is there."""
    archive = Path(shutil.make_archive(str(DIST / f"{NAME}-windows"), "zip", DIST, folder.name))
    compiler = shutil.which("iscc") or str(Path(os.environ.get("PROGRAMFILES(X86)", "")) / "Inno Setup 6" / "ISCC.exe")
    if not Path(compiler).exists():
        print("There is no Inno Setup here, so no installer is made.")
        return [archive]
    script = HERE / "windows" / "court-games.iss"
    subprocess.run([compiler, "/Q", f"/DVersion={__version__}", f"/DRoot={ROOT}", str(script)], check=True)
    return [archive, DIST / f"{NAME}-windows-setup.exe"]


def mac(folder: Path) -> list[Path]:
    """A disk image with the app."""
    image = DIST / f"{NAME}-macos-{platform.machine()}.dmg"
    app = DIST / "Court Games.app"
    command = ["hdiutil", "create", "-quiet", "-ov", "-volname", "Court Games", "-srcfolder", str(app), str(image)]
    subprocess.run(command, check=True)
    return [image]


if __name__ == "__main__":
    main()
