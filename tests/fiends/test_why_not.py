"""Why the moves of the expansion are not legal: reasons that help, in both languages."""

import pytest

from caverna import Game
from caverna.advice.why_not import why_not
from caverna.engine.moves import Move
from caverna.words.texts import Words
from tests.fiends.arranging import NO_ORCS, a_game, legal, play


def reason(game: Game, text: str, language: str = "en") -> str:
    """Why a move is not legal."""
    assert text not in legal(game)
    move: Move = next(move for move in game.state.rules.moves.listed if move.text == text)
    return why_not(game.state, move, Words(language))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("loot fight_orc", "every orc on your home board is stronger than this dwarf with all your dogs"),
        ("loot set_trap", "you cannot pay for any trap that is left"),
        ("loot restock_mines", "you have no mine that could be restocked"),
    ],
)
def test_loot_that_cannot_be_carried_out(text: str, why: str) -> None:
    game = a_game(on="logging", dwarfs="6 6", orcs="a b2 9, b a2 9, c a3 9")
    assert reason(game, text) == f"this loot item cannot be carried out now: {why}"


@pytest.mark.parametrize("place", ["a1", "c4", "d3"])
def test_a_single_orc_is_too_strong_wherever_it_is(place: str) -> None:
    game = a_game(round=8, on="logging", dwarfs="6 6", orcs=f"a {place} 9, b gone, c gone, d gone")
    assert reason(game, "loot fight_orc").endswith("is stronger than this dwarf with all your dogs")


def test_nobody_to_fight() -> None:
    game = a_game(on="logging", dwarfs="6 6", orcs=NO_ORCS)
    assert reason(game, "loot fight_orc").endswith("no nasty orc is on your home board")


def test_an_orc_too_strong_and_one_that_is_not_there() -> None:
    game = a_game(round=6, on="logging", dwarfs="3 3", dog=3, orcs="a a1 5, b b1 7, c gone")
    play(game, "loot fight_orc")
    assert reason(game, "fight b") == "Orc II has strength 7, this dwarf with all your dogs 6"
    assert reason(game, "fight c") == reason(game, "fight d").replace("IV", "III")
    assert reason(game, "fight d") == "Orc IV is not on your home board"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("trap spear_trap a1", "no such trap is left on the supply board"),
        ("trap catch_net a1", "it costs 3 wood and 1 wild boar, you have no wild boar"),
        ("trap pitfall b2", "b2 is covered by a trap, and a trap needs an empty forest or meadow space"),
        ("trap pitfall c4", "c4 is a field, and a trap needs an empty forest or meadow space"),
        ("trap pitfall b3", "a stable stands on b3 already"),
    ],
)
def test_a_trap_that_cannot_be_set(text: str, why: str) -> None:
    game = a_game(on="housework", wood=4, stone=1, traps="pitfall b2", fields="c4", stable="b3")
    assert reason(game, text) == why


def test_a_forest_full_of_tiles_has_no_space_for_a_trap() -> None:
    game = a_game(
        on="logging", dwarfs="6 6", wood=4, stone=1,
        fields="a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4",
    )  # fmt: skip
    assert reason(game, "loot set_trap").endswith("you have no empty forest or meadow space for a trap")


def test_weapons_of_wood() -> None:
    game = a_game(on="armory", dwarfs="0 6", wood=2, lying="armory wood 1")
    assert reason(game, "whittle 4") == "it costs 4 wood, you have 3"
    game = a_game(round=3, dwarfs="6 6")
    assert "the dwarf is armed already, with strength 6" in reason(game, "place armory")


def test_an_orc_worker_neither_whittles_nor_explores() -> None:
    has = {"rooms": "orc_worker_dwelling d3", "friends": "b d3", "dwarfs": "9@clearing 9@excavation"}
    game = a_game(round=7, ruby=1, wood=4, lying="armory wood 1", **has)  # type: ignore[arg-type]
    play(game, "send b armory")
    assert reason(game, "whittle 1") == "orcs do not make weapons"
    game = a_game(round=7, tunnel="d2 e2", **has)  # type: ignore[arg-type]
    play(game, "send b ore_mine_construction")
    assert reason(game, "loot wood") == "the dwarf is unarmed"


def test_nothing_is_built_where_an_orc_sits() -> None:
    game = a_game(round=7, on="excavation", orcs="a d2 5", tunnel="d2", ruby=1)
    assert reason(game, "tile cavern d2 tunnel d1") == "d2 is not free: it is occupied by an orc"


@pytest.mark.parametrize("text", ["trap pitfall b2", "trap spear_trap a1", "restock"])
def test_reasons_are_said_in_german_too(text: str) -> None:
    game = a_game(on="housework", wood=4, stone=1, traps="pitfall b2")
    assert reason(game, text, "de") != reason(game, text, "en")
