"""Reasons for a turn: what they say is true of the positions before and after it."""

import pytest

from caverna.advice.after_turn import after_turn
from caverna.advice.why_this_turn import why_this_turn
from caverna.bots import make_bot
from caverna.bots.counsel import counsel
from caverna.engine.goods import FOOD, GOODS_COUNT, GRAIN, VEGETABLE
from caverna.engine.reasons import Said, Several, Text
from caverna.engine.rounds.scoring import total_score
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.grow_family import beds_of
from caverna.game import Game
from caverna.setup import Setup
from caverna.words.reasons import sentence
from caverna.words.texts import LANGUAGES, Words
from tests.arranging import a_game


def reasons(game: Game, *moves: str) -> dict[str, dict[str, Said]]:
    """Why these moves, by key."""
    numbers = [game.move(move).number for move in moves]
    after = after_turn(game.state, numbers)
    return {reason.key: dict(reason.arguments) for reason in why_this_turn(game.state, after, 0)}


def test_a_dwarf_more_is_told_first() -> None:
    game = a_game(round=5, cards="wish_for_children", rooms="dwelling d3")
    told = reasons(game, "place wish_for_children", "grow")
    assert next(iter(told)) == "hint-dwarf"
    assert told["hint-dwarf"] == {"n": 3}


def test_in_the_last_round_a_dwarf_is_only_worth_his_points() -> None:
    game = a_game(round=12, cards="wish_for_children", rooms="dwelling d3", harvest="normal")
    told = reasons(game, "place wish_for_children", "grow")
    assert "hint-dwarf" not in told
    assert told["hint-points"]["n"] == 1


def test_a_bed_for_the_third_dwarf() -> None:
    game = a_game(wood=4, stone=3, cavern="d3", food=9)
    told = reasons(game, "place housework", "furnish dwelling d3", "take")
    assert told["hint-bed"] == {"n": 3}
    assert "hint-food-short" not in told


def test_food_that_suffices_now() -> None:
    game = a_game(round=3, harvest="normal", food=1, grain=1, lying="starting_player food 3")
    told = reasons(game, "place starting_player")
    assert told["hint-food-covered"] == {"n": 2, "round": 3, "harvest": "normal"}


def test_food_that_does_not_suffice_yet() -> None:
    game = a_game(round=3, harvest="normal", lying="starting_player food 3")
    told = reasons(game, "place starting_player")
    assert told["hint-food-nearer"] == {"n": 4, "left": 1, "round": 3, "harvest": "normal"}


def test_food_that_is_short_at_the_harvest() -> None:
    game = a_game(round=3, harvest="normal", vegetable=1, lying="wood_gathering wood 2")
    told = reasons(game, "place wood_gathering")
    assert told["hint-food-short"] == {"n": 2, "round": 3, "harvest": "normal"}


def test_markers_that_need_not_be_taken() -> None:
    game = a_game(round=3, harvest="normal", food=1, lying="starting_player food 3")
    assert reasons(game, "place starting_player")["hint-begging"] == {"n": 3}
    fed = a_game(round=3, harvest="normal", food=4, lying="starting_player food 3")
    assert "hint-begging" not in reasons(fed, "place starting_player")


def test_crops_on_the_fields_are_eaten_before_anybody_begs() -> None:
    game = a_game(round=3, harvest="normal", food=3, sown="c4 grain 3", lying="starting_player food 3")
    assert "hint-begging" not in reasons(game, "place starting_player")


def test_goods_for_a_dwelling() -> None:
    game = a_game(food=9, wood=1, stone=3, lying="wood_gathering wood 3")
    told = reasons(game, "place wood_gathering")
    assert told["hint-affords"]["tile"] == Text("furnishing-simple_dwelling_a", {})
    nowhere = a_game(food=9, wood=1, stone=3, rooms="seam d3", lying="wood_gathering wood 3")
    assert "hint-affords-without-cavern" in reasons(nowhere, "place wood_gathering")


def test_goods_towards_a_dwelling() -> None:
    game = a_game(food=9, stone=2, lying="wood_gathering wood 2")
    missing = reasons(game, "place wood_gathering")["hint-towards"]["goods"]
    assert isinstance(missing, Several)
    (part,) = missing.parts
    assert part.arguments["n"] == 2


