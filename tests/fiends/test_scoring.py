"""The end: orcs placed anew, the new lines of the score sheet, ties."""

from typing import Any

import pytest

from caverna import Game
from caverna.engine.home_board import CELLS
from caverna.expansions.frantic_fiends.cli.draw_player import describe_orcs
from caverna.expansions.frantic_fiends.view.view import orc_view
from caverna.words.texts import Words
from tests.fiends.arranging import NO_ORCS, a_game, answers, goods_of, legal, play, player

ONE_ORC = "b gone, c gone, d gone"


def at_the_end(players: int = 1, **has: object) -> Game:
    """After the last round; other seats have no orcs left. Exchanges are declined."""
    game = a_game(players=players, phase="scoring", round=12, quiet=True, **has)  # type: ignore[arg-type]
    while not game.is_over and answers(game) == ["end"]:
        game.play("end")
    return game


def to_the_end(game: Game) -> Game:
    """Whatever is still asked: as suggested."""
    while not game.is_over:
        game.play(next(move for move in ("end", "done", answers(game)[0]) if move in answers(game)))
    return game


def seats_of_orcs(game: Game, seat: str = "A") -> dict[str, str]:
    """Where the nasty orcs sit."""
    return {"abcd"[orc]: CELLS[place] for orc, place in enumerate(player(game, seat).orcs) if place >= 0}


# Placing anew.


@pytest.mark.rule("FF-END-ORCS-ANEW", "FF-END-TILE-VALUE")
def test_orcs_go_to_the_tile_worth_most() -> None:
    game = to_the_end(
        at_the_end(orcs=f"a d3 5, {ONE_ORC}", rooms="dwelling e3, blacksmith e2", ruby_mine="f1")
    )
    assert seats_of_orcs(game) == {"a": "f1"}, "4 points for the ruby mine, 3 for the others"
    assert game.score()[0]["tiles"] == 6


@pytest.mark.rule("FF-END-ORCS-ANEW")
def test_what_they_leave_is_free_first() -> None:
    """The captive counts again where he lives, and the tile is a place like all others."""
    game = at_the_end(
        orcs=f"a e3 5, {ONE_ORC}", rooms="dwelling e3", dwarfs="0 0 0", captives="0 e3", ore_mine="f1"
    )
    game = to_the_end(game)
    assert seats_of_orcs(game) == {"a": "e3"}, "3 points and the dwarf, against 3 for the mine"
    assert game.score()[0]["dwarfs"] == 2
    game = at_the_end(
        orcs=f"a e3 5, {ONE_ORC}",
        rooms="dwelling e3",
        dwarfs="0 0 0",
        captives="0 e3",
        ruby_mine="f1",
        donkey=1,
    )
    game = to_the_end(play(game, "keep 1 donkey f1"))
    assert seats_of_orcs(game) == {"a": "f1"}, "the mine and its donkey are worth 5"
    assert game.score()[0]["dwarfs"] == 3, "the captive is free"


@pytest.mark.rule("FF-END-ORCS-ANEW")
def test_goods_lost_before_stay_lost() -> None:
    game = at_the_end(orcs=f"a f1 5, {ONE_ORC}", ruby_mine="f1", rooms="warrior_dwelling e3", dwarfs="0 0 0")
    game = to_the_end(game)
    assert seats_of_orcs(game) == {"a": "e3"}
    assert player(game).mined == ()


@pytest.mark.rule("FF-END-ORCS-ANEW-ONE-BY-ONE")
def test_after_each_orc_the_values_are_worked_out_again() -> None:
    """The main storage is worth 2 for each yellow tile: less, once an orc sits on another one."""
    rooms = "main_storage e3, family_parlor f3, orc_dwelling e2, orc_dwelling f2, dwelling d3"
    has = {"rooms": rooms, "friends": "c e2, d f2", "orcs": "a f1 5, b f3 7", "tunnel": "f1"}
    game = to_the_end(at_the_end(players=3, **has))
    assert seats_of_orcs(game) == {"a": "f3", "b": "d3"}, "6 for the parlor, then 3 for the dwelling and 2"


