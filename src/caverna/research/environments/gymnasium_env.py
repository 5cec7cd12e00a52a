"""The game for Gymnasium: alone, or on one seat against bots."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy
from numpy.typing import NDArray

from caverna.bots import Bot, bot_seed, make_bot
from caverna.engine.ruleset import Options
from caverna.engine.state.game_state import GameState
from caverna.expansion import BASE_GAME
from caverna.game import Game
from caverna.research.encoding.masks import legal_numbers
from caverna.research.environments.rewards import PROGRESS, points, reward_named
from caverna.research.environments.seen import moves_space, observation_box, shown
from caverna.research.observations import action_mask, observation
from caverna.setup import RECOMMENDED, Setup

Row = NDArray[numpy.uint8]
Told = dict[str, Any]
NAME: Final = "Caverna-v1"
SEEDS = 1 << 63
ILLEGAL = -1.0
"""What an illegal move costs. It changes nothing: programs that know no mask may learn from it."""
MOST_ILLEGAL = 1000
"""After so many of them in one game it is broken off."""


class CavernaEnv(gymnasium.Env[Any, numpy.int64]):
    """One seat of a game. Without bots it is the solo game."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium declares it as a plain attribute

    def __init__(
        self,
        bots: Sequence[str] = (),
        seat: int = 0,
        furnishings: str = "full",
        options: Options | Mapping[str, str] = RECOMMENDED,
        expansion: str = BASE_GAME,
        reward: str = "",
        render_mode: str | None = None,
    ) -> None:
        """`bots` are the others in turn order, as `make_bot` knows them."""
        self.bots = tuple(bots)
        self.seat = seat
        self.setup = Setup(1 + len(self.bots), furnishings, options, 0, expansion)
        if not 0 <= seat < self.setup.players:
            raise ValueError(f"seat {seat}: this game has seats 0 to {self.setup.players - 1}")
        rules = self.setup.ruleset()
        self.reward = reward_named(reward, self.setup.players)
        self.is_told_progress = reward == PROGRESS
        self.render_mode = render_mode
        self.observation_space = observation_box(rules)
        self.action_space = moves_space(rules)

    @property
    def state(self) -> GameState:
        """The position."""
        return self.game.state

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Row, Told]:
        """A new game; the bots play until it is this seat's decision."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS))
        setup = self.setup
        self.game = Game(Setup(setup.players, setup.furnishings, setup.options, deal, setup.expansion))
        self.others: dict[int, Bot] = {}
        seats = [seat for seat in range(setup.players) if seat != self.seat]
        for seat, name in zip(seats, self.bots, strict=True):
            self.others[seat] = make_bot(name, bot_seed(deal, seat))
        self.illegal = 0
        self.let_others_play()
        self.points = points(self.state)[self.seat]
        return observation(self.state, self.seat), self.told()

    def let_others_play(self) -> None:
        """Everybody else, until it is this seat's decision again, and list what it may do."""
        game = self.game
        while not game.is_over and game.seat != self.seat:
            assert game.seat is not None
            game.play(self.others[game.seat].choose(game))
        self.legal = legal_numbers(game.state)

    def step(self, action: numpy.int64) -> tuple[Row, float, bool, bool, Told]:
        """Play a move by its number; the bots play on."""
        if int(action) not in self.legal:
            self.illegal += 1
            is_enough = self.illegal >= MOST_ILLEGAL
            return (
                observation(self.state, self.seat),
                ILLEGAL,
                False,
                is_enough,
                self.told() | {"illegal": True},
            )
        self.game.play(int(action))
        self.let_others_play()
        return observation(self.state, self.seat), self.earned(), self.game.is_over, False, self.told()

    def earned(self) -> float:
        """What the last move brought: at the end only, unless one is told of progress."""
        if self.is_told_progress:
            before, self.points = self.points, points(self.state)[self.seat]
            return self.points - before
        return self.reward(self.state)[self.seat] if self.game.is_over else 0.0

    def told(self) -> Told:
        """Which moves are legal, as `action_space.sample` wants it, and at the end everybody's points."""
        found: Told = {"action_mask": self.action_masks().view(numpy.int8)}
        if self.game.is_over:
            found["points"] = points(self.state)
        return found

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Which moves are legal; MaskablePPO asks by this name."""
        return action_mask(self.state, self.legal)

    def render(self) -> str | None:
        """The game in a line, if asked for as text."""
        return shown(self.state) if self.render_mode == "ansi" else None


if NAME not in gymnasium.registry:
    gymnasium.register(NAME, entry_point=f"{CavernaEnv.__module__}:{CavernaEnv.__name__}")
