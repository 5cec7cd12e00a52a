"""The inhabitants of the special orc dwellings: chief orc, mine orc, orc worker."""

import pytest

from caverna import Game
from caverna.engine.home_board import CELLS
from tests.fiends.arranging import a_game, answers, goods_of, legal, play, player

BUSY = "0@housework 0@slash_and_burn"


def sent(game: Game, orc: str = "a") -> set[str]:
    """The spaces an orc can be sent to."""
    return {move.split()[2] for move in answers(game) if move.startswith(f"send {orc} ")}


def orc_is_due(room: str, **has: object) -> Game:
    """Both dwarfs of A are at work, orc a is at home."""
    has = {"dwarfs": BUSY, "rooms": f"{room} e3", "friends": "a e3", **has}
    return a_game(**has)  # type: ignore[arg-type]


# Chief orc and mine orc.


@pytest.mark.rule("FF-FRIEND-CHIEF-ORC", "FF-TILE-CHIEF-ORC-DWELLING")
@pytest.mark.parametrize(
    ("space", "good"), [("drift_mining", "stone"), ("logging", "wood"), ("ore_mining", "ore")]
)
def test_the_chief_orc_brings_one_more(space: str, good: str) -> None:
    game = play(orc_is_due("chief_orc_dwelling", lying=f"{space} {good} 3"), f"send a {space}")
    assert goods_of(game) == {good: 4}
    assert game.seat == 1


@pytest.mark.rule("FF-FRIEND-CHIEF-ORC-TWO-MATERIALS")
@pytest.mark.parametrize(("choice", "found"), [("stone", (3, 1)), ("ore", (2, 2))])
def test_of_two_materials_the_owner_chooses(choice: str, found: tuple[int, int]) -> None:
    game = orc_is_due("chief_orc_dwelling", round=9, players=3, lying="ore_delivery stone 2 ore 1")
    play(game, "send a ore_delivery")
    assert set(answers(game)) == {"chief stone", "chief ore"}
    play(game, f"chief {choice}")
    assert goods_of(game) == {"stone": found[0], "ore": found[1]}


@pytest.mark.rule("FF-FRIEND-CHIEF-ORC-TWO-MATERIALS")
@pytest.mark.parametrize(
    ("space", "lying", "found"),
    [
        ("sustenance", "food 2", {"food": 2}),
        ("ruby_mining", "ruby 2", {"ruby": 2}),
        ("sheep_farming", "sheep 2", {"sheep": 2}),
    ],
)
def test_the_chief_brings_no_other_good(space: str, lying: str, found: dict[str, int]) -> None:
    game = orc_is_due("chief_orc_dwelling", round=5, lying=f"{space} {lying}")
    assert goods_of(play(game, f"send a {space}")) == found


@pytest.mark.rule("FF-FRIEND-MINE-ORC", "FF-TILE-MINE-ORC-DWELLING")
def test_the_mine_orc_only_collects() -> None:
    game = orc_is_due("mine_orc_dwelling", lying="drift_mining stone 4")
    assert sent(game) == {"drift_mining"}
    assert goods_of(play(game, "send a drift_mining")) == {"stone": 4}


@pytest.mark.rule("FF-FRIEND-MINE-ORC", "FF-FRIEND-MINE-ORC-NEEDS-ORE")
@pytest.mark.parametrize("donkeys", [0, 1])
def test_the_mine_orc_brings_up_the_ore_of_one_mine_and_one_more(donkeys: int) -> None:
    game = at_harvest(ore_mine="f1", mined="f1 3", donkey=donkeys)
    assert goods_of(game).get("ore") == 4


def at_harvest(**has: object) -> Game:
    """The harvest of round 5 with a mine orc."""
    has = {"rooms": "mine_orc_dwelling e3", "friends": "a e3", "orcs": "b gone, c gone", **has}
    return a_game(phase="harvest", round=5, **has)  # type: ignore[arg-type]


@pytest.mark.rule("FF-FRIEND-MINE-ORC")
def test_the_mine_orc_works_in_exactly_one_ore_mine() -> None:
    game = at_harvest(ore_mine="f1 f2", mined="f1 3, f2 5")
    assert set(answers(game)) == {"extract f1", "extract f2"}
    play(game, "extract f1")
    assert goods_of(game) == {"ore": 4}
    assert [CELLS[cell] for cell, _ in player(game).mined] == ["f2"]


