"""What a box has to say: every place where its words come in. The base game adds nothing."""

from collections.abc import Callable, Mapping
from functools import cache

from caverna.engine.events import Event
from caverna.engine.hooks import Furnishing
from caverna.engine.moves import Move
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState
from caverna.expansions import all_expansions, box_of
from caverna.words.names import Names
from caverna.words.texts import Words
from caverna.words.topics import Topic, Writer

Arguments = dict[str, str | int]
"""What a sentence needs."""
Naming = Callable[[Words, str, Names], str]
"""How an argument of a question or a part of a move is put into words."""


class WordsDoors:
    """The words of a box, place by place. Derived classes override what their box says."""

    source_kinds: tuple[str, ...] = ()
    """Beside spaces, furnishings and moves, where goods can come from: the beginnings of such keys."""

    # Moves and questions.

    def move(self, words: Words, state: GameState, move: Move) -> str | None:
        """A move with what it means in this position; None if the box adds nothing to it."""
        return None

    def bare_move(self, words: Words, rules: Ruleset, move: Move) -> str | None:
        """A move of the box that says more than its parts, in whatever position; None for all others."""
        return None

    def arguments(self) -> Mapping[str, Naming]:
        """How things of the box are named: arguments of questions, and kinds of parts of moves."""
        return {}

    def foreseen(self, words: Words, seen: object, move: Move) -> str:
        """What the box's advice has foreseen of an answer; empty if nothing needs saying."""
        return ""

    # Events.

    def event_key(self, event: Event) -> str:
        """Under which key an event is told."""
        return f"event-{event.kind}"

    def event_arguments(self, words: Words, rules: Ruleset, event: Event) -> Arguments | None:
        """What the sentence needs beside the player; None for an event of the base game."""
        return None

    # Help.

    def topics(self, rules: Ruleset) -> list[Topic]:
        """Everything there is help on, beside what the base game's lists hold."""
        return []

    def writers(self) -> Mapping[str, Writer]:
        """For each further kind of topic who writes the help on it."""
        return {}

    def topic_name(self, words: Words, topic: Topic) -> str | None:
        """What a topic is called that has a number in place of a name of its own; None for all others."""
        return None

    def price(self, words: Words, tile: Furnishing) -> str | None:
        """What a furnishing costs if that is not simply its printed goods."""
        return None

    def where_found(self, words: Words, rules: Ruleset, topic: Topic) -> list[str]:
        """Where a furnishing can be found: lines above its help."""
        return []

    def figures(self, words: Words, rules: Ruleset, topic: Topic) -> list[str]:
        """Figures that the help does not say in words: lines below it."""
        return []

    def provenance(self, words: Words, rules: Ruleset, topic: Topic) -> list[str]:
        """How the figures of a topic are known: the last lines."""
        return []


BASE_DOORS = WordsDoors()


def doors_of(rules: Ruleset) -> WordsDoors:
    """What the box of a game has to say."""
    return box_of(rules).words()


@cache
def naming_by_boxes() -> dict[str, Naming]:
    """What questions and moves of any box name. A question knows its key, not its box."""
    return {
        name: naming for box in all_expansions().values() for name, naming in box.words().arguments().items()
    }
