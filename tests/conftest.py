"""What all tests have in common."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
