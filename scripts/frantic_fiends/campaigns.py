"""How far a bot comes in the campaign: python -m scripts.frantic_fiends.campaigns level7 --campaigns 10

The bot plays the games, and shops as bots do.
"""

import argparse
from collections import Counter

from caverna import Game
from caverna.bots import bot_seed, make_bot, thinking_bot
from caverna.expansions.frantic_fiends.campaign.campaign import finish_game, new_campaign, setup_of
from caverna.expansions.frantic_fiends.campaign.sheet import COMPLETED, SHOP, SIDES, Campaign
from caverna.expansions.frantic_fiends.campaign.shop import buy
from caverna.expansions.frantic_fiends.campaign.shopping import basket_for
from caverna.expansions.frantic_fiends.engine.state import player_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", help="a bot by its name")
    parser.add_argument("--campaigns", type=int, default=10)
    parser.add_argument("--side", choices=SIDES, default="easy")
    parser.add_argument("--seed", type=int, default=1, help="of the first one")
    parser.add_argument(
        "--patience", type=float, help="seconds for a turn, where others keep the machine busy"
    )
    arguments = parser.parse_args()
    if arguments.patience is not None:
        vars(thinking_bot)["PATIENCE"] = arguments.patience
    ends = Counter[str]()
    for seed in range(arguments.seed, arguments.seed + arguments.campaigns):
        campaign = played(arguments.bot, arguments.side, seed)
        is_won = campaign.status == COMPLETED
        ends["won" if is_won else f"lost in game {campaign.game}"] += 1
        print(f"{seed}: {campaign.status}, points {[line.points for line in campaign.history]}", flush=True)
    print(", ".join(f"{end}: {times}" for end, times in sorted(ends.items())))


def played(bot: str, side: str, seed: int) -> Campaign:
    """A campaign to its end, won or lost."""
    campaign = new_campaign(side, seed)
    while True:
        game = Game(setup_of(campaign))
        player = make_bot(bot, bot_seed(seed, campaign.game))
        while not game.is_over:
            game.play(player.choose(game))
        if not player_of(game.state, 0).is_free_of_orcs():
            print(f"  game {campaign.game}: {player_of(game.state, 0).strengths} left", flush=True)
        campaign = finish_game(campaign, game)
        if campaign.status != SHOP:
            return campaign
        campaign = buy(campaign, basket_for(campaign))


if __name__ == "__main__":
    main()
