"""What the game tells about moves, event by event, in one line each."""

from caverna import Game
from caverna.engine.events import Event
from caverna.engine.goods import goods_text
from caverna.engine.home_board import CELLS

SAID_BY_THE_MOVE = ("tile_placed", "sown")
"""Of these the spaces say enough."""


def told(game: Game, *moves: str) -> list[str]:
    """`kind seat what goods spaces`, as far as there is something to say."""
    return [line(event) for move in moves for event in game.play(move)]


def line(event: Event) -> str:
    about = [] if event.kind in SAID_BY_THE_MOVE else [event.source, *map(str, details(event))]
    seat = "ABCDEFG"[event.seat] if event.seat >= 0 else "-"
    words = [event.kind, seat, *about, goods_text(event.goods), *(CELLS[cell] for cell in event.cells)]
    return " ".join(word for word in words if word)


def details(event: Event) -> list[object]:
    return list(getattr(event, "details", {}).values())
