"""The table of moves in docs/api.md, made from the verbs. `python -m tests.docs.table_of_moves` writes it."""

from pathlib import Path

from caverna import Setup
from caverna.engine.moves import BASE_VERBS
from caverna.engine.verb import Verb

API = Path(__file__).resolve().parents[2] / "docs" / "api.md"
BEGIN = "<!-- moves: made from the verbs -->\n"
END = "<!-- end of moves -->\n"


def row(verb: Verb) -> str:
    """One verb: an example, its key, its parts, what it is for, and its first number."""
    moves = Setup().ruleset().moves.by_verb[verb.number]
    parts = ", ".join(f"`{name}`" for name, _, _ in verb.fields())
    return f"| `{moves[0].text}` | `{verb.key}` | {parts} | {verb.role} | {verb.first_move} |\n"


def table() -> str:
    """All verbs of the base game."""
    head = "| for example | verb | parts | what for | numbers from |\n|---|---|---|---|---|\n"
    return head + "".join(row(verb) for verb in sorted(BASE_VERBS, key=lambda verb: verb.first_move))


if __name__ == "__main__":
    before, rest = API.read_text().split(BEGIN)
    API.write_text(before + BEGIN + table() + END + rest.split(END)[1])
