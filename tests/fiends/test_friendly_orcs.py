"""Befriending: a held orc finds a room and becomes a friend."""

import pytest

from caverna import Game
from caverna.engine.home_board import CELLS
from tests.fiends.arranging import a_game, answers, goods_of, legal, play, player, table
from tests.fiends.bounties import after_fight

ORC_ROOMS = ("orc_dwelling", "chief_orc_dwelling", "mine_orc_dwelling", "orc_worker_dwelling")


def friends(game: Game, seat: str = "A") -> dict[str, str]:
    """The friendly orcs and their rooms."""
    return {"abcdx"[orc]: CELLS[home] for orc, home, _ in player(game, seat).friends}


def into_the_net(**has: object) -> Game:
    """Orc a has just walked down into a net, with two steps still to go."""
    has = {"orcs": "a a1 5, b gone, c gone", "traps": "catch_net a2", "quiet": True, **has}
    return play(a_game(phase="event", **has), "card 3.1")  # type: ignore[arg-type]


@pytest.mark.rule("FF-FRIEND-MOVES-IN", "FF-FRIEND-DWELLING-FIRST", "FF-FRIEND-MARKER-AND-TRAP")
@pytest.mark.parametrize("room", ORC_ROOMS)
def test_a_held_orc_moves_into_an_uninhabited_orc_dwelling(room: str) -> None:
    game = into_the_net(rooms=f"{room} e3")
    assert friends(game) == {"a": "e3"}
    assert player(game).orcs[0] == -1
    assert player(game).strengths[0] == 0
    assert player(game).held == 0
    assert [is_active for _, _, is_active in player(game).traps] == [0]


@pytest.mark.rule("FF-FRIEND-MARKER-AND-TRAP")
def test_the_remaining_steps_lapse() -> None:
    game = into_the_net(sown="a3 grain 3")
    assert [CELLS[place] for place in player(game).orcs[:1]] == ["a2"], "held, it does not walk on"
    assert player(game).grain_on_fields() == 3
    game = into_the_net(sown="a3 grain 3", rooms="orc_dwelling e3")
    assert player(game).grain_on_fields() == 3


@pytest.mark.rule("FF-FRIEND-NO-BOUNTY")
def test_a_friend_brings_neither_reward_nor_gold() -> None:
    game = into_the_net(rooms="orc_dwelling e3")
    assert goods_of(game) == {}
    assert table(game).rewards.bit_count() == 4
    assert answers(game) == ["feed 0"]


@pytest.mark.rule("FF-FRIEND-NO-BOUNTY")
def test_a_friend_cannot_be_fought() -> None:
    game = a_game(
        on="logging", dwarfs="14 14", rooms="orc_dwelling e3", friends="a e3", orcs="b b1 7, c c1 9"
    )
    assert answers(play(game, "loot fight_orc")) == ["fight b", "fight c"]


@pytest.mark.rule("FF-FRIEND-EVENT-NEXT-ROUND", "FF-HARVEST-FED-AFTER-EVENT")
def test_moved_in_during_an_event_it_works_in_the_next_round() -> None:
    game = play(into_the_net(rooms="orc_dwelling e3", food=5, ruby=1), "done")
    assert answers(game)[0] == "feed 5", "two dwarfs and the new friend"
    while not answers(game)[0].startswith("place"):
        game.play(answers(game)[0])
    assert game.state.round == 4
    play(game, "order orc")
    assert "send a logging" in answers(game)


@pytest.mark.rule("FF-FRIEND-DWELLING-LATER", "FF-FRIEND-WORKS-AT-ONCE")
def test_the_dwelling_comes_later_and_the_orc_works_in_the_same_round() -> None:
    """The rulebook's example with the net."""
    game = a_game(
        round=4, on="housework", dwarfs="0@supplies 0", orcs="a a2 5, b gone, c gone", traps="catch_net a2",
        held="a", wood=2, ore=2, lying="drift_mining stone 4",
    )  # fmt: skip
    play(game, "furnish orc_dwelling d3")
    assert friends(game) == {"a": "d3"}
    play(game, "take", "pass")
    assert "send a drift_mining" in answers(game)
    play(game, "send a drift_mining")
    assert goods_of(game) == {"dog": 1, "stone": 4}


@pytest.mark.rule("FF-FRIEND-DWELLING-LATER")
def test_without_a_dwelling_it_is_held_until_it_moves() -> None:
    game = into_the_net()
    assert player(game).held == 1
    later = a_game(
        phase="event", event=2, quiet=True, orcs="a a2 5, b gone, c gone", traps="catch_net a2", held="a"
    )
    play(later, "card 3.1")
    assert player(later).held == 0
    assert CELLS[player(later).orcs[0]] == "b4", "free again: down, down, right"


@pytest.mark.rule("FF-FRIEND-COMPULSORY")
def test_into_an_orc_dwelling_it_must_go_into_the_guest_dwelling_it_may() -> None:
    game = into_the_net(rooms="guest_dwelling e3")
    assert answers(game) == ["move_in a e3", "done"]
    declined = play(game.copy(), "done")
    assert player(declined).held == 1
    play(game, "move_in a e3")
    assert friends(game) == {"a": "e3"}


@pytest.mark.rule("FF-FRIEND-COMPULSORY", "FF-TILE-GUEST-DWELLING-SWAP")
def test_a_dwarf_in_the_guest_dwelling_needs_another_bed() -> None:
    game = into_the_net(rooms="guest_dwelling e3", dwarfs="0 0 0")
    assert player(game).held == 1
    assert answers(game) == ["feed 0"], "the third dwarf has no other bed"
    game = into_the_net(rooms="guest_dwelling e3, dwelling f3", dwarfs="0 0 0")
    assert answers(game) == ["move_in a e3", "done"]


