"""Supply boards and strips of the bounty board: what is on offer in which game."""

import pytest

from caverna import Game
from caverna.engine.home_board import cells_of
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.setup import Setup
from tests.fiends.arranging import NO_ORCS, a_game, answers, legal, play, table

COUNTS = (1, 2, 3, 4, 5, 6, 7)


def new_game(players: int, deals: bool = True) -> Game:
    return Game(
        Setup(players=players, options=FiendOptions(), expansion="frantic_fiends", seed=1), deals=deals
    )


def offered(game: Game) -> set[str]:
    rules = game.state.rules
    return {rules.furnishings[number].key for number in cells_of(game.state.available)}


def traps_on_offer(game: Game) -> dict[str, int]:
    left = table(game).traps_left
    return {trap.key: left[n] for n, trap in enumerate(rules_of(game.state).traps) if left[n]}


@pytest.mark.rule("FF-SETUP-EXTENSIONS", "FF-SETUP-STRIPS")
@pytest.mark.parametrize(("players", "strips"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 5)])
def test_boards_and_strips_for_so_many_players(players: int, strips: int) -> None:
    game = table(new_game(players))
    assert game.extensions.bit_count() == players
    assert game.long_strips.bit_count() == strips
    assert game.short_strips.bit_count() == strips
    assert game.rewards.bit_count() == 4 * strips


@pytest.mark.rule("FF-SETUP-EXTENSIONS", "FF-SETUP-STRIPS")
def test_boards_are_drawn_without_putting_back_and_strips_apart_from_each_other() -> None:
    game = new_game(3, deals=False)
    assert answers(game) == [f"extension s{n}" for n in range(1, 10)]
    play(game, "extension s4")
    assert answers(game) == [f"extension s{n}" for n in range(1, 10) if n != 4]
    play(game, "extension s1", "extension s9")
    assert answers(game) == [f"strip l{n}" for n in range(1, 8)]
    play(game, "strip l3", "strip l7")
    assert answers(game) == [f"strip r{n}" for n in range(1, 8)]
    play(game, "strip r3", "strip r2")
    assert answers(game)[0].startswith("bribe_marker")


@pytest.mark.rule("FF-SETUP-SUPPLY-COPIES")
@pytest.mark.parametrize("players", COUNTS)
def test_one_copy_per_player_of_what_there_are_several_of(players: int) -> None:
    game = a_game(players=players, extensions="s1")
    traps = traps_on_offer(game)
    assert [traps[key] for key in ("pitfall", "catch_net", "poison_darts")] == [players] * 3
    assert traps["blast_trap"] == 1
    copies = {game.state.rules.furnishings[number].key: left for number, left in table(game).copies}
    expected = {"orc_dwelling": players, "warrior_dwelling": players} if players > 1 else {}
    assert copies == expected


@pytest.mark.rule("FF-SETUP-SUPPLY-COPIES")
def test_the_last_copy_is_the_last_and_ordinary_dwellings_never_run_out() -> None:
    game = a_game(
        on="housework",
        wood=20, stone=9, ore=9, cavern="e3 e2 f2",
        rooms="orc_dwelling d3, orc_dwelling d2, dwelling e1, dwelling d1",
    )  # fmt: skip
    furnish = {move.split()[1] for move in legal(game) if move.startswith("furnish")}
    assert "dwelling" in furnish
    assert "orc_dwelling" not in furnish


@pytest.mark.rule("FF-SETUP-SUPPLY-BASE-BOARD")
@pytest.mark.parametrize("players", COUNTS)
def test_what_every_game_offers(players: int) -> None:
    game = new_game(players)
    base = {"dwelling", "orc_dwelling", "warrior_dwelling", "carpenter", "stone_carver", "blacksmith"}
    assert base <= offered(game)
    assert {"pitfall", "catch_net", "poison_darts"} <= set(traps_on_offer(game))


EXTENSIONS = {
    "s1": ("mine_orc_dwelling", "miner", "blast_trap", "mining_cave"),
    "s2": ("chief_orc_dwelling", "trader", "rockfall", "builder"),
    "s3": ("orc_worker_dwelling", "working_cave", "leg_hold_iron", "seam"),
    "s4": ("forgers_dwelling", "wood_supplier", "perma_trap", "stone_supplier"),
    "s5": ("camouflage_dwelling", "battle_dog_school", "saw_trap", "dog_school"),
    "s6": ("guest_dwelling", "cooking_cave", "bait_trap", "breeding_cave"),
    "s7": ("offspring_dwelling", "cuddle_room", "snare", "breakfast_room"),
    "s8": ("mixed_dwelling", "slaughtering_cave", "spear_trap", "quarry"),
    "s9": ("couple_dwelling", "ruby_supplier", "catch_stone", "stubble_room"),
}
BASE_TILES = {"dwelling", "orc_dwelling", "warrior_dwelling", "carpenter", "stone_carver", "blacksmith"}
BASE_TRAPS = {"pitfall", "catch_net", "poison_darts"}


