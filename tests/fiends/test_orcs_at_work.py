"""Friendly orcs at work: when they go, what they bring, and what the special ones can do."""

import pytest

from caverna import Game
from caverna.engine.state.player import HOME
from tests.fiends.arranging import a_game, answers, goods_of, legal, play, player

ORC_ROOMS = ("orc_dwelling", "chief_orc_dwelling", "orc_worker_dwelling", "mine_orc_dwelling")
BUSY = "0@housework 0@slash_and_burn"


def sent(game: Game, orc: str = "a") -> set[str]:
    """The spaces an orc can be sent to."""
    return {move.split()[2] for move in answers(game) if move.startswith(f"send {orc} ")}


def orc_is_due(room: str = "orc_dwelling", **has: object) -> Game:
    """Both dwarfs of A are at work, orc a is at home."""
    has = {"dwarfs": BUSY, "rooms": f"{room} e3", "friends": "a e3", **has}
    return a_game(**has)  # type: ignore[arg-type]


def finish(game: Game) -> None:
    """The turn is played to its end, goods being all that is taken."""
    seat = game.seat
    while game.seat == seat and answers(game)[0].split()[0] not in ("place", "send", "feed"):
        game.play(next(move for move in ("take", "done", "end") if move in answers(game)))


def goes(game: Game, *moves: str) -> str:
    """One turn. Says who went: the seat with the weapon of the dwarf, or with the orc."""
    seat = game.seat_name
    before = player(game, seat).places
    play(game, *moves)
    after, weapons = player(game, seat).places, player(game, seat).weapons
    gone = [f"{seat}{weapons[i]}" for i in range(len(before)) if before[i] != after[i]]
    finish(game)
    return gone[0] if gone else f"{seat} orc"


# The order.


@pytest.mark.rule("FF-FRIEND-ORDER")
def test_unarmed_then_armed_then_orcs_in_any_order() -> None:
    game = a_game(
        dwarfs="4 0 2", rooms="orc_dwelling e3, chief_orc_dwelling f3, dwelling e2", friends="a e3, b f3",
        lying="drift_mining stone 1, clearing wood 1, ruby_mining ruby 1", others={"B": {"passed": True}},
    )  # fmt: skip
    order = []
    for space in ("supplies", "housework", "sustenance"):
        assert not [move for move in answers(game) if move.startswith(("send", "order"))]
        order.append(goes(game, f"place {space}"))
    assert order == ["A0", "A2", "A4"]
    assert sent(game, "a") == sent(game, "b") == {"drift_mining", "clearing", "ruby_mining"}
    assert goes(game, "send b clearing") == "A orc"
    assert sent(game, "a") == {"drift_mining", "ruby_mining"}


@pytest.mark.rule("FF-FRIEND-ORDER-RUBY", "FF-FRIEND-ORC-WORKER-ORDER")
@pytest.mark.parametrize("room", ["orc_dwelling", "orc_worker_dwelling"])
def test_with_dwarfs_at_home_an_orc_goes_for_a_ruby(room: str) -> None:
    has = {"rooms": f"{room} e3", "friends": "a e3", "lying": "drift_mining stone 4"}
    game = a_game(**has)  # type: ignore[arg-type]
    assert not [move for move in legal(game) if move.startswith(("send", "order"))]
    game = a_game(ruby=1, **has)  # type: ignore[arg-type]
    assert not sent(game)
    play(game, "order orc")
    assert goods_of(game) == {}
    assert "drift_mining" in sent(game)
    play(game, "send a drift_mining")
    while game.seat == 0:
        game.play("take" if "take" in answers(game) else answers(game)[-1])
    assert goods_of(game) == {"stone": 4}
    assert player(game).places == (HOME, HOME)
    assert player(game).resting == 0, "the dwarfs still have their turns"


