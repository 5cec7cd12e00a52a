"""Orcs in the cave: captives, and room for dwarfs."""

from typing import Any

import pytest

from caverna import Game
from caverna.engine.home_board import CELLS
from caverna.engine.verbs.grow_family import beds_of
from tests.fiends.arranging import a_game, answers, legal, play, player, table
from tests.fiends.breakthroughs import D_ALONE, WISH, place, through


def captives(game: Game) -> list[tuple[int, str]]:
    """(weapon, space) of the dwarfs held."""
    return [(player(game).weapons[dwarf], CELLS[cell]) for dwarf, cell in player(game).captives]


def beds(game: Game) -> dict[str, list[int]]:
    """For each space the weapons of those who sleep there."""
    found: dict[str, list[int]] = {}
    for dwarf, cell in enumerate(player(game).beds):
        found.setdefault(CELLS[cell], []).append(player(game).weapons[dwarf])
    return {cell: sorted(weapons) for cell, weapons in found.items()}


def next_weapon(game: Game) -> object:
    """The weapon of the dwarf whose placement is due."""
    assert game.question.key == "place-dwarf"
    return game.question.arguments["strength"]


# Captives.


@pytest.mark.rule("FF-CAPTIVE")
def test_a_dwarf_in_an_occupied_dwelling_is_captured_and_cannot_be_placed() -> None:
    game = through(rooms="dwelling e3", dwarfs="0 0 0")
    assert (place(game), captives(game)) == ("e3", [(0, "e3")])
    has: dict[str, Any] = {"round": 8, "harvest": "normal", "rooms": "dwelling e3"}
    has |= {"dwarfs": "0 0@drift_mining 0@excavation", "others": {"B": {"dwarfs": "0@logging 0@clearing"}}}
    assert next_weapon(a_game(orcs="a a1 5", **has)) == 0
    assert a_game(orcs="a e3 5", captives="0 e3", **has).question.key == "feed"


@pytest.mark.rule("FF-CAPTIVE")
def test_a_friendly_orc_in_an_occupied_dwelling_cannot_be_placed() -> None:
    has: dict[str, Any] = {
        "round": 8, "rooms": "orc_dwelling d3", "friends": "b d3", "dwarfs": "0@clearing 0@logging",
        "lying": "drift_mining stone 3",
    }  # fmt: skip
    free = a_game(orcs="a a1 5", **has)
    assert "send b drift_mining" in answers(free)
    held = a_game(orcs="a d3 5", **has)
    assert not [move for move in legal(held) if move.startswith("send")]
    game = through(orcs="a gone, c gone, d b1 12", rooms="orc_dwelling d3", friends="b d3")
    assert place(game) == "d3"
    assert player(game).free_friends() == []


@pytest.mark.rule("FF-CAPTIVE-WEAKEST")
@pytest.mark.parametrize(("dwarfs", "taken"), [("0 7 9 9", 0), ("3 7 9 9", 3), ("0 0 9 9", 0)])
def test_only_the_weakest_of_several_is_captured(dwarfs: str, taken: int) -> None:
    game = through(rooms="couple_dwelling e3", dwarfs=dwarfs)
    assert place(game) == "e3"
    assert captives(game) == [(taken, "e3")]


@pytest.mark.rule("FF-CAPTIVE-SLEEPING-PLACES")
def test_the_strongest_sleep_at_the_entrance_and_the_others_where_there_is_least_to_gain() -> None:
    game = a_game(
        phase="event", event=3, quiet=True, orcs=D_ALONE,
        rooms="warrior_dwelling d3, dwelling e3, forgers_dwelling f3", dwarfs="0 4 6 8",
    )  # fmt: skip
    play(game, "done")
    assert set(beds(game)) == {"d4", "e3", "f3"}
    assert beds(game)["d4"] == [6, 8]


@pytest.mark.rule("FF-CAPTIVE-SLEEPING-PLACES")
def test_the_owner_says_who_sleeps_where() -> None:
    game = a_game(
        phase="event", event=3, quiet=True, orcs=D_ALONE, rooms="dwelling d3, dwelling e3", dwarfs="0 4 6"
    )
    assert answers(game) == [
        "done", "bed 0 d3", "bed 0 e3", "bed 4 d3", "bed 4 e3", "bed 6 d3", "bed 6 e3",
    ]  # fmt: skip
    play(game, "bed 6 e3")
    assert beds(game) == {"d4": [0, 4], "e3": [6]}


@pytest.mark.rule("FF-CAPTIVE-SLEEPING-PLACES")
def test_two_may_share_the_couple_dwelling_or_sleep_apart() -> None:
    game = a_game(
        phase="event",
        event=3,
        quiet=True,
        orcs=D_ALONE,
        rooms="dwelling d3, couple_dwelling e3",
        dwarfs="0 0 0 0",
    )
    assert answers(game) == ["done", "bed 0 d3", "bed 0 e3"]
    together = play(game.copy(), "bed 0 e3", "bed 0 e3")
    assert beds(together) == {"d4": [0, 0], "e3": [0, 0]}
    apart = play(game, "bed 0 e3", "bed 0 d3")
    assert beds(apart) == {"d4": [0, 0], "e3": [0], "d3": [0]}


