"""What a study takes from games is what happened there, and its figures are right on games made by hand."""

import math
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from caverna import Game, read_record
from caverna.bots import make_bot
from caverna.research.crew import Alone
from caverna.research.executor import run_jobs
from caverna.research.run_directory import RunDirectory
from caverna.research.samples import NORMAL_95, Mean, clustered, clustered_difference
from caverna.research.study.facts import FarmFacts, GameFacts, facts_of
from caverna.research.study.figures import REST, ahead, all_farms, contrast, group_of, grouped
from caverna.research.study.findings import findings_of
from caverna.research.study.games import BeginsByLot, games_of, play_and_note
from caverna.research.study.page import Origin, page_of
from caverna.research.study.plans import NO_PLAN, plan_of
from caverna.setup import Setup
from tests.architecture.sources import ROOT

BY_BOT = ("--", "--", "--", "--")


def golden(name: str) -> str:
    return (ROOT / "tests" / "golden" / f"{name}.record").read_text(encoding="utf-8")


def told(record: str, seat: str, verb: str) -> list[tuple[str, int]]:
    """The first word behind each such verb of a seat and the round, as the text of a record has them."""
    found, round = [], 0
    for line in record.splitlines():
        words = line.split()
        if words[:2] == ["#", "round"]:
            round = int(words[2])
        elif words[:2] == [seat, verb]:
            found.append((words[2], round))
    return found


# Facts.


@pytest.mark.parametrize("name", ["2_full", "3_introductory", "4_full"])
def test_facts_are_those_of_the_record(name: str) -> None:
    text = golden(name)
    game = read_record(text)
    first = next(line.split()[2] for line in text.splitlines() if line.startswith("- start"))
    facts = facts_of(game, BY_BOT[: game.setup.players])
    for seat, farm in enumerate(facts.farms):
        letter = "ABCD"[seat]
        assert farm.place == (seat - "ABCD".index(first)) % len(facts.farms)
        assert list(farm.opening) == [space for space, _ in told(text, letter, "place")][:2]
        assert list(farm.rooms) == told(text, letter, "furnish")
        assert farm.counts["loot"] == len(told(text, letter, "loot"))
        assert farm.counts["dwarfs"] == 2 + len(farm.births)
        assert (farm.sheet, farm.points) == (game.score()[seat], game.totals()[seat])
    assert [farm.won for farm in facts.farms] == [float(seat in game.winners()) for seat in range(seat + 1)]


def test_a_known_game() -> None:
    one, other = facts_of(read_record(golden("2_full")), ["one", "other"]).farms
    assert (one.bot, one.place, one.won, one.opening) == ("one", 0, 1.0, ("sustenance", "starting_player"))
    assert (one.points, one.rooms, one.births) == (4, (), ())
    assert (other.place, other.rooms, other.round_of("cuddle_room")) == (1, (("cuddle_room", 1),), 1)
    assert other.round_of("seam") is None
    assert one.counts == {
        "dwarfs": 2,
        "strongest": 14,
        "animals": 1,
        "fields": 3,
        "pastures": 1,
        "stables": 2,
        "ore_mines": 0,
        "ruby_mines": 0,
        "loot": 17,
    }


def test_facts_come_back_from_disk() -> None:
    facts = facts_of(read_record(golden("3_introductory")), BY_BOT[:3])
    assert msgspec.json.decode(msgspec.json.encode(facts), type=GameFacts) == facts


# Games.


def test_the_lot_decides_on_first_placements_only() -> None:
    jobs = games_of(Setup(2, seed=3), ["random"], 1, 1)
    drawn, free = play_and_note(jobs[0].what), play_and_note(replace(jobs[0].what, lots=0))
    assert drawn == play_and_note(jobs[0].what), "the same job, the same game"
    assert drawn != free


