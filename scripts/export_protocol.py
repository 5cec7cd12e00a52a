"""Write the types of what travels to the browser and back: python -m scripts.export_protocol

Those of the base game go to web/src/protocol.ts, those of a box to protocol.ts in its own folder.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from caverna.engine.goods import GOOD_NAMES
from caverna.engine.moves import BASE_VERBS
from caverna.engine.verb import COUNT, TEXT_OR_NULL, TEXTS, Verb
from caverna.expansions.frantic_fiends.engine.moves import FIEND_VERBS
from caverna.expansions.frantic_fiends.server.doors import OrcForecast
from caverna.expansions.frantic_fiends.view import shapes as fiend_shapes
from caverna.server import messages
from caverna.view import shapes
from scripts.typescript import comments_in, interface, written

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
HEAD = "/** {} Made by scripts/export_protocol.py from the types in Python. */\n"

VIEW = (
    shapes.ExpansionPart,
    shapes.DwarfView,
    shapes.Pen,
    shapes.FoodNeeded,
    shapes.PlayerView,
    shapes.SpaceView,
    shapes.Markers,
    shapes.FurnishingView,
    shapes.View,
)
FROM_SERVER = (
    messages.SeatInfo,
    messages.Decision,
    messages.GameEvent,
    messages.Forecast,
    messages.MoveChoice,
    messages.Suggestion,
    messages.LogEntry,
    messages.TurnInfo,
    messages.SetupInfo,
    messages.StateMessage,
    messages.ErrorMessage,
    messages.WhyNot,
    messages.Pong,
    messages.TableCreated,
    messages.Seated,
)
FROM_CLIENT = (
    messages.Hello,
    messages.PlayMove,
    messages.PlayMoves,
    messages.AskWhy,
    messages.Undo,
    messages.Restart,
    messages.TurnDone,
    messages.ChangeLanguage,
    messages.Ping,
    messages.SeatRequest,
    messages.NewTable,
)
OF_FIENDS = (
    fiend_shapes.TrapOnBoard,
    fiend_shapes.Captive,
    fiend_shapes.Friend,
    fiend_shapes.OrcView,
    fiend_shapes.PlayerFiends,
    fiend_shapes.EventBoard,
    fiend_shapes.RewardOnDisplay,
    fiend_shapes.TrapForSale,
    fiend_shapes.TableFiends,
)
TYPES = {"cell": "Cell", "orc": "Orc"} | dict.fromkeys(
    ("good", "animal", "animals", "material", "gives", "gets"), "Good"
)
"""What parts are, by their name or that of their kind; else they are words of their own."""


def base() -> str:
    """The base game."""
    goods = " | ".join(f'"{name}"' for name in GOOD_NAMES)
    return "\n\n".join(
        [
            HEAD.format("What travels between server and client."),
            f"export type Good = {goods};\nexport type Goods = Partial<Record<Good, number>>;",
            "export type Cell = string; // a1 to f4, beside the board rows 0 and 5, columns z and g",
            f"export type Tile = {written(get_args(shapes.Tile)[0])};",
            union("MoveParts", "A move in parts. Those of a box are declared in its own folder.", BASE_VERBS),
            *(interface(each) for each in VIEW),
            *(interface(each) for each in FROM_SERVER),
            *(interface(each, may_be_left_out=True) for each in FROM_CLIENT),
            "export type ServerMessage = StateMessage | ErrorMessage | WhyNot | Pong;",
            f"export type ClientMessage = {' | '.join(each.__name__ for each in FROM_CLIENT[:-2])};\n",
        ]
    ).replace("*/\n\n\n", "*/\n\n", 1)


def frantic_fiends() -> str:
    """The box."""
    added = comments_in(OrcForecast)
    assert not added, "give the forecast's comments a place"
    return "\n\n".join(
        [
            HEAD.format("What the box adds to what travels between server and client."),
            'import type { Cell, Forecast, Good, Goods } from "../../protocol";',
            f"export type Orc = {written(get_args(fiend_shapes.Orc)[0])}; // x: the additional one, a friend",
            union("FiendParts", "A move of the box in parts.", FIEND_VERBS),
            *(interface(each) for each in OF_FIENDS),
            "/** What would come of an answer about an orc. */\n"
            "export interface OrcForecast extends Forecast {\n  enters_cave: boolean;\n}\n",
        ]
    ).replace("*/\n\n\n", "*/\n\n", 1)


def union(name: str, comment: str, verbs: Sequence[Verb]) -> str:
    """All verbs with what each is about."""
    return (
        f"/** {comment} */\nexport type {name} =\n" + "\n".join(f"  | {parts(verb)}" for verb in verbs) + ";"
    )


def parts(verb: Verb) -> str:
    fields = "".join(f"; {name}: {part_type(name, kind, form)}" for name, kind, form in verb.fields())
    return f"{{ verb: {quoted(verb.key)}{fields} }}"


def part_type(name: str, kind: str, form: str) -> str:
    if form == COUNT:
        return "number"
    of = TYPES.get(name) or TYPES.get(kind, "string")
    if form == TEXTS:
        return f"{of}[]"
    return f"{of} | null" if form == TEXT_OR_NULL else of


def quoted(word: str) -> str:
    return f'"{word}"'


def files() -> dict[Path, str]:
    """Every file to be written, with its text."""
    return {
        WEB / "protocol.ts": base(),
        WEB / "expansions" / "frantic_fiends" / "protocol.ts": frantic_fiends(),
    }


def main() -> int:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
