"""What a box may add to positions and snapshots, place by place. The base game adds nothing."""

from collections.abc import Iterable

from caverna.engine.state.game_state import GameState
from caverna.game import Game
from caverna.record.position_reader import PositionReader
from caverna.record.position_words import Line
from caverna.record.snapshot_shape import PlayerShape, StateShape
from caverna.record.soundness import (
    faults_of_expedition,
    faults_of_furnishings,
    faults_of_markers,
    faults_of_turn,
)
from caverna.record.write_position import Writer


class RecordDoors:
    """How the games of a box are written down."""

    # Positions.

    def position_reader(self, lines: list[Line]) -> PositionReader:
        """Who reads a position."""
        return PositionReader(lines)

    def position_writer(self, game: Game) -> Writer:
        """Who writes one."""
        return Writer(game)

    # Snapshots.

    state_shape: type[StateShape] = StateShape
    """The fields of its state."""
    player_shape: type[PlayerShape] = PlayerShape
    """The fields of its players."""

    def faults_of_player(self, state: GameState, seat: int) -> Iterable[str]:
        """What is wrong at a seat, beside what is wrong in every game."""
        return ()

    def faults_of_table(self, state: GameState) -> Iterable[str]:
        """What is wrong with tiles, markers, the turn and the expedition."""
        return [
            *faults_of_furnishings(state),
            *faults_of_markers(state),
            *faults_of_turn(state),
            *faults_of_expedition(state),
        ]


BASE_DOORS = RecordDoors()
