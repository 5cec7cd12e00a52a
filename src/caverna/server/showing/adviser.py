"""Advice for those who ask for it: worked out once for each version of a table, and then forgotten."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import UNSET

from caverna.advice.litters import where_they_stand
from caverna.advice.tile_scores import points_of_tiles
from caverna.advice.ways_to_pay import within_reach
from caverna.advice.what_a_space_gives import goods_to_get
from caverna.engine.moves import BREED
from caverna.expansions import box_of
from caverna.server.protocol.messages import Advice, Forecast, Litter, Subject, Suggestion, TileSwap
from caverna.server.showing.feeding import suggestion
from caverna.server.showing.show import is_asked, seat_shown
from caverna.table.table import Table
from caverna.view.action_board import ONLOOKER
from caverna.view.by_name import goods_by_name
from caverna.words.texts import Words

Sight = tuple[int, bool, str]
"""The seat that looks, whether it is the one to answer, and its language."""


class Adviser:
    """Sits beside a table and is asked."""

    def __init__(self) -> None:
        self.version = -1
        self.known: dict[Sight, Advice] = {}

    def forget(self) -> None:
        """Whoever wants to know it again has to ask."""
        self.version, self.known = -1, {}

    def advise(self, table: Table, about: Sequence[Subject], yours: Sequence[int], language: str) -> Advice:
        """What the owner of these seats wants to know about the table as it is now."""
        if self.version != table.version:
            self.version, self.known = table.version, {}
        sight = (seat_shown(table.asked_seat, yours), is_asked(table, yours), language)
        known = self.known.setdefault(sight, Advice(self.version))
        for subject in about:
            if getattr(known, subject) is UNSET:
                setattr(known, subject, ADVISERS[subject](table, sight))
        told = {subject: getattr(known, subject) for subject in about}
        return Advice(self.version, **told)


def tile_scores(table: Table, sight: Sight) -> dict[str, int]:
    """Nobody's points can be foretold to an onlooker."""
    seat, _, _ = sight
    return {} if seat == ONLOOKER else points_of_tiles(table.game.state, seat)


def tile_swaps(table: Table, sight: Sight) -> dict[str, TileSwap]:
    """For whoever has a supply."""
    seat, _, _ = sight
    state = table.game.state
    found = {} if seat == ONLOOKER or table.game.is_over else within_reach(state, seat)
    texts = state.rules.moves.all
    return {
        key: TileSwap([texts[move].text for move in moves], goods_by_name(pays), goods_by_name(gets))
        for key, (moves, pays, gets) in found.items()
    }


def space_gains(table: Table, sight: Sight) -> dict[str, dict[str, int]]:
    """Nor does he get anything."""
    seat, _, _ = sight
    return {} if seat == ONLOOKER else goods_to_get(table.game.state, seat)


def feeding(table: Table, sight: Sight) -> Suggestion | None:
    """For whoever has to feed his dwarfs."""
    _, must_answer, language = sight
    return suggestion(Words(language), table) if must_answer else None


def litters(table: Table, sight: Sight) -> dict[str, Litter]:
    """For every litter that can be chosen."""
    _, must_answer, _ = sight
    answers = table.game.answers() if must_answer else []
    state = table.game.state
    return {
        move.text: Litter(*where_they_stand(state, move))
        for move in answers
        if move.verb == BREED and move.first
    }


def forecasts(table: Table, sight: Sight) -> dict[str, Forecast]:
    """For every answer of which the box foresees something: everybody can see it coming, onlookers, too."""
    _, _, language = sight
    answers = [] if table.is_over else table.game.answers()
    box, words, state = box_of(table.game.state.rules).server(), Words(language), table.game.state
    foreseen = ((move.text, box.forecast(words, state, move)) for move in answers)
    return {text: forecast for text, forecast in foreseen if forecast is not None}


ADVISERS: Mapping[Subject, Callable[[Table, Sight], object]] = {
    "tile_scores": tile_scores,
    "tile_swaps": tile_swaps,
    "space_gains": space_gains,
    "feeding": feeding,
    "litters": litters,
    "forecasts": forecasts,
}
