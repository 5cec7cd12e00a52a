"""Tables with Frantic Fiends at moments when the browser has something to show."""

from collections.abc import Callable

from caverna.game import Game
from caverna.record.record import write_record
from tests.browser.conftest import Sit
from tests.browser.people import LAPTOP, Person
from tests.browser.serving import Server
from tests.fiends.arranging import a_game, answers, play


def led_to(game: Game, key: str, *wanted: str) -> Game:
    """On to a question of some seat: by the moves wanted where they are legal, else by the first answer."""
    for _ in range(60):
        if game.question.key == key:
            return game
        legal = answers(game)
        play(game, next((move for move in wanted if move in legal), legal[0]))
    raise AssertionError(f"{key} is never asked")


def raided_farm() -> Game:
    """The second event: orcs I and II before the farm, a pitfall, sheep in one of two pastures."""
    return a_game(
        phase="event",
        event=2,
        quiet=True,
        orcs="a b2 5, b a2 7, c gone, d aside",
        traps="pitfall b4",
        bribes="wood stone ore grain",
        wood=5,
        stone=4,
        ore=3,
        food=4,
        sheep=2,
        dog=1,
        donkey=1,
        small_pasture="a4 a3",
        stable="a4",
        meadow="b3",
        fields="c4",
        sown="c3 grain 3",
        tunnel="e3",
        ore_mine="f3",
        mined="f3 3",
        deep_tunnel="e4",
        rooms="dwelling d3",
        dwarfs="0 0 4",
    )


def about_to_walk() -> Game:
    """Orc I has a card that leads over the corn: down, right, up."""
    return led_to(raided_farm(), "orc-acts", "card 3.4", "done")


def arranging() -> Game:
    return led_to(raided_farm(), "arrange-animals")


def before_a_trap(trap: str, rooms: str = "dwelling d3") -> Game:
    """Orc I stands above a trap, and its card leads down."""
    game = a_game(
        phase="event",
        event=2,
        quiet=True,
        orcs="a b2 5, b gone, c gone, d aside",
        traps=f"{trap} b3",
        bribes="ore stone wood grain",
        stone=3,
        rooms=rooms,
    )
    return led_to(game, "orc-acts", "card 3.1", "done")


def setting_a_trap() -> Game:
    return a_game(
        round=5,
        on="housework",
        wood=6,
        stone=3,
        boar=1,
        gold=4,
        food=4,
        orcs="a b2 5",
        small_pasture="a4",
        meadow="b3",
        fields="c4",
        rooms="dwelling d3",
    )


def after_a_fight() -> Game:
    """Orc II has lost against a dwarf of strength 8; III sits in the ore mine."""
    game = a_game(
        players=3,
        round=7,
        dwarfs="8 8",
        orcs="a b2 5, b c3 7, c e3 9, d a1 12",
        on="logging",
        lying="logging wood 4",
        ore_mine="e3",
        rooms="dwelling d3, orc_dwelling e2",
        food=6,
    )
    return led_to(play(game, "loot fight_orc", "fight b"), "take-bounty")


def with_friends() -> Game:
    """Two friendly orcs are all that is left to place; one of them can do everything."""
    return a_game(
        round=8,
        rooms="orc_dwelling d3, orc_worker_dwelling d2",
        friends="a d3, x d2",
        orcs="b gone, c gone, d gone",
        dwarfs="0@drift_mining 0@excavation",
        lying="logging wood 4, ore_mining ore 3",
        others={"B": {"dwarfs": "0@clearing 0"}},
    )


def with_everything() -> Game:
    """A captive, a held orc, a friend, traps of all kinds, ore in a mine."""
    return a_game(
        round=8,
        rooms="orc_dwelling d3, dwelling e2, dwelling e3",
        friends="a d3",
        orcs="b e3 4, c a2 7, d b1 12",
        traps="catch_net a2, pitfall b3 used, perma_trap c2",
        held="c",
        captives="0 e3 3",
        dwarfs="0 0 0",
        ore_mine="f3",
        deep_tunnel="f2",
        mined="f3 4",
        wood=4,
    )


def paying_with_materials() -> Game:
    game = a_game(round=5, on="housework", wood=6, stone=5, ore=7)
    return play(game, "furnish warrior_dwelling d3")


def sharing_hits() -> Game:
    game = a_game(
        phase="event",
        event=2,
        quiet=True,
        orcs="a b2 5, b a2 7, c c1 9, d aside",
        traps="poison_darts b3",
        wood=2,
    )
    return led_to(game, "share-hits", "card 3.1", "done")


def crowded_farm() -> Game:
    """Half a game to go, with friendly orcs, mines, rubies and armed dwarfs: nearly everything comes up."""
    return a_game(
        players=3,
        round=6,
        supply="herald",
        rewards_taken="orc_doctor",
        rooms="orc_dwelling d3, chief_orc_dwelling e2, mine_orc_dwelling e1, dwelling d2",
        friends="a d3, x e2",
        orcs="b b3 3, c c2 4, d aside",
        traps="catch_net a2, poison_darts c3",
        fields="a4 b4",
        meadow="a1",
        small_pasture="b1",
        stable="b1",
        deep_tunnel="e3 d1",
        ore_mine="f3 f2",
        ruby_mine="f1",
        mined="f3 3, f2 3, f1 1",
        dwarfs="7 8 0",
        wood=8,
        stone=8,
        ore=8,
        gold=5,
        ruby=3,
        food=8,
        dog=3,
        sheep=2,
        donkey=1,
        grain=2,
        vegetable=1,
    )


MOMENTS: dict[str, Callable[[], Game]] = {
    "orc_event": about_to_walk,
    "arranging": arranging,
    "trap": setting_a_trap,
    "bounty": after_a_fight,
    "friends": with_friends,
    "everything": with_everything,
    "materials": paying_with_materials,
    "hits": sharing_hits,
}


def sit_at(
    server: Server, sit: Sit, game: Game, size: tuple[int, int] = LAPTOP, **preferences: object
) -> Person:
    """Alone before a game of any number of players, and asked what it asks."""
    kinds = ["human"] * game.setup.players
    me = sit(server.import_record(write_record(game), *kinds), size=size, **preferences)
    me.wait_for_my_turn()
    me.page.locator("section.question, .text-mode").first.wait_for()
    return me
