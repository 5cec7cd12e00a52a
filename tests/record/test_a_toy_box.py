"""A box of ours that nobody can buy: a counter on the table, a candle for each player, one line of each."""

from collections.abc import Iterator
from typing import Annotated, cast

import pytest
from msgspec import Meta

import caverna.expansions
from caverna import (
    BrokenPosition,
    BrokenSnapshot,
    Game,
    Setup,
    read_position,
    read_record,
    restore_snapshot,
    take_snapshot,
    write_position,
    write_record,
)
from caverna.content.catalogue import ENTRY_ROOM, base_ruleset
from caverna.engine.home_board import ENTRY_CELL
from caverna.engine.rounds.game_flow import new_game
from caverna.engine.ruleset import Options, Ruleset
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.expansion import Expansion
from caverna.record import position_words as read
from caverna.record.doors import RecordDoors
from caverna.record.position_reader import PositionReader
from caverna.record.position_seat import SeatReader
from caverna.record.position_words import Line
from caverna.record.snapshot_shape import PlayerShape, StateShape, values_of
from caverna.record.write_position import Writer
from caverna.view.doors import Data, ViewDoors

IS_COMPILED = not hasattr(GameState.copy, "__code__")
pytestmark = pytest.mark.skipif(IS_COMPILED, reason="compiled classes have compiled children only")
NAME = "candles"
MOST_LIGHT = 9


class CandlePlayer(Player):
    """A player with a candle."""

    __slots__ = ("light",)

    def __init__(self, base: Player, light: int) -> None:
        super().__init__(**values_of(base, PlayerShape.__struct_fields__))
        self.light = light

    def copy(self) -> "CandlePlayer":
        return CandlePlayer(super().copy(), self.light)


class CandleState(GameState):
    """A table with a counter."""

    __slots__ = ("nights",)

    def __init__(self, base: GameState, nights: int) -> None:
        names = [name for name in StateShape.__struct_fields__ if name not in ("players", "agenda")]
        fields = values_of(base, names) | {"rules": base.rules, "players": base.players.copy(), "unshared": 0}
        fields |= {"agenda": base.agenda.copy(), "answers": base.answers, "crowded": base.crowded}
        super().__init__(**fields)
        self.nights = nights

    def copy(self) -> "CandleState":
        self.unshared = 0
        return CandleState(super().copy(), self.nights)


# Positions.


class CandleReader(PositionReader):
    def read_other_line(self, key: str, rest: list[str]) -> None:
        if key == "nights":
            cast(CandleState, self.state).nights = read.number(rest, 0, 99)
        else:
            super().read_other_line(key, rest)

    def seat_reader(self, seat: int) -> SeatReader:
        return CandleSeatReader(self.state, seat)


class CandleSeatReader(SeatReader):
    def __init__(self, state: GameState, seat: int) -> None:
        super().__init__(state, seat)
        self.readers["light"] = self.read_light

    def read_light(self, words: list[str]) -> None:
        cast(CandlePlayer, self.player).light = read.number(words[1:], 0, MOST_LIGHT)


class CandleWriter(Writer):
    def more_table_lines(self) -> list[str]:
        return [f"nights {cast(CandleState, self.state).nights}"]

    def more_seat_lines(self, seat: int) -> list[str]:
        return [f"light {cast(CandlePlayer, self.state.players[seat]).light}"]


# Snapshots.


class CandlePlayerShape(PlayerShape):
    light: Annotated[int, Meta(ge=0, le=MOST_LIGHT)]

    def player(self) -> Player:
        return CandlePlayer(super().player(), self.light)


class CandleStateShape(StateShape):
    players: tuple[CandlePlayerShape, ...]
    nights: Annotated[int, Meta(ge=0, le=99)]

    def state(self, rules: Ruleset) -> GameState:
        return CandleState(super().state(rules), self.nights)


class CandleRecord(RecordDoors):
    state_shape = CandleStateShape
    player_shape = CandlePlayerShape

    def position_reader(self, lines: list[Line]) -> PositionReader:
        return CandleReader(lines)

    def position_writer(self, game: Game) -> Writer:
        return CandleWriter(game)


class CandleView(ViewDoors):
    def table(self, state: GameState) -> Data:
        return {"nights": cast(CandleState, state).nights}

    def player(self, state: GameState, seat: int) -> Data:
        return {"light": cast(CandlePlayer, state.players[seat]).light}


# The box.


class Candles(Expansion):
    name: str = NAME

    def ruleset(self, players: int, furnishings: str, options: Options) -> Ruleset:
        rules = base_ruleset(players, furnishings == "introductory", options)
        rules.expansion = NAME
        return rules

    def new_state(self, rules: Ruleset) -> GameState:
        state = new_game(rules, ENTRY_CELL, ENTRY_ROOM)
        state.players = [CandlePlayer(player, 3) for player in state.players]
        return CandleState(state, 7)

    def record(self) -> RecordDoors:
        return CandleRecord()

    def view(self) -> ViewDoors:
        return CandleView()


BOX = Candles()


@pytest.fixture(autouse=True)
def candles(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The box is registered by one line."""
    monkeypatch.setattr(caverna.expansions, "BOXES", (*caverna.expansions.BOXES, __name__))
    caverna.expansions.all_expansions.cache_clear()
    yield
    caverna.expansions.all_expansions.cache_clear()


def a_game() -> Game:
    return Game(Setup(2, seed=4, expansion=NAME))


def test_snapshots_hold_what_the_box_adds() -> None:
    game = a_game()
    again = restore_snapshot(take_snapshot(game))
    assert take_snapshot(again) == take_snapshot(game)
    assert again.view(0)["expansion"] == {"name": NAME, "nights": 7}
    assert '"light":3' in take_snapshot(game)
    with pytest.raises(BrokenSnapshot, match=r"state.players\[0\].light is 33: expected `int` <= 9"):
        restore_snapshot(take_snapshot(game).replace('"light":3', '"light":33'))


def test_positions_hold_what_the_box_adds() -> None:
    game = a_game()
    cast(CandleState, game.state).nights = 12
    text = write_position(game)
    assert "nights 12" in text
    assert write_position(read_position(text)) == text
    with pytest.raises(BrokenPosition, match="from 0 to 9"):
        read_position(text.replace("light 3", "light 10"))


def test_records_name_the_box_and_play_through() -> None:
    game = a_game()
    while not game.is_over:
        game.play(game.answers()[0])
    text = write_record(game)
    assert f"expansion {NAME}\nseed 4\n" in text
    assert take_snapshot(read_record(text)) == take_snapshot(game)
