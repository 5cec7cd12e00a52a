"""Compile the engine with mypyc into build/compiled, beside an untouched src.

Afterwards `PYTHONPATH=build/compiled python ...` runs the compiled modules; everything that is not listed in
COMPILED runs from the plain copies next to them. It is made elsewhere and takes its place when it is whole:
nobody ever finds half an engine there.
"""

import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

COMPILED = (
    "caverna/engine",
    "caverna/content",
    "caverna/bots/mind",
    "caverna/bots/worth.py",
    "caverna/research/encoding",
    "caverna/expansions/*/engine",
    "caverna/expansions/*/content",
    "caverna/expansions/*/bots",
    "caverna/expansions/*/research/encoding.py",
)
"""What is compiled, below src: packages, or patterns of them, or files. What does not exist is skipped."""

EXCLUDED: tuple[str, ...] = ()
"""Files or packages below COMPILED that stay interpreted."""

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILT = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "compiled-work"
TARGET = WORK / "compiled"
"""Where it is made, before it is whole."""
LOCK = ROOT / "build" / "compiled.lock"
CLIENT = SOURCE / "caverna" / "server" / "client"
"""The built browser client: nothing to compile, and it changes more often than the engine."""
STAMP = ".stamp"
COPIED = (".py", ".ftl", ".npz", ".toml")
"""If one of these changes, what was built before fits no more."""

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(
    {arguments!r}, opt_level="3", debug_level="0", target_dir={work!r}, group_name="caverna"
)
for module in modules:
    module.extra_compile_args = [*module.extra_compile_args, *{flags!r}]
setup(name="caverna-compiled", py_modules=[], ext_modules=modules)
"""

FLAGS = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
"""Nobody but Python calls into the compiled modules: so calls within them are direct, or inlined."""

CHECK = """\
import importlib, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__ or ""
    if not file.endswith({suffix!r}):
        sys.exit(f"{{name}} was loaded from {{file}}, not from its compiled module")
"""


def main() -> None:
    modules = modules_to_compile()
    if not modules:
        sys.exit(f"build_compiled: nothing to compile: none of {', '.join(COMPILED)} is below src")
    with alone():
        if is_up_to_date():
            print(f"build_compiled: build/compiled is up to date ({len(modules)} modules)")
            return
        build(modules)
    print("build_compiled: done; use it with PYTHONPATH=build/compiled")


def build(modules: list[str]) -> None:
    """Make it, try it, and put it where it is looked for."""
    if missing := what_is_missing():
        sys.exit(f"build_compiled: {missing} The game runs without it, only slower.")
    print(f"build_compiled: compiling {len(modules)} modules", flush=True)
    fingerprint = fingerprint_of_sources()
    copy_sources()
    compile_modules(modules)
    check_that_compiled_modules_load(modules)
    lend_the_client()
    (TARGET / STAMP).write_text(fingerprint)
    shutil.rmtree(BUILT, ignore_errors=True)
    TARGET.rename(BUILT)


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time: whoever comes second waits, and finds it done."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    LOCK.parent.mkdir(parents=True, exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_up_to_date() -> bool:
    """Whether what was built comes from these very sources, this Python and this mypyc."""
    stamp = BUILT / STAMP
    return stamp.is_file() and stamp.read_text() == fingerprint_of_sources()


def modules_to_compile() -> list[str]:
    """The files to compile, relative to src, in a stable order."""
    found = [each for entry in COMPILED for each in SOURCE.glob(entry)]
    files = {file for each in found for file in ([each] if each.is_file() else each.rglob("*.py"))}
    excluded = [SOURCE / entry for entry in EXCLUDED]
    kept = (file for file in files if not any(file.is_relative_to(entry) for entry in excluded))
    return sorted(file.relative_to(SOURCE).as_posix() for file in kept)


def fingerprint_of_sources() -> str:
    """Changes with the sources, with this script, with Python and with mypyc."""
    digest = hashlib.sha256(f"{sys.version} mypy {importlib.metadata.version('mypy')}".encode())
    files = (SOURCE / "caverna").rglob("*")
    sources = (file for file in files if file.suffix in COPIED and not file.is_relative_to(CLIENT))
    for path in [Path(__file__).resolve(), *sorted(sources)]:
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def what_is_missing() -> str:
    """What compiling needs and is not here, and how to get it; empty if nothing is."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        get = "Debian: apt-get install gcc; macOS: xcode-select --install."
        return f"no C compiler: {compiler} was not found. {get}"
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        return f"no Python.h in {headers}. Debian: apt-get install python3-dev."
    return ""


def copy_sources() -> None:
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    leave_out = shutil.ignore_patterns("__pycache__", "*.so", CLIENT.name)
    shutil.copytree(SOURCE / "caverna", TARGET / "caverna", ignore=leave_out)


def lend_the_client() -> None:
    """A server on the compiled engine serves the same pages, also those that are built later."""
    if hasattr(os, "symlink") and sys.platform != "win32":
        (TARGET / CLIENT.relative_to(SOURCE)).symlink_to(CLIENT)


def compile_modules(modules: list[str]) -> None:
    """All in one group, hence one C file: only then mypyc knows every class and who overrides what.

    So most methods are called directly or inlined, and one look tells whether a player has a box.
    """
    options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={WORK / 'mypy_cache'}"]
    setup = WORK / "setup.py"
    setup.write_text(SETUP.format(arguments=[*options, *modules], work=str(WORK), flags=FLAGS))
    folders = [f"--build-temp={WORK / 'temp'}", f"--build-lib={WORK / 'lib'}"]
    command = [
        sys.executable,
        str(setup),
        "--quiet",
        "build_ext",
        "--inplace",
        f"--parallel={os.cpu_count()}",
        *folders,
    ]
    log = WORK / "log.txt"
    with log.open("w") as output:
        built = subprocess.run(command, cwd=TARGET, stdout=output, stderr=subprocess.STDOUT, check=False)
    if built.returncode != 0:
        sys.exit(f"{log.read_text()}\nbuild_compiled: mypyc failed; the lines above say where")


def check_that_compiled_modules_load(modules: list[str]) -> None:
    """A compiled module that silently falls back to its .py file would make every later check worthless."""
    names = [module.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for module in modules]
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    command = [sys.executable, "-c", CHECK.format(suffix=suffix), *names]
    environment = {**os.environ, "PYTHONPATH": str(TARGET)}
    if subprocess.run(command, cwd=TARGET, env=environment, check=False).returncode != 0:
        sys.exit("build_compiled: built, but the compiled modules do not load")


if __name__ == "__main__":
    main()
