"""How a setting is declared: its group, its kind, what it means and what it usually is, in one place."""

from dataclasses import dataclass, field
from typing import Any, TypeVar

from caverna.server.configuration.setting_kinds import SettingKind

T = TypeVar("T")


@dataclass(frozen=True)
class Declared:
    """A setting as it was declared."""

    name: str
    group: str
    kind: SettingKind[Any]
    means: str
    usual: str
    """What it is if nobody says anything, in words where that depends on the machine."""

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return "CAVERNA_" + self.name.upper()


def setting(group: str, kind: SettingKind[T], usual: T, means: str, in_words: str = "") -> T:
    """The declaration of a setting."""
    default: T = field(default=usual, metadata=about(group, kind, means, in_words or in_toml(usual)))
    return default


def about(group: str, kind: SettingKind[T], means: str, usual: str) -> dict[str, object]:
    """What is said about a setting beside its type and its default."""
    return {"group": group, "kind": kind, "means": means, "usual": usual}


def in_toml(value: object) -> str:
    """A value as it is written in the TOML file."""
    if isinstance(value, tuple):
        return f"[{', '.join(in_toml(each) for each in value)}]"
    if isinstance(value, bool):
        return str(value).lower()
    return (
        f"{value:g}" if isinstance(value, float) else str(value) if isinstance(value, int) else f'"{value}"'
    )
