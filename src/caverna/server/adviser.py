"""Advice for those who ask for it: worked out once for each version of a table, and then forgotten."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import UNSET

from caverna.advice.litters import where_they_stand
from caverna.advice.tile_scores import points_of_tiles
from caverna.advice.what_a_space_gives import goods_to_get
from caverna.engine.moves import BREED
from caverna.expansions import box_of
from caverna.server.feeding import suggestion
from caverna.server.messages import Advice, Forecast, Litter, Subject, Suggestion
from caverna.server.show import is_asked, seat_shown
from caverna.table.table import Table
from caverna.view.action_board import ONLOOKER
from caverna.words.texts import Words

Sight = tuple[int, bool, str]
"""The seat that looks, whether it is the one to answer, and its language."""


class Adviser:
    """Sits beside a table and is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = table.version
        self.known: dict[Sight, Advice] = {}

    def advise(self, about: Sequence[Subject], yours: Sequence[int], language: str) -> Advice:
        """What the owner of these seats wants to know about the table as it is now."""
        if self.version != self.table.version:
            self.version, self.known = self.table.version, {}
        sight = (seat_shown(self.table.asked_seat, yours), is_asked(self.table, yours), language)
        known = self.known.setdefault(sight, Advice(self.version))
        for subject in about:
            if getattr(known, subject) is UNSET:
                setattr(known, subject, ADVISERS[subject](self.table, sight))
        told = {subject: getattr(known, subject) for subject in about}
        return Advice(self.version, **told)


def tile_scores(table: Table, sight: Sight) -> dict[str, int]:
    """Nobody's points can be foretold to an onlooker."""
    seat, _, _ = sight
    return {} if seat == ONLOOKER else points_of_tiles(table.game.state, seat)


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
    """For every answer of which the box foresees something."""
    _, must_answer, language = sight
    answers = table.game.answers() if must_answer else []
    box, words, state = box_of(table.game.state.rules).server(), Words(language), table.game.state
    foreseen = ((move.text, box.forecast(words, state, move)) for move in answers)
    return {text: forecast for text, forecast in foreseen if forecast is not None}


ADVISERS: Mapping[Subject, Callable[[Table, Sight], object]] = {
    "tile_scores": tile_scores,
    "space_gains": space_gains,
    "feeding": feeding,
    "litters": litters,
    "forecasts": forecasts,
}