def test_a_bot_begins_where_the_lot_falls() -> None:
    game = Game(Setup(2, seed=1))
    spaces = {BeginsByLot(make_bot("greedy", 1), 1, seed).choose(game) for seed in range(60)}
    assert {move.parts["verb"] for move in spaces} == {"place"}
    assert len(spaces) == len(game.answers()) - 1, "every space comes up, passing does not"
    bot = BeginsByLot(make_bot("greedy", 1), 1, 7)
    game.play(bot.choose(game))
    assert bot.lots == 0
    assert bot.choose(game.copy()) == make_bot("greedy", 1).choose(game)


def test_whoever_wants_more_games_gets_the_same_ones_first() -> None:
    few, many = (games_of(Setup(3, seed=1), ["random", "greedy"], games, 1) for games in (2, 5))
    assert many[:2] == few
    assert {job.what.match.bots for job in many} > {("random", "greedy", "random")}


def test_a_study_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    jobs = games_of(Setup(2), ["random"], 4, 1)
    whole = {done.key: done.result for done in run_jobs(play_and_note, jobs, Alone())}
    for until in (2, 4):
        kept = RunDirectory(tmp_path / "run", {"command": "study"}, GameFacts)
        done = list(run_jobs(play_and_note, jobs[:until], Alone(), kept))
        kept.close()
        assert sum(each.is_new for each in done) == 2
        assert all(whole[each.key] == each.result for each in done)


# Figures, on games made by hand.


def a_farm(points: int, won: float = 0.0, **has: object) -> FarmFacts:
    counts = {"dwarfs": 3, "strongest": 0, "animals": 0, "fields": 0, "pastures": 0, "stables": 0}
    counts |= {"ore_mines": 0, "ruby_mines": 0, "loot": 0}
    farm = FarmFacts(
        "bot", 0, {"grain": 0, "vegetables": 0, "rubies": 0, "gold": points}, won, (), (), (), counts
    )
    return replace(farm, **has)  # type: ignore[arg-type]


def test_a_group_has_its_points_its_wins_and_its_round() -> None:
    games = [GameFacts((a_farm(10, 1.0, rooms=(("seam", 3),)), a_farm(4))), GameFacts((a_farm(8, 0.5),))]
    group = group_of("all", all_farms(games), lambda farm: farm.round_of("seam"))
    assert (group.games, group.farms, group.round) == (2, 3, 3.0)
    assert group.points == Mean(*clustered([[10, 4], [8]]))
    assert group.points.value == pytest.approx(22 / 3)
    assert group.wins.value == pytest.approx(0.5)


def test_small_groups_are_put_together_at_the_end() -> None:
    farms = [a_farm(n, bot=name) for name, n in (("a", 5), ("a", 7), ("b", 9), ("b", 9), ("c", 50), ("d", 1))]
    groups = grouped(all_farms([GameFacts((farm,)) for farm in farms]), lambda farm: farm.bot, enough=2)
    assert [(group.name, group.farms) for group in groups] == [("b", 2), ("a", 2), (REST, 2)]
    assert groups[-1].points.value == 25.5


def test_those_with_a_tile_against_those_without() -> None:
    built = {"rooms": (("seam", 4),)}
    games = [GameFacts((a_farm(20 + n % 3, 1.0, **built), a_farm(10 + n % 2))) for n in range(30)]
    found = contrast("Seam", all_farms(games), lambda farm: farm.round_of("seam"))
    assert found is not None
    assert (found.having.farms, found.others.farms, found.share) == (30, 30, 0.5)
    assert (found.having.wins.value, found.others.wins.value, found.having.round) == (1.0, 0.0, 4.0)
    assert found.lead.value == pytest.approx(21 - 10.5)
    assert contrast("Miner", all_farms(games), lambda farm: farm.round_of("miner")) is None


def test_the_interval_of_a_difference() -> None:
    """In games of their own as by the textbook; in the same game what both have in common falls out."""
    ones, others = [3.0, 5.0, 7.0, 5.0], [1.0, 2.0, 3.0, 2.0]
    apart: list[tuple[list[float], list[float]]] = [([one], []) for one in ones]
    apart += [([], [other]) for other in others]
    spread = sum((one - 5) ** 2 for one in ones) / 16 + sum((other - 2) ** 2 for other in others) / 16
    found = clustered_difference(apart)
    assert found.value == 3
    assert found.margin == pytest.approx(NORMAL_95 * math.sqrt(spread * 8 / 7))
    together = clustered_difference([([value + 1], [value]) for value in (10.0, 50.0, 90.0)])
    assert together.value == 1.0
    assert together.margin == pytest.approx(0.0)
    assert clustered_difference([([1.0], [0.0, 2.0])]) == Mean(0.0, None)


