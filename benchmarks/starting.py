"""What it costs to begin, printed as JSON: seconds of CPU of whole processes, the best of several."""

import json
import resource
import subprocess
import sys

from benchmarks.slices import ROOT

TIMES = 7
"""The best of so many: what else the machine does only ever adds something."""
IMPORT = "import time; began = time.process_time(); import caverna; print(time.process_time() - began)"
HELP = ("-m", "caverna", "--help")


def seconds_to_import() -> float:
    """`import caverna`, without the start of Python."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORT], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def seconds_for_help() -> float:
    """`caverna --help`, with the start of Python."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *HELP], cwd=ROOT, capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    figures = {
        "import": min(seconds_to_import() for _ in range(TIMES)),
        "help": min(seconds_for_help() for _ in range(TIMES)),
    }
    json.dump(figures, sys.stdout)


if __name__ == "__main__":
    main()
