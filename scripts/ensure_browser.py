"""Find a Chromium for the browser tests, or install Debian's where that is possible. Prints its path.

Exit code 1, with a plain sentence, if there is none and none can be installed.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_BROWSER = (
    "ensure_browser: no Chromium found and none could be installed, so the browser tests cannot run. "
    "Install it (Debian: apt-get install chromium) or name one in CAVERNA_BROWSER."
)
INSTALL = (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"])


def find_browser() -> str | None:
    """The path of a browser on this machine; the variable CAVERNA_BROWSER names another one."""
    for name in (os.environ.get("CAVERNA_BROWSER", ""), *NAMES):
        path = shutil.which(name) if name else None
        if path:
            return path
    return None


def can_install() -> bool:
    """Only root on a Debian may install packages."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def main() -> None:
    path = find_browser()
    if path is None and can_install():
        print("ensure_browser: installing Debian's chromium", file=sys.stderr)
        for command in INSTALL:
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
        path = find_browser()
    if path is None:
        sys.exit(NO_BROWSER)
    print(path)


if __name__ == "__main__":
    main()