@pytest.mark.rule("FF-END-TILE-VALUE")
def test_bonus_points_of_the_tile_count_and_those_of_others_do_not() -> None:
    rooms = "stone_storage e3, dwelling e2"
    game = to_the_end(at_the_end(orcs=f"a d3 5, {ONE_ORC}", rooms=rooms, stone=4))
    assert seats_of_orcs(game) == {"a": "e3"}, "4 points against 3"
    game = to_the_end(at_the_end(orcs=f"a d3 5, {ONE_ORC}", rooms=rooms, stone=2))
    assert seats_of_orcs(game) == {"a": "e2"}, "2 points against 3"
    rooms = "state_parlor e3, orc_dwelling e2, dwelling f1"
    game = to_the_end(at_the_end(orcs=f"a d3 5, {ONE_ORC}", rooms=rooms))
    assert seats_of_orcs(game) == {"a": "e3"}, "4 for the parlor, 3 for the dwelling"


@pytest.mark.rule("FF-END-TILE-VALUE")
def test_a_friendly_orc_adds_a_point() -> None:
    game = to_the_end(
        at_the_end(rooms="orc_worker_dwelling e3, dwelling e2", friends="b e3", orcs="a d3 5, c gone, d gone")
    )
    assert seats_of_orcs(game) == {"a": "e3"}, "3 and 1"
    assert game.score()[0]["friendly_orcs"] == 0


@pytest.mark.rule("FF-END-TILE-VALUE", "FF-END-TILE-TIES")
def test_with_its_inhabitant_a_tile_may_equal_another() -> None:
    rooms = "chief_orc_dwelling e3, dwelling e2"
    game = at_the_end(rooms=rooms, friends="b e3", orcs="a d3 5, c gone, d gone")
    assert set(answers(game)) == {"occupy a e3", "occupy a e2"}, "2 and 1 for the friend, or 3"


@pytest.mark.rule("FF-END-TILE-VALUE-ANIMALS")
def test_every_animal_counts() -> None:
    """Two sheep in the cuddle room are worth as much as donkeys would be."""
    rooms = "cuddle_room e3, dwelling e2"
    game = at_the_end(orcs=f"a d3 5, {ONE_ORC}", rooms=rooms, sheep=4)
    game = to_the_end(game)
    assert seats_of_orcs(game) == {"a": "e3"}, "2 printed points and 2 sheep against 3 points"
    assert goods_of(game)["sheep"] == 2


@pytest.mark.rule("FF-END-TILE-VALUE-ANIMALS", "FF-END-EXCHANGES-FIRST")
def test_animals_eaten_or_bought_at_the_last_moment() -> None:
    """While beds are chosen animals still go and come. Mixed dwelling and ruby mine have 4 points each."""
    rooms = "mixed_dwelling f3, dwelling f2"
    game = at_the_end(
        orcs=f"a d3 5, {ONE_ORC}", rooms=rooms, dwarfs="0 3 5", ruby_mine="e3", donkey=1, sheep=2
    )
    play(game, "keep 2 sheep f3", "keep 1 donkey e3", "eat sheep", "eat sheep", "bed 0 f2")
    assert seats_of_orcs(game) == {"a": "e3"}
    game = at_the_end(
        orcs=f"a d3 5, {ONE_ORC}", rooms=rooms, dwarfs="0 3 5", ruby_mine="e3", ruby=1, sheep=1, cattle=2
    )
    play(game, "keep 1 sheep f3", "keep 2 cattle d4", "ruby donkey", "bed 0 f2")
    assert set(answers(game)) == {"occupy a e3", "occupy a f3"}


@pytest.mark.rule("FF-END-TILE-TIES")
def test_among_equals_the_one_that_lowers_the_score_more() -> None:
    """A ruby mine is worth 4, an ore mine with a donkey too; but without it donkeys are missing."""
    game = at_the_end(orcs=f"a d3 5, {ONE_ORC}", ore_mine="f1", ruby_mine="e3", donkey=1)
    play(game, "keep 1 donkey f1")
    assert game.is_over, "nothing is left to choose"
    assert seats_of_orcs(game) == {"a": "f1"}