@pytest.mark.rule("FF-SETUP-SUPPLY-EXTENSIONS")
@pytest.mark.parametrize("name", EXTENSIONS)
def test_an_extension_adds_a_dwelling_a_room_and_a_trap(name: str) -> None:
    game = a_game(players=1, extensions=name, strips="l1 r1", options="rich_supply off")
    dwelling, room, trap, _ = EXTENSIONS[name]
    assert offered(game) == BASE_TILES | {dwelling, room} | {"weaving_parlor", "weapon_storage"}
    assert set(traps_on_offer(game)) == BASE_TRAPS | {trap}


@pytest.mark.rule("FF-SETUP-RICH-SUPPLY")
@pytest.mark.parametrize("name", EXTENSIONS)
def test_with_a_rich_supply_it_adds_one_room_more(name: str) -> None:
    poor = a_game(players=1, extensions=name, options="rich_supply off")
    rich = a_game(players=1, extensions=name, options="rich_supply on")
    assert offered(rich) - offered(poor) == {EXTENSIONS[name][3]}


@pytest.mark.rule("FF-SETUP-RICH-SUPPLY")
@pytest.mark.parametrize("players", COUNTS)
def test_the_supply_is_rich_for_one_and_two_unless_chosen_otherwise(players: int) -> None:
    richer = offered(a_game(players=players, extensions="s1", options="rich_supply on"))
    poorer = offered(a_game(players=players, extensions="s1", options="rich_supply off"))
    assert offered(a_game(players=players, extensions="s1")) == (richer if players <= 2 else poorer)
    assert len(richer - poorer) == players


@pytest.mark.rule("FF-SETUP-TILES-NOT-ON-OFFER")
def test_tiles_of_the_base_game_that_are_never_in_play() -> None:
    everything: set[str] = set()
    for name in EXTENSIONS:
        everything |= offered(a_game(players=1, extensions=name, options="rich_supply on"))
    missing = {
        "simple_dwelling_1", "simple_dwelling_2", "additional_dwelling", "work_room", "guest_room",
        "office_room", "peaceful_cave", "hunting_parlor", "beer_parlor", "blacksmithing_parlor",
        "spare_part_storage", "writing_chamber", "prayer_chamber", "broom_chamber",
    }  # fmt: skip
    assert missing & everything == set()
    state = new_game(7).state
    sold = {state.rules.furnishings[number].key for number in cells_of(state.rules.for_sale)}
    assert not {"additional_dwelling", "work_room", "guest_room", "office_room"} & sold


@pytest.mark.rule("FF-SETUP-TILES-NOT-ON-OFFER")
def test_without_the_tiles_there_is_no_overhang_and_no_furnished_tunnel() -> None:
    game = a_game(players=7, on="housework", wood=9, stone=9, ore=9, cavern="e3", tunnel="f3")
    sites = {move.split()[2] for move in legal(game) if move.startswith("furnish")}
    assert sites == {"d3", "e3"}
    game = a_game(players=2, on="excavation", lying="excavation stone 1")
    spaces = {
        cell for move in legal(game) if move.startswith("tile") for cell in move.split() if len(cell) == 2
    }
    assert spaces
    assert all(cell[0] in "abcdef" and cell[1] in "1234" for cell in spaces)


@pytest.mark.rule("FF-SETUP-TILES-NOT-ON-OFFER")
def test_a_builder_brought_by_the_rich_supply_works_as_in_the_base_game() -> None:
    game = a_game(extensions="s2", rooms="builder e3", on="housework", wood=1, ore=3)
    assert [move for move in legal(game) if move.startswith("furnish orc_dwelling")]


@pytest.mark.rule("FF-SETUP-YELLOW-TILES")
@pytest.mark.parametrize(
    ("strip", "tiles"),
    [
        ("r1", {"weaving_parlor", "weapon_storage"}),
        ("r2", {"milking_parlor", "ore_storage"}),
        ("r3", {"fodder_chamber", "treasure_chamber"}),
        ("r4", {"food_chamber", "stone_storage"}),
        ("r5", {"dog_parlor", "state_parlor"}),
        ("r6", {"trap_chamber", "supplies_storage"}),
        ("r7", {"family_parlor", "main_storage"}),
    ],
)
def test_the_yellow_tiles_of_a_short_strip(strip: str, tiles: set[str]) -> None:
    game = a_game(strips=f"l1 {strip}", orcs=NO_ORCS)
    yellow = offered(game) & {
        tile.key for n, tile in enumerate(game.state.rules.furnishings) if game.state.rules.yellow >> n & 1
    }
    assert yellow == tiles
    number = {tile.key: n for n, tile in enumerate(game.state.rules.furnishings)}
    assert not {number[key] for key in tiles} & {n for n, _ in table(game).copies}
