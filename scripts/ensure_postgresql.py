"""Find a PostgreSQL for the tests of the shared store, or install Debian's where that is possible.

Prints the folder of its programs.
Exit code 1, with a plain sentence, if there is none and none can be installed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
NO_POSTGRESQL = (
    "ensure_postgresql: no PostgreSQL found and none could be installed, so the tests of servers that share "
    "a database cannot run. Install it (Debian: apt-get install postgresql) or name the folder of its "
    "programs in CAVERNA_POSTGRESQL."
)
INSTALL = (
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql"],
)


def find_postgresql() -> Path | None:
    """The folder of its programs on this machine; the variable CAVERNA_POSTGRESQL names another one."""
    on_the_path = shutil.which("initdb")
    folders = [
        Path(os.environ.get("CAVERNA_POSTGRESQL", "")),
        *sorted(DEBIAN.glob("*/bin"), key=lambda folder: int(folder.parent.name), reverse=True),
        *([Path(on_the_path).resolve().parent] if on_the_path else []),
    ]
    return next((folder for folder in folders if (folder / "initdb").is_file()), None)


def can_install() -> bool:
    """Only root on a Debian may install packages."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def main() -> None:
    found = find_postgresql()
    if found is None and can_install():
        print("ensure_postgresql: installing Debian's postgresql", file=sys.stderr)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in INSTALL:
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL, env=environment)
        found = find_postgresql()
    if found is None:
        sys.exit(NO_POSTGRESQL)
    print(found)


if __name__ == "__main__":
    main()