@pytest.mark.rule("FF-END-TILE-TIES")
def test_still_equal_the_owner_chooses() -> None:
    game = at_the_end(orcs=f"a d3 5, {ONE_ORC}", ore_mine="e3 f1")
    assert set(answers(game)) == {"occupy a e3", "occupy a f1"}
    play(game, "occupy a f1")
    assert seats_of_orcs(game) == {"a": "f1"}


@pytest.mark.rule("FF-END-EXCHANGES-FIRST")
def test_once_the_orcs_sit_down_nothing_is_exchanged() -> None:
    game = at_the_end(orcs=f"a d3 5, {ONE_ORC}", ore_mine="e3 f1", ruby=1, grain=2, gold=4)
    assert sorted(legal(game)) == ["occupy a e3", "occupy a f1"]


@pytest.mark.rule("FF-END-EXCHANGES-FIRST")
def test_the_last_exchanges_come_before() -> None:
    game = a_game(players=1, phase="scoring", round=12, orcs=f"a d3 5, {ONE_ORC}", ore_mine="e3 f1", grain=2)
    assert answers(game) == ["end"]
    assert "eat grain" in legal(game)


@pytest.mark.rule("FF-END-EXCHANGES-FIRST", "FF-ARRANGE-WINDOWS")
def test_animals_can_be_brought_to_safety_at_the_end() -> None:
    game = at_the_end(orcs=f"a d3 5, {ONE_ORC}", ore_mine="e3", small_pasture="a2", donkey=1)
    assert {"keep 1 donkey a2", "keep 1 donkey e3"} <= set(answers(game))
    safe = to_the_end(play(game.copy(), "keep 1 donkey a2"))
    assert goods_of(safe) == {"donkey": 1}
    lost = to_the_end(play(game, "keep 1 donkey e3"))
    assert goods_of(lost) == {}


@pytest.mark.rule("FF-ARRANGE-SUGGESTION-END")
def test_the_last_suggestion_keeps_animals_out_of_the_cave() -> None:
    game = at_the_end(orcs=f"a d3 5, {ONE_ORC}", ore_mine="e3", small_pasture="a2", donkey=2, sheep=2)
    assert goods_of(to_the_end(game)) == {"donkey": 2, "sheep": 2}
    game = at_the_end(orcs=f"a d3 5, {ONE_ORC}", ore_mine="e3", small_pasture="a2", donkey=3, sheep=2)
    assert goods_of(to_the_end(game)) == {"donkey": 2, "sheep": 2}, "one of them has room only in the mine"


@pytest.mark.rule("FF-END-EXCHANGES-FIRST")
def test_a_tile_the_orc_will_leave_is_of_no_use_any_more() -> None:
    """Animals are arranged and beds chosen while the orcs still sit where they sat."""
    game = at_the_end(
        orcs=f"a e3 5, {ONE_ORC}", rooms="trader e3", ore_mine="f1", small_pasture="a2", donkey=1, gold=3
    )
    assert "keep 1 donkey f1" in answers(game)
    assert not [move for move in legal(game) if move.startswith("convert")]
    assert seats_of_orcs(game) == {"a": "e3"}
    game = at_the_end(orcs=f"a f1 5, {ONE_ORC}", ore_mine="f1", small_pasture="a2", donkey=1)
    assert "keep 1 donkey f1" not in answers(game)


@pytest.mark.rule("FF-END-ORCS-ANEW")
def test_orcs_without_a_place_are_not_still_to_come() -> None:
    game = at_the_end(orcs="a d3 5, b d4 7, c gone, d gone", ore_mine="e3 f1")
    assert set(answers(game)) == {"occupy a e3", "occupy a f1"}
    views = [orc_view(game.state, 0, orc) for orc in range(2)]
    assert [(view["cell"], view["is_aside"], view["is_gone"]) for view in views] == [(None, False, False)] * 2
    assert describe_orcs(Words("en"), game.state, 0) == "I 5 (looks for a place), II 7 (looks for a place)"
    waiting = a_game(round=2)
    assert orc_view(waiting.state, 0, 3)["is_aside"]
    assert describe_orcs(Words("de"), waiting.state, 0).endswith("IV 12 (kommt noch)")


