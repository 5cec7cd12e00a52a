"""The solo campaign: five games in a row, a sheet of points, and a shop between the games.

    campaign = new_campaign("easy", seed=7)
    game = Game(setup_of(campaign))            # played to its end
    campaign = finish_game(campaign, game)     # now in the shop, or completed, or failed
    campaign = buy(campaign, [Purchase("dwelling", is_permanent=False)])

Nothing here is ever changed: every function returns another campaign.
"""

from dataclasses import replace

from caverna.engine.chance import mix
from caverna.engine.home_board import cells_of
from caverna.engine.rounds.scoring import total_score
from caverna.expansions.frantic_fiends.campaign.milestones import is_met
from caverna.expansions.frantic_fiends.campaign.sheet import (
    COMPLETED,
    FAILED,
    PLAYING,
    SHOP,
    SIDES,
    Campaign,
    CampaignRefuses,
    GameResult,
    OtherFigures,
    standing,
)
from caverna.expansions.frantic_fiends.engine.campaign_game import (
    EXTENSIONS,
    LONG_STRIPS,
    MILESTONES,
    SEPARATOR,
    SHORT_STRIPS,
)
from caverna.expansions.frantic_fiends.engine.figures import Figures
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.engine.state import fiends, player_of
from caverna.expansions.frantic_fiends.figures.load import figures_in_use, keeping
from caverna.game import Game
from caverna.setup import Setup

NAME = "frantic_fiends"
SEED_BITS = (1 << 53) - 1
"""The seeds of its games are as large as a browser can write them."""


def new_campaign(side: str, seed: int) -> Campaign:
    """A campaign before its first game."""
    if side not in SIDES:
        raise CampaignRefuses(f"orc strength {side!r}: choose one of {', '.join(SIDES)}")
    figures = figures_in_use()
    return Campaign(side, seed, (figures.digest, figures.campaign_digest))


def figures_of(campaign: Campaign) -> Figures:
    """The figures in use, if they are those the campaign was begun with."""
    figures = figures_in_use()
    if (figures.digest, figures.campaign_digest) != campaign.digests:
        raise OtherFigures(
            f"this campaign was begun with other figures ({' '.join(campaign.digests)}) than those in use "
            f"({figures.digest} {figures.campaign_digest}): bring back the corrected copy it was begun with, "
            "or take away the one that came later"
        )
    return figures


def setup_of(campaign: Campaign) -> Setup:
    """The set-up of the game that is played now."""
    if campaign.status != PLAYING:
        raise CampaignRefuses(f"no game can be set up: {standing(campaign)}")
    figures_of(campaign)
    number = str(campaign.game)
    words = SEPARATOR.join((number, *campaign.used, *campaign.bonuses))
    seed = mix(mix(campaign.seed) ^ campaign.game) & SEED_BITS
    options = FiendOptions(orc_strength=campaign.side, campaign=words)
    return Setup(1, options=options, seed=seed, expansion=NAME)


def finish_game(campaign: Campaign, game: Game) -> Campaign:
    """The campaign after its game has been played to the end."""
    rules = game.state.rules
    if not isinstance(rules, FiendRuleset):
        raise CampaignRefuses(f"this is not game {campaign.game} of the campaign: it lacks the expansion")
    with keeping(rules.figures):
        return note_game(campaign, game)


def note_game(campaign: Campaign, game: Game) -> Campaign:
    """The same with the figures the game was played with."""
    setup = setup_of(campaign)
    if game.setup != setup:
        raise CampaignRefuses(f"this is not game {campaign.game} of the campaign: set it up with `setup_of`")
    if not game.is_over:
        raise CampaignRefuses(f"game {campaign.game} is not over yet: play it to its end first")
    state, fiend_state = game.state, fiends(game.state)
    milestone = MILESTONES[fiend_state.milestone]
    boards = [EXTENSIONS[number] for number in cells_of(fiend_state.extensions)]
    boards += [LONG_STRIPS[number] for number in cells_of(fiend_state.long_strips)]
    boards += [SHORT_STRIPS[number] for number in cells_of(fiend_state.short_strips)]
    return note_result(
        campaign,
        (*boards, milestone),
        total_score(state, 0),
        player_of(state, 0).is_free_of_orcs(),
        is_met(state, figures_of(campaign).milestones[milestone]),
    )


def note_result(
    campaign: Campaign, boards: tuple[str, ...], points: int, is_won: bool, is_milestone_met: bool
) -> Campaign:
    """Write the result of a game on the sheet."""
    if campaign.status != PLAYING:
        raise CampaignRefuses(f"no game is being played: {standing(campaign)}")
    again = [board for board in boards if board in campaign.used]
    if again:
        raise CampaignRefuses(f"{again[0]} was used in an earlier game: nothing comes twice in a campaign")
    figures = figures_of(campaign)
    rebate = figures.milestones[boards[-1]].rebate if is_won and is_milestone_met else 0
    line = GameResult(campaign.total, points, boards, is_won, is_milestone_met, rebate)
    if not is_won:
        status = FAILED
    else:
        status = COMPLETED if len(campaign.history) + 1 == figures.campaign_games else SHOP
    return replace(campaign, status=status, history=(*campaign.history, line))
