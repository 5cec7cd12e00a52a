"""A campaign on the screen: its sheet, where it stands, and the shop."""

from collections import Counter
from collections.abc import Sequence

from caverna.cli.draw_player import signed
from caverna.cli.terminal import Paint, in_rows, wrap
from caverna.expansions.frantic_fiends.campaign.campaign import figures_of
from caverna.expansions.frantic_fiends.campaign.sheet import SHOP, Campaign, Purchase
from caverna.expansions.frantic_fiends.campaign.shop import bill_for, price_list, warnings_for
from caverna.expansions.frantic_fiends.words.names import milestone_sign
from caverna.words.texts import Words

INDENT = "   "


def sheet_title(words: Words, campaign: Campaign) -> str:
    """With the side of the strength card it is played on."""
    side = words.say(f"option-orc_strength-{campaign.side}")
    return f"{words.say('ui-campaign-sheet')} ({words.say('option-orc_strength')}: {side})"


def draw_sheet(words: Words, paint: Paint, campaign: Campaign, width: int) -> list[str]:
    """Game by game, what was bought in between, and where the campaign stands."""
    say = words.say
    lines = [paint(sheet_title(words, campaign), "bold")]
    if campaign.history:
        heads = [say(f"ui-campaign-{key}") for key in ("game", "boards", "aim")]
        heads += [say(f"ui-campaign-{key}") for key in ("carried", "points", "total", "spent", "left")]
        rows = [heads]
        for number, line in enumerate(campaign.history, 1):
            boards = " ".join(board.upper() for board in line.boards[:-1])
            aim = say("ui-campaign-aim-met" if line.is_milestone_met else "ui-campaign-aim-missed")
            rows.append([str(number), boards, f"{milestone_sign(line.boards[-1])}: {aim}"])
            figures = (line.carry, line.points, line.total, line.spent, line.left)
            rows[-1] += [signed(figure) for figure in figures]
        lines += in_rows(rows, left_columns=3)
        for number, line in enumerate(campaign.history, 1):
            if line.bought:
                bought = describe_basket(words, line.bought)
                lines += wrap(say("ui-campaign-bought", game=number, what=bought), width, INDENT)
    return [*lines, *wrap(describe_standing(words, campaign), width, INDENT)]


def describe_standing(words: Words, campaign: Campaign) -> str:
    """Where the campaign stands, in a sentence."""
    games = figures_of(campaign).campaign_games
    return words.say(
        f"ui-campaign-is-{campaign.status}", game=campaign.game, of=games, points=signed(campaign.total)
    )


def describe_purchase(words: Words, purchase: Purchase) -> str:
    """`1 twin tile (for all games)`."""
    bonus = words.say(f"bonus-{purchase.bonus}")
    return words.say("ui-campaign-for-good", bonus=bonus) if purchase.is_permanent else bonus


def describe_basket(words: Words, basket: Sequence[Purchase]) -> str:
    """Everything in it, equal things together."""
    counted = Counter(describe_purchase(words, one) for one in basket)
    return ", ".join(f"{n} × {name}" if n > 1 else name for name, n in counted.items())


def goods_on_offer(campaign: Campaign) -> list[Purchase]:
    """The lines of the shop: everything for the next game, then everything for good."""
    offers = price_list(figures_of(campaign))
    return [Purchase(offer.bonus) for offer in offers] + [Purchase(offer.bonus, True) for offer in offers]


def draw_shop(
    words: Words, paint: Paint, campaign: Campaign, basket: Sequence[Purchase], width: int
) -> list[str]:
    """The price list with numbers to type, the basket, and what it costs."""
    assert campaign.status == SHOP, campaign.status
    say = words.say
    lines = [paint(say("ui-campaign-shop", points=signed(campaign.total)), "bold")]
    if campaign.rebate:
        lines.append(say("ui-campaign-rebate", n=campaign.rebate))
    offers = goods_on_offer(campaign)
    rows = []
    for number, (once, good) in enumerate(
        zip(offers[: len(offers) // 2], offers[len(offers) // 2 :], strict=True), 1
    ):
        rows.append([f"{number:>3}", say(f"bonus-{once.bonus}"), str(bill_for(campaign, [once]).price)])
        rows[-1] += [str(number + len(offers) // 2), str(bill_for(campaign, [good]).price)]
    heads = ["", "", say("ui-campaign-price-once"), "", say("ui-campaign-price-for-good")]
    lines += in_rows([heads, *rows], left_columns=2)
    lines.append(f"{len(offers) + 1:>3}  {say('ui-campaign-take-out')}")
    lines.append(f"{len(offers) + 2:>3}  {say('ui-campaign-pay', game=campaign.game + 1)}")
    bill = bill_for(campaign, basket)
    inside = describe_basket(words, basket) or say("ui-nothing")
    lines += wrap(say("ui-campaign-basket", what=inside, due=bill.due), width, INDENT)
    for bonus in warnings_for(campaign, basket):
        lines += wrap(say("ui-campaign-no-place", what=say(f"bonus-{bonus}")), width, INDENT)
    return lines
