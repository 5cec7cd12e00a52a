"""`python -m caverna` is the command `caverna`."""

import sys

from caverna.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
