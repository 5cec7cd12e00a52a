"""What the box tells the bots, place by place."""

from pathlib import Path
from random import Random
from typing import Final, cast

from caverna.bots.doors import BotDoors
from caverna.bots.greedy import TURN_ENDS
from caverna.bots.mind.judging.hand import Style
from caverna.bots.mind.judging.judge import Judge
from caverna.engine.agenda.step import Step
from caverna.engine.play import apply
from caverna.engine.ruleset import Ruleset
from caverna.engine.settle import settle
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.bots.answers import (
    SUGGESTED,
    best_sites_of_traps,
    in_passing,
    meals_before,
    shows_later,
    sparing_herds,
    worth_a_thought,
)
from caverna.expansions.frantic_fiends.bots.features import features_of_the_box
from caverna.expansions.frantic_fiends.bots.judge import FiendJudge
from caverna.expansions.frantic_fiends.bots.worth import fiend_worth
from caverna.expansions.frantic_fiends.engine.campaign_game import NO_CAMPAIGN, SEPARATOR
from caverna.expansions.frantic_fiends.engine.mines import BeginMinePhase
from caverna.expansions.frantic_fiends.engine.orc_acts import OrcActs
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.engine.state import fiends, player_of
from caverna.expansions.frantic_fiends.engine.work import SendOrc

ENDS: Final = (*TURN_ENDS, *SUGGESTED)
LEARNED: Final = Path(__file__).parent / "learned.npz"
DEFEAT, ORC_LEFT, STRENGTH_LEFT = 40.0, 12.0, 1.5
"""What it costs in a game of a campaign if orcs are left, what each of them costs, and each point of their
strength."""
CAMPAIGNS: Final = 0.8
"""The part of the games alone that are games of a campaign while bots learn."""
GAMES_OF_A_CAMPAIGN: Final = 5
BOUGHT_A_GAME: Final = 3
"""The most building materials that are bought for good after a game, in such lessons."""


class FiendBots(BotDoors):
    """How bots play against orcs."""

    turn_ends: tuple[type[Step], ...] = SUGGESTED
    counts_points_of_meals: bool = True
    still_to_come: tuple[float, ...] = (8.2, 7.4, 5.8, 5.3, 9.1, 15.1, 23.8, 35.7, 48.7, 61.7, 74.1, 83.0)

    def worth(self, state: GameState, seat: int) -> float:
        return fiend_worth(state, seat)

    def worth_a_thought(self, state: GameState) -> list[int]:
        return worth_a_thought(state)

    def in_passing(self, state: GameState) -> list[int]:
        return in_passing(state)

    def shows_later(self, step: Step) -> bool:
        return shows_later(step)

    def moves_before(self, state: GameState, answer: int) -> list[int]:
        """An animal that an orc would take may be better eaten before."""
        return meals_before(state, answer) if isinstance(state.agenda[-1], OrcActs) else []

    def answers_at_random(self, state: GameState) -> list[int] | None:
        """Only orcs find it awake: it lets none trample a herd that can be saved."""
        return sparing_herds(state) if isinstance(state.agenda[-1], OrcActs) else None

    # Whole turns.

    def judge(self, style: Style) -> Judge:
        return FiendJudge(style)

    def outcome(self, state: GameState, seat: int) -> float:
        """Points alone win no campaign."""
        points, player = super().outcome(state, seat), player_of(state, seat)
        left = player.nasty_orcs()
        if not left or not is_campaign(state.rules):
            return points
        return points - DEFEAT - sum([ORC_LEFT + STRENGTH_LEFT * player.strengths[orc] for orc in left])

    def learned(self, rules: Ruleset) -> Path | None:
        return LEARNED if LEARNED.exists() else None

    def lesson(self, players: int, rng: Random) -> dict[str, str]:
        """Who learns alone mostly plays campaigns, any game of them."""
        if players > 1 or rng.random() >= CAMPAIGNS:
            return {}
        game = rng.randint(1, GAMES_OF_A_CAMPAIGN)
        bought = sum([rng.randint(0, BOUGHT_A_GAME) for _ in range(1, game)])
        return {"campaign": SEPARATOR.join([str(game), *["material"] * bought])}

    def features(self, state: GameState, seat: int) -> bytes:
        return features_of_the_box(state, seat)

    def fewer(self, state: GameState, answers: list[int]) -> list[int]:
        return best_sites_of_traps(state, answers)

    def is_within_a_turn(self, step: Step) -> bool:
        """A ruby has been paid, and now a friendly orc goes."""
        return isinstance(step, SendOrc)

    def marks(self, state: GameState, seat: int) -> tuple[object, ...]:
        player = player_of(state, seat)
        return (
            player.orcs, player.strengths, player.traps, player.friends, player.mined, player.begging,
            player.weapons, fiends(state).rewards, state.agenda[-1] if state.agenda else None,
        )  # fmt: skip

    # Between the turns.

    def leads_on(self, step: Step) -> bool:
        return not isinstance(step, ENDS)

    def circumstances(self, state: GameState) -> tuple[object, ...]:
        return (state.rules, fiends(state).event, state.available & state.rules.yellow, len(state.agenda))

    def reap(self, state: GameState, seat: int) -> None:
        """The mines are emptied, too."""
        super().reap(state, seat)
        state.agenda = []
        BeginMinePhase(seat).run(state)
        settle(state)
        while state.agenda:
            apply(state, state.answers[0])


def is_campaign(rules: Ruleset) -> bool:
    """Whether a game is one of a campaign, so that every orc must go."""
    return cast(FiendRuleset, rules).fiend_options.campaign != NO_CAMPAIGN


BOTS = FiendBots()
