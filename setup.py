"""What pyproject.toml cannot say: a README whose links work from anywhere, and the compiled modules."""

import os
from pathlib import Path

from setuptools import setup

from scripts.absolute_links import absolute_links, address_of_project

ROOT = Path(__file__).resolve().parent
ENGINE = "CAVERNA_ENGINE"
"""`compiled` in this variable makes a wheel for this platform; else it is a plain one for all."""


def setup_pieces() -> dict[str, object]:
    """The engine as C, if it is asked for."""
    if os.environ.get(ENGINE) != "compiled":
        return {}
    from scripts.compiled_wheel import compiled_modules

    return compiled_modules()


setup(
    long_description=absolute_links((ROOT / "README.md").read_text(encoding="utf-8"), address_of_project()),
    long_description_content_type="text/markdown",
    **setup_pieces(),
)
