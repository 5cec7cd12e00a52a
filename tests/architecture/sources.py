"""The modules of the house and what they import, read from their sources."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "caverna"
ENGINE = sorted((SOURCE / "engine").rglob("*.py"))
TABLE = sorted((SOURCE / "table").rglob("*.py"))
EVERYTHING = sorted(SOURCE.rglob("*.py"))
WORDS_OF_A_BOX = re.compile(r"(?i:fiend)|(?<![A-Za-z])(?i:orcs?)(?![a-z])|Orcs?(?![a-z])")
"""What the base game, Python and client, never speaks of."""


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


class Import(NamedTuple):
    """One module of ours that another one needs when it runs."""

    module: str
    is_lazy: bool
    """Whether it is imported when a function is called, not with the file."""


def imports_at_run_time(tree: ast.Module) -> list[Import]:
    """Every import of ours in a file, wherever it stands, without those for type checking only."""
    found: list[Import] = []

    def look(node: ast.AST, is_lazy: bool) -> None:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            for other in node.orelse:
                look(other, is_lazy)
            return
        found.extend(Import(module, is_lazy) for module in modules_named_in(node))
        inside = is_lazy or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for child in ast.iter_child_nodes(node):
            look(child, inside)

    look(tree, False)
    return found


def modules_named_in(node: ast.AST) -> list[str]:
    """Modules of ours that one import statement names, without the name of the package before them."""
    if isinstance(node, ast.Import):
        names = [name.name for name in node.names]
    elif isinstance(node, ast.ImportFrom):
        assert not node.level, "write imports in full, so that everybody sees the floor"
        names = [node.module or ""]
        if node.module == "caverna":
            names = [f"caverna.{room_of(name.name)}" for name in node.names]
    else:
        return []
    return [name.removeprefix("caverna.") for name in names if name.startswith("caverna.")]


def room_of(name: str) -> str:
    """A module beside the door of the house, or the door itself, where the promised names hang."""
    return name if (SOURCE / name).is_dir() or (SOURCE / f"{name}.py").is_file() else "__init__"