def test_a_mean_in_words() -> None:
    assert [str(Mean(*each)) for each in ((81.84, 0.43), (-0.04, 0.1), (5.0, None))] == [
        "81.8 ± 0.4",
        "0.0 ± 0.1",
        "5.0 ± ?",
    ]


def test_what_winners_have_more_of() -> None:
    games = [GameFacts((a_farm(9, 1.0), a_farm(4), a_farm(6))), GameFacts((a_farm(5), a_farm(7, 1.0)))]
    shared = GameFacts((a_farm(1, 0.5), a_farm(100, 0.5)))
    found = ahead("Gold", [*games, shared], lambda farm: farm.sheet["gold"])
    assert found is not None
    assert (found.games, found.winners, found.losers) == (2, 8.0, 5.0)
    assert found.more == Mean(*clustered([[4], [2]]))
    assert ahead("Gold", [shared], lambda farm: farm.sheet["gold"]) is None


def test_plans_in_words() -> None:
    assert plan_of(a_farm(0)) == NO_PLAN
    assert plan_of(a_farm(16)) == "treasure"
    farm = a_farm(0)
    many = {"dwarfs": 5, "loot": 20, "animals": 25, "ore_mines": 3, "ruby_mines": 1}
    assert plan_of(replace(farm, counts=farm.counts | many)) == "large family, adventure, mining, herds"
    rooms = tuple((f"room {n}", n) for n in range(6))
    assert (
        plan_of(replace(farm, sheet=farm.sheet | {"grain": 4, "vegetables": 4}, rooms=rooms))
        == "crops, furnishing"
    )


# The page.


def test_the_page_tells_what_was_found() -> None:
    winner = a_farm(30, 1.0, opening=("logging", "supplies"), rooms=(("seam", 2), ("miner", 5)), births=(4,))
    loser = a_farm(20, 0.0, bot="other", place=1, opening=("excavation", "logging"), rooms=(("miner", 6),))
    findings = findings_of([GameFacts((winner, loser))] * 25, Setup(2))
    page = page_of(findings, Origin("caverna study --games 25", "version 1", 1))
    for row in (
        "| 1st | 25 | 25 | 30.0 ± 0.0 | 100.0 % | 86.7 to 100.0 % |",
        "| Logging | 25 | 25 | 30.0 ± 0.0 | 100.0 % | 86.7 to 100.0 % |",
        "| Excavation, then Logging | 25 | 25 | 20.0 ± 0.0 | 0.0 % | 0.0 to 13.3 % |",
        "| Miner | 25 | 25 | 20.0 ± 0.0 | 0.0 % | 0.0 to 13.3 % | 6.0 |",
        "| Seam | 25 | 25 | 50.0 % | 30.0 ± 0.0 | 20.0 ± 0.0 | 10.0 ± 0.0 | 100.0 % | ",
        "| other | 25 | 25 | 20.0 ± 0.0 | 0.0 % | 0.0 to 13.3 % |",
        "| in round 4 | 25 | 25 | 30.0 ± 0.0 | 100.0 % | 86.7 to 100.0 % |",
        "| Gold | 25 | 30.0 | 20.0 | 10.0 ± 0.0 |",
        "- Best first action: Logging, 30.0 ± 0.0 points, wins 100.0 %; worst: Excavation, 20.0 ± 0.0",
    ):
        assert row in page, row
    assert "Not compared, because fewer than 20 farms had them or had them not: Miner (50)." in page
    assert "## By bot" in page
    assert "correlations among games of bots" in page
    assert "```console\ncaverna study --games 25\n```" in page
