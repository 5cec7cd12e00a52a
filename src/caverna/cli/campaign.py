"""`caverna campaign`: five solo games in a row, kept in a file, with a shop between them."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from caverna.bots import BOT_NAMES
from caverna.cli.arguments import (
    Arguments,
    Commands,
    Parser,
    WrongUsage,
    add_command,
    add_language,
    language_of,
    path,
    seed,
)
from caverna.cli.campaign_session import CampaignSession
from caverna.cli.command_words import find_command
from caverna.cli.console import Console, EndOfInput
from caverna.cli.draw_campaign import draw_sheet, draw_shop, goods_on_offer
from caverna.cli.draw_player import signed
from caverna.cli.play_commands import Leave
from caverna.cli.play_loop import play_session
from caverna.cli.seats import HUMAN
from caverna.cli.understand import number_typed
from caverna.expansions.frantic_fiends.campaign import (
    PLAYING,
    SHOP,
    SIDES,
    Campaign,
    CampaignRefuses,
    Purchase,
    bill_for,
    buy,
    finish_game,
    new_campaign,
    setup_of,
)
from caverna.expansions.frantic_fiends.campaign_file import SavedCampaign, load_campaign, save_campaign
from caverna.expansions.frantic_fiends.campaign_game import BONUSES
from caverna.game import Game
from caverna.locale import Words


def add_parser(commands: "Commands[Parser]") -> None:
    """The commands of a campaign and their options."""
    summary = "Play the solo campaign of Frantic Fiends: five games, orcs that grow, and a shop in between."
    parser = add_command(
        commands, "campaign", summary, "caverna campaign new orcs.txt\n  caverna campaign play orcs.txt"
    )
    parts = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    begin = add_part(parts, "new", "Begin a campaign in a new file.", "new orcs.txt --side hard")
    begin.add_argument(
        "--side", choices=SIDES, default=SIDES[0], help=f"strength of the orcs (default: {SIDES[0]})"
    )
    begin.add_argument("--seed", type=seed, help="the same seed deals the same games")
    begin.set_defaults(run=begin_campaign)
    play = add_part(parts, "play", "Go on with the campaign, also in the middle of a game.", "play orcs.txt")
    play.add_argument("--bot", choices=BOT_NAMES, help="let a bot play the game")
    play.add_argument(
        "--no-colour", action="store_true", help="no colours (also: NO_COLOR in the environment)"
    )
    play.set_defaults(run=play_campaign)
    shop = add_part(
        parts, "shop", "Buy bonuses for the next game.", "shop orcs.txt --buy twin_tile --buy trap"
    )
    named = ", ".join(BONUSES)
    shop.add_argument("--buy", choices=BONUSES, action="append", default=[], metavar="BONUS", help=named)
    shop.add_argument(
        "--buy-for-good",
        choices=BONUSES,
        action="append",
        default=[],
        metavar="BONUS",
        help="for all games to come",
    )
    shop.add_argument("--buy-nothing", action="store_true", help="go on to the next game as it is")
    shop.set_defaults(run=go_shopping)
    show = add_part(parts, "show", "Show the sheet of a campaign.", "show orcs.txt")
    show.set_defaults(run=show_campaign)


def add_part(parts: "Commands[Parser]", name: str, summary: str, example: str) -> Parser:
    """One of the commands, with the file it is about."""
    parser = add_command(parts, name, summary, f"caverna campaign {example}")
    parser.add_argument("file", type=path, metavar="FILE")
    add_language(parser)
    return parser


def begin_campaign(arguments: Arguments) -> int:
    """Write a new file."""
    file: Path = arguments.file
    if file.exists():
        raise WrongUsage(
            f"{file} is there already: choose another name, or go on with 'caverna campaign play'"
        )
    luck = secrets.randbits(32) if arguments.seed is None else arguments.seed
    save_campaign(file, SavedCampaign(new_campaign(arguments.side, luck)))
    words = Words(language_of(arguments))
    Console().say(words.say("ui-campaign-begun"), words.say("ui-campaign-come-back", file=str(file)))
    return 0


def show_campaign(arguments: Arguments) -> int:
    """Print the sheet; the price list, too, if the shop is open."""
    console, words = Console(), Words(language_of(arguments))
    campaign = load_campaign(arguments.file).campaign
    console.show(draw_sheet(words, console.paint, campaign, console.width))
    if campaign.status == SHOP:
        console.show(draw_shop(words, console.paint, campaign, [], console.width))
    return 0


# The shop.


def go_shopping(arguments: Arguments) -> int:
    """Buy what the options say, or ask."""
    console, words = Console(), Words(language_of(arguments))
    file: Path = arguments.file
    campaign = load_campaign(file).campaign
    basket = [Purchase(bonus) for bonus in arguments.buy]
    basket += [Purchase(bonus, True) for bonus in arguments.buy_for_good]
    if arguments.buy_nothing and basket:
        raise WrongUsage("--buy-nothing does not go with --buy")
    if basket or arguments.buy_nothing:
        campaign = buy(campaign, basket)
        save_campaign(file, SavedCampaign(campaign))
        console.show(draw_sheet(words, console.paint, campaign, console.width))
    else:
        try:
            campaign = visit_shop(console, words, file, campaign)
        except (EndOfInput, Leave):
            console.say(words.say("ui-goodbye"))
            return 0
    console.say(words.say("ui-campaign-come-back", file=str(file)))
    return 0


def visit_shop(console: Console, words: Words, file: Path, campaign: Campaign) -> Campaign:
    """Fill the basket by numbers, then pay. The shop stays open for those who leave before."""
    if campaign.status != SHOP:
        buy(campaign, [])  # says why it is closed
    offers = goods_on_offer(campaign)
    take_out, pay = len(offers) + 1, len(offers) + 2
    basket: list[Purchase] = []
    while True:
        console.show(["", *draw_shop(words, console.paint, campaign, basket, console.width)])
        number = ask_number(console, words, pay)
        if number == take_out:
            del basket[-1:]
            continue
        wanted = basket if number == pay else [*basket, offers[number - 1]]
        try:
            bought = buy(campaign, wanted)
        except CampaignRefuses:
            console.say(why_refused(words, campaign, wanted))
            continue
        if number != pay:
            basket = wanted
            continue
        save_campaign(file, SavedCampaign(bought))
        return bought


def why_refused(words: Words, campaign: Campaign, basket: Sequence[Purchase]) -> str:
    """It costs too much, or there is not so much of something on the base board."""
    due = bill_for(campaign, basket).due
    if due > max(0, campaign.total):
        return words.say("ui-campaign-too-dear", due=due, points=signed(campaign.total))
    return words.say("ui-campaign-too-many", what=words.say(f"bonus-{basket[-1].bonus}"))


def ask_number(console: Console, words: Words, most: int) -> int:
    """A number up to this one; the word for leaving leaves."""
    while True:
        text = console.ask(console.paint(words.say("ui-prompt-number", count=most), "bold") + " ")
        if find_command(text) == "quit":
            raise Leave
        number = number_typed(text, most)
        if number:
            return number
        console.say(words.say("ui-number-expected", low=1, high=most))


# The games.


def play_campaign(arguments: Arguments) -> int:
    """Game after game, as far as the player likes; a bot plays one game."""
    console, words = Console(in_colour=not arguments.no_colour), Words(language_of(arguments))
    file: Path = arguments.file
    saved = load_campaign(file)
    try:
        while True:
            if saved.campaign.status == SHOP:
                if arguments.bot:
                    raise CampaignRefuses(
                        f"the shop is open: go there first with 'caverna campaign shop {file}'"
                    )
                saved = SavedCampaign(visit_shop(console, words, file, saved.campaign))
            if saved.campaign.status != PLAYING:
                console.show(draw_sheet(words, console.paint, saved.campaign, console.width))
                return 0
            words, saved = play_game(console, words, file, saved, arguments.bot or HUMAN)
            if saved.game is not None:
                return 0
            console.show(["", *draw_sheet(words, console.paint, saved.campaign, console.width)])
            if arguments.bot or saved.campaign.status != SHOP:
                return 0
    except (EndOfInput, Leave):
        console.say(words.say("ui-campaign-come-back", file=str(file)), words.say("ui-goodbye"))
        return 0


def play_game(
    console: Console, words: Words, file: Path, saved: SavedCampaign, who: str
) -> tuple[Words, SavedCampaign]:
    """Play the game of the campaign; it is still there if the player leaves before its end."""
    campaign = saved.campaign
    game = saved.game or Game(setup_of(campaign), deals=False)
    session = CampaignSession(console, words, game, [who], file, campaign)
    console.show(draw_sheet(words, console.paint, campaign, console.width))
    console.say(words.say("ui-help-hint"))
    play_session(session)
    if not session.game.is_over:
        return session.words, SavedCampaign(campaign, session.game)
    after = SavedCampaign(finish_game(campaign, session.game))
    save_campaign(file, after)
    return session.words, after
