"""The rules of the box: a verb, an effect, a step with a question, a space, a tile, a score."""

from typing import Final, cast

from caverna.engine.agenda.combinators import then_or
from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.fields import Whole
from caverna.engine.agenda.step import Step
from caverna.engine.goods import FOOD, GOLD, goods, one
from caverna.engine.hooks import GREEN, Furnishing
from caverna.engine.move_table import MoveTable, Things
from caverna.engine.moves import BASE_VERBS, FIRST_MOVE_OF_A_BOX
from caverna.engine.question import Asked, ask
from caverna.engine.rounds.course import Course
from caverna.engine.space import ActionSpace
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verb import Part, Verb, counts, words
from caverna.engine.verbs.pay import pay
from caverna.engine.verbs.receive import receive
from caverna.engine.verbs.take import take

# Numbers of verbs, spaces and tiles are the box's own, behind those of the base game, and stay as they are.
# Those of its moves begin where the base game's end; a verb has room for more of them than there are today.
LIGHT: Final = 60  # how many
HANG: Final = 61  # 0 at the door, 1 in the cave
FIRST_LIGHT, FIRST_HANG = FIRST_MOVE_OF_A_BOX, FIRST_MOVE_OF_A_BOX + 8
MOST: Final = 3
PLACES: Final = ("door", "cave")
LANTERN_VERBS = (
    Verb(LIGHT, "light", "light {}", FIRST_LIGHT, Part(counts("lanterns", 8, 1, MOST), "lanterns")),
    Verb(HANG, "hang", "hang {}", FIRST_HANG, Part(words("place", 4, PLACES), "place")),
)


class LanternMoves(MoveTable):
    """The moves of the base game and two more."""

    def __init__(self, things: Things) -> None:
        super().__init__(things, (*BASE_VERBS, *LANTERN_VERBS))
        self.light = self.row(LIGHT)
        self.hang = self.row(HANG)


def moves_of(state: GameState) -> LanternMoves:
    """The move table of a game with lanterns."""
    return cast(LanternMoves, state.rules.moves)


class LanternPlayer(Player):
    """A player with lanterns at his door."""

    __slots__ = ("lanterns",)
    lanterns: int

    def copy(self) -> "LanternPlayer":
        copied = with_lanterns(super().copy())
        copied.lanterns = self.lanterns
        return copied

    def key(self) -> tuple[object, ...]:
        return (super().key(), self.lanterns)


def with_lanterns(player: Player) -> LanternPlayer:
    """The same player, with no lanterns yet."""
    made = LanternPlayer.__new__(LanternPlayer)
    for name in Player.__slots__:
        setattr(made, name, getattr(player, name))
    made.lanterns = 0
    return made


def lanterns_of(state: GameState, seat: int) -> int:
    """How many hang at the door of a player."""
    return cast(LanternPlayer, state.players[seat]).lanterns


class LightLanterns(Effect):
    """Light up to three lanterns, each for one food."""

    def __init__(self) -> None:
        super().__init__(LIGHT)

    def moves(self, state: GameState, seat: int) -> list[int]:
        return moves_of(state).light[: state.players[seat].goods[FOOD]]

    def begin(self, state: GameState, seat: int, move: int) -> None:
        lit = state.rules.moves.first[move]
        pay(state, seat, ((FOOD, lit),), "lantern_market")
        state.agenda.append(HangLanterns(seat, lit))


class HangLanterns(Step):
    """Do the lanterns hang at the door, or do they light the cave for a while?"""

    __slots__ = ("lit",)
    FIELDS = (("lit", Whole(1, MOST)),)

    def __init__(self, seat: int, lit: int) -> None:
        self.seat = seat
        self.lit = lit

    def question(self, state: GameState) -> Asked:
        return ask("hang-lanterns", lit=self.lit)

    def options(self, state: GameState) -> list[int]:
        return moves_of(state).hang

    def answer(self, state: GameState, move: int) -> None:
        if state.rules.moves.first[move]:
            receive(state, self.seat, one(GOLD), "lantern_market")
        else:
            cast(LanternPlayer, state.own(self.seat)).lanterns += self.lit


class LanternCourse(Course):
    """One category more at the scoring."""

    def more_points(self, state: GameState, seat: int) -> dict[str, int]:
        return {"lanterns": lanterns_of(state, seat)}


def a_point_for_each_pair(state: GameState, seat: int, cell: int) -> int:
    """Two lanterns are worth one more point where they are admired."""
    return lanterns_of(state, seat) // 2


LANTERN_MARKET = ActionSpace("lantern_market", then_or(take(goods(food=1)), LightLanterns()), number=48)
LANTERN_ROOM = Furnishing(
    key="lantern_room",
    number=64,
    block="rooms",
    colour=GREEN,
    cost=goods(wood=1),
    points=1,
    bonus_points=a_point_for_each_pair,
)
