"""Make the golden campaign anew, compiled: python -m scripts.frantic_fiends.make_golden_campaign

Five games won in a row are beyond a bot that thinks no further than its turn. So every game is played many
times over, round by round: greedy bots that now and then do something else go on from the best positions so
far. One campaign after the other is tried until one is completed, which takes minutes. Run it only when a
rule was meant to change, and review the difference like code.
"""

from itertools import count
from pathlib import Path

from caverna import Game, Move, Setup, write_record
from caverna.bots.greedy import GreedyBot
from caverna.engine.chance import mix
from caverna.engine.goods import DOG
from caverna.expansions.frantic_fiends.bots.worth import fiend_worth
from caverna.expansions.frantic_fiends.campaign.campaign import finish_game, new_campaign, setup_of
from caverna.expansions.frantic_fiends.campaign.file import SavedCampaign, save_campaign
from caverna.expansions.frantic_fiends.campaign.sheet import COMPLETED, SHOP, Campaign, Purchase
from caverna.expansions.frantic_fiends.campaign.shop import bill_for, buy
from caverna.expansions.frantic_fiends.engine.state import player_of

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "golden" / "campaign"
SIDE = "easy"
POSITIONS = 12
"""So many go on to the next round."""
TRIES = 8
"""From each of them."""
FOLLY_ONCE_IN = 8
WISHES = (
    (Purchase("material"),),
    (Purchase("grain_or_dog", is_permanent=True),),
    (Purchase("grain_or_dog"),),
    (Purchase("grain_or_dog"),) * 6,
)
"""What is bought after each game, as far as points go."""


class MerryBot(GreedyBot):
    """Greedy, but once in a while it does just anything."""

    def choose(self, game: Game) -> Move:
        if self.roll(FOLLY_ONCE_IN):
            return super().choose(game)
        answers = game.answers()
        return answers[self.roll(len(answers))]


def main() -> None:
    campaign, games = next(one for one in map(played_campaign, count(1)) if one[0].status == COMPLETED)
    FOLDER.mkdir(exist_ok=True)
    for number, game in enumerate(games, start=1):
        (FOLDER / f"{number}.record").write_text(write_record(game), encoding="utf-8")
    save_campaign(FOLDER / "campaign.txt", SavedCampaign(campaign))


def played_campaign(seed: int) -> tuple[Campaign, list[Game]]:
    """A campaign up to its last game, won or lost."""
    campaign = new_campaign(SIDE, seed)
    games: list[Game] = []
    while True:
        games.append(best_game(setup_of(campaign)))
        campaign = finish_game(campaign, games[-1])
        print(f"campaign {seed}, game {campaign.game}: {campaign.status}, total {campaign.total}", flush=True)
        if campaign.status != SHOP:
            return campaign, games
        campaign = buy(campaign, basket(campaign))


def basket(campaign: Campaign) -> list[Purchase]:
    """What is wished for and can be paid."""
    found: list[Purchase] = []
    for wish in WISHES[campaign.game - 1]:
        if bill_for(campaign, [*found, wish]).due <= campaign.total:
            found.append(wish)
    return found


def best_game(setup: Setup) -> Game:
    """The game that came out best: won, and with most points."""
    games = [Game(setup)]
    number = 0
    while not games[0].is_over:
        found: dict[float, Game] = {}
        for game in games:
            for attempt in range(TRIES):
                number += 1
                after = game.copy()
                play_round(after, MerryBot(mix(number)) if attempt else GreedyBot(mix(number)))
                found.setdefault(hopes(after), after)
        games = [found[value] for value in sorted(found, reverse=True)[:POSITIONS]]
    return max(games, key=lambda game: (player_of(game.state, 0).is_free_of_orcs(), game.totals()[0]))


def hopes(game: Game) -> float:
    """What the position is worth; whether the orcs can be beaten counts for more than points."""
    player = player_of(game.state, 0)
    reach = max(player.weapons) + player.goods[DOG]
    return fiend_worth(game.state, 0) + reach - sum(player.strengths[orc] for orc in player.nasty_orcs())


def play_round(game: Game, bot: GreedyBot) -> None:
    """Up to the next round, or to the end."""
    number = game.state.round
    while not game.is_over and game.state.round == number:
        game.play(bot.choose(game))


if __name__ == "__main__":
    main()