@pytest.mark.rule("FF-FRIEND-MINE-ORC")
def test_the_mine_orc_leaves_the_other_mines_to_the_donkeys() -> None:
    game = at_harvest(ore_mine="f1", ruby_mine="f2", mined="f1 3, f2 1", donkey=1)
    assert goods_of(game) == {"ore": 4, "ruby": 1, "donkey": 1}
    game = at_harvest(ruby_mine="f2", mined="f2 1")
    assert goods_of(game) == {}, "rubies are not for the mine orc"


@pytest.mark.rule("FF-FRIEND-MINE-ORC")
def test_a_mine_orc_without_ore_does_not_choose_for_the_donkey() -> None:
    game = at_harvest(ruby_mine="f1 f2", mined="f1 1, f2 1", donkey=1)
    assert set(answers(game)) == {"extract f1", "extract f2"}


@pytest.mark.rule("FF-FRIEND-MINE-ORC-NEEDS-ORE")
def test_without_ore_in_a_mine_there_is_nothing_to_bring() -> None:
    assert goods_of(at_harvest(ore_mine="f1", donkey=1)) == {"donkey": 1}


@pytest.mark.rule("FF-FRIEND-MINE-ORC-NEEDS-ORE")
def test_the_mine_orc_works_already_after_the_event_that_brought_it() -> None:
    game = a_game(
        phase="event", quiet=True, orcs="a a1 5, b gone, c gone", traps="catch_net a2",
        rooms="mine_orc_dwelling e3", ore_mine="f1", mined="f1 3",
    )  # fmt: skip
    play(game, "card 3.1")
    assert goods_of(game) == {"ore": 4}


@pytest.mark.rule("FF-FRIEND-MINE-ORC-NEEDS-ORE")
def test_a_captured_mine_orc_brings_nothing() -> None:
    game = a_game(
        phase="harvest", round=8, rooms="mine_orc_dwelling e3", friends="a e3", orcs="b e3 9, c gone, d gone",
        ore_mine="f1", mined="f1 3",
    )  # fmt: skip
    assert goods_of(game) == {}
    assert [CELLS[cell] for cell, _ in player(game).mined] == ["f1"]


# Orc worker.


def worker_on(space: str, **has: object) -> Game:
    """The orc worker has just been sent to a space."""
    has = {"dwarfs": "0@ruby_mining 0@sustenance", **has}
    return play(orc_is_due("orc_worker_dwelling", **has), f"send a {space}")


@pytest.mark.rule("FF-FRIEND-ORC-WORKER", "FF-TILE-ORC-WORKER-DWELLING")
def test_the_orc_worker_lays_tiles() -> None:
    game = worker_on("drift_mining", lying="drift_mining stone 4")
    assert "tile cavern d2 tunnel e2" in answers(game)
    play(game, "tile cavern d2 tunnel e2")
    assert goods_of(game) == {"stone": 4}


@pytest.mark.rule("FF-FRIEND-ORC-WORKER")
def test_the_orc_worker_furnishes_and_sets_traps() -> None:
    game = worker_on("housework", stone=1, wood=4)
    assert {"take", "furnish carpenter d3", "trap pitfall a2"} <= set(answers(game))
    play(game, "trap pitfall a2", "take")
    assert goods_of(game) == {"dog": 1}
    assert len(player(game).traps) == 1


@pytest.mark.rule("FF-FRIEND-ORC-WORKER")
def test_the_orc_worker_takes_fixed_goods_and_restocks() -> None:
    assert goods_of(worker_on("supplies")) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    game = play(worker_on("ore_mining", ore_mine="f1", lying="ore_mining ore 2"), "restock")
    assert goods_of(game) == {"ore": 2}
    assert [amount for _, amount in player(game).mined] == [2]


@pytest.mark.rule("FF-FRIEND-ORC-WORKER-NOT")
def test_the_orc_worker_does_not_forge() -> None:
    game = orc_is_due("orc_worker_dwelling", ore=8, wood=4)
    assert "blacksmithing" not in sent(game)
    assert "armory" not in sent(game)
    game = worker_on("armory", wood=4, lying="armory wood 1")
    assert goods_of(game) == {"wood": 5}
    assert game.seat == 1


