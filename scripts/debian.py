"""Debian's packages, for programs that tests need: installed where that is possible."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

UPDATE = ["apt-get", "update", "-qq"]
INSTALL = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]


def can_install() -> bool:
    """Only root on a Debian may install packages."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install(packages: Sequence[str]) -> None:
    """Try to install them; whoever needs them looks afterwards whether they are there."""
    if not can_install():
        return
    print(f"installing Debian's {', '.join(packages)}", file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (UPDATE, [*INSTALL, *packages]):
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL, env=environment)
