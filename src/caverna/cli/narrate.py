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
from caverna.engine.home_board import CELLS
from caverna.engine.moves import DONE, END, Move
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NATURE
from caverna.expansions.frantic_fiends.engine.events import (
    ARMED,
    CAPTURED,
    CARD_DRAWN,
    EVENT_BEGINS,
    EXTRACTED,
    FREED,
    LOST,
    ORC_APPEARED,
    ORC_BEFRIENDED,
    ORC_DEFEATED,
    ORC_HELD,
    ORC_MOVED,
    ORC_OCCUPIES,
    ORC_WEAKENED,
    TRAP_TRIGGERED,
)
from caverna.expansions.frantic_fiends.words.names import orc_name, path_in_words
from caverna.game import Game
from caverna.record.record import beginning
from caverna.table.turns import is_new_turn
from caverna.words.events import describe_event
from caverna.words.moves import describe_move
from caverna.words.names import describe_goods
from caverna.words.texts import Words

BETWEEN = (
    *(BEGGED, CARD_REVEALED, CLEARED, MARKER_REVEALED, ROUND_BEGINS),
    *(EVENT_BEGINS, CARD_DRAWN, ORC_MOVED, ORC_APPEARED, ORC_WEAKENED, ORC_HELD, ORC_DEFEATED),
    *(ORC_BEFRIENDED, ORC_OCCUPIES, TRAP_TRIGGERED, LOST, CAPTURED, FREED, EXTRACTED, ARMED),
)
"""Events that get a line of their own."""
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
        self.paint = paint
        self.names = names
        self.width = width
        self.seat = NATURE
        self.done: list[str] = []
        self.balance = Balance()
        self.meanwhile: list[str] = []
        """What happened during the turn, to be told behind it."""

    def tell(self, before: Game, move: Move, after: Game, events: Sequence[Event]) -> list[str]:
        """The lines that are ready after a move: the turn if it is over, then what happened in between."""
        seat = before.seat
        assert seat is not None
        if seat == NATURE:
            return self.in_between(events)
        self.seat = seat
        if move.verb not in (DONE, END):
            self.done.append(describe_move(self.words, before.state, move, self.names))
        self.balance.add(events, seat)
        self.meanwhile += self.in_between(events)
        return self.turn() if is_new_turn(before, move, after) else []

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
        for group in walks_together([event for event in events if event.kind in BETWEEN]):
            event = group[0]
            if event.kind in (ROUND_BEGINS, EVENT_BEGINS):
                lines += self.heading(describe_event(self.words, self.rules, event, self.names))
            elif len(group) > 1:
                lines += wrap(self.walk(group), self.width, INDENT)
            else:
                lines += wrap(describe_event(self.words, self.rules, event, self.names), self.width, INDENT)
        return lines

    def walk(self, steps: Sequence[Event]) -> str:
        """Several steps of an orc in one line."""
        way = path_in_words(self.words, [CELLS[step.cells[0]] for step in steps])
        orc = orc_name(self.words, steps[0].source)
        return self.words.say("ui-cli-orc-walks", orc=orc, player=self.names[steps[0].seat], path=way)


def walks_together(events: Sequence[Event]) -> list[list[Event]]:
    """Steps of the same orc that follow each other in one group, everything else alone."""
    groups: list[list[Event]] = []
    for event in events:
        last = groups[-1][-1] if groups else None
        if (
            last is not None
            and event.kind == last.kind == ORC_MOVED
            and (event.seat, event.source) == (last.seat, last.source)
        ):
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
        before = replayed.copy()
        events = replayed.play(move)
        lines += narrator.tell(before, move, replayed, events)
    return [*lines, *narrator.turn()], replayed
