"""`caverna campaign`: five solo games in a row, kept in a file, with a shop between them."""

import os
import secrets
from collections.abc import Callable
from pathlib import Path

from caverna.cli.arguments import (
    BOTS_THERE_ARE,
    Arguments,
    Commands,
    Parser,
    WrongUsage,
    add_command,
    add_language,
    bot_spec,
    described,
    language_of,
    path,
    seed,
)
from caverna.cli.command_words import find_command
from caverna.cli.console import Console, EndOfInput
from caverna.cli.play import wants_full_screen
from caverna.cli.play_commands import Leave
from caverna.cli.play_loop import play_session
from caverna.cli.spoken import word
from caverna.cli.understand import number_typed
from caverna.engine.errors import CavernaError
from caverna.expansions.frantic_fiends.campaign.campaign import finish_game, new_campaign, setup_of
from caverna.expansions.frantic_fiends.campaign.file import SavedCampaign, load_campaign, save_campaign
from caverna.expansions.frantic_fiends.campaign.sheet import (
    FAILED,
    PLAYING,
    SHOP,
    SIDES,
    Campaign,
    CampaignRefuses,
    OtherFigures,
    Purchase,
)
from caverna.expansions.frantic_fiends.campaign.shop import buy
from caverna.expansions.frantic_fiends.cli.campaign_session import CampaignSession
from caverna.expansions.frantic_fiends.cli.draw_campaign import draw_sheet, draw_shop, goods_on_offer
from caverna.expansions.frantic_fiends.engine.campaign_game import BONUSES
from caverna.expansions.frantic_fiends.words.campaign import why_refused
from caverna.game import Game
from caverna.table.seats import HUMAN
from caverna.words.texts import Words

Run = Callable[[Arguments], int]


def add_parser(commands: "Commands[Parser]") -> None:
    """The commands of a campaign and their options."""
    parser = add_command(
        commands, "campaign", "caverna campaign new orcs.txt\n  caverna campaign play orcs.txt"
    )
    parts = parser.add_subparsers(title=word("what to do"), metavar="WHAT", required=True)
    begin = add_part(parts, "new", "Begin a campaign in a new file.", "new orcs.txt --side hard")
    begin.add_argument(
        "--side", choices=SIDES, default=SIDES[0], help=f"strength of the orcs (default: {SIDES[0]})"
    )
    begin.add_argument("--seed", type=seed, help="the same seed deals the same games")
    begin.set_defaults(run=in_words(begin_campaign))
    play = add_part(parts, "play", "Go on with the campaign, also in the middle of a game.", "play orcs.txt")
    play.add_argument(
        "--bot", type=bot_spec, metavar="NAME", help=f"let a bot play the game: {BOTS_THERE_ARE}"
    )
    play.add_argument(
        "--no-colour", action="store_true", help="no colours (also: NO_COLOR in the environment)"
    )
    play.add_argument("--plain", action="store_true", help="line by line, for pipes and screen readers")
    play.add_argument("--ascii", action="store_true", help="the full screen without signs beyond ASCII")
    play.set_defaults(run=in_words(play_campaign))
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
    shop.set_defaults(run=in_words(go_shopping))
    show = add_part(parts, "show", "Show the sheet of a campaign.", "show orcs.txt")
    show.set_defaults(run=in_words(show_campaign))


def add_part(parts: "Commands[Parser]", name: str, summary: str, example: str) -> Parser:
    """One of the commands, with the file it is about."""
    parser = described(parts, name, summary, f"caverna campaign {example}")
    parser.add_argument("file", type=path, metavar="FILE")
    add_language(parser)
    return parser


class NotInThisCampaign(CavernaError):
    """What a campaign does not allow, in the language of the player."""


def in_words(run: Run) -> Run:
    """The command with what can go wrong with a campaign in the language of the player."""

    def speak(arguments: Arguments) -> int:
        words = Words(language_of(arguments))
        try:
            return run(arguments)
        except CampaignRefuses as refusal:
            raise NotInThisCampaign(why_refused(words, refusal)) from None
        except OtherFigures:
            raise NotInThisCampaign(f"{arguments.file}: {words.say('server-other-figures')}") from None

    return speak


def begin_campaign(arguments: Arguments) -> int:
    """Write a new file."""
    file: Path = arguments.file
    words = Words(language_of(arguments))
    if file.exists():
        raise WrongUsage("ui-campaign-is-there", file=str(file))
    if not file.parent.is_dir():
        raise WrongUsage("ui-campaign-no-folder", folder=str(file.parent))
    luck = secrets.randbits(32) if arguments.seed is None else arguments.seed
    save_campaign(file, SavedCampaign(new_campaign(arguments.side, luck)))
    Console().say(words.say("ui-campaign-begun"), words.say("ui-campaign-come-back", file=str(file)))
    return 0


