"""Players who do nothing, so that a test sees what the rounds do by themselves; what lies on the table."""

from collections.abc import Iterator

from caverna import Game
from caverna.engine.goods import GOOD_NAMES
from tests.arranging import answers

IDLE = ("pass", "done", "end", "feed 0", "choose field", "breed none")


def sit_out(game: Game) -> str:
    """Answer one question as somebody who does nothing; says which answer that was."""
    move = next(idle for idle in IDLE if idle in answers(game))
    game.play(move)
    return move


def sit_out_work(game: Game) -> Game:
    """Everybody passes until the work phase is over."""
    while not game.is_over and "pass" in answers(game):
        game.play("pass")
    return game


def sit_out_round(game: Game) -> list[str]:
    """Everybody does nothing until the next round, a question of chance or the end; the answers given."""
    number, given = game.state.round, []
    while not game.is_over and game.seat != -1 and game.state.round == number:
        given.append(sit_out(game))
    return given


def rounds_of(game: Game) -> Iterator[Game]:
    """The game, sat out to its end, at the first decision of each round. Chance must be dealt."""
    while not game.is_over:
        yield game
        sit_out_round(game)


def lying_on(game: Game, space: str) -> dict[str, int]:
    """What has accumulated on a space."""
    stock = game.state.stock[game.state.rules.space_number[space]]
    return {GOOD_NAMES[good]: amount for good, amount in stock}


def cards_of(game: Game) -> list[str]:
    """The cards on display, in order."""
    return [game.state.rules.space_keys[card] for card in game.state.cards]


def printed_on(game: Game) -> list[str]:
    """The spaces printed on the boards in use."""
    return [game.state.rules.space_keys[space] for space in game.state.rules.printed]


def dwarf_on(game: Game, space: str) -> int:
    """The seat whose dwarf stands on a space, or -1."""
    return game.state.occupied[game.state.rules.space_number[space]]
