"""Reading a game in the words of the action board: what lies where, who stands where, what can be used."""

from caverna import Game
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import CELLS
from caverna.engine.state.game_state import NOBODY
from caverna.engine.state.player import HOME
from tests.arranging import answers

SEATS = "ABCDEFG"


def spaces_in_play(game: Game) -> set[str]:
    """The printed spaces and the cards on display."""
    keys = game.state.rules.space_keys
    return {keys[number] for number in (*game.state.rules.printed, *game.state.cards)}


def lying_on(game: Game, space: str) -> dict[str, int]:
    """The goods that have accumulated on a space."""
    stock = game.state.stock[game.state.rules.space_number[space]]
    return {GOOD_NAMES[good]: amount for good, amount in stock}


def usable(game: Game) -> set[str]:
    """The spaces on which the dwarf that is due may be placed."""
    return {move.removeprefix("place ") for move in answers(game) if move.startswith("place ")}


def copyable(game: Game) -> set[str]:
    """The spaces that may be imitated now."""
    return {move.removeprefix("imitate ") for move in answers(game) if move.startswith("imitate ")}


def beginning(game: Game, start: str) -> list[str]:
    """The answers that begin with these words."""
    return [move for move in answers(game) if move.startswith(start)]


def dwarfs_of(game: Game, seat: str = "A") -> list[str]:
    """Every dwarf of a seat as positions write it: `0`, `3@logging`, `new@growth`."""
    player = game.state.players[SEATS.index(seat)]
    keys = game.state.rules.space_keys
    found = []
    for dwarf, (weapon, place) in enumerate(zip(player.weapons, player.places, strict=True)):
        who = "new" if player.newborns >> dwarf & 1 else str(weapon)
        found.append(who if place == HOME else f"{who}@{keys[place]}")
    return found


def occupant(game: Game, space: str) -> str:
    """The seat whose dwarf stands on a space, or nothing."""
    seat = game.state.occupied[game.state.rules.space_number[space]]
    return "" if seat == NOBODY else SEATS[seat]


def rooms_of(game: Game, seat: str = "A") -> dict[str, str]:
    """The furnishings a seat has built, by space."""
    tiles = game.state.rules.furnishings
    rooms = game.state.players[SEATS.index(seat)].rooms
    return {CELLS[cell]: tiles[number].key for cell, number in rooms if tiles[number].is_for_sale}
