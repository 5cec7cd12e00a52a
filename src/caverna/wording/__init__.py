"""The game in words: names, goods, questions, moves, events and help in any language there is."""

from caverna.wording.events import describe_event
from caverna.wording.help_texts import UnknownName, help_on
from caverna.wording.moves import describe_move
from caverna.wording.names import (
    describe_goods,
    furnishing_name,
    good_name,
    loot_name,
    player_name,
    space_name,
)
from caverna.wording.questions import describe_question

__all__ = [
    "UnknownName",
    "describe_event",
    "describe_goods",
    "describe_move",
    "describe_question",
    "furnishing_name",
    "good_name",
    "help_on",
    "loot_name",
    "player_name",
    "space_name",
]
