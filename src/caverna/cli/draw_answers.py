"""A decision as a list to choose from: answers first, any-time moves apart from them."""

from collections.abc import Sequence

from caverna.cli.draw_furnishings import WARRIOR_DWELLING
from caverna.cli.terminal import Paint, in_columns, wrap
from caverna.engine.agenda.effect import Perform
from caverna.engine.moves import FURNISH, PLACE, Move
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.furnish import Furnish, price_of
from caverna.expansions import box_of
from caverna.expansions.frantic_fiends.campaign.game import ApplyBonus
from caverna.expansions.frantic_fiends.engine.moves import SEND
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

    @property
    def legal(self) -> list[Move]:
        """In the order of their numbers."""
        return self.answers + self.anytime

    def place_numbers(self) -> dict[int, int]:
        """For each space a dwarf, or the only kind of orc, can go to the number to type."""
        if len({move.first for move in self.answers if move.verb == SEND}) > 1:
            return {}
        return {
            move.first if move.verb == PLACE else move.second: i
            for i, move in enumerate(self.answers, 1)
            if move.verb in (PLACE, SEND)
        }

    @property
    def sends_workers(self) -> bool:
        """Whether a dwarf or an orc is to be placed."""
        return any(move.verb in (PLACE, SEND) for move in self.answers)

    def describe(self, move: Move) -> str:
        """The move in words; a furnishing with its price, a decision about an orc with what comes of it."""
        text = describe_move(self.words, self.state, move)
        more = self.price(move) if move.verb == FURNISH else self.forecast(move)
        return f"{text} ({more})" if more else text

    def forecast(self, move: Move) -> str:
        """What would come of an answer; empty if nothing needs saying."""
        box = box_of(self.state.rules)
        seen = box.foresee(self.state, move)
        return "" if seen is None else box.words_part().foreseen(self.words, seen, move)

    def price(self, move: Move) -> str:
        """What a furnishing costs this player here; loot may be cheaper, a bonus of the campaign is free."""
        step, tile = self.state.agenda[-1], self.state.rules.furnishings[move.first]
        list_price = tile.cost
        if isinstance(step, Perform) and isinstance(step.effect, Furnish):
            list_price = step.effect.list_price(tile)
        if isinstance(step, ApplyBonus):
            return self.words.say("ui-no-cost")
        if tile.key == WARRIOR_DWELLING:
            return self.words.say("ui-warrior-price")
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
            if not (without_places and move.verb in (PLACE, SEND))
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
