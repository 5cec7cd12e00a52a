"""Meals, litters and last exchanges of the bots: as good as there are, and nothing to regret."""

import pytest

from caverna import Game, Setup
from caverna.bots import make_bot
from caverna.bots.doors import BASE_DOORS
from caverna.bots.levels import LEVELS
from caverna.bots.mind.judging.hand import HandJudge, Style
from caverna.bots.mind.judging.judge import Judge
from caverna.bots.mind.mind import Mind
from caverna.bots.mind.routine.dishes import food_missing
from caverna.bots.mind.routine.meals import (
    IN_PASSING,
    MOST_TRIED,
    TRIED_IN_PASSING,
    WITH_CARE,
    Menu,
    best_meal,
)
from caverna.bots.mind.routine.routine import Routine
from caverna.bots.mind.search.alone import Planner
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.thinking_bot import ThinkingBot
from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.goods import FOOD
from caverna.engine.moves import FEED, RUBY_GOOD, RUBY_TILE
from caverna.engine.play import apply, legal_anytime
from caverna.engine.rounds.ending import LastChance
from caverna.engine.rounds.harvest import BreedingPhase, ChoosePhase, EndHarvest
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.feed import FeedDwarfs
from caverna.review.senseless import senseless, senseless_moves
from tests.arranging import a_game

JUDGE = HandJudge(Style())
ROUTINE = (FeedDwarfs, LastChance, ChoosePhase, BreedingPhase, EndHarvest, ReleaseAnimals)


def a_feeding(**has: object) -> Game:
    return a_game(round=5, phase="harvest", harvest="normal", **has)  # type: ignore[arg-type]


def meal(game: Game, judge: Judge = JUDGE) -> list[str]:
    moves = best_meal(game.state, 0, judge)
    return sorted(game.state.rules.moves.all[move].text for move in moves)


LARDERS: list[dict[str, object]] = [
    {"food": 1, "grain": 3, "vegetable": 2, "sheep": 3},
    {"food": 0, "donkey": 3, "boar": 2, "gold": 4},
    {"food": 1, "grain": 2, "vegetable": 2, "ruby": 1, "rooms": "cooking_cave d3"},
    {"food": 0, "grain": 4, "boar": 3, "rooms": "beer_parlor d3, hunting_parlor e3"},
    {"food": 2, "wood": 2, "stone": 1, "ore": 3, "sheep": 1, "rooms": "working_cave d3"},
    {"food": 0, "cattle": 1, "sheep": 2, "boar": 1, "rooms": "slaughtering_cave d3"},
    {"food": 1, "dwarfs": "0 3", "grain": 1, "gold": 2, "rooms": "peaceful_cave d3"},
]


@pytest.mark.parametrize("larder", LARDERS, ids=str)
def test_no_meal_is_better(larder: dict[str, object]) -> None:
    """Against all that can be eaten in any order, as long as nobody goes hungry for it."""
    game = a_feeding(small_pasture="c4 b4 a4", **larder)
    game.state.agenda = game.state.agenda[-1:]
    after = game.state.copy()
    for move in best_meal(game.state, 0, JUDGE):
        apply(after, move)
    apply(after, after.answers[0])
    assert after.players[0].begging == 0
    assert JUDGE.worth(after, 0) >= best_of_all(game.state) - 1e-9


def best_of_all(start: GameState) -> float:
    """What the best of all meals is worth of which nothing could be kept."""
    verb, seen = start.rules.moves.verb, {start.key()}
    fed: dict[tuple[int, ...], float] = {}
    waiting = [start]
    for state in waiting:
        step, goods = state.agenda[-1], state.players[0].goods
        assert isinstance(step, FeedDwarfs)
        if step.need(state) <= goods[FOOD]:
            after = state.copy()
            apply(after, after.answers[0])
            left = (*goods[:FOOD], *goods[FOOD + 1 :], *state.players[0].weapons)
            fed[left] = max(JUDGE.worth(after, 0), fed.get(left, float("-inf")))
            continue
        for move in [*state.answers, *legal_anytime(state)]:
            if verb[move] not in (FEED, RUBY_TILE, RUBY_GOOD):
                trial = state.copy()
                apply(trial, move)
                if trial.key() not in seen and food_missing(trial, 0) < food_missing(state, 0):
                    seen.add(trial.key())
                    waiting.append(trial)
    return max(worth for left, worth in fed.items() if not any(keeps_more(other, left) for other in fed))


