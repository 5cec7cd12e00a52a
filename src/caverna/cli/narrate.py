"""A game told in lines: what each player did in a turn, and what came in between."""

from collections.abc import Sequence

from caverna.cli.draw_player import paint_seat
from caverna.cli.terminal import Paint, wrap
from caverna.engine.events import (
    BEGGED,
    CARD_REVEALED,
    CLEARED,
    GAINED,
    MARKER_REVEALED,
    PAID,
    ROUND_BEGINS,
    Event,
)
from caverna.engine.goods import GOODS_COUNT
from caverna.engine.moves import DONE, END
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NATURE
from caverna.expansions import box_of
from caverna.game import Game
from caverna.record.record import beginning
from caverna.table.log import PlayedMove, move_played
from caverna.words.events import describe_event
from caverna.words.moves import describe_move
from caverna.words.names import describe_goods
from caverna.words.texts import Words

BETWEEN = frozenset((BEGGED, CARD_REVEALED, CLEARED, MARKER_REVEALED, ROUND_BEGINS))
"""Events that get a line of their own; a box has more of them."""
INDENT = "   "


class Balance:
    """What a player won and spent, good by good."""

    def __init__(self) -> None:
        self.change = [0] * GOODS_COUNT

    def add(self, events: Sequence[Event], seat: int) -> None:
        """Count what these events changed for a seat."""
        for event in events:
            if event.seat == seat and event.kind in (GAINED, PAID):
                sign = 1 if event.kind == GAINED else -1
                for good, amount in event.goods:
                    self.change[good] += sign * amount

    def text(self, words: Words) -> str:
        """`+3 wood, −1 food`; empty if nothing changed."""
        parts = []
        for good, change in enumerate(self.change):
            if change:
                parts.append(("+" if change > 0 else "−") + describe_goods(words, ((good, abs(change)),)))
        return ", ".join(parts)


class Narrator:
    """Gathers the moves of a turn into one line."""

    def __init__(self, words: Words, paint: Paint, rules: Ruleset, names: Sequence[str], width: int) -> None:
        self.words = words
        self.rules = rules
        self.box = box_of(rules).terminal()
        self.paint = paint
        self.names = names
        self.width = width
        self.seat = NATURE
        self.done: list[str] = []
        self.balance = Balance()
        self.meanwhile: list[str] = []
        """What happened during the turn, to be told behind it."""

    def tell(self, played: PlayedMove) -> list[str]:
        """The lines that are ready after a move: the turn if it is over, then what happened in between."""
        seat, move = played.logged.seat, played.move
        if seat == NATURE:
            return self.in_between(played.events)
        self.seat = seat
        if move.verb not in (DONE, END):
            self.done.append(describe_move(self.words, played.before, move, self.names))
        self.balance.add(played.events, seat)
        self.meanwhile += self.in_between(played.events)
        return self.turn() if played.ends_turn else []

    def opening(self, game: Game) -> list[str]:
        """The heading of a game that stands in a round before its first move, as solo games do."""
        if not game.state.round or game.origin:
            return []
        return self.heading(self.words.say("ui-round-begins", round=game.state.round))

    def heading(self, text: str) -> list[str]:
        """The heading of a round."""
        return ["", self.paint(f"── {text} ──", "bold")]

    def turn(self) -> list[str]:
        """The line of the turn gathered so far, and what happened meanwhile; a new one begins."""
        meanwhile, self.meanwhile = self.meanwhile, []
        if not self.done:
            return meanwhile
        label = paint_seat(self.paint, self.seat, self.names[self.seat])
        text = f"{label}: {'; '.join(self.done)}"
        balance = self.balance.text(self.words)
        if balance:
            text += f"  {self.paint('[' + balance + ']', 'yellow')}"
        self.done, self.balance = [], Balance()
        return [*wrap(text, self.width, INDENT), *meanwhile]

    def in_between(self, events: Sequence[Event]) -> list[str]:
        """What happened to everybody."""
        lines: list[str] = []
        told = BETWEEN | self.box.events_told
        for group in self.told_together([event for event in events if event.kind in told]):
            event = group[0]
            if event.kind == ROUND_BEGINS or event.kind in self.box.headings:
                lines += self.heading(describe_event(self.words, self.rules, event, self.names))
            elif len(group) > 1:
                lines += wrap(self.box.tell_together(self.words, group, self.names), self.width, INDENT)
            else:
                lines += wrap(describe_event(self.words, self.rules, event, self.names), self.width, INDENT)
        return lines

    def told_together(self, events: Sequence[Event]) -> list[list[Event]]:
        """What goes into one line in one group, everything else alone."""
        groups: list[list[Event]] = []
        for event in events:
            if groups and self.box.is_told_with(event, groups[-1][-1]):
                groups[-1].append(event)
            else:
                groups.append([event])
        return groups


def narrate_game(words: Words, paint: Paint, game: Game, names: Sequence[str], width: int) -> list[str]:
    """The whole game up to now."""
    told, _ = narrate_moves(words, paint, game, names, width, len(game.moves_played))
    return told


def narrate_moves(
    words: Words, paint: Paint, game: Game, names: Sequence[str], width: int, count: int
) -> tuple[list[str], Game]:
    """The first moves of a game, and the game after them."""
    narrator = Narrator(words, paint, game.state.rules, names, width)
    replayed = beginning(game)
    lines = narrator.opening(replayed)
    for _, move in game.moves_played[:count]:
        before = replayed.state.copy()
        events = replayed.play(move)
        lines += narrator.tell(move_played(before, move, replayed.state, events))
    return [*lines, *narrator.turn()], replayed
