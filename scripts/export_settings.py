"""Write down every setting of the server: a table in docs/operating.md, a file to begin with in deploy/."""

from pathlib import Path

from caverna.server.configuration.settings import all_settings

ROOT = Path(__file__).resolve().parents[1]
GUIDE = ROOT / "docs" / "operating.md"
EXAMPLE = ROOT / "deploy" / "caverna.toml"
BEGIN, END = "<!-- settings: written by `make listings` -->\n", "<!-- end of settings -->\n"
HEAD = """\
# Settings of a server. What stands here is what it does anyway: take the # away from what you change.
# The environment and options of the command come before this file. Written by `make listings`.
"""


def main() -> None:
    """Write both."""
    GUIDE.write_text(with_table(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
    EXAMPLE.write_text(example(), encoding="utf-8")


def with_table(guide: str) -> str:
    """The guide with the present table in it."""
    before, _, rest = guide.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{table()}{END}{after}"


def table() -> str:
    """All settings in Markdown, group by group."""
    lines: list[str] = []
    group = ""
    for setting in all_settings():
        if setting.group != group:
            group = setting.group
            lines += ["", f"**{group}**", "", "| setting | usually | what it is |", "|---|---|---|"]
        lines.append(f"| `{setting.name}` | {in_cell(setting.usual)} | {setting.means} |")
    return "\n".join([*lines[1:], ""])


def in_cell(usual: str) -> str:
    """Values as code, words as they are."""
    is_value = usual[0] in '"[~' or usual[0].isdigit() or usual in ("true", "false")
    return f"`{usual}`" if is_value else usual


def example() -> str:
    """A TOML file that changes nothing."""
    lines = [HEAD]
    group = ""
    for setting in all_settings():
        if setting.group != group:
            group = setting.group
            lines += ["", f"## {group}", ""]
        lines += [f"# {setting.means}"]
        is_value = in_cell(setting.usual).startswith("`") and not setting.usual.startswith("~")
        value = setting.usual if is_value else f'"{setting.usual}"' if setting.usual.startswith("~") else ""
        lines += [f"# {setting.name} = {value}" if value else f"# {setting.name}: usually {setting.usual}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