def test_whoever_has_beds_enough_is_told_of_no_dwelling() -> None:
    game = a_game(food=9, stone=2, rooms="dwelling d3", lying="wood_gathering wood 2")
    assert "hint-towards" not in reasons(game, "place wood_gathering")


def test_a_pair_that_can_breed_and_the_place_for_its_young() -> None:
    with_place = a_game(round=4, small_pasture="a1", stable="a1", lying="sheep_farming sheep 2", food=9)
    told = reasons(with_place, "place sheep_farming")
    assert "hint-pair" in told
    without = a_game(round=4, small_pasture="a1", lying="sheep_farming sheep 4", food=9)
    assert "hint-pair-without-place" in reasons(without, "place sheep_farming")


def test_a_weapon() -> None:
    game = a_game(ore=5, on="blacksmithing")
    assert reasons(game, "forge 5")["hint-weapon"] == {"strength": 5}


def test_who_begins_the_next_round() -> None:
    game = a_game(start="B", food=9)
    assert "hint-start" in reasons(game, "place starting_player")


def test_the_meal_that_is_asked_for() -> None:
    game = a_game(phase="harvest", round=3, harvest="normal", food=4)
    assert list(reasons(game, "feed 4")) == ["hint-fed"]
    assert reasons(game, "feed 1")["hint-fed-begging"] == {"n": 3}


def test_nothing_at_all_is_said_to_be_little() -> None:
    game = a_game(food=9)
    assert list(reasons(game, "pass")) == ["hint-little"]


@pytest.mark.parametrize(
    "setup", [Setup(1, seed=11), Setup(3, "introductory", seed=12)], ids=lambda s: str(s.players)
)
def test_what_reasons_say_in_whole_games_is_so(setup: Setup) -> None:
    game, bot, told = Game(setup), make_bot("greedy", 1), 0
    number = 0
    while not game.is_over:
        number += 1
        if isinstance(game.state.agenda[-1], PlaceDwarf) and number % (2 * setup.players + 1) == 0:
            seat = game.seat
            assert seat is not None
            for advised in counsel(game.state, seat, 0.05):
                after = after_turn(game.state, advised.moves)
                for reason in advised.reasons:
                    check(reason, game.state, after, seat)
                    told += 1
                    assert all(sentence(reason, Words(language)) for language in LANGUAGES)
        game.play(bot.choose(game))
    assert told > 10


def check(reason: Text, before: GameState, after: GameState, seat: int) -> None:
    """The figures of a reason, counted once more from what lies there."""
    mine, then = before.players[seat], after.players[seat]
    figures = dict(reason.arguments)
    if reason.key == "hint-points":
        assert figures["n"] == total_score(after, seat) - total_score(before, seat)
        parts = figures["categories"]
        assert isinstance(parts, Several)
        assert sum(int(str(part.arguments["n"])) for part in parts.parts) == figures["n"]
    elif reason.key == "hint-goods":
        parts = figures["goods"]
        assert isinstance(parts, Several)
        gained = sum(max(0, then.goods[good] - mine.goods[good]) for good in range(GOODS_COUNT))
        assert sum(int(str(part.arguments["n"])) for part in parts.parts) == gained
    elif reason.key == "hint-dwarf":
        assert figures["n"] == then.dwarfs == mine.dwarfs + 1
    elif reason.key == "hint-bed":
        assert figures["n"] == then.dwarfs + 1 <= beds_of(after, seat)
        assert beds_of(before, seat) <= mine.dwarfs
    elif reason.key == "hint-food-covered":
        larder = then.goods[FOOD] + then.goods[GRAIN] + 2 * then.goods[VEGETABLE]
        is_payment = figures["harvest"] == "payment"
        grown = then.dwarfs - then.newborns.bit_count()
        least = then.dwarfs if is_payment else 2 * grown
        assert larder >= least or then.rooms != mine.rooms
    elif reason.key == "hint-weapon":
        assert figures["strength"] == max(then.weapons) > max(mine.weapons)
    elif reason.key == "hint-cavern":
        assert then.caverns
        assert not mine.caverns
    elif reason.key == "hint-start":
        assert after.start == seat != before.start
