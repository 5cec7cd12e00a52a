"""Whether the installed caverna runs on the compiled engine: a wheel that lost it would only be slow."""

import subprocess
import sys


def main() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "caverna", "--version"], capture_output=True, text=True, check=True
    ).stdout
    if "compiled engine" not in said:
        sys.exit(f"check_compiled: {said.strip()}")


if __name__ == "__main__":
    main()
