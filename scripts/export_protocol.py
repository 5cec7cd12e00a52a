"""Write the types of what travels to the browser and back: python -m scripts.export_protocol

Those of the base game go to web/src/protocol.ts, those of a box to protocol.ts in its own folder.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from caverna.engine.goods import GOOD_NAMES
from caverna.engine.moves import BASE_VERBS
from caverna.engine.verb import COUNT, TEXT_OR_NULL, TEXTS, Verb
from caverna.expansions import all_expansions
from caverna.server.doors import ServerDoors
from caverna.server.protocol import http_messages, messages
from caverna.view import shapes
from caverna.view.client_doors import ClientDoors
from scripts.typescript import interface, written

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
    messages.MoveChoice,
    messages.PathPart,
    messages.LogEntry,
    messages.TurnInfo,
    messages.HintRules,
    messages.SetupInfo,
    messages.StateMessage,
    messages.ChangesMessage,
    messages.ErrorMessage,
    messages.WhyNot,
    messages.Forecast,
    messages.Suggestion,
    messages.Litter,
    messages.TileSwap,
    messages.Advice,
    messages.HintTurn,
    messages.Hint,
    messages.Pong,
    http_messages.TableCreated,
    http_messages.Seated,
    http_messages.SetupChoices,
    http_messages.Seal,
    http_messages.TableInfo,
    http_messages.DoneForHost,
    http_messages.TableAt,
    http_messages.Chart,
    http_messages.ReviewPoint,
    http_messages.CostlyTurn,
    http_messages.Review,
    http_messages.HelpLines,
    http_messages.Problem,
)
OVER_THE_SOCKET = (
    messages.StateMessage,
    messages.ChangesMessage,
    messages.ErrorMessage,
    messages.WhyNot,
    messages.Advice,
    messages.Hint,
    messages.Pong,
)
FROM_CLIENT = (
    messages.Hello,
    messages.PlayMove,
    messages.PlayMoves,
    messages.AskWhy,
    messages.AskAdvice,
    messages.AskHint,
    messages.AgreeToHints,
    messages.Undo,
    messages.Restart,
    messages.TurnDone,
    messages.ChangeLanguage,
    messages.AskState,
    messages.Ping,
)
ASKED = (
    http_messages.SeatRequest,
    http_messages.NewTable,
    http_messages.Join,
    http_messages.HostAsks,
    http_messages.Fork,
    http_messages.Import,
)
BORROWED = ("Cell", "Good", "Goods", "Tile")
"""Types of the base game that those of a box may use."""
TYPES = {"cell": "Cell"} | dict.fromkeys(("good", "animal", "animals", "material", "gives", "gets"), "Good")
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
            union(
                "MoveParts", "A move in parts. Those of a box are declared in its own folder.", BASE_VERBS, {}
            ),
            *(interface(each) for each in VIEW),
            *(interface(each) for each in FROM_SERVER),
            f"export type Subject = {written(messages.Subject)};",
            *(interface(each, may_be_left_out=True) for each in (*FROM_CLIENT, *ASKED)),
            f"export type ServerMessage = {' | '.join(each.__name__ for each in OVER_THE_SOCKET)};",
            f"export type ClientMessage = {' | '.join(each.__name__ for each in FROM_CLIENT)};\n",
        ]
    ).replace("*/\n\n\n", "*/\n\n", 1)


def of_box(client: ClientDoors, server: ServerDoors) -> str:
    """A box."""
    named = {name.lower(): name for name in client.aliases()}
    body = [
        *(f"export type {name} = {written(get_args(hint)[0])};" for name, hint in client.aliases().items()),
        union(client.parts_name, "A move of the box in parts.", client.verbs, named),
        *(interface(each) for each in (*client.shapes, *server.answers)),
        *(interface(each, may_be_left_out=True) for each in server.requests),
    ]
    used = [name for name in BORROWED if re.search(rf"\b{name}\b", "".join(body))]
    head = HEAD.format("What the box adds to what travels between server and client.").rstrip()
    borrowed = [f'import type {{ {", ".join(used)} }} from "../../protocol";'] if used else []
    return "\n\n".join([head, *borrowed, *body]) + "\n"


def union(name: str, comment: str, verbs: Sequence[Verb], types: dict[str, str]) -> str:
    """All verbs with what each is about."""
    ways = "\n".join(f"  | {parts(verb, TYPES | types)}" for verb in verbs)
    return f"/** {comment} */\nexport type {name} =\n{ways};"


def parts(verb: Verb, types: dict[str, str]) -> str:
    fields = "".join(f"; {name}: {part_type(types, name, kind, form)}" for name, kind, form in verb.fields())
    return f"{{ verb: {quoted(verb.key)}{fields} }}"


def part_type(types: dict[str, str], name: str, kind: str, form: str) -> str:
    if form == COUNT:
        return "number"
    of = types.get(name) or types.get(kind, "string")
    if form == TEXTS:
        return f"{of}[]"
    return f"{of} | null" if form == TEXT_OR_NULL else of


def quoted(word: str) -> str:
    return f'"{word}"'


def files() -> dict[Path, str]:
    """Every file to be written, with its text: a box has one if it has a folder in the client."""
    found = {WEB / "protocol.ts": base()}
    for name, box in all_expansions().items():
        folder = WEB / "expansions" / name
        if folder.exists():
            found[folder / "protocol.ts"] = of_box(box.client(), box.server())
    return found


def main() -> int:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
