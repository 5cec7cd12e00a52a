"""Every screen there is, each at a moment when it has something to show; the gallery shows them, too."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from playwright.sync_api import Page

from caverna.expansion import BASE_GAME
from caverna.game import Game
from caverna.record.record import write_record
from tests.arranging import a_game
from tests.browser.conftest import Sit
from tests.browser.people import LAPTOP, Person
from tests.browser.positions import asks, can_breed, in_round, is_over, last_dwarf, record_of
from tests.browser.serving import Created, Server


@dataclass(frozen=True)
class Screen:
    """A page in some state, what has to be there before it is looked at, and what is done then."""

    path: str
    shows: str
    players: int = 2
    until: Callable[[Game], bool] | None = None
    game: Callable[[], Game] | None = None  # arranged, not played up to there
    seats: tuple[str, ...] = ()  # who sits there, if not I on all of them
    looks_on: bool = False
    text_mode: bool = False
    preferences: Mapping[str, object] = field(default_factory=dict)
    found_at: Callable[[Server], str] | None = None  # a path that only the server knows
    steps: tuple[str, ...] = ()  # see `take`

    def lay_out(self, server: Server, expansion: str = BASE_GAME) -> Created | None:
        """Its table, if it needs one."""
        record = self.record(expansion)
        if record is None:
            return None
        made = server.import_record(record, *(self.seats or ["human"] * self.players))
        return Created(table=made["table"], tokens={}) if self.looks_on else made

    def record(self, expansion: str) -> str | None:
        """Its game."""
        if self.game:
            return write_record(self.game())
        return record_of(self.players, self.until, expansion=expansion) if self.until else None

    def address(self, server: Server, created: Created | None) -> str:
        """Where it is found."""
        return (
            self.found_at(server) if self.found_at else self.path.format(created["table"] if created else "")
        )

    def come_to(self, page: Page) -> None:
        """From the page that has been opened."""
        page.locator(self.shows).first.wait_for()
        for step in self.steps:
            take(page, step)


def take(page: Page, step: str) -> None:
    """One step: `click`, `see` or `turn` (to what may be a tab), `press` and a key, `run` and a script."""
    verb, _, what = step.partition(" ")
    match verb:
        case "click":
            page.locator(what).first.click()
        case "turn" if page.locator(f"#tab-{what}").count() > 0:
            page.locator(f"#tab-{what}").click()
        case "turn":
            pass  # it is always there
        case "see":
            page.locator(what).first.wait_for()
        case "press":
            page.keyboard.press(what)
        case "run":
            page.evaluate(f"() => {{ {what} }}")
        case "reload":
            page.reload()
        case _:
            raise AssertionError(f"{step}: nobody can do that")


MENU = ("click header .menu",)
SCORE = ("click header .score",)
LOOK_UP = ("click [data-action=look-up]",)
SHEET = ("turn home", "click [data-action=anytime]", "see [data-pick='ruby cavern']")
PLACE_AND_END = ("click [data-space=supplies] .press", "click [data-action=end]:enabled")
STAYS = """run const plain = setTimeout;
    window.setTimeout = (act, ms, ...more) => ms > 1000 ? 0 : plain(act, ms, ...more);"""
"""What would go by itself after a while does not."""
PASSED_ON = """run const mine = JSON.parse(localStorage.getItem("caverna.tables"));
    for (const each of mine) each.is_passed_on = true;
    localStorage.setItem("caverna.tables", JSON.stringify(mine));"""
CALLS = """run window.Notification = class {
    static permission = "default";
    static async requestPermission() { return "denied"; }
};"""
HIDDEN, BACK_AGAIN = (
    f"""run Object.defineProperty(document, "visibilityState", {{ configurable: true, value: "{how}" }});
    document.dispatchEvent(new Event("visibilitychange"));"""
    for how in ("hidden", "visible")
)


def beside_a_bot() -> Game:
    """Anna is about to place; whoever else is there follows."""
    return a_game(round=4, wood=3, stone=3)


def with_rubies() -> Game:
    return a_game(ruby=3, food=1, meadow="c4")


def at_the_forge() -> Game:
    return a_game(round=3, cards="blacksmithing", ore=6)


def burning() -> Game:
    return a_game(fields="c4 b4", grain=2, vegetable=1)


SCREENS = {
    "lobby": Screen("/", ".preset"),
    "settings": Screen("/", ".preset", steps=("click nav button >> nth=-1",)),
    "learn": Screen("/learn", "main button"),
    "lesson": Screen("/learn", "main button", steps=("click main button.primary", "see .space")),
    "solo": Screen("/solo", "[data-challenge]"),
    "stats_empty": Screen("/stats", "main a, main button"),
    "stats": Screen("/stats", "table.list", until=is_over),
    "join": Screen("/join/{}", "main li", until=in_round(1), seats=("human", "open")),
    "table": Screen("/table/{}", ".space.can", until=in_round(6)),
    "table_of_seven": Screen("/table/{}", ".space.can", players=7, until=in_round(9)),
    "menu": Screen("/table/{}", ".space.can", until=in_round(3), steps=MENU),
    "score": Screen("/table/{}", ".space.can", until=in_round(10), steps=SCORE),
    "furnishings": Screen("/table/{}", ".space.can", until=in_round(6), steps=("click #tab-furnishings",)),
    "players": Screen("/table/{}", ".space.can", until=in_round(6), steps=("click #tab-players",)),
    "log": Screen("/table/{}", ".space.can", until=in_round(6), steps=("click #tab-log",)),
    "rules": Screen("/table/{}", ".space.can", until=in_round(4), steps=LOOK_UP),
    "index": Screen("/table/{}", ".space.can", until=in_round(4), steps=(*LOOK_UP, "click #tab-index")),
    "keys": Screen("/table/{}", ".space.can", until=in_round(4), steps=(*LOOK_UP, "click #tab-keys")),
    "wrong": Screen("/table/{}", ".space.can", until=in_round(4), steps=(*LOOK_UP, "click #tab-wrong")),
    "expedition": Screen("/table/{}", "section.expedition", until=lambda game: asks(game, "loot ")),
    "feeding": Screen("/table/{}", ".feeding", until=lambda game: asks(game, "feed ")),
    "breeding": Screen("/table/{}", ".breeding", until=can_breed),
    "tiles": Screen("/table/{}", ".cell.can", until=lambda game: asks(game, "tile ")),
    "furnishing": Screen("/table/{}", "section.question", until=lambda game: asks(game, "furnish ")),
    "path": Screen(
        "/table/{}",
        ".space.can",
        game=burning,
        steps=("click [data-space=slash_and_burn] .press", "see [data-part]"),
    ),
    "forge": Screen(
        "/table/{}",
        ".space.can",
        game=at_the_forge,
        steps=("click [data-space=blacksmithing] .press", "see [data-move='forge 5']"),
    ),
    "ruby_sheet": Screen("/table/{}", ".space.can", game=with_rubies, steps=SHEET),
    "pointing": Screen(
        "/table/{}",
        ".space.can",
        game=with_rubies,
        steps=(*SHEET, "click [data-pick='ruby cavern']", "see .pointing"),
    ),
    "strip": Screen(
        "/table/{}",
        ".space.can",
        game=beside_a_bot,
        seats=("human", "greedy"),
        steps=(*PLACE_AND_END, "see .others [data-turn]", "see .space.can"),
    ),
    "banner": Screen(
        "/table/{}",
        ".space.can",
        game=last_dwarf,
        preferences={"bot_speed": "slow"},
        steps=(STAYS, *PLACE_AND_END, "see [data-banner=round]"),
    ),
    "hand_over": Screen(
        "/table/{}", ".space", until=in_round(3), steps=(PASSED_ON, "reload", "see [data-action=take-over]")
    ),
    "notification": Screen(
        "/table/{}",
        ".space.can",
        game=beside_a_bot,
        seats=("human", "greedy"),
        steps=(CALLS, HIDDEN, *PLACE_AND_END, "see [data-action=notify]", BACK_AGAIN),
    ),
    "onlooker": Screen("/table/{}", ".space", until=in_round(6), looks_on=True),
    "trial": Screen(
        "/table/{}",
        ".space.can",
        until=in_round(4),
        steps=(*MENU, "click [data-action=try-out]", "see [data-action=leave-trial]", "see .space.can"),
    ),
    "over": Screen("/table/{}", ".space", until=is_over, steps=SCORE),
    "hint": Screen(
        "/table/{}",
        ".space.can",
        until=in_round(4),
        steps=("click [data-action=hint]", "see [data-action=play-hint] >> nth=2"),
    ),
    "review": Screen(
        "/table/{}",
        ".space",
        until=is_over,
        steps=(*SCORE, "click [data-action=review]", "see [data-action=look-at-turn]"),
    ),
    "text_mode": Screen("/table/{}", ".text-mode", until=in_round(6), text_mode=True),
    "replay": Screen("/replay/{}?move=80", ".space", until=in_round(7)),
    "no_page": Screen("/nowhere", "main h1"),
    "no_table": Screen("/table/nowhere", "main h1"),
}


def open_screen(
    server: Server, sit: Sit, screen: Screen, size: tuple[int, int] = LAPTOP, **preferences: object
) -> Person:
    """Sit down before it and wait until it is there."""
    created = screen.lay_out(server)
    chosen = {"text_mode": screen.text_mode, **screen.preferences, **preferences}
    me = sit(created, screen.address(server, created), size=size, **chosen)
    screen.come_to(me.page)
    return me