@pytest.mark.rule("FF-FRIEND-ORC-WORKER-NOT")
def test_the_orc_worker_does_not_let_the_family_grow() -> None:
    rooms = "orc_worker_dwelling e3, dwelling f3, carpenter d3"
    game = orc_is_due("", rooms=rooms, round=4)
    assert "wish_for_children" not in sent(game)
    game = orc_is_due("", rooms=rooms, round=8, dwarfs="0@ruby_mining 0@sustenance", wood=4, stone=1)
    play(game, "send a urgent_wish_for_children")
    assert "take" in answers(game)
    play(game, "trap pitfall a2")
    assert game.seat == 1, "no growth after the trap"
    assert player(game).dwarfs == 2
    game = a_game(players=4, dwarfs=BUSY, rooms=rooms, friends="a e3")
    play(game, "send a growth")
    assert "grow" not in answers(game)


@pytest.mark.rule("FF-FRIEND-ORC-WORKER-SPACES")
def test_the_orc_worker_takes_the_token() -> None:
    game = worker_on("starting_player", start="B", lying="starting_player food 2")
    assert goods_of(game) == {"food": 2, "ore": 2}
    assert game.state.start == 0


@pytest.mark.rule("FF-FRIEND-ORC-WORKER-SPACES")
def test_the_orc_worker_imitates() -> None:
    game = orc_is_due("orc_worker_dwelling", players=3, food=4, others={"B": {"dwarfs": "0@supplies 0"}})
    play(game, "send a imitation_4", "imitate supplies")
    assert goods_of(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


@pytest.mark.rule("FF-FRIEND-ORC-WORKER-SPACES")
def test_the_orc_worker_goes_on_no_expedition() -> None:
    game = orc_is_due("orc_worker_dwelling", round=10, lying="logging wood 3", orcs="b b1 1, c c1 1, d gone")
    assert "adventure" not in sent(game)
    play(game, "send a logging")
    assert goods_of(game) == {"wood": 3}
    assert game.seat == 1
    game = orc_is_due("orc_worker_dwelling", round=4, tunnel="d2 e2")
    play(game, "send a ore_mine_construction", "tile ore_mine e2 deep_tunnel d2")
    assert game.seat == 1


@pytest.mark.rule("FF-FRIEND-ORC-WORKER-SPACES", "FF-TILE-OFFSPRING-DWELLING")
def test_if_the_orc_worker_furnishes_the_offspring_dwelling_nobody_is_born() -> None:
    game = worker_on("housework", wood=4, stone=5, supply="offspring_dwelling")
    play(game, "furnish offspring_dwelling d3")
    assert answers(game) == ["take", "done"]
    assert player(game).dwarfs == 2


@pytest.mark.rule("FF-FRIEND-ORC-WORKER-ARMS", "FF-TILE-ARMING-IS-NOT-FORGING")
def test_the_orc_worker_arms_dwarfs_by_furnishing() -> None:
    game = worker_on("housework", wood=4, stone=2, ore=5)
    play(game, "furnish warrior_dwelling d3", "materials 4 2 2", "arm 3 ore")
    assert answers(game) == ["take", "done"], "there is only one kind of unarmed dwarf"
    assert sorted(player(game).weapons) == [0, 3]
    game = worker_on(
        "housework", wood=2, stone=2, ore=2, supply="forgers_dwelling", others={"B": {"dwarfs": "6 0"}}
    )
    play(game, "furnish forgers_dwelling d3", "recruit placed")
    assert sorted(player(game).weapons) == [0, 6]


@pytest.mark.rule("FF-FRIEND-ORC-WORKER")
def test_only_the_inhabitant_of_that_dwelling_can_do_it() -> None:
    rooms = "orc_worker_dwelling e3, orc_dwelling f3"
    lying, others = "drift_mining stone 1", {"B": {"passed": True}}
    game = orc_is_due("", rooms=rooms, friends="a e3, b f3", lying=lying, others=others)
    assert sent(game, "b") == {"drift_mining"}
    assert {"drift_mining", "supplies", "excavation"} <= sent(game, "a")
    play(game, "send b drift_mining")
    assert legal(game)[0].startswith("send a")