@pytest.mark.rule("FF-CAPTIVE-NEWBORN")
@pytest.mark.parametrize(("dwarfs", "rooms", "taken"), [
    ("0 0", "dwelling e3", ["e3"]),
    ("5 5", "dwelling d3, warrior_dwelling e3", []),
    ("5 5 5", "dwelling d3, warrior_dwelling e3", ["e3"]),
])  # fmt: skip
def test_a_dwarf_born_in_the_event_takes_a_free_bed(dwarfs: str, rooms: str, taken: list[str]) -> None:
    """Orc IV is bribed, Casanova brings a child; then orc I breaks through to the best room."""
    game = a_game(
        players=1, phase="event", event=4, orcs="a a1 5, b gone, c gone, d b1 1", rooms=rooms, dwarfs=dwarfs,
        strips="l2", bribes="wood ore grain stone", stone=1,
    )  # fmt: skip
    while "grow" not in answers(game):
        wanted = ("bribe 1", "reward casanova") if table(game).acting == 3 else ()
        moves = [move for move in (*wanted, "done") if move in answers(game)]
        play(game, moves[0] if moves else answers(game)[0])
    play(game, "grow")
    while answers(game)[0].startswith(("furnish", "done")):
        play(game, "done")
    assert [cell for _, cell in captives(game)] == taken
    if taken:
        assert player(game).captured == 1 << player(game).dwarfs - 1, "the newborn"


@pytest.mark.rule("FF-CAPTIVE-SLEEPING-PLACES")
def test_two_dwarfs_sleep_at_the_entrance_and_nobody_is_asked() -> None:
    game = a_game(phase="event", event=3, quiet=True, orcs=D_ALONE, rooms="dwelling d3", dwarfs="0 5")
    assert game.seat == -1
    assert beds(game) == {"d4": [0, 5]}
    assert captives(through(rooms="dwelling d3", dwarfs="0 5")) == []


@pytest.mark.rule("FF-CAPTIVE-OUT-OF-PLAY")
def test_a_captive_is_left_out_of_the_play_order() -> None:
    has: dict[str, Any] = {"round": 8, "rooms": "dwelling e3", "dwarfs": "0 4 6"}
    assert next_weapon(a_game(orcs="a a1 5", **has)) == 0
    assert next_weapon(a_game(orcs="a e3 5", captives="0 e3", **has)) == 4


@pytest.mark.rule("FF-CAPTIVE-OUT-OF-PLAY")
def test_a_captive_cannot_be_armed() -> None:
    game = a_game(
        on="adventure",
        strips="l4",
        dwarfs="0 9 9",
        rooms="dwelling e3",
        captives="0 e3",
        orcs="a e3 5, c c1 3",
    )
    play(game, "loot fight_orc", "fight c", "reward outfitter")
    assert sorted(player(game).weapons)[0] == 0
    assert not [move for move in answers(game) if move.startswith("recruit")]


@pytest.mark.rule("FF-CAPTIVE-KEEPS-WEAPON")
def test_a_captive_keeps_its_weapon() -> None:
    game = through(rooms="dwelling e3", dwarfs="5 7 7")
    assert captives(game) == [(5, "e3")]
    assert sorted(player(game).weapons) == [5, 7, 7]


@pytest.mark.rule("FF-CAPTIVE-FED")
@pytest.mark.parametrize(("round", "harvest", "need"), [(8, "normal", 6), (4, "payment", 3)])
def test_a_captive_is_fed_like_any_other(round: int, harvest: str, need: int) -> None:
    game = a_game(
        round=round,
        harvest=harvest,
        orcs="a e3 5",
        rooms="dwelling e3",
        dwarfs="0 0 0",
        captives="0 e3",
        food=9,
    )
    play(game, "pass", "pass")
    assert answers(game)[0] == f"feed {need}"


@pytest.mark.rule("FF-CAPTIVE-STILL-FAMILY", "FF-ROOM-GROWTH")
def test_a_captive_counts_for_the_family_limit() -> None:
    """Four dwarfs at large have room for a fifth, but with the captive they are five already."""
    rooms = "dwelling e3, dwelling d3, dwelling d2, dwelling e2"
    game = a_game(
        **WISH, orcs="a e3 5", rooms=rooms, dwarfs="0 0 0 0 0", captives="0 e3",
    )  # fmt: skip
    assert beds_of(game.state, 0) == 5
    assert "grow" not in legal(game)


@pytest.mark.rule("FF-CAPTIVE-STILL-FAMILY")
def test_a_captive_counts_for_the_cuddle_room() -> None:
    game = a_game(
        phase="event", event=3, quiet=True, orcs="a e3 5, b gone, c gone, d gone",
        rooms="dwelling e3, cuddle_room d3", dwarfs="0 0 0", captives="0 e3", sheep=3,
    )  # fmt: skip
    assert "keep 3 sheep d3" in answers(game)


