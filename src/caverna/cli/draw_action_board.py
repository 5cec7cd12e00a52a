"""The action board as a drawing: spaces with goods and dwarfs, cards by round, and what may still come."""

from collections.abc import Sequence

from caverna.cli.draw_player import in_one_go, paint_seat
from caverna.cli.terminal import Paint, pad, pad_left, side_by_side, visible_length, wrap
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.state.game_state import NOBODY, GameState
from caverna.expansions import box_of
from caverna.words.names import describe_goods
from caverna.words.texts import Words

GAP = "    "
INDENT = " " * 3

Numbers = dict[int, int]
"""For a space the number to type for placing a dwarf there."""


class ActionBoardDrawing:
    """Draws the action board of a game."""

    def __init__(self, words: Words, paint: Paint, state: GameState, numbers: Numbers) -> None:
        self.words = words
        self.paint = paint
        self.state = state
        self.numbers = numbers

    def lines(self, width: int) -> list[str]:
        """The printed spaces on the left, the cards on the right; below each other if that is too wide."""
        printed = self.block(self.words.say("ui-action-board"), list(self.state.rules.printed), ())
        cards = self.block(self.words.say("ui-cli-cards"), list(self.state.cards), self.state.rules.rounds)
        cards_width = max(visible_length(line) for line in cards)
        left = width - len(GAP) - max(visible_length(line) for line in printed)
        if cards_width <= left:
            drawn = side_by_side(printed, [*cards, *self.still_to_come(left)], GAP)
        else:
            drawn = [*printed, *cards, *self.still_to_come(width)]
        return [*in_one_go(self.heading(), width), *drawn]

    def heading(self) -> list[str]:
        """Round, harvest, markers, starting player."""
        state, say = self.state, self.words.say
        parts = [self.paint(say("round", round=state.round, of=state.rules.rounds[-1]), "bold")]
        parts.append(
            f"{say('ui-cli-round-end')}: {say(f'harvest-{box_of(state.rules).harvests()[state.harvest]}')}"
        )
        if state.leaves or state.questions:
            key = box_of(state.rules).terminal().markers_key
            parts.append(say(key, left=state.leaves, n=state.questions))
        if state.rules.players > 1:
            parts.append(
                f"{say('ui-starting-player')}: {paint_seat(self.paint, state.start, SEAT_NAMES[state.start])}"
            )
        return parts

    def block(self, title: str, spaces: list[int], rounds: Sequence[int]) -> list[str]:
        """Spaces in equal columns: number, who stands there, name, goods. Cards have their rounds."""
        rows = [self.row(space) for space in spaces]
        for i, (number, name, goods, who) in enumerate(rows[: len(rounds)]):
            rows[i] = (number, f"{rounds[i]}: {name}", goods, who)
        names = max((len(name) for _, name, _, _ in rows), default=0)
        lying = max((len(goods) for _, _, goods, _ in rows), default=0)
        drawn = [self.paint(title, "bold")]
        for space, (number, name, goods, who) in zip(spaces, rows, strict=True):
            is_open = not self.numbers or space in self.numbers
            styles = () if is_open else ("grey",)
            line = f"{self.paint(pad_left(number, 3), 'bold')} {who} {self.paint(pad(name, names), *styles)}"
            drawn.append(f"{line}  {self.paint(pad(goods, lying), 'yellow')}")
        return drawn

    def row(self, space: int) -> tuple[str, str, str, str]:
        """The columns of one space."""
        state = self.state
        occupant = state.occupied[space]
        who = "·" if occupant == NOBODY else paint_seat(self.paint, occupant, SEAT_NAMES[occupant])
        number = str(self.numbers[space]) if space in self.numbers else ""
        goods = describe_goods(self.words, state.stock[space]) if state.stock[space] else ""
        return number, self.words.say(f"space-{state.rules.space_keys[space]}"), goods, who

    def still_to_come(self, width: int) -> list[str]:
        """The cards nobody has seen yet, with the rounds in which they can come."""
        drawn: list[str] = []
        for rounds, cards in rounds_to_come(self.state):
            names = ", ".join(self.words.say(f"space-{self.state.rules.space_keys[card]}") for card in cards)
            span = str(rounds[0]) if len(rounds) == 1 else f"{rounds[0]}–{rounds[-1]}"
            drawn.append(f"{span}: {names}")
        if not drawn:
            return []
        title = self.paint(self.words.say("ui-still-to-come"), "bold")
        return [title, *[line for text in drawn for line in wrap(text, width, INDENT)]]


def rounds_to_come(state: GameState) -> list[tuple[list[int], tuple[int, ...]]]:
    """Rounds ahead that draw from the same cards, with those cards."""
    found: list[tuple[list[int], tuple[int, ...]]] = []
    for number in state.rules.rounds[len(state.cards) :]:
        cards = tuple(card for card in state.rules.cards_by_round[number] if state.cards_left >> card & 1)
        if found and found[-1][1] == cards:
            found[-1][0].append(number)
        else:
            found.append(([number], cards))
    return found


def draw_action_board(
    words: Words, paint: Paint, state: GameState, width: int, numbers: Numbers
) -> list[str]:
    """The action board. With `numbers` the spaces that can be used carry the number to type."""
    return ActionBoardDrawing(words, paint, state, numbers).lines(width)
