"""Python types as TypeScript: structs and typed dicts as interfaces, with their docstrings as comments."""

import ast
import inspect
import textwrap
import types
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import NODEFAULT, UNSET, UnsetType
from msgspec.structs import fields

from caverna.view.shapes import Alias

PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
}


def interface(of: type, *, may_be_left_out: bool = False) -> str:
    """One struct or typed dict. What the client sends may leave out what has a default."""
    hints = get_type_hints(of, include_extras=True)
    comments = comments_in(of)
    lines = [f"/** {first_line(of)} */", f"export interface {of.__name__} {{"]
    tag = getattr(getattr(of, "__struct_config__", None), "tag", None)
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    optional = left_out(of, may_be_left_out)
    for name, hint in hints.items():
        comment = f" // {comments[name]}" if name in comments else ""
        lines.append(f"  {name}{'?' if name in optional else ''}: {written(hint)};{comment}")
    return "\n".join([*lines, "}"])


def left_out(of: type, may_be_left_out: bool) -> set[str]:
    """The fields that need not be there."""
    if is_typeddict(of):
        return set()
    return {
        field.name
        for field in fields(of)
        if field.default is UNSET
        or (may_be_left_out and (field.default is not NODEFAULT or field.default_factory is not NODEFAULT))
    }


def written(hint: object) -> str:
    """A type as TypeScript writes it."""
    origin, arguments = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated:
        alias = next((each.name for each in arguments[1:] if isinstance(each, Alias)), None)
        return alias or written(arguments[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin in (Union, types.UnionType):
        parts = [written(each) for each in arguments if each is not UnsetType]
        return " | ".join(dict.fromkeys(parts))
    if origin is list:
        inner = written(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(written, arguments))}]"
    if origin is dict:
        key, value = map(written, arguments)
        record = f"Record<{key}, {value}>"
        return f"Partial<{record}>" if is_one_of_few(arguments[0]) else record
    assert isinstance(hint, type), hint
    return hint.__name__


def is_one_of_few(hint: object) -> bool:
    """Whether not all keys of such a type need be there."""
    inner = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return get_origin(inner) is Literal


def first_line(of: type) -> str:
    return (inspect.getdoc(of) or "").split("\n\n")[0].replace("\n", " ")


def comments_in(of: type) -> dict[str, str]:
    """The strings that stand below the fields of a class."""
    body = ast.parse(textwrap.dedent(inspect.getsource(of))).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(below.value, ast.Constant)
            words = " ".join(str(below.value.value).split()).removesuffix(".")
            found[field.target.id] = words[0].lower() + words[1:]
    return found
