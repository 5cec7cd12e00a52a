"""How lanterns are written down."""

from typing import Annotated, cast

from msgspec import Meta

from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.game import Game
from caverna.record import position_words as read
from caverna.record.doors import RecordDoors
from caverna.record.position_reader import PositionReader
from caverna.record.position_seat import SeatReader
from caverna.record.position_words import Line
from caverna.record.snapshot_shape import PlayerShape, StateShape
from caverna.record.write_position import Writer

from .engine import LanternPlayer, lanterns_of, with_lanterns

MOST_LANTERNS = 99


class LanternSeatReader(SeatReader):
    """`lanterns 4`."""

    def __init__(self, state: GameState, seat: int) -> None:
        super().__init__(state, seat)
        self.readers["lanterns"] = self.read_lanterns

    def read_lanterns(self, words: list[str]) -> None:
        """How many hang at the door."""
        cast(LanternPlayer, self.player).lanterns = read.number(words[1:], 0, MOST_LANTERNS)


class LanternReader(PositionReader):
    """A position with lanterns."""

    def seat_reader(self, seat: int) -> SeatReader:
        return LanternSeatReader(self.state, seat)


class LanternWriter(Writer):
    """A position with lanterns."""

    def more_seat_lines(self, seat: int) -> list[str]:
        count = lanterns_of(self.game.state, seat)
        return [f"lanterns {count}"] if count else []


class LanternPlayerShape(PlayerShape):
    """One seat, with its lanterns."""

    lanterns: Annotated[int, Meta(ge=0, le=MOST_LANTERNS)]

    def player(self) -> Player:
        player = with_lanterns(super().player())
        player.lanterns = self.lanterns
        return player


class LanternStateShape(StateShape):
    """The table, with lanterns at the seats."""

    players: tuple[LanternPlayerShape, ...]


class LanternRecord(RecordDoors):
    """The doors."""

    state_shape = LanternStateShape
    player_shape = LanternPlayerShape

    def position_reader(self, lines: list[Line]) -> PositionReader:
        return LanternReader(lines)

    def position_writer(self, game: Game) -> Writer:
        return LanternWriter(game)


RECORD = LanternRecord()
