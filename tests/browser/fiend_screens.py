"""Every screen that Frantic Fiends adds, as screens.py has those of the base game."""

from tests.browser.campaigns import address_of, begun_campaign, won_campaign
from tests.browser.fiend_tables import MOMENTS, with_everything
from tests.browser.screens import Screen
from tests.browser.serving import Server

WITH_THE_BOX = "click input[value=frantic_fiends]"
ITS_OPTIONS = "click [data-action=options-of-box]"


def campaign(server: Server) -> str:
    return address_of(begun_campaign(server))


def shop(server: Server) -> str:
    return address_of(won_campaign(server))


FIEND_SCREENS = {
    "lobby_with_fiends": Screen("/", ".preset", steps=(WITH_THE_BOX, ITS_OPTIONS)),
    "figures": Screen(
        "/",
        ".preset",
        steps=(WITH_THE_BOX, ITS_OPTIONS, "click [data-action=figures]", "see dialog[open] table"),
    ),
    "campaign": Screen("", "[data-action=play]", found_at=campaign),
    "shop": Screen(
        "", "[data-buy=once]", found_at=shop, steps=("click [data-bonus=material] [data-buy=once]",)
    ),
    **{name: Screen("/table/{}", "section.question", game=game) for name, game in MOMENTS.items()},
    **{
        f"shelf_{shelf}": Screen(
            "/table/{}",
            "section.question",
            game=with_everything,
            steps=("click #tab-furnishings", f"click [data-shelf={shelf}]"),
        )
        for shelf in ("bounty", "traps")
    },
    "orc_event_looked_on": Screen(
        "/table/{}", "[data-panel=foretold]", game=MOMENTS["orc_event"], looks_on=True
    ),
}
