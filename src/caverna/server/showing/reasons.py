"""Why a player cannot do now what he points at."""

from caverna.advice.why_not.explain import explain
from caverna.engine.home_board import CELLS, MOUNTAIN_CELLS, cells_of
from caverna.engine.moves import FURNISH, Move
from caverna.engine.reasons import Reason
from caverna.engine.verbs.furnish import ANY_TILE, Furnish, sites
from caverna.table.table import Table
from caverna.words.reasons import sentence
from caverna.words.texts import Words

ANOTHER_QUESTION = "why-no-answer"


def reason(table: Table, text: str, language: str) -> str:
    """The reason in this language; empty for a legal move and for one that is simply not asked for now."""
    game, words = table.game, Words(language)
    if game.is_over:
        return ""
    move = move_meant(table, text)
    if move in game.legal_moves():
        return ""
    found = against_furnishing(table, move) if move.verb == FURNISH else None
    if found is None:
        found = explain(game.state, move)
    return "" if found.key == ANOTHER_QUESTION else sentence(found, words, table.names)


def move_meant(table: Table, text: str) -> Move:
    """The move, or the furnishing on the place where it would fit best."""
    game = table.game
    key = text.removeprefix("furnish ").strip()
    number = game.state.rules.furnishing_number.get(key, -1)
    if number < 0 or key == text:
        return game.move(text)
    seat = table.asked_seat
    assert seat is not None
    places = cells_of(sites(game.state, game.state.players[seat], game.state.rules.furnishings[number]))
    return game.move(f"furnish {key} {CELLS[places[0] if places else MOUNTAIN_CELLS[0]]}")


def against_furnishing(table: Table, move: Move) -> Reason:
    """What speaks against a tile whatever is asked at the moment: gone, too expensive, no cavern."""
    state, seat = table.game.state, table.asked_seat
    assert seat is not None
    anything = Furnish(ANY_TILE, None)
    tile = state.rules.furnishings[move.first]
    found = anything.why_not_offered(state, seat, move.first) or anything.why_not_paid(
        state, seat, move.first
    )
    if found is None and not sites(state, state.players[seat], tile):
        found = anything.why_impossible(state, seat)
    return found