@pytest.mark.rule("FF-FRIEND-ORDER-EXAMPLE")
def test_the_three_players_of_the_rulebook() -> None:
    """Anna has 2 dwarfs, Bea 3, Claudia 2, and each has an orc. Bea pays a ruby for her third dwarf."""
    home = {"rooms": "orc_dwelling e3", "friends": "a e3", "orcs": "b gone, c gone"}
    bea = {**home, "rooms": "orc_dwelling e3, dwelling f3", "dwarfs": "0 2 4", "ruby": 1}
    claudia: dict[str, object] = {**home, "dwarfs": "0 6"}
    lying = "drift_mining stone 1, clearing wood 1, ruby_mining ruby 1, ore_mining ore 1"
    anna = {**home, "dwarfs": "0 3"}
    game = a_game(players=3, lying=lying, others={"B": bea, "C": claudia}, **anna)  # type: ignore[arg-type]
    order = [
        goes(game, "place supplies"),
        goes(game, "order 4", "place sustenance"),
        goes(game, "place strip_mining"),
        goes(game, "place housework"),
        goes(game, "place slash_and_burn", "tile meadow c3 field c4"),
        goes(game, "place forest_exploration"),
        goes(game, "send a drift_mining"),
        goes(game, "place excavation", "tile cavern d2 tunnel e2"),
        goes(game, "send a ore_mining"),
        goes(game, "send a clearing"),
    ]
    assert order == ["A0", "B4", "C0", "A3", "B0", "C6", "A orc", "B2", "C orc", "B orc"]


# What they bring.


@pytest.mark.rule("FF-FRIEND-COLLECTS-ONLY")
def test_an_orc_on_drift_mining_takes_the_stone_and_lays_no_tile() -> None:
    game = play(orc_is_due(lying="drift_mining stone 4"), "send a drift_mining")
    assert goods_of(game) == {"stone": 4}
    assert game.seat == 1
    assert player(game).tunnels == 0


@pytest.mark.rule("FF-FRIEND-COLLECTS-ONLY")
def test_an_orc_goes_on_no_expedition_and_restocks_nothing() -> None:
    game = play(orc_is_due(lying="logging wood 3"), "send a logging")
    assert goods_of(game) == {"wood": 3}
    assert game.seat == 1
    game = play(orc_is_due(lying="ore_mining ore 2", ore_mine="f1"), "send a ore_mining")
    assert goods_of(game) == {"ore": 2}
    assert player(game).mined == ()
    game = play(orc_is_due(lying="armory wood 2"), "send a armory")
    assert goods_of(game) == {"wood": 2}
    assert game.seat == 1


@pytest.mark.rule("FF-FRIEND-NO-FIXED-GOODS")
def test_goods_that_do_not_accumulate_stay() -> None:
    game = play(orc_is_due(lying="sustenance food 3"), "send a sustenance")
    assert goods_of(game) == {"food": 3}, "no grain"
    game = play(orc_is_due(lying="ruby_mining ruby 1", ruby_mine="f1"), "send a ruby_mining")
    assert goods_of(game) == {"ruby": 1}, "nothing for the ruby mine"
    game = play(orc_is_due(players=3, lying="strip_mining ore 1 stone 2"), "send a strip_mining")
    assert goods_of(game) == {"ore": 1, "stone": 2}, "not the 2 wood printed there"


@pytest.mark.rule("FF-FRIEND-NO-FIXED-GOODS")
def test_animals_that_accumulate_are_taken_too() -> None:
    game = play(orc_is_due(round=5, lying="sheep_farming sheep 2"), "send a sheep_farming")
    assert goods_of(game) == {"sheep": 2}


@pytest.mark.rule("FF-FRIEND-NEEDS-GOODS")
def test_a_space_without_accumulated_goods_cannot_be_used() -> None:
    lying = "drift_mining stone 1, ruby_mining ruby 1"
    game = orc_is_due(round=5, lying=lying, food=5, wood=5, ore=5)
    assert sent(game) == {"drift_mining", "ruby_mining"}, "neither supplies nor a card without goods"


@pytest.mark.rule("FF-FRIEND-STARTING-PLAYER")
def test_on_starting_player_only_the_food_is_taken() -> None:
    game = play(orc_is_due(start="B", lying="starting_player food 3"), "send a starting_player")
    assert goods_of(game) == {"food": 3}
    assert game.state.start == 1


