"""Arranging campaigns for tests: sheets, games as if they were over, games with bonuses."""

from caverna import Game, Setup
from caverna.bots import make_bot
from caverna.engine.goods import GOLD, GOOD_BY_NAME
from caverna.engine.rounds.scoring import total_score
from caverna.expansions.frantic_fiends.campaign.campaign import new_campaign, note_result, setup_of
from caverna.expansions.frantic_fiends.campaign.sheet import SHOP, Campaign
from caverna.expansions.frantic_fiends.campaign.shop import buy
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.engine.player import GONE
from caverna.expansions.frantic_fiends.engine.state import own

FREE_OF_ORCS = (GONE,) * 4
STRIPS_OF_A_GAME = (
    ("s1", "l1", "r1", "m1a"),
    ("s2", "l2", "r2", "m1b"),
    ("s3", "l3", "r3", "m2a"),
    ("s4", "l4", "r4", "m2b"),
    ("s5", "l5", "r5", "m3a"),
)


def a_campaign(*results: int, side: str = "easy") -> Campaign:
    """A campaign in the shop after games with so many points, nothing bought in between."""
    campaign = new_campaign(side, seed=7)
    for boards, points in zip(STRIPS_OF_A_GAME, results, strict=False):
        if campaign.status == SHOP:
            campaign = buy(campaign, [])
        campaign = note_result(campaign, boards, points, is_won=True, is_milestone_met=False)
    return campaign


def ended(campaign: Campaign, points: int, orcs: tuple[int, ...] = FREE_OF_ORCS) -> Game:
    """The campaign's game as if it had been played to the end with so many points."""
    game = Game(setup_of(campaign))
    game.state.agenda.clear()
    own(game.state, 0).orcs = orcs
    own(game.state, 0).goods[GOLD] += points - total_score(game.state, 0)
    return game


def with_bonuses(*bonuses: str) -> Game:
    """A second game of a campaign with such bonuses, before its first round."""
    words = "+".join(("2", *STRIPS_OF_A_GAME[0], *bonuses))
    return Game(Setup(1, options=FiendOptions(campaign=words), expansion="frantic_fiends", seed=3))


def answers(game: Game) -> list[str]:
    return [move.text for move in game.answers()]


def goods_of(game: Game) -> dict[str, int]:
    stock = game.state.players[0].goods
    return {name: stock[number] for name, number in GOOD_BY_NAME.items() if stock[number]}


def played(setup: Setup, seed: int = 1) -> Game:
    """A game a random bot has played to its end."""
    game, bot = Game(setup), make_bot("random", seed)
    while not game.is_over:
        game.play(bot.choose(game))
    return game
