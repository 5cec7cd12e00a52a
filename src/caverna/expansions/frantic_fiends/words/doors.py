"""What the box has to say, for every place where the base game asks."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from caverna.engine.events import Event
from caverna.engine.hooks import Furnishing
from caverna.engine.moves import Move
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.words.bare_moves import describe_bare_fiend_move
from caverna.expansions.frantic_fiends.words.events import fiend_event_arguments, key_of
from caverna.expansions.frantic_fiends.words.figures import sourced, values_of
from caverna.expansions.frantic_fiends.words.forecast import foreseen_in_words
from caverna.expansions.frantic_fiends.words.help_texts import (
    FIEND_WRITERS,
    fiend_topics,
    on_the_boards,
    price_of,
)
from caverna.expansions.frantic_fiends.words.moves import describe_fiend_move
from caverna.expansions.frantic_fiends.words.names import extension_name, milestone_name, strip_name
from caverna.expansions.frantic_fiends.words.questions import ARGUMENTS
from caverna.words.doors import Arguments, Naming, WordsDoors
from caverna.words.texts import Words
from caverna.words.topics import Topic, Writer

if TYPE_CHECKING:
    from caverna.expansions.frantic_fiends.advice.forecast import Foreseen

NUMBERED = {"extension": extension_name, "strip": strip_name, "milestone": milestone_name}


class FiendWords(WordsDoors):
    """The words of the box."""

    source_kinds = ("reward", "trap")

    def move(self, words: Words, state: GameState, move: Move) -> str | None:
        return describe_fiend_move(words, state, move)

    def bare_move(self, words: Words, rules: Ruleset, move: Move) -> str | None:
        return describe_bare_fiend_move(words, rules, move)

    def arguments(self) -> Mapping[str, Naming]:
        return ARGUMENTS

    def foreseen(self, words: Words, seen: object, move: Move) -> str:
        return foreseen_in_words(words, cast("Foreseen", seen), move)

    def event_key(self, event: Event) -> str:
        return key_of(event)

    def event_arguments(self, words: Words, rules: Ruleset, event: Event) -> Arguments | None:
        return fiend_event_arguments(words, rules, event)

    def topics(self, rules: Ruleset) -> list[Topic]:
        return fiend_topics(cast(FiendRuleset, rules))

    def writers(self) -> Mapping[str, Writer]:
        return FIEND_WRITERS

    def topic_name(self, words: Words, topic: Topic) -> str | None:
        return NUMBERED[topic.kind](words, topic.key) if topic.kind in NUMBERED else None

    def price(self, words: Words, tile: Furnishing) -> str | None:
        return price_of(words, tile)

    def where_found(self, words: Words, rules: Ruleset, topic: Topic) -> list[str]:
        return on_the_boards(words, rules, topic)

    def figures(self, words: Words, rules: Ruleset, topic: Topic) -> list[str]:
        return values_of(words, rules, topic)

    def provenance(self, words: Words, rules: Ruleset, topic: Topic) -> list[str]:
        return sourced(words, rules, topic)


WORDS = FiendWords()
