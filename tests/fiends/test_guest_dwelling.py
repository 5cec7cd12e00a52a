"""The Guest dwelling between dwarfs and orcs, and held orcs that wait for a room."""

import pytest

from caverna import Game, restore_snapshot, take_snapshot
from caverna.engine.home_board import CELLS
from tests.fiends.arranging import NO_ORCS, a_game, answers, play, player
from tests.fiends.bounties import after_fight

HELD = {"orcs": "a a2 5, b gone, c gone", "traps": "catch_net a2", "held": "a"}
RICH = {"wood": 9, "stone": 9, "ore": 9}


def homes(game: Game) -> dict[str, str]:
    """Where the friendly orcs of seat A live."""
    return {"abcdx"[orc]: CELLS[home] for orc, home, _ in player(game).friends}


def end_of_round(**has: object) -> Game:
    """Round 5, when everybody has been placed."""
    others = {"B": {"dwarfs": "0@supplies 0@ruby_mining", "orcs": NO_ORCS}}
    game = a_game(round=5, others=others, **{"dwarfs": "0@logging 0", **has})  # type: ignore[arg-type]
    play(game, "place housework", "take")
    while game.seat == 0 and answers(game)[0] in ("pass", "done", "end"):
        game.play(answers(game)[0])
    return game


@pytest.mark.rule("FF-FRIEND-GUEST-DWELLING-OFFERED")
@pytest.mark.parametrize("room", ["dwelling", "camouflage_dwelling", "couple_dwelling"])
def test_a_new_bed_for_the_dwarf_frees_the_guest_dwelling_for_a_held_orc(room: str) -> None:
    rooms = {"rooms": "guest_dwelling e3", "cavern": "d3", "dwarfs": "0 0 0", "supply": room}
    game = a_game(round=5, on="housework", **rooms, **RICH, **HELD)  # type: ignore[arg-type]
    play(game, f"furnish {room} d3")
    assert answers(game) == ["move_in a e3", "done"]
    play(game, "move_in a e3")
    assert homes(game) == {"a": "e3"}


@pytest.mark.rule("FF-FRIEND-GUEST-DWELLING-OFFERED")
def test_what_a_dwelling_brings_comes_before_the_orc_is_asked_in() -> None:
    has = {"rooms": "guest_dwelling e3", "cavern": "d3", "dwarfs": "0 0 0", "supply": "offspring_dwelling"}
    game = a_game(round=5, on="housework", **has, **RICH, **HELD)  # type: ignore[arg-type]
    play(game, "furnish offspring_dwelling d3")
    assert answers(game) == ["grow", "done"]
    assert answers(play(game.copy(), "grow")) == ["take", "done"], "four dwarfs need all the beds"
    assert answers(play(game, "done")) == ["move_in a e3", "done"]


@pytest.mark.rule("FF-FRIEND-GUEST-DWELLING-OFFERED")
def test_a_dwelling_from_an_expedition_counts_too() -> None:
    game = a_game(
        round=8, on="logging", rooms="guest_dwelling e3", cavern="d3", dwarfs="0@supplies 0@ruby_mining 11",
        wood=2, stone=2, orcs="a a2 5, b gone, c gone, d gone", traps="catch_net a2", held="a",
    )  # fmt: skip
    play(game, "loot dwelling")
    play(game, "furnish dwelling d3")
    assert answers(game) == ["move_in a e3", "done"]


@pytest.mark.rule("FF-FRIEND-GUEST-DWELLING-OFFERED")
def test_an_orc_not_taken_in_is_asked_again_when_all_come_home() -> None:
    game = end_of_round(rooms="guest_dwelling e3", **HELD)
    assert answers(game) == ["move_in a e3", "done"]
    assert homes(play(game.copy(), "done")) == {}
    assert homes(play(game, "move_in a e3")) == {"a": "e3"}


@pytest.mark.rule("FF-FRIEND-CHANGES-ROOMS", "FF-FRIEND-GUEST-DWELLING-OFFERED")
def test_a_room_left_by_a_friend_takes_a_held_orc_in_at_once() -> None:
    game = end_of_round(rooms="guest_dwelling e3, orc_dwelling f3", friends="b f3", **HELD)
    assert answers(game) == ["move_in b e3", "done"]
    play(game, "move_in b e3")
    assert homes(game) == {"a": "f3", "b": "e3"}
    assert [is_active for _, _, is_active in player(game).traps] == [0]


@pytest.mark.rule("FF-TILE-GUEST-DWELLING-SWAP", "FF-CAPTIVE-WEAKEST")
def test_a_dwarf_who_leaves_the_guest_dwelling_to_an_orc_sleeps_elsewhere() -> None:
    game = a_game(
        phase="event", event=2, quiet=True, rooms="guest_dwelling e3, dwelling f3", dwarfs="0 0 0",
        orcs="a a1 5, b c4 7, c gone", traps="catch_net a2",
    )  # fmt: skip
    play(game, "done", "card 3.1", "move_in a e3", "card 2.9")
    while game.seat == 0 and answers(game) == ["done"]:
        play(game, "done")
    assert CELLS[player(game).orcs[1]] == "f3", "the tile worth most"
    assert [CELLS[cell] for _, cell in player(game).captives] == ["f3"], "he lives there now"


@pytest.mark.rule("FF-TILE-GUEST-DWELLING-LODGER")
def test_the_owner_says_where_the_lodger_goes_when_a_newborn_needs_the_bed() -> None:
    rooms = "guest_dwelling e3, orc_dwelling f3, chief_orc_dwelling f2"
    game = a_game(round=4, on="wish_for_children", rooms=rooms, friends="a e3")
    play(game, "grow")
    assert game.question.key == "lodger-moves-out"
    assert answers(game) == ["move_in a f3", "move_in a f2"]
    kept = restore_snapshot(take_snapshot(game))
    assert answers(kept) == answers(game)
    play(game, "move_in a f2")
    assert homes(game) == {"a": "f2"}
    assert player(game).dwarfs == 3


@pytest.mark.rule("FF-TILE-GUEST-DWELLING-LODGER")
def test_equal_rooms_need_no_question() -> None:
    game = a_game(
        players=3, round=4, on="wish_for_children", friends="a e3",
        rooms="guest_dwelling e3, orc_dwelling f3, orc_dwelling f2",
    )  # fmt: skip
    play(game, "grow")
    assert homes(game)["a"] in ("f3", "f2")
    assert game.seat == 1


@pytest.mark.rule("FF-TILE-GUEST-DWELLING-LODGER", "FF-REWARD-CASANOVA")
def test_casanova_sends_the_lodger_out_as_well() -> None:
    rooms = "guest_dwelling e3, orc_dwelling f3, mine_orc_dwelling f2"
    game = after_fight("casanova", rooms=rooms, friends="a e3", dwarfs="0@ruby_mining 9")
    play(game, "grow", "move_in a f2")
    assert homes(game) == {"a": "f2"}