@pytest.mark.rule("FF-END-ENTRY-DWELLING-SAFE")
def test_the_entry_level_dwelling_is_not_chosen() -> None:
    game = to_the_end(at_the_end(orcs=f"a d3 5, {ONE_ORC}", sheep=2))
    assert seats_of_orcs(game) == {"a": "d3"}, "the printed cavern, worth nothing"
    assert goods_of(game) == {"sheep": 2}
    assert game.score()[0]["dwarfs"] == 2


@pytest.mark.rule("FF-END-ANIMALS-REMOVED")
def test_animals_go_and_then_the_kind_is_missing() -> None:
    game = at_the_end(orcs=f"a d3 5, {ONE_ORC}", ore_mine="e3", donkey=1)
    game = to_the_end(play(game, "keep 1 donkey e3"))
    assert goods_of(game) == {}
    assert game.score()[0]["missing_animals"] == -8
    assert game.score()[0]["animals"] == 0


@pytest.mark.rule("FF-END-EXAMPLE")
def test_an_orc_leaves_the_ruby_mine_for_an_ore_storage() -> None:
    game = a_game(
        players=1, phase="scoring", round=12, orcs=f"a f1 5, {ONE_ORC}", ruby_mine="f1",
        rooms="ore_storage e3", ore=12,
    )  # fmt: skip
    game = to_the_end(game)
    assert seats_of_orcs(game) == {"a": "e3"}
    assert game.score()[0]["bonus"] == 0
    assert game.score()[0]["tiles"] == 4, "the ruby mine scores again"


# The score sheet.


@pytest.mark.rule("FF-SCORE-TRAPS", "FF-SCORE-PERMA-TRAP")
def test_inactive_traps_are_worth_two() -> None:
    traps = "pitfall a1 used, catch_net a2 used, poison_darts a3, pitfall b2"
    assert a_game(traps=traps).score()[0]["traps"] == 4
    assert a_game(traps="perma_trap a1").score()[0]["traps"] == 0


@pytest.mark.rule("FF-SCORE-TRAP-SPACE-USED")
def test_a_space_with_a_trap_is_used() -> None:
    empty = a_game().score()[0]["unused_spaces"]
    assert empty == -22
    assert a_game(traps="pitfall a1 used, poison_darts a2").score()[0]["unused_spaces"] == -20


@pytest.mark.rule("FF-SCORE-FRIENDLY-ORCS")
def test_friendly_orcs_are_worth_one_each() -> None:
    rooms = "orc_dwelling e3, guest_dwelling f3, orc_dwelling e2"
    game = a_game(round=7, rooms=rooms, friends="d e3, c f3, x e2", orcs="a gone, b gone")
    assert game.score()[0]["friendly_orcs"] == 3
    assert game.score()[0]["gold"] == 0


@pytest.mark.rule("FF-SCORE-CAPTIVES")
def test_captives_score_nothing() -> None:
    game = a_game(
        round=8, dwarfs="0 0 4", rooms="dwelling e3, orc_dwelling f3", friends="a f3", captives="0 e3",
        orcs="b e3 5, c f3 9, d gone",
    )  # fmt: skip
    assert game.score()[0]["dwarfs"] == 2
    assert game.score()[0]["friendly_orcs"] == 0


@pytest.mark.rule("FF-SCORE-OCCUPIED-TILES")
def test_tiles_under_orcs_score_neither_points_nor_bonus() -> None:
    has: dict[str, Any] = {"players": 3, "round": 8, "traps": "pitfall a1"}
    has["rooms"] = "dwelling e3, main_storage f3, trap_chamber e2"
    free = a_game(orcs=NO_ORCS, **has).score()[0]
    assert (free["tiles"], free["bonus"]) == (3, 6), "2 for the trap, 2 for each yellow tile"
    sheet = a_game(orcs=f"a f3 5, {ONE_ORC}", **has).score()[0]
    assert (sheet["tiles"], sheet["bonus"]) == (3, 2), "the trap chamber is as before"
    sheet = a_game(orcs=f"a e3 5, {ONE_ORC}", **has).score()[0]
    assert (sheet["tiles"], sheet["bonus"]) == (0, 6)
    sheet = a_game(round=8, ruby_mine="e3", ore_mine="f3", orcs="a e3 5, b gone, c gone, d gone").score()[0]
    assert sheet["tiles"] == 3


