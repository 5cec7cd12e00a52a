"""Find a PostgreSQL for the tests of the shared store, or install Debian's where that is possible.

Prints the folder of its programs.
Exit code 1, with a plain sentence, if there is none and none can be installed.
"""

import os
import shutil
import sys
from pathlib import Path

from scripts.debian import install

DEBIAN = Path("/usr/lib/postgresql")
NO_POSTGRESQL = (
    "ensure_postgresql: no PostgreSQL found and none could be installed, so the tests of servers that share "
    "a database cannot run. Install it (Debian: apt-get install postgresql) or name the folder of its "
    "programs in CAVERNA_POSTGRESQL."
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


def main() -> None:
    if find_postgresql() is None:
        install(["postgresql"])
    found = find_postgresql()
    if found is None:
        sys.exit(NO_POSTGRESQL)
    print(found)


if __name__ == "__main__":
    main()