@pytest.mark.rule("FF-FRIEND-STARTING-PLAYER")
def test_imitation_is_closed_to_ordinary_orcs() -> None:
    others = {"B": {"dwarfs": "0@supplies 0"}}
    game = orc_is_due(players=3, food=9, lying="drift_mining stone 1", others=others)
    assert sent(game) == {"drift_mining"}


@pytest.mark.rule("FF-FRIEND-OCCUPIES-SPACE")
def test_where_an_orc_stands_nobody_else_goes() -> None:
    game = play(orc_is_due(lying="drift_mining stone 4"), "send a drift_mining")
    assert game.seat == 1
    assert "place drift_mining" not in legal(game)


@pytest.mark.rule("FF-FRIEND-WITHOUT-SPACE")
def test_an_orc_without_a_space_stays_at_home() -> None:
    game = a_game(
        round=5, dwarfs="0 0@housework", rooms="orc_dwelling e3", friends="a e3", food=9,
        others={"B": {"dwarfs": "0@slash_and_burn 0@sustenance", "food": 9}},
    )  # fmt: skip
    play(game, "place supplies")
    while "end" in answers(game):
        game.play("end")
    assert not sent(game)
    assert answers(game)[0].startswith("feed"), "the round is over"


@pytest.mark.rule("FF-FRIEND-WITHOUT-SPACE")
def test_passing_forgoes_the_orcs_too() -> None:
    game = a_game(
        dwarfs="0 0@housework", rooms="orc_dwelling e3", friends="a e3", lying="drift_mining stone 4",
        others={"B": {"dwarfs": "0 0 0@supplies", "rooms": "dwelling e3"}},
    )  # fmt: skip
    play(game, "pass")
    goes(game, "place sustenance")
    assert game.seat == 1, "nobody else is left"


# Not dwarfs.


@pytest.mark.rule("FF-FRIEND-NO-DWARF")
def test_friendly_orcs_use_no_room_for_dwarfs() -> None:
    game = a_game(round=4, rooms="orc_dwelling e3, dwelling f3", friends="a e3")
    assert "place wish_for_children" in legal(game)
    game = a_game(round=4, rooms="orc_dwelling d3", friends="a d3")
    assert "place wish_for_children" not in legal(game), "an orc dwelling is no bed for a dwarf"


@pytest.mark.rule("FF-FRIEND-NO-DWARF")
def test_friendly_orcs_do_not_count_for_the_cuddle_room() -> None:
    game = a_game(rooms="orc_dwelling e3, cuddle_room f3", friends="a e3", sheep=4, on="housework", round=2)
    play(game, "take")
    assert goods_of(game)["sheep"] == 4, "two at the entrance and two in the cuddle room"
    game = play(orc_is_due(rooms="orc_dwelling e3, cuddle_room f3", round=5, sheep=4,
                           lying="sheep_farming sheep 1"), "send a sheep_farming")  # fmt: skip
    assert answers(game) == ["eat sheep"], "the fifth has no place"


@pytest.mark.rule("FF-FRIEND-NO-DWARF")
def test_the_working_cave_feeds_a_dwarf_not_an_orc() -> None:
    game = a_game(
        phase="harvest", round=5, rooms="orc_dwelling e3, working_cave f3", friends="a e3", wood=2, food=9
    )
    assert answers(game)[0] == "feed 5"
    play(game, next(move for move in answers(game) if "wood" in move))
    assert answers(game)[0] == "feed 3", "two less: an adult dwarf has eaten, the orc is still hungry"


@pytest.mark.rule("FF-FRIEND-FEEDING", "FF-HARVEST-ROUND-FOUR")
@pytest.mark.parametrize(
    "room", ["orc_dwelling", "chief_orc_dwelling", "orc_worker_dwelling", "mine_orc_dwelling"]
)
def test_an_orc_eats_one_food_whatever_it_can_do(room: str) -> None:
    has = {"rooms": f"{room} e3", "friends": "a e3", "food": 9, "orcs": "b gone, c gone"}
    assert answers(a_game(phase="harvest", round=4, **has))[0] == "feed 3"  # type: ignore[arg-type]
    assert answers(a_game(phase="harvest", round=5, **has))[0] == "feed 5"  # type: ignore[arg-type]
