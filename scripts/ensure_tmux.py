"""Find tmux for the tests of the full screen in a real terminal, or install Debian's where that is possible.

Exit code 1, with a plain sentence, if there is none and none can be installed.
"""

import shutil
import sys

from scripts.debian import install

NO_TMUX = (
    "ensure_tmux: no tmux found and none could be installed, so the tests of the full screen in a real "
    "terminal cannot run. Install it (Debian: apt-get install tmux)."
)


def main() -> None:
    if shutil.which("tmux") is None:
        install(["tmux"])
    if shutil.which("tmux") is None:
        sys.exit(NO_TMUX)


if __name__ == "__main__":
    main()
