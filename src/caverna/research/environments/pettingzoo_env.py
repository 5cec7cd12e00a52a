"""The game for PettingZoo: one to seven agents, one decision after the other."""

from collections.abc import Mapping
from typing import Any

import gymnasium.spaces
import numpy
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from caverna.engine.ruleset import Options
from caverna.expansion import BASE_GAME
from caverna.research.encoding.course_of_play import OVER, CourseOfPlay
from caverna.research.encoding.encode import encode
from caverna.research.encoding.masks import legal_numbers, mask
from caverna.research.environments.rewards import PROGRESS, points, reward_named
from caverna.research.environments.seen import moves_space, observation_box, refuse, shown
from caverna.research.observations import layout_of
from caverna.setup import RECOMMENDED, Setup

Row = NDArray[numpy.uint8]
SEEDS = 1 << 63


class CavernaAEC(AECEnv):  # type: ignore[misc]
    """The bare environment; `env` wraps it as PettingZoo advises."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo declares it as a plain attribute
        "name": "caverna_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        furnishings: str = "full",
        options: Options | Mapping[str, str] = RECOMMENDED,
        expansion: str = BASE_GAME,
        reward: str = "",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = Setup(players, furnishings, options, 0, expansion)
        self.rules = self.setup.ruleset()
        self.layout = layout_of(self.rules)
        self.moves = len(self.rules.moves.all)
        self.render_mode = render_mode
        self.reward = reward_named(reward, players)
        self.is_told_progress = reward == PROGRESS
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_box(self.rules) for agent in self.possible_agents}
        self.action_spaces = {agent: moves_space(self.rules) for agent in self.possible_agents}
        self.luck, _ = seeding.np_random(None)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent sees: one row of bytes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The numbers of moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed this one and all that follow are the same again."""
        if seed is not None:
            self.luck, _ = seeding.np_random(seed)
        deal = int(self.luck.integers(SEEDS))
        self.course = CourseOfPlay(self.setup.box.new_state(self.rules), deal)
        self.legal: list[int] | None = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.course.seat]
        self.totals = points(self.course.state)

    def legal_moves(self) -> list[int]:
        """The numbers of the moves that the deciding agent may play: quicker than the mask."""
        legal = self.legal
        if legal is None:
            legal = self.legal = legal_numbers(self.course.state)
        return legal

    def observe(self, agent: str) -> Row:
        """What an agent sees now. Whoever decides finds in its infos which moves are legal, too."""
        course, seat = self.course, self.seat_of[agent]
        if seat == course.seat:
            legal = mask(self.legal_moves(), self.moves)
            self.infos[agent] = {"action_mask": numpy.frombuffer(legal, numpy.int8)}
        return numpy.frombuffer(encode(self.layout, course.state, seat), numpy.uint8)

    def step(self, action: int | None) -> None:
        """The deciding agent plays a move. One that is not legal raises and changes nothing."""
        if self.course.seat == OVER:
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        if number not in self.legal_moves():
            refuse(self.setup, self.course.state, number)
        if self._cumulative_rewards[self.agent_selection]:
            self._cumulative_rewards[self.agent_selection] = 0.0
        seat = self.course.play(number)
        self.legal = None
        if self.is_told_progress:
            self.tell_progress()
        if seat == OVER:
            self.end()
        else:
            self.agent_selection = self.possible_agents[seat]

    def tell_progress(self) -> None:
        """Points won and lost by this move, and by what it set going."""
        before, self.totals = self.totals, points(self.course.state)
        for agent, now, then in zip(self.possible_agents, self.totals, before, strict=True):
            self.rewards[agent] = now - then
        self._accumulate_rewards()

    def end(self) -> None:
        """The game is over."""
        self.terminations = dict.fromkeys(self.agents, True)
        if not self.is_told_progress:
            results = self.reward(self.course.state)
            self.rewards = dict(zip(self.agents, results, strict=True))
            self._accumulate_rewards()

    def render(self) -> str | None:
        """The game in a line, if asked for as text."""
        return shown(self.course.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


class InOrder(OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's wrapper, which looks each name up anew: `last` alone asks for eight of them."""

    def last(self, observe: bool = True) -> tuple[Row | None, float, bool, bool, dict[str, Any]]:
        """The same answer from the bare environment; before `reset` there is none."""
        told: tuple[Row | None, float, bool, bool, dict[str, Any]]
        told = self.env.last(observe) if self._has_reset else super().last(observe)
        return told


def env(**arguments: Any) -> AECEnv:  # noqa: ANN401 - those of CavernaAEC
    """The environment, checked for being used in the right order."""
    return InOrder(CavernaAEC(**arguments))


raw_env = CavernaAEC
