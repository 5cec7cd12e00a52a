"""Find a Chromium for the browser tests, or install Debian's where that is possible. Prints its path.

Exit code 1, with a plain sentence, if there is none and none can be installed.
"""

import os
import shutil
import sys

from scripts.debian import install

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium", "chromium-sandbox", "fonts-liberation", "libgl1-mesa-dri")
NO_BROWSER = (
    "ensure_browser: no Chromium found and none could be installed, so the browser tests cannot run. "
    "Install it (Debian: apt-get install chromium) or name one in CAVERNA_BROWSER."
)


def find_browser() -> str | None:
    """The path of a browser on this machine; the variable CAVERNA_BROWSER names another one."""
    for name in (os.environ.get("CAVERNA_BROWSER", ""), *NAMES):
        path = shutil.which(name) if name else None
        if path:
            return path
    return None


def main() -> None:
    if find_browser() is None:
        install(PACKAGES)
    path = find_browser()
    if path is None:
        sys.exit(NO_BROWSER)
    print(path)


if __name__ == "__main__":
    main()