@pytest.mark.rule("FF-FRIEND-OWNER-CHOOSES")
def test_with_several_rooms_the_owner_chooses() -> None:
    game = into_the_net(rooms="orc_dwelling e3, chief_orc_dwelling f3, guest_dwelling e2")
    assert set(answers(game)) == {"move_in a e3", "move_in a f3", "move_in a e2"}, "one of them it must be"
    play(game, "move_in a f3")
    assert friends(game) == {"a": "f3"}


@pytest.mark.rule("FF-FRIEND-OWNER-CHOOSES")
def test_with_several_held_orcs_the_owner_chooses() -> None:
    game = a_game(
        on="housework", round=4, orcs="a a2 5, b b2 7, c gone", traps="catch_net a2, catch_net b2",
        held="a b", wood=2, ore=2,
    )  # fmt: skip
    play(game, "furnish orc_dwelling d3")
    assert set(answers(game)) == {"move_in a d3", "move_in b d3"}
    play(game, "move_in b d3")
    assert friends(game) == {"b": "d3"}
    assert player(game).held == 1


@pytest.mark.rule("FF-FRIEND-OCCUPIED-DWELLING")
def test_a_dwelling_under_a_nasty_orc_takes_nobody_in() -> None:
    game = a_game(
        phase="event", event=3, quiet=True, orcs="a a1 5, b e3 9, c gone, d gone", traps="catch_net a2",
        rooms="orc_dwelling e3", ruby_mine="f1",
    )  # fmt: skip
    play(game, "card 3.1")
    assert friends(game) == {"a": "e3"}, "b has moved on to the ruby mine, and the held orc moves in"
    game = a_game(
        phase="event", event=3, quiet=True, orcs="a a1 5, b e3 9, c gone, d gone", traps="catch_net a2",
        rooms="orc_dwelling e3, carpenter d3",
    )  # fmt: skip
    play(game, "card 3.1")
    assert friends(game) == {}


@pytest.mark.rule("FF-FRIEND-OCCUPIED-DWELLING")
def test_once_the_captor_is_beaten_the_held_orc_moves_in() -> None:
    game = after_fight(
        strength=5,
        orcs="a a2 5, b gone, c gone, d e3 5",
        rooms="orc_dwelling e3",
        traps="catch_net a2",
        held="a",
    )
    assert friends(game) == {"a": "e3"}


@pytest.mark.rule("FF-FRIEND-HELD-UNTIL-MOVE")
def test_a_dwelling_got_by_a_bounty_earlier_in_the_event_still_counts() -> None:
    game = a_game(
        phase="event", event=3, quiet=True, orcs="a gone, b gone, c a1 7, d b2 5", traps="catch_net b2",
        held="d", bribes="stone vegetable ore grain", ore=9, wood=2, supply="soldier",
    )  # fmt: skip
    play(game, "card 1.1", "bribe 7", "reward soldier", "loot furnish", "furnish orc_dwelling d3")
    assert friends(game) == {"d": "d3"}


@pytest.mark.rule("FF-FRIEND-LATE-WORKER", "FF-CAPTIVE-FREED")
def test_a_captive_freed_by_the_last_dwarf_is_placed_on_the_next_turn() -> None:
    game = after_fight(
        dwarfs="0 0@ruby_mining 9",
        rooms="dwelling e3",
        orcs="a gone, b gone, c gone, d e3 5",
        captives="0 e3",
    )
    assert player(game).captured == 0
    play(game, "reward gold", "end", "place supplies", "end")
    assert game.seat == 0
    assert "place housework" in legal(game)


@pytest.mark.rule("FF-FRIEND-CHANGES-ROOMS")
def test_friendly_orcs_may_change_rooms_when_they_come_home() -> None:
    game = a_game(
        round=5, dwarfs="0@logging 0", others={"B": {"dwarfs": "0@supplies 0@ruby_mining"}},
        rooms="orc_dwelling e3, chief_orc_dwelling f3", friends="a e3",
    )  # fmt: skip
    play(game, "place housework", "take")
    while game.seat == 0 and answers(game)[0] in ("pass", "done", "end"):
        game.play(answers(game)[0])
    assert answers(game) == ["move_in a f3", "done"]
    play(game, "move_in a f3")
    assert friends(game) == {"a": "f3"}


@pytest.mark.rule("FF-FRIEND-CHANGES-ROOMS", "FF-TILE-GUEST-DWELLING-SWAP")
def test_an_orc_may_leave_the_guest_dwelling_to_a_dwarf() -> None:
    game = a_game(
        round=5, dwarfs="0@logging 0", others={"B": {"dwarfs": "0@supplies 0@ruby_mining"}},
        rooms="orc_dwelling e3, guest_dwelling f3", friends="a f3",
    )  # fmt: skip
    play(game, "place housework", "take")
    assert answers(game) == ["move_in a e3", "done"]


@pytest.mark.rule("FF-FRIEND-ADDITIONAL-ORC", "FF-FRIEND-FEEDING")
def test_the_additional_orc_eats_works_and_scores_like_the_others() -> None:
    has = {"rooms": "orc_dwelling e3", "friends": "x e3"}
    game = a_game(phase="harvest", round=4, food=9, **has)  # type: ignore[arg-type]
    assert answers(game)[0] == "feed 3"
    assert game.score()[0]["friendly_orcs"] == 1
    game = a_game(dwarfs="0@logging 0@supplies", lying="drift_mining stone 2", **has)  # type: ignore[arg-type]
    assert answers(game) == ["send x drift_mining", "pass"]
