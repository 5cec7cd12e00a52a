"""`make wheels`: the sdist, the wheel for every platform, and the compiled one for this, all in dist.

The compiled one is tried in an empty environment, and it is told what it took to make it.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

from scripts.build_compiled import ROOT, what_is_missing

DIST = ROOT / "dist"
A_MOVE = "from caverna import Game, Setup; Game(Setup(seed=7)).play('place logging')"


def main() -> None:
    if missing := what_is_missing():
        sys.exit(f"build_wheels: {missing}")
    shutil.rmtree(DIST, ignore_errors=True)
    run("-m", "build", "--outdir", str(DIST), ".")
    with tempfile.TemporaryDirectory() as folder:
        wheel = repair(compiled_wheel(Path(folder)))
        try_out(wheel, Path(folder) / "environment")
    run("-m", "twine", "check", "--strict", *map(str, sorted(DIST.iterdir())))
    for file in sorted(DIST.iterdir()):
        print(f"build_wheels: dist/{file.name}, {file.stat().st_size / 1e6:.1f} MB")


def compiled_wheel(folder: Path) -> Path:
    """The sdist, compiled: so it is what others would get who compile it themselves."""
    [sdist] = DIST.glob("*.tar.gz")
    print("build_wheels: compiling; this takes some minutes on all cores", flush=True)
    pip = ("-m", "pip", "wheel", "-qq", "--no-deps", "--wheel-dir", str(folder))
    began = time.monotonic()
    run(*pip, str(sdist), CAVERNA_ENGINE="compiled")
    print(
        f"build_wheels: compiled in {(time.monotonic() - began) / 60:.0f} minutes{memory_taken()}", flush=True
    )
    [wheel] = folder.glob("*.whl")
    return wheel


def memory_taken() -> str:
    """How much the largest process we have waited for had in memory, where the system tells."""
    if sys.platform != "linux":
        return ""
    import resource  # not on every system

    return f", the largest process had {resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024} MB"


def repair(wheel: Path) -> Path:
    """On Linux the tag says which systems it runs on; elsewhere the wheel is right as it is."""
    before = set(DIST.iterdir())
    if sys.platform != "linux":
        return Path(shutil.copy2(wheel, DIST))
    tools = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    run("-m", "auditwheel", "repair", "--plat", "auto", "--wheel-dir", str(DIST), str(wheel), PATH=tools)
    [repaired] = set(DIST.iterdir()) - before
    return repaired


def try_out(wheel: Path, environment: Path) -> None:
    """Installed where nothing else is, it runs on the compiled engine and plays a move."""
    venv.create(environment, symlinks=os.name != "nt")
    python = str(environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    run("-m", "pip", "--python", python, "install", "-qq", "--disable-pip-version-check", str(wheel))
    for program in (("-c", A_MOVE), (str(ROOT / "scripts" / "check_compiled.py"),)):
        run(*program, python=python, where=environment)
    print(f"build_wheels: {wheel.name} was installed, and plays on the compiled engine", flush=True)


def run(*arguments: str, python: str = sys.executable, where: Path = ROOT, **surroundings: str) -> None:
    """Python with these arguments; if it fails, so do we."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | surroundings
    if subprocess.run([python, *arguments], cwd=where, env=environment, check=False).returncode != 0:
        sys.exit(f"build_wheels: python {' '.join(arguments)} failed")


if __name__ == "__main__":
    main()
