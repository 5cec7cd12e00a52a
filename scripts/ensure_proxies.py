"""Find nginx and Caddy for the tests behind a proxy, or install Debian's where that is possible.

Exit code 1, with a plain sentence, if one is missing and cannot be installed.
"""

import shutil
import sys

from scripts.debian import install

PACKAGES = {"nginx": "nginx-light", "caddy": "caddy", "openssl": "openssl"}
"""For each program the package that brings it."""


def missing() -> list[str]:
    """The programs that are not there."""
    return [name for name in PACKAGES if find_proxy(name) is None]


def find_proxy(name: str) -> str | None:
    """The path of a program; where only root looks, too."""
    return shutil.which(name) or shutil.which(f"/usr/sbin/{name}")


def why_not() -> str:
    """What is missing, in a sentence."""
    return (
        f"ensure_proxies: {', '.join(missing())} not found and not to be installed here, so the tests behind "
        f"real proxies cannot run. Debian: apt-get install {' '.join(PACKAGES[name] for name in missing())}"
    )


def main() -> None:
    if missing():
        install([PACKAGES[name] for name in missing()])
    if missing():
        sys.exit(why_not())


if __name__ == "__main__":
    main()
