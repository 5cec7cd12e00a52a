"""Reaping and sowing."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play


@pytest.mark.rule("FIELD-PHASE")
def test_one_token_comes_from_every_sown_field() -> None:
    sown = "c4 grain 3, c3 grain 2, c2 grain 1, b4 vegetable 2, b3 vegetable 1"
    game = a_game(players=2, round=3, phase="harvest", sown=sown, fields="a4")
    assert goods_of(game) == {"grain": 3, "vegetable": 2}
    player = game.state.players[0]
    assert player.grain_on_fields() == 3
    assert player.vegetables_on_fields() == 1
    assert player.sown.bit_count() == 3
    assert player.fields.bit_count() == 6


@pytest.mark.rule("FIELD-PHASE")
def test_a_field_emptied_so_can_be_sown_again() -> None:
    game = a_game(players=2, round=3, phase="harvest", sown="c4 grain 1, c3 grain 2")
    play(game, "feed 0", "feed 0")
    play(game, "breed none", "end")
    assert game.state.round == 4
    play(game, "place slash_and_burn")
    assert "sow grain c4" in answers(game)
    assert "sow grain c3" not in answers(game)


@pytest.mark.rule("FIELD-PHASE")
def test_the_field_phase_asks_nobody() -> None:
    game = a_game(
        players=2, round=3, phase="harvest", sown="c4 grain 3", others={"B": {"sown": "c4 vegetable 2"}}
    )
    assert answers(game) == ["feed 0"]
    assert goods_of(game, "A") == {"grain": 1}
    assert goods_of(game, "B") == {"vegetable": 1}


@pytest.mark.rule("FIELD-PHASE")
def test_three_harvests_empty_a_field_of_grain_and_two_one_of_vegetables() -> None:
    game = a_game(players=1, round=5, phase="harvest", sown="c4 grain 3, c3 vegetable 2")
    for grain, vegetables in ((1, 1), (2, 2), (3, 2), (3, 2)):
        assert goods_of(game) == {"grain": grain, "vegetable": vegetables}
        assert game.state.players[0].grain_on_fields() == 3 - grain
        assert game.state.players[0].vegetables_on_fields() == 2 - vegetables
        play(game, "feed 0", "breed none", "end", "pass")


@pytest.mark.rule("SOW-GRAIN")
def test_one_grain_makes_three_on_the_field() -> None:
    game = a_game(grain=1, fields="c4", on="slash_and_burn")
    play(game, "sow grain c4")
    assert goods_of(game) == {}
    assert game.state.players[0].grain_on_fields() == 3


@pytest.mark.rule("SOW-VEGETABLE")
def test_one_vegetable_makes_two_on_the_field() -> None:
    game = a_game(vegetable=1, fields="c4", on="slash_and_burn")
    play(game, "sow vegetable c4")
    assert goods_of(game) == {}
    assert game.state.players[0].vegetables_on_fields() == 2


@pytest.mark.rule("SOW-GRAIN", "SOW-VEGETABLE")
def test_a_field_holds_one_kind_of_crop_at_a_time() -> None:
    game = a_game(grain=2, vegetable=2, fields="c4", sown="c3 grain 1", on="slash_and_burn")
    assert {move for move in answers(game) if move.startswith("sow")} == {"sow grain c4", "sow vegetable c4"}
    play(game, "sow grain c4")
    assert not [move for move in legal(game) if move.startswith("sow")]


@pytest.mark.rule("SOW-LIMIT")
def test_at_most_two_fields_of_grain_and_two_of_vegetables() -> None:
    game = a_game(grain=3, vegetable=3, fields="c4 c3 c2 b4 b3", on="slash_and_burn")
    play(game, "sow grain c4", "sow grain c3")
    assert not [move for move in legal(game) if move.startswith("sow grain")]
    play(game, "sow vegetable c2", "sow vegetable b4")
    assert not [move for move in legal(game) if move.startswith("sow")]
    assert goods_of(game) == {"grain": 1, "vegetable": 1}


@pytest.mark.rule("SOW-LIMIT")
def test_two_grain_and_two_vegetables_in_any_sequence() -> None:
    game = a_game(grain=3, vegetable=3, fields="c4 c3 c2 b4 b3", on="slash_and_burn")
    play(game, "sow vegetable c4", "sow grain c3", "sow vegetable c2")
    assert {move for move in answers(game) if move.startswith("sow")} == {"sow grain b4", "sow grain b3"}


@pytest.mark.rule("SOW-LIMIT")
def test_the_limit_counts_fields_and_crops_bought_in_between() -> None:
    game = a_game(grain=2, ruby=2, fields="c4 c3", on="slash_and_burn")
    play(game, "sow grain c4", "sow grain c3", "ruby field b4")
    assert not [move for move in legal(game) if move.startswith("sow")]
    play(game, "ruby vegetable")
    assert {move for move in legal(game) if move.startswith("sow")} == {"sow vegetable b4"}


@pytest.mark.rule("SOW-LIMIT")
def test_sowing_less_is_allowed() -> None:
    game = a_game(grain=2, fields="c4 c3", on="slash_and_burn")
    play(game, "sow grain c4", "done")
    assert goods_of(game) == {"grain": 1}
    assert game.state.players[0].grain_on_fields() == 3


@pytest.mark.rule("SOW-NEEDS-FIELD-AND-CROP")
def test_without_an_empty_field_or_without_a_crop_there_is_no_sowing() -> None:
    no_crop = a_game(fields="c4", on="slash_and_burn")
    no_field = a_game(grain=2, meadow="c4", sown="c3 grain 1", on="slash_and_burn")
    for game in (no_crop, no_field):
        assert not [move for move in answers(game) if move.startswith("sow")]


@pytest.mark.rule("SOW-NEEDS-FIELD-AND-CROP")
def test_family_life_is_no_use_without_room_field_or_crop() -> None:
    assert "place family_life" not in legal(a_game(round=7, fields="c4"))
    assert "place family_life" not in legal(a_game(round=7, grain=1))
    assert "place family_life" in legal(a_game(round=7, grain=1, fields="c4"))


@pytest.mark.rule("SOW-NEEDS-FIELD-AND-CROP")
def test_crops_on_other_fields_cannot_be_sown() -> None:
    game = a_game(fields="c4", sown="c3 grain 3", on="slash_and_burn")
    assert not [move for move in answers(game) if move.startswith("sow")]