@pytest.mark.rule("FF-CAPTIVE-FREED")
def test_a_captive_freed_in_the_work_phase_may_still_be_placed() -> None:
    game = a_game(
        on="adventure", dwarfs="0 8", orcs="a e3 2", rooms="dwelling e3", captives="0 e3",
        others={"B": {"dwarfs": "0@logging 0@clearing"}},
    )  # fmt: skip
    assert player(game).captured == 1
    play(game, "loot fight_orc", "fight a", "reward gold")
    assert player(game).captured == 0
    while game.question.key != "place-dwarf":
        play(game, answers(game)[-1])
    assert game.seat == 0
    assert next_weapon(game) == 0


@pytest.mark.rule("FF-CAPTIVE-FREED")
def test_a_bribe_frees_a_captive() -> None:
    game = a_game(
        phase="event", event=3, quiet=True, bribes="wood stone ore", orcs="a e3 2, b gone, c gone, d gone",
        rooms="dwelling e3", dwarfs="0 0 0", captives="0 e3", ore=2,
    )  # fmt: skip
    play(game, "bribe 2")
    assert player(game).captured == 0


@pytest.mark.rule("FF-CAPTIVE-FREED", "FF-CAPTIVE-SLEEPING-PLACES")
def test_whoever_is_freed_in_an_event_sleeps_where_he_was_held_and_nobody_else_moves() -> None:
    game = a_game(
        phase="event", event=3, bribes="wood stone ore", orcs="a e3 2, b a1 5, c gone, d gone",
        rooms="dwelling e3", dwarfs="0 2 5", captives="0 e3", ore=2,
    )  # fmt: skip
    play(game, answers(game)[0])
    assert player(game).beds[1:] == (CELLS.index("d4"), CELLS.index("d4"))
    play(game, "bribe 2")
    assert beds(game) == {"e3": [0], "d4": [2, 5]}


# Room for dwarfs.


@pytest.mark.rule("FF-ROOM", "FF-ROOM-ORC-DWELLINGS")
@pytest.mark.parametrize(
    ("room", "more"),
    [
        ("dwelling", 1), ("mixed_dwelling", 1), ("warrior_dwelling", 1), ("forgers_dwelling", 1),
        ("offspring_dwelling", 1), ("camouflage_dwelling", 1), ("guest_dwelling", 1),
        ("couple_dwelling", 2), ("orc_dwelling", 0), ("chief_orc_dwelling", 0),
        ("mine_orc_dwelling", 0), ("orc_worker_dwelling", 0),
    ],
)  # fmt: skip
def test_how_many_dwarfs_a_dwelling_has_room_for(room: str, more: int) -> None:
    assert beds_of(a_game(round=8, rooms=f"{room} e3").state, 0) == 2 + more
    assert beds_of(a_game(round=8, rooms=f"{room} e3", orcs="a e3 5").state, 0) == 2


@pytest.mark.rule("FF-ROOM")
def test_an_orc_at_the_entrance_takes_nobodys_bed() -> None:
    assert beds_of(a_game(round=8, orcs="a d4 5").state, 0) == 2


@pytest.mark.rule("FF-ROOM-GUEST")
@pytest.mark.parametrize(
    ("rooms", "friends", "room"),
    [
        ("guest_dwelling e3", "", 3),
        ("guest_dwelling e3", "b e3", 2),
        ("guest_dwelling e3, orc_dwelling d3", "b e3", 3),
        ("guest_dwelling e3, orc_dwelling d3", "b e3, a d3", 2),
        ("guest_dwelling e3, orc_dwelling d3", "b d3", 3),
    ],
)
def test_an_orc_in_the_guest_dwelling_takes_the_bed_unless_it_can_live_elsewhere(
    rooms: str, friends: str, room: int
) -> None:
    has: dict[str, Any] = {"friends": friends} if friends else {}
    assert beds_of(a_game(round=8, rooms=rooms, **has).state, 0) == room


@pytest.mark.rule("FF-ROOM-GROWTH")
@pytest.mark.parametrize(
    ("rooms", "dwarfs", "orc", "captive", "grows"),
    [
        ("dwelling e3", "0 0 0", "e3", "0 e3", False),
        ("dwelling e3, dwelling d3", "0 0 0", "e3", "0 e3", True),
        ("dwelling e3, dwelling d3", "0 0 0", "e3", "", False),
        ("dwelling e3, dwelling d3", "0 0 0", "a1", "", True),
        ("orc_dwelling e3", "0 0", "a1", "", False),
    ],
)
def test_the_family_grows_if_there_is_room_for_those_at_large(
    rooms: str, dwarfs: str, orc: str, captive: str, grows: bool
) -> None:
    has: dict[str, Any] = {"captives": captive} if captive else {}
    game = a_game(**WISH, orcs=f"a {orc} 5", rooms=rooms, dwarfs=dwarfs, **has)
    assert ("grow" in legal(game)) == grows


@pytest.mark.rule("FF-ROOM-ORC-DWELLINGS")
def test_orc_dwellings_are_dwellings_otherwise() -> None:
    rules = a_game().state.rules
    orange = {tile.key for tile in rules.furnishings if tile.colour == "orange"}
    assert {"orc_dwelling", "chief_orc_dwelling", "mine_orc_dwelling", "orc_worker_dwelling"} <= orange
