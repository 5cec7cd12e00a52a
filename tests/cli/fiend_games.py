"""Games with the expansion at interesting moments, as files and as screens."""

from pathlib import Path

from caverna.cli.draw_home_board import draw_board_of
from caverna.cli.draw_player import draw_sheet
from caverna.cli.terminal import PLAIN
from caverna.game import Game
from caverna.record.record import write_record
from caverna.words.texts import Words
from tests.fiends.arranging import a_game

FIENDS = ("--expansion", "frantic_fiends")


def saved(tmp_path: Path, game: Game) -> Path:
    """A game as a file."""
    file = tmp_path / "record.txt"
    file.write_text(write_record(game), encoding="utf-8")
    return file


def on_the_screen(game: Game, language: str = "en", width: int = 110) -> str:
    """Home board and sheet of the first seat."""
    words, state = Words(language), game.state
    return "\n".join(
        [*draw_board_of(words, PLAIN, state, 0, width), *draw_sheet(words, PLAIN, state, 0, width)]
    )


def everything() -> Game:
    """A board with everything the expansion can put on it."""
    return a_game(
        round=5,
        rooms="orc_dwelling d3, warrior_dwelling e2",
        tunnel="e3",
        ore_mine="f3",
        mined="f3 3",
        donkey=1,
        dwarfs="0 0 5",
        orcs="a b2 3, b e2 7, c c1 9, d gone",
        traps="pitfall b3, catch_net a2 used",
        friends="d d3",
        captives="0 e2",
    )


def event_with_card(
    card: str,
    gold: int = 0,
    wood: int = 0,
    sown: str = "c4 grain 3",
    traps: str = "",
    strips: str = "",
    extensions: str = "",
    rooms: str = "carpenter d3",
) -> Game:
    """The first orc event: the card of orc I is drawn, its owner is asked."""
    game = a_game(
        players=1, phase="event", bribes="gold stone ore wood", gold=gold, wood=wood, sown=sown, traps=traps,
        strips=strips, extensions=extensions, rooms=rooms,
    )  # fmt: skip
    while game.seat != -1:
        game.play("done")
    game.play(card)
    return game


def card_that_leads(cells: str) -> str:
    """A card of the third deck that leads orc I from a1 over these spaces."""
    for number in range(1, 10):
        game = event_with_card(f"card 3.{number}", wood=1)
        if game.question.arguments["path"] == cells:
            return f"card 3.{number}"
    raise AssertionError(cells)
