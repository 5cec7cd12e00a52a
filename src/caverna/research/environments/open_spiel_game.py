"""The game for OpenSpiel: a registered Python game with chance nodes. Importing this module registers it."""

import json
from collections.abc import Mapping
from typing import Any

import numpy
import pyspiel

from caverna.engine.play import apply, chance_weights
from caverna.engine.settle import settle
from caverna.engine.state.game_state import NATURE, GameState
from caverna.research.encoding.masks import legal_numbers
from caverna.research.environments.rewards import reward_named
from caverna.research.environments.seen import shown
from caverna.research.observations import decode, layout_of, observation
from caverna.setup import MOST_PLAYERS, Setup

DEFAULTS = {"players": 2, "furnishings": "full", "expansion": "none", "reward": "points"}
MOST_POINTS = 1000.0
LONGEST = 1000
"""No player ever makes so many decisions."""
DRAWINGS = 500
"""Nor is chance asked so often."""

GAME_TYPE = pyspiel.GameType(
    short_name="python_caverna",
    long_name="Caverna: The Cave Farmers",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One kind of game: so many players, with this reward."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(parameters or {})}
        players = int(chosen["players"])
        self.setup = Setup(players, str(chosen["furnishings"]), expansion=str(chosen["expansion"]))
        self.beginning = self.setup.new_state()
        settle(self.beginning)
        self.reward = reward_named(str(chosen["reward"]), players)
        moves = len(self.beginning.rules.moves.all)
        about = pyspiel.GameInfo(
            num_distinct_actions=moves,
            max_chance_outcomes=moves,
            num_players=players,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=None,
            max_game_length=LONGEST * players,
        )
        super().__init__(GAME_TYPE, about, dict(parameters or {}))

    def max_chance_nodes_in_history(self) -> int:
        """More than there can be."""
        return DRAWINGS

    def new_initial_state(self) -> "SpielState":
        """The beginning; chance decides first."""
        return SpielState(self)

    def make_py_observer(
        self,
        kind: Any = None,  # noqa: ANN401 - pyspiel's own kind of observation
        parameters: Any = None,  # noqa: ANN401
    ) -> "SpielObserver":
        """What players see: everything there is."""
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel keeps the history; its one attribute is copied with `copy()`, in microseconds."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: GameState = game.beginning.copy()

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's words for chance and the end."""
        agenda = self.position.agenda
        if not agenda:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = agenda[-1].seat
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return legal_numbers(self.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come, and how likely it is."""
        answers, weights = self.position.answers, chance_weights(self.position)
        total = sum(weights)
        return sorted((answer, weight / total) for answer, weight in zip(answers, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        apply(self.position, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.rules.moves.all[action].text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.position.agenda

    def returns(self) -> list[float]:
        """What the game was worth to each; nothing before its end."""
        if self.position.agenda:
            return [0.0] * len(self.position.players)
        found: list[float] = self.get_game().reward(self.position)
        return found

    def __str__(self) -> str:
        return shown(self.position)


class SpielObserver:
    """Observations as OpenSpiel wants them: numbers to be overwritten, and a text that says the same."""

    def __init__(self, game: SpielGame) -> None:
        self.layout = layout_of(game.beginning.rules)
        self.tensor = numpy.zeros(self.layout.size, numpy.float32)
        self.dict = {
            piece.name: self.tensor[piece.start : piece.start + piece.size].reshape(piece.shape)
            for piece in self.layout.pieces
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Overwrite the numbers."""
        self.tensor[:] = observation(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """All that is not nought, by name."""
        return json.dumps(decode(self.layout, observation(state.position, player)))


pyspiel.register_game(GAME_TYPE, SpielGame)
