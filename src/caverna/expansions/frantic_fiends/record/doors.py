"""What the box adds to positions and snapshots, place by place."""

from collections.abc import Iterable

from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.record.position import FiendReader
from caverna.expansions.frantic_fiends.record.snapshot import FiendPlayerShape, FiendStateShape
from caverna.expansions.frantic_fiends.record.soundness import faults_of_fiend_table
from caverna.expansions.frantic_fiends.record.soundness_of_player import faults_of_fiend_player
from caverna.expansions.frantic_fiends.record.write_position import FiendWriter
from caverna.game import Game
from caverna.record.doors import RecordDoors
from caverna.record.position_words import Line


class FiendRecord(RecordDoors):
    """Positions and snapshots with orcs, traps, friends and captives."""

    def position_reader(self, lines: list[Line]) -> FiendReader:
        return FiendReader(lines)

    def position_writer(self, game: Game) -> FiendWriter:
        return FiendWriter(game)

    state_shape = FiendStateShape
    player_shape = FiendPlayerShape

    def faults_of_player(self, state: GameState, seat: int) -> Iterable[str]:
        return faults_of_fiend_player(state, seat)

    def faults_of_table(self, state: GameState) -> Iterable[str]:
        return faults_of_fiend_table(state)


RECORD = FiendRecord()
