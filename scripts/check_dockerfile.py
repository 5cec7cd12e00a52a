"""Have hadolint read the Dockerfile; where there is no hadolint, say so."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    hadolint = shutil.which("hadolint", path=str(Path(sys.executable).parent)) or shutil.which("hadolint")
    if hadolint is None:
        print("check_dockerfile: no hadolint for this machine, so the Dockerfile was not checked")
        return
    sys.exit(subprocess.run([hadolint, "Dockerfile"], cwd=ROOT, check=False).returncode)


if __name__ == "__main__":
    main()
