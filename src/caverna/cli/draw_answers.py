"""A decision as a list to choose from: answers first, any-time moves apart from them."""

from collections.abc import Sequence

from caverna.cli.terminal import Paint, in_columns, wrap
from caverna.engine.agenda.effect import Perform
from caverna.engine.moves import FURNISH
from caverna.engine.state.game_state import GameState
from caverna.engine.verb import TURN, Move
from caverna.engine.verbs.furnish import Furnish, price_of
from caverna.expansions import box_of
from caverna.words.moves import describe_move
from caverna.words.names import describe_goods
from caverna.words.texts import Words

MOST_ANYTIME = 6
"""So many any-time moves are shown without being asked for."""


class AnswerList:
    """The legal moves of a decision with the numbers to type: answers, then any-time moves."""

    def __init__(
        self, words: Words, paint: Paint, state: GameState, answers: Sequence[Move], anytime: Sequence[Move]
    ) -> None:
        self.words = words
        self.paint = paint
        self.state = state
        self.answers = list(answers)
        self.anytime = list(anytime)
        self.box = box_of(state.rules)

    @property
    def legal(self) -> list[Move]:
        """In the order of their numbers."""
        return self.answers + self.anytime

    def place_numbers(self) -> dict[int, int]:
        """For each space a dwarf, or the only worker of another kind, can go to the number to type."""
        if len({worker for move in self.answers if (worker := others_than_dwarfs(move))}) > 1:
            return {}
        places = [(self.place(move), i) for i, move in enumerate(self.answers, 1)]
        return {space: i for space, i in places if space is not None}

    def place(self, move: Move) -> int | None:
        """The space a move sends somebody to."""
        key = move.parts.get("space") if move.declared.role == TURN else None
        return None if key is None else self.state.rules.space_number[str(key)]

    @property
    def sends_workers(self) -> bool:
        """Whether somebody is to be placed."""
        return any(self.place(move) is not None for move in self.answers)

    def describe(self, move: Move) -> str:
        """The move in words; a furnishing with its price, others with what would come of them."""
        text = describe_move(self.words, self.state, move)
        more = self.price(move) if move.verb == FURNISH else self.forecast(move)
        return f"{text} ({more})" if more else text

    def forecast(self, move: Move) -> str:
        """What would come of an answer; empty if nothing needs saying."""
        seen = self.box.foresee(self.state, move)
        return "" if seen is None else self.box.words().foreseen(self.words, seen, move)

    def price(self, move: Move) -> str:
        """What a furnishing costs this player here; loot may be cheaper."""
        step, tile = self.state.agenda[-1], self.state.rules.furnishings[move.first]
        list_price = tile.cost
        if isinstance(step, Perform) and isinstance(step.effect, Furnish):
            list_price = step.effect.list_price(tile)
        said = self.box.terminal().price(self.words, self.state, move)
        said = self.box.words().price(self.words, tile) if said is None else said
        if said is not None:
            return said
        cost = price_of(self.state, step.seat, list_price)
        return describe_goods(self.words, cost) if cost else self.words.say("ui-no-cost")

    def item(self, number: int, move: Move) -> str:
        """A line of the list."""
        return f"{self.paint(f'{number:>3}', 'bold')} {self.describe(move)}"

    def item_with_text(self, number: int, move: Move) -> str:
        """A line of the list with the text one could type instead."""
        return f"{self.item(number, move)} {self.paint(f'[{move.text}]', 'grey')}"

    def short(self, width: int, without_places: bool) -> list[str]:
        """What a player needs to see at each decision. Places may already stand on the action board."""
        listed = [
            self.item(i, move)
            for i, move in enumerate(self.answers, 1)
            if not (without_places and self.place(move) is not None)
        ]
        return in_columns(listed, width) + self.short_anytime(width)

    def short_anytime(self, width: int) -> list[str]:
        """The first few any-time moves, and how to see the rest."""
        if not self.anytime:
            return []
        first = len(self.answers) + 1
        shown = [self.item(i, move) for i, move in enumerate(self.anytime[:MOST_ANYTIME], first)]
        lines = [self.paint(f"{self.words.say('ui-any-time')}:", "bold"), *in_columns(shown, width)]
        if len(self.anytime) > MOST_ANYTIME:
            more = self.words.say("ui-cli-more-anytime", n=len(self.anytime) - MOST_ANYTIME)
            lines.append(self.paint(f"    {more}", "grey"))
        return lines

    def full_answers(self, width: int) -> list[str]:
        """All answers with their texts."""
        return in_columns([self.item_with_text(i, move) for i, move in enumerate(self.answers, 1)], width)

    def full_anytime(self, width: int) -> list[str]:
        """All any-time moves with their texts."""
        if not self.anytime:
            return [self.words.say("ui-cli-no-anytime")]
        first = len(self.answers) + 1
        listed = [self.item_with_text(i, move) for i, move in enumerate(self.anytime, first)]
        return wrap(self.words.say("ui-any-time-hint"), width) + in_columns(listed, width)


def others_than_dwarfs(move: Move) -> tuple[str, ...]:
    """Whom a move sends to a space, if it has to say so: dwarfs go in their order."""
    if move.declared.role != TURN or "space" not in move.parts:
        return ()
    return tuple(str(part) for name, part in move.parts.items() if name not in ("verb", "space"))
