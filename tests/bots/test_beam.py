"""Whole games planned ahead: what is planned can be played, and comes to what it promised."""

from dataclasses import replace
from functools import cache

import pytest

from caverna import Game, read_record
from caverna.bots.doors import BASE_DOORS
from caverna.bots.levels import LEVELS, Level
from caverna.bots.mind.judging.hand import HandJudge, Style
from caverna.bots.mind.mind import Mind
from caverna.bots.mind.search.alone import UNPLANNED, Planner, fancy_for_rooms
from caverna.bots.mind.search.beam import Beam, BeamSearch, PlannedLine
from caverna.bots.mind.search.taste import Taste, part_to_come
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.thinking_bot import ThinkingBot
from caverna.engine.rounds.work_phase import PlaceDwarf
from tests.architecture.sources import ROOT

NARROW = Breadth(width=2, sites=1)
A_MINUTE = 60.0


def mind() -> Mind:
    return Mind(HandJudge(Style()), None, 0.0, NARROW, BASE_DOORS)


@cache
def late() -> Game:
    """The golden solo game at the beginning of its last round but one."""
    record = read_record((ROOT / "tests" / "golden" / "1_full.record").read_text(encoding="utf-8"))
    game = Game(record.setup)
    for seat, move in record.moves_played:
        if game.state.round == 11 and isinstance(game.state.agenda[-1], PlaceDwarf):
            return game
        if seat >= 0:
            game.play(move)
    raise AssertionError("there is no such round")


@cache
def searched(width: int) -> BeamSearch:
    return BeamSearch(late().state.copy(), mind(), Beam(width, 6, NARROW), late().setup.seed, late().drawings)


def play(line: PlannedLine) -> Game:
    game = late().copy()
    for step in line.path():
        for move in step.moves:
            game.play(move)
    return game


def test_the_best_line_can_be_played_and_brings_what_it_promised() -> None:
    for end in searched(3).ended[:3]:
        game = play(end)
        assert game.is_over
        assert game.totals() == [end.worth] == [end.best]


def test_a_wider_search_finds_no_less_here() -> None:
    assert searched(3).ended[0].worth >= searched(1).ended[0].worth


def test_every_line_knows_the_best_end_that_it_led_to() -> None:
    best: dict[int, float] = {}
    for end in searched(3).ended:
        for line in end.path():
            best[id(line)] = max(best.get(id(line), -1000.0), end.worth)
    known = {id(line): line.best for line in searched(3).lines if line.row and line.best > -1000}
    assert known
    assert known == {key: best[key] for key in known}


def test_lines_that_look_the_same_go_on_once() -> None:
    placed: dict[tuple[int, int], list[bytes]] = {}
    for line in searched(3).lines:
        at_home = sum(1 for place in line.state.players[0].places if place < 0)
        placed.setdefault((line.state.round, at_home), []).append(line.row)
    assert max(len(rows) for rows in placed.values()) > 1
    assert all(len(set(rows)) == len(rows) <= 3 for rows in placed.values())


def test_a_fancy_changes_what_lines_seem_worth_until_points_are_counted() -> None:
    fancies = fancy_for_rooms(Planner(mind(), 10, 7).rng, 5.0)
    beam = Beam(2, 6, NARROW, Taste(fancies, {}))
    assert len({room for room, _, _ in fancies}) == len(fancies) > 5
    fancied = BeamSearch(late().state.copy(), mind(), beam, late().setup.seed, late().drawings)
    assert fancied.lines[1].worth != searched(2).lines[1].worth
    assert part_to_come(late().state) > 0 == part_to_come(fancied.ended[0].state)


def test_when_the_time_is_up_the_game_is_still_planned_to_its_end() -> None:
    beam = Beam(0, 6, NARROW, seconds=1e-6)
    search = BeamSearch(late().state.copy(), mind(), beam, late().setup.seed, late().drawings)
    assert play(search.ended[0]).is_over
    assert len(search.lines) <= len(searched(3).lines)


def test_a_planner_keeps_to_its_plan_unless_there_is_a_better_one() -> None:
    planner, game, promised = Planner(mind(), 40, 3), late().copy(), -1000.0
    while not game.is_over:
        move = planner.move(game.state.copy(), A_MINUTE)
        assert planner.points >= promised, "never a worse one"
        promised = planner.points
        if move == UNPLANNED:
            move = mind().answers.answer(game.state.copy(), game.state.agenda[-1])
        game.play(move)
    assert game.totals()[0] >= promised > -1000.0


@pytest.mark.parametrize("level", LEVELS[-2:], ids=["level6", "level7"])
def test_alone_the_highest_levels_play_the_same_with_the_same_seed(level: Level) -> None:
    assert finished(level) == finished(level)


def finished(level: Level) -> list[int]:
    """The moves of a bot that looks at few positions, so that no clock stops it."""
    game, bot = late().copy(), ThinkingBot(5, replace(level, positions=20))
    bot.seconds = 60 * A_MINUTE
    while not game.is_over:
        game.play(bot.choose(game))
    return [move.number for _, move in game.moves_played]
