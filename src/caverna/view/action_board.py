"""The action board as everybody sees it: spaces, cards to come, furnishings left."""

from caverna.engine.home_board import cells_of
from caverna.engine.rounds.reveal import cards_still_to_come
from caverna.engine.ruleset import discount
from caverna.engine.state.game_state import NATURE, NOBODY, GameState
from caverna.engine.verbs.furnish import price_of
from caverna.view.by_name import goods_by_name
from caverna.view.doors import Data

ONLOOKER = NATURE
"""The seat of somebody who only watches."""


def stage_of(state: GameState) -> int:
    """The stage whose cards come this round; 0 before the first one."""
    cards = state.rules.cards_by_round.get(state.round, ())
    return max((state.rules.space(card).stage for card in cards), default=0)


def spaces_in_play(state: GameState) -> tuple[int, ...]:
    """The printed spaces, then the cards in the order they came."""
    return (*state.rules.printed, *state.cards)


def space_view(state: GameState, number: int) -> Data:
    """A space in play: what lies there and who stands there."""
    occupant = state.occupied[number]
    return {
        "space": state.rules.space_keys[number],
        "goods": goods_by_name(state.stock[number]),
        "occupied_by": None if occupant == NOBODY else occupant,
        "is_protected": bool(state.protected >> number & 1),
    }


def cards_to_come(state: GameState) -> dict[str, list[str]]:
    """For each stage the cards that are still to come, by name: their order says nothing."""
    found: dict[str, list[str]] = {}
    for card in cards_still_to_come(state):
        found.setdefault(str(state.rules.space(card).stage), []).append(state.rules.space_keys[card])
    return {stage: sorted(keys) for stage, keys in sorted(found.items())}


def pays_printed_prices(state: GameState, seat: int) -> bool:
    """Whether nothing makes furnishings cheaper for this seat."""
    return seat == ONLOOKER or not discount(state.players[seat], state.rules.furnishing_discounts)


def furnishings_for_sale(state: GameState, seat: int) -> list[Data]:
    """The furnishings left, with what they cost this seat; an onlooker sees the printed price."""
    found: list[Data] = []
    is_printed = pays_printed_prices(state, seat)
    for number in cells_of(state.available):
        tile = state.rules.furnishings[number]
        price = tile.cost if is_printed else price_of(state, seat, tile.cost)
        found.append({"furnishing": tile.key, "cost": goods_by_name(price)})
    return found