def keeps_more(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one != other and all(mine >= theirs for mine, theirs in zip(one, other, strict=True))


def test_one_dwarf_only_eats_stone() -> None:
    """The other one goes hungry, whatever is left."""
    game = a_feeding(stone=3, wood=3, rooms="working_cave d3")
    assert len(meal(game)) == 1


def test_donkeys_are_eaten_in_pairs() -> None:
    assert meal(a_feeding(food=1, donkey=2)) == ["eat donkeys"]


class Swordsman(Judge):
    """Thinks a weapon is worth its strength."""

    def worth(self, state: GameState, seat: int) -> float:
        return total_score(state, seat) + sum(state.players[seat].weapons)


def test_a_weapon_may_be_worth_more_than_a_marker() -> None:
    assert meal(a_feeding(food=3, dwarfs="0 4", rooms="peaceful_cave d3"), Swordsman()) == []
    assert meal(a_feeding(food=3, dwarfs="0 1", rooms="peaceful_cave d3"), Swordsman()) == ["sell 1 home"]


def test_who_has_too_little_eats_all_of_it() -> None:
    assert meal(a_feeding(grain=1, vegetable=1)) == ["eat grain", "eat vegetable"]


def test_a_large_larder_is_gone_through_in_bounds() -> None:
    game = a_feeding(
        dwarfs="0 0 0 0 0 0", grain=9, vegetable=9, ruby=9, gold=30, sheep=8, donkey=8, boar=8, cattle=8
    )
    game.state.agenda = game.state.agenda[-1:]
    for most_judged, most_tried in ((WITH_CARE, MOST_TRIED), (IN_PASSING, TRIED_IN_PASSING)):
        menu = Menu(game.state, 0, JUDGE, most_judged)
        assert menu.tried <= 2 * most_tried
        assert menu.moves_of(menu.best(JUDGE))


def test_the_last_meal_is_chosen_by_points() -> None:
    """Two grain count one point, the cow three."""
    game = a_game(players=1, round=12, phase="harvest", harvest="normal", food=2, cattle=1, grain=2)
    assert meal(game) == ["eat grain", "eat grain"]


def answer(game: Game) -> str:
    """What is really played, with care."""
    state = game.state
    return state.rules.moves.all[Routine(JUDGE, BASE_DOORS).answer(state, state.agenda[-1])].text


def test_the_last_meal_leaves_what_the_last_exchanges_need() -> None:
    """A grain would not be missed on the score sheet, but two of them become three gold."""
    stock = {"food": 3, "grain": 2, "sheep": 3, "small_pasture": "c4", "rooms": "beer_parlor d3"}
    assert answer(a_game(players=1, round=12, phase="harvest", harvest="normal", **stock)) == "eat sheep"  # type: ignore[arg-type]


def test_the_last_meal_of_a_plan_made_in_passing_is_thought_over() -> None:
    """Alone the highest levels follow a plan; at the last feeding they look again."""
    stock = {"food": 3, "grain": 2, "sheep": 3, "small_pasture": "c4", "rooms": "beer_parlor d3"}
    game = a_game(players=1, round=12, phase="harvest", harvest="normal", **stock)  # type: ignore[arg-type]
    bot = ThinkingBot(1, LEVELS[5])
    bot.planner = Planner(Mind(JUDGE, None, 0.0, Breadth(2, 1), BASE_DOORS), 10, 1)
    bot.planner.plan[hash(game.state)] = game.move("eat grain").number
    assert bot.choose(game).text == "eat sheep"


def test_a_marker_that_costs_nothing_is_taken_at_last() -> None:
    """The writing chamber pays for it."""
    game = a_game(
        players=1, round=12, phase="harvest", harvest="normal", food=3, gold=3, rooms="writing_chamber d3",
        sheep=1, donkey=1, boar=1, cattle=1, small_pasture="a1 a2 b1 b2", meadow="a3 a4 b3 b4 c1 c2 c3 c4",
        cavern="d1 d2 e1 e2 f1", tunnel="e3 f2 f3 f4 e4",
    )  # fmt: skip
    assert answer(game) == "feed 3"


def test_a_last_meal_of_many_dishes_is_as_good_as_the_cheapest_plan() -> None:
    game = a_game(
        players=1, round=12, phase="harvest", harvest="normal", dwarfs="0 0 0 0 0 0", food=1, vegetable=1,
        ruby=1, gold=16, dog=7, sheep=5, donkey=4, boar=2, cattle=1, small_pasture="a1 a2 a3 a4",
        meadow="b3 b4 c1 c2",
    )  # fmt: skip
    start, routine = game.state.copy(), Routine(JUDGE, BASE_DOORS)
    while not game.is_over:
        game.play(routine.answer(game.state, game.state.agenda[-1]))
    assert senseless_moves(start, game.moves_played) == []


def test_a_grain_that_beer_can_be_made_of_is_not_eaten_beside_donkeys_eaten_one_by_one() -> None:
    """On the score sheet it would not be missed, and many meals come to the same there."""
    game = a_game(
        players=1, round=12, phase="harvest", harvest="normal", dwarfs="7 11 9", stone=3, gold=18, grain=4,
        vegetable=2, dog=4, sheep=3, donkey=8, boar=2, meadow="c1 a4 b4", small_pasture="b3",
        fields="b2 c4", sown="b1 grain 2, a3 grain 2", ore_mine="e1 d2 e3", ruby_mine="f1 e2 f3",
        rooms="dwelling d3, writing_chamber d1, weapon_storage f2, main_storage e4, beer_parlor f4",
    )  # fmt: skip
    start, routine = game.state.copy(), Routine(JUDGE, BASE_DOORS)
    while not game.is_over:
        game.play(routine.answer(game.state, game.state.agenda[-1]))
    assert senseless_moves(start, game.moves_played) == []


def test_who_has_nothing_to_reap_breeds_although_there_is_no_place_yet() -> None:
    """The meal may make room."""
    game = a_game(round=8, phase="harvest", harvest="choice", food=2, sheep=2)
    assert answer(game) == "choose breeding"


@pytest.mark.parametrize(("players", "box"), [(1, "none"), (2, "none"), (5, "none"), (2, "frantic_fiends")])
def test_nothing_to_regret(players: int, box: str) -> None:
    """Whatever happens between, meals, litters and last exchanges are never senseless."""
    for seed in range(3):
        game = Game(Setup(players, seed=seed, expansion=box))
        bot, routine = make_bot("random", seed), Routine(JUDGE, BASE_DOORS)
        while not game.is_over:
            step = game.state.agenda[-1]
            is_routine = isinstance(step, ROUTINE)
            game.play(routine.answer(game.state, step) if is_routine else bot.choose(game))
        kinds = {finding.kind for finding in senseless(game)}
        assert not kinds & {"begging", "meal", "litter", "released", "points"}
