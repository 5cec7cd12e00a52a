"""Play the same games on every other supported Python found here, and compare the checksums."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WANTED = ("3.11", "3.12", "3.13", "3.14")

ROOT = Path(__file__).resolve().parent.parent
PINS = ROOT / "requirements" / "play.txt"
SMOKE = ROOT / "scripts" / "smoke.py"
ASK_VERSION = "import sys; print('%d.%d' % sys.version_info[:2])"


def main() -> None:
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    found = {version: python for version, python in interpreters().items() if version != here}
    expected = checksum(Path(sys.executable))
    print(f"smoke: {here} gives {expected}", flush=True)
    different = []
    for version, python in sorted(found.items()):
        actual = checksum(environment(version, python))
        print(f"smoke: {version} {'ok' if actual == expected else 'DIFFERS'} {actual}", flush=True)
        if actual != expected:
            different.append(version)
    missing = [version for version in WANTED if version != here and version not in found]
    if missing:
        print(f"smoke: not found here, so not tried: {', '.join(missing)}")
    if different:
        sys.exit(f"smoke: Python {', '.join(different)} plays other games than {here}")


def interpreters() -> dict[str, Path]:
    """The first working interpreter of each wanted version."""
    found: dict[str, Path] = {}
    for candidate in candidates():
        answer = subprocess.run([candidate, "-c", ASK_VERSION], capture_output=True, text=True, check=False)
        version = answer.stdout.strip()
        if answer.returncode == 0 and version in WANTED:
            found.setdefault(version, candidate)
    return found


def candidates() -> Iterator[Path]:
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from sorted(pyenv.glob("versions/3.*/bin/python"))
    for version in WANTED:
        if python := shutil.which(f"python{version}"):
            yield Path(python)


def environment(version: str, python: Path) -> Path:
    """A virtual environment of that version with the pinned packages; returns its interpreter."""
    folder = ROOT / "build" / "smoke" / version
    inside = folder / "bin" / "python"
    stamp = folder / ".installed"
    pins = PINS.read_text()
    if not (inside.exists() and stamp.exists() and stamp.read_text() == pins):
        run(python, "-m", "venv", "--clear", str(folder))
        run(inside, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "-r", str(PINS))
        stamp.write_text(pins)
    return inside


def checksum(python: Path) -> str:
    return run(python, str(SMOKE)).strip()


def run(python: Path, *arguments: str) -> str:
    """What it prints; src comes first on the path, so that no installed caverna is played by mistake."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([python, *arguments], env=variables, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}\nsmoke: failed: {python} {' '.join(arguments)}")
    return done.stdout


if __name__ == "__main__":
    main()