def show_campaign(arguments: Arguments) -> int:
    """Print the sheet; the price list, too, if the shop is open."""
    console, words = Console(), Words(language_of(arguments))
    campaign = load_campaign(arguments.file).campaign
    show_sheet(console, words, arguments.file, campaign)
    if campaign.status == SHOP:
        console.show(draw_shop(words, console.paint, campaign, [], console.width))
    return 0


def show_sheet(console: Console, words: Words, file: Path, campaign: Campaign) -> None:
    """The sheet; below that of a campaign which is lost, what can be done now."""
    console.show(draw_sheet(words, console.paint, campaign, console.width))
    if campaign.status == FAILED:
        console.say(words.say("ui-campaign-what-next", file=str(file), side=campaign.side))


# The shop.


def go_shopping(arguments: Arguments) -> int:
    """Buy what the options say, or ask."""
    console, words = Console(), Words(language_of(arguments))
    file: Path = arguments.file
    saved = load_campaign(file)
    basket = [Purchase(bonus) for bonus in arguments.buy]
    basket += [Purchase(bonus, True) for bonus in arguments.buy_for_good]
    if arguments.buy_nothing and basket:
        raise WrongUsage("error-buy-nothing")
    if basket or arguments.buy_nothing:
        bought = buy(saved.campaign, basket)
        save_campaign(file, SavedCampaign(bought), saved.text)
        console.show(draw_sheet(words, console.paint, bought, console.width))
    else:
        try:
            visit_shop(console, words, file, saved)
        except (EndOfInput, Leave):
            console.say(words.say("ui-goodbye"))
            return 0
    console.say(words.say("ui-campaign-come-back", file=str(file)))
    return 0


def visit_shop(console: Console, words: Words, file: Path, saved: SavedCampaign) -> SavedCampaign:
    """Fill the basket by numbers, then pay. The shop stays open for those who leave before."""
    campaign = saved.campaign
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
        except CampaignRefuses as refusal:
            console.say(why_refused(words, refusal))
            continue
        if number != pay:
            basket = wanted
            continue
        return save_campaign(file, SavedCampaign(bought), saved.text)


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
    if not arguments.bot and wants_full_screen(arguments, console):
        if arguments.no_colour:
            os.environ["NO_COLOR"] = "1"
        return play_on_the_whole_screen(words, file, saved, arguments.ascii)
    try:
        while True:
            if saved.campaign.status == SHOP:
                if arguments.bot:
                    raise CampaignRefuses(
                        f"the shop is open: go there first with 'caverna campaign shop {file}'",
                        "shop_first",
                        file=str(file),
                    )
                saved = visit_shop(console, words, file, saved)
            if saved.campaign.status != PLAYING:
                show_sheet(console, words, file, saved.campaign)
                return 0
            words, saved = play_game(console, words, file, saved, arguments.bot or HUMAN)
            if saved.game is not None:
                return 0
            console.say("")
            show_sheet(console, words, file, saved.campaign)
            if arguments.bot or saved.campaign.status != SHOP:
                return 0
    except (EndOfInput, Leave):
        console.say(words.say("ui-campaign-come-back", file=str(file)), words.say("ui-goodbye"))
        return 0


def play_on_the_whole_screen(words: Words, file: Path, saved: SavedCampaign, is_ascii: bool) -> int:
    """The sheet, the shop and the games on one screen."""
    from caverna.expansions.frantic_fiends.terminal.campaign_screen import CampaignScreen
    from caverna.terminal.app import TerminalApp
    from caverna.terminal.signs import signs_for
    from caverna.terminal.start import run_until_left

    app = TerminalApp(
        words.language, signs_for(is_ascii), lambda app: app.show_first(CampaignScreen(file, saved))
    )
    app.farewell = [words.say("ui-campaign-come-back", file=str(file))]
    run_until_left(app)
    return app.return_code or 0


def play_game(
    console: Console, words: Words, file: Path, saved: SavedCampaign, who: str
) -> tuple[Words, SavedCampaign]:
    """Play the game of the campaign; it is still there if the player leaves before its end."""
    campaign = saved.campaign
    game = saved.game or Game(setup_of(campaign), deals=False)
    session = CampaignSession(console, words, game, [who], file, saved)
    console.show(draw_sheet(words, console.paint, campaign, console.width))
    console.say(words.say("ui-help-hint"))
    play_session(session)
    if not session.game.is_over:
        return session.words, SavedCampaign(campaign, session.game)
    after = SavedCampaign(finish_game(campaign, session.game))
    return session.words, save_campaign(file, after, session.known)