@pytest.mark.rule("FF-SCORE-OCCUPIED-TILES")
def test_an_occupied_space_is_not_unused() -> None:
    free = a_game(round=8, ruby_mine="e3", orcs=NO_ORCS).score()[0]["unused_spaces"]
    game = a_game(round=8, ruby_mine="e3", orcs="a e3 5, b gone, c gone, d gone")
    assert game.score()[0]["unused_spaces"] == free


@pytest.mark.rule("FF-SCORE-GOODS-IN-MINES")
def test_goods_in_mines_score_nothing() -> None:
    game = a_game(
        ruby_mine="e3", ore_mine="f1", mined="e3 4, f1 9", round=7, rooms="ore_storage e2", orcs=NO_ORCS
    )
    assert game.score()[0]["rubies"] == 0
    assert game.score()[0]["bonus"] == 0


@pytest.mark.rule("FF-SCORE-TIE")
def test_fewer_nasty_orcs_break_a_tie() -> None:
    """Both end with the same points: A sits with one orc on the cavern, which is worth nothing."""
    game = to_the_end(at_the_end(players=2, orcs=f"a d3 5, {ONE_ORC}"))
    assert game.totals()[0] == game.totals()[1]
    assert game.winners() == [1]
    game = to_the_end(at_the_end(players=2, orcs=NO_ORCS))
    assert game.winners() == [0, 1]
    theirs: dict[str, object] = {"orcs": "a d3 5, b d4 7, c gone, d gone"}
    game = to_the_end(at_the_end(players=2, orcs=f"a d3 5, {ONE_ORC}", others={"B": theirs}))
    assert game.totals()[0] == game.totals()[1]
    assert game.winners() == [0]


@pytest.mark.rule("FF-SCORE-TIE")
def test_points_come_before_orcs() -> None:
    game = to_the_end(at_the_end(players=2, orcs=f"a d3 5, {ONE_ORC}", gold=1))
    assert game.winners() == [0]


# Yellow tiles.


@pytest.mark.rule("FF-TILE-TRAP-CHAMBER")
def test_the_trap_chamber_counts_every_trap() -> None:
    traps = "pitfall a1 used, catch_net a2, perma_trap a3"
    game = a_game(round=7, rooms="trap_chamber e3", traps=traps, orcs=NO_ORCS)
    assert game.score()[0]["bonus"] == 6
    assert game.score()[0]["traps"] == 2, "besides"


@pytest.mark.rule("FF-TILE-FAMILY-PARLOR", "FF-TILE-FAMILY-PARLOR-CAPTIVE")
def test_the_family_parlor_counts_friends_at_large() -> None:
    rooms = "family_parlor e3, orc_dwelling f3, orc_dwelling e2"
    game = a_game(round=7, rooms=rooms, friends="a f3, b e2", orcs="c gone, d gone")
    assert game.score()[0]["bonus"] == 6
    assert game.score()[0]["friendly_orcs"] == 2
    game = a_game(round=8, rooms=rooms, friends="a f3, b e2", orcs="c f3 5, d gone")
    assert game.score()[0]["bonus"] == 3
    assert game.score()[0]["friendly_orcs"] == 1


@pytest.mark.rule("FF-TILE-DOG-PARLOR")
@pytest.mark.parametrize(("dogs", "bonus"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_the_dog_parlor_counts_pairs(dogs: int, bonus: int) -> None:
    game = a_game(round=7, rooms="dog_parlor e3", dog=dogs, orcs=NO_ORCS)
    assert game.score()[0]["bonus"] == bonus
    assert game.score()[0]["animals"] == dogs
