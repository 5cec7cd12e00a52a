"""One game of a solo campaign: what it brings along from those before."""

from dataclasses import dataclass
from typing import Final, cast

from caverna.engine.agenda.fields import Whole
from caverna.engine.agenda.means import pause
from caverna.engine.agenda.step import Step
from caverna.engine.errors import BadSetup
from caverna.engine.home_board import cells_of
from caverna.engine.moves import DONE
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import say
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NO_WORKER, GameState
from caverna.engine.verbs.receive import receive
from caverna.expansions.frantic_fiends.engine.figures import GOOD_BONUSES
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset, rules_of

NO_CAMPAIGN: Final = "none"
SEPARATOR: Final = "+"
BONUSES = (*GOOD_BONUSES, "twin_tile", "trap", "functional_tile", "dwelling")
MILESTONES = ("m1a", "m1b", "m2a", "m2b", "m3a", "m3b", "m4a", "m4b")
EXTENSIONS = tuple(f"s{number}" for number in range(1, 10))
LONG_STRIPS = tuple(f"l{number}" for number in range(1, 8))
SHORT_STRIPS = tuple(f"r{number}" for number in range(1, 8))
BOARDS = (EXTENSIONS, LONG_STRIPS, SHORT_STRIPS, MILESTONES)
"""What comes only once in a campaign."""
GAMES = tuple("123456789")
MOST_WORDS: Final = 200


@dataclass(frozen=True)
class CampaignGame:
    """Which game it is, what may not come again, and what was bought for it."""

    game: int
    used_extensions: int
    used_long_strips: int
    used_short_strips: int
    used_milestones: int
    bonuses: tuple[str, ...]


def campaign_of(options: FiendOptions) -> CampaignGame | None:
    """The campaign part of the options: `2+s1+l3+r2+m1a+twin_tile` is the second game."""
    if options.campaign == NO_CAMPAIGN:
        return None
    first, *words = options.campaign.split(SEPARATOR)
    if first not in GAMES:
        raise BadSetup(
            f"campaign {options.campaign[:40]!r}: it begins with the number of the game, 1 to 9",
            say("error-campaign-number", written=options.campaign[:40]),
        )
    if len(words) > MOST_WORDS:
        raise BadSetup(
            f"campaign {options.campaign[:40]!r}...: no game brings along so much",
            say("error-campaign-much", written=options.campaign[:40]),
        )
    used = [0] * len(BOARDS)
    bonuses = []
    for word in words:
        kinds = [kind for kind, names in enumerate(BOARDS) if word in names]
        if kinds:
            used[kinds[0]] |= 1 << BOARDS[kinds[0]].index(word)
        elif word in BONUSES:
            bonuses.append(word)
        else:
            raise BadSetup(
                f"campaign: {word[:40]!r} is no board, strip, milestone or bonus",
                say("error-campaign-word", written=word[:40]),
            )
    for names, spent in zip(BOARDS, used, strict=True):
        if spent.bit_count() == len(names):
            raise BadSetup(
                f"campaign: {names[0]} to {names[-1]} are all used, so that none is left",
                say("error-campaign-used", first=names[0], last=names[-1]),
            )
    extensions, long_strips, short_strips, milestones = used
    return CampaignGame(int(first), extensions, long_strips, short_strips, milestones, tuple(bonuses))


def bonuses_of(rules: Ruleset) -> tuple[str, ...]:
    """The bonuses a game has; none if it is no game of a campaign."""
    campaign = campaign_of(cast(FiendRuleset, rules).fiend_options)
    return campaign.bonuses if campaign is not None else ()


class ApplyBonus(Step):
    """Which bonus do you use, and how?"""

    __slots__ = ("left",)
    FIELDS = (("left", Whole(0, lambda rules: (1 << len(bonuses_of(rules))) - 1)),)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left
        """Bit set of the bonuses not used yet, by their place among those of this game."""

    def waiting(self, state: GameState) -> dict[str, int]:
        """The kinds of bonus still to be used, each with the number of one of them."""
        campaign = campaign_of(rules_of(state).fiend_options)
        assert campaign is not None
        return {campaign.bonuses[number]: number for number in cells_of(self.left)}

    def bonus(self, state: GameState) -> str:
        """The one that is asked for first; the others may come before it."""
        return next(iter(self.waiting(state)))

    def moves_with(self, state: GameState, bonus: str) -> list[int]:
        """How one bonus can be used now."""
        rules = rules_of(state)
        if bonus in GOOD_BONUSES:
            return [rules.fiend_moves.prepare[good] for good in rules.figures.campaign_bonuses[bonus].one_of]
        return rules.campaign_effects[bonus].moves(state, self.seat)

    def options(self, state: GameState) -> list[int]:
        waiting = self.waiting(state)
        found = [move for bonus in waiting for move in self.moves_with(state, bonus)]
        if not waiting or any(bonus in GOOD_BONUSES for bonus in waiting):
            return list(dict.fromkeys(found))
        return [*dict.fromkeys(found), DONE] if found else pause(state, self.seat)

    def answer(self, state: GameState, move: int) -> None:
        if move == DONE:
            return
        rules = rules_of(state)
        kinds = self.waiting(state)
        bonus = next(kind for kind in kinds if move in self.moves_with(state, kind))
        state.agenda.append(ApplyBonus(self.seat, self.left & ~(1 << kinds[bonus])))
        if bonus in GOOD_BONUSES:
            receive(state, self.seat, ((rules.moves.first[move], 1),), "campaign")
            return
        state.worker = NO_WORKER
        state.agenda.append(BonusUsed(self.seat))
        rules.campaign_effects[bonus].begin(state, self.seat, move)

    def question(self, state: GameState) -> Asked:
        return ask("bonus", bonus=self.bonus(state))

    def fault(self, state: GameState, later: list[Step]) -> str:
        is_campaign = campaign_of(rules_of(state).fiend_options) is not None
        return "" if is_campaign else "only a game of a campaign has bonuses"


class BonusUsed(Step):
    """Whatever a bonus brings is done: dwarfs come to work."""

    __slots__ = ()

    def run(self, state: GameState) -> None:
        state.worker = 0
