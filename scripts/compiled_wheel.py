"""The compiled modules of a wheel: one group, so that mypyc knows every class, in a C file for each module.

`make compiled` makes one C file of everything: the C compiler takes one core for it, and much memory. A wheel
is built of many, on all cores.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools.command.build_ext import build_ext

from scripts.build_compiled import FLAGS, SOURCE, modules_to_compile

OPTIONS = ("--config-file=", "--explicit-package-bases")


class OnAllCores(build_ext):  # type: ignore[misc] # setuptools has no types
    """Compiles the C files of a module side by side; setuptools takes them one after the other."""

    def build_extensions(self) -> None:
        """The same as ever, with another way to compile."""
        one_by_one: Callable[..., list[str]] = self.compiler.compile

        def side_by_side(sources: list[str], *arguments: object, **named: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                made = workers.map(lambda source: one_by_one([source], *arguments, **named), sources)
                return [file for files in made for file in files]

        self.compiler.compile = side_by_side
        super().build_extensions()


def compiled_modules() -> dict[str, object]:
    """What `setup` is told about them."""
    os.environ["MYPYPATH"] = str(SOURCE)
    modules = [f"{SOURCE.name}/{module}" for module in modules_to_compile()]
    extensions = mypycify(
        [*OPTIONS, *modules], opt_level="3", debug_level="0", multi_file=True, group_name="caverna"
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return {"ext_modules": extensions, "cmdclass": {"build_ext": OnAllCores}}
