"""Which first room wins? Some games between bots as a dataset, and what they say about it.

python examples/opening_rooms.py --bots greedy --games 300 --plot build/first_rooms.png
"""

import argparse
import tempfile
from pathlib import Path

from caverna import Setup
from caverna.research.crew import Alone, Crew, Job, Processes
from caverna.research.datasets.decisions import RecordedGame, play_and_record
from caverna.research.datasets.files import read_dataset, write_dataset
from caverna.research.executor import run_jobs
from caverna.research.matches import Match
from caverna.research.study.facts import facts_of
from caverna.research.study.figures import Group, all_farms, grouped
from caverna.research.tournament import deal_seats


def first_rooms(folder: Path, enough: int) -> list[Group]:
    """Points and victories of all who furnished the same room first, the best first."""
    games = [facts_of(game, recorded.bots) for game, recorded in read_dataset(folder)]
    found = grouped(all_farms(games), lambda farm: farm.rooms[0][0] if farm.rooms else "none", enough)
    return sorted(found, key=lambda group: -group.points.value)


def draw(groups: list[Group], file: Path) -> None:
    """A bar for each room."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 0.3 * len(groups) + 1))
    axes = figure.subplots()
    axes.barh(
        [f"{group.name} ({group.farms})" for group in groups],
        [group.points.value for group in groups],
        xerr=[group.points.margin or 0.0 for group in groups],
    )
    axes.invert_yaxis()
    axes.set_xlabel("mean points, by the room furnished first")
    figure.tight_layout()
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file)


def main(arguments: list[str] | None = None) -> list[str]:
    """Play, write, read, count; returns the rooms, the best one first."""
    parser = argparse.ArgumentParser(description="Which first room wins?")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--enough", type=int, default=10, help="leave out rooms of fewer farms")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--plot", type=Path)
    chosen = parser.parse_args(arguments)
    matches = deal_seats(Setup(players=2, seed=1), chosen.bots.split(","), chosen.games)
    crew: Crew[Match, RecordedGame] = Alone() if chosen.processes == 1 else Processes(chosen.processes)
    jobs = [Job(str(number), match) for number, match in enumerate(matches)]
    with tempfile.TemporaryDirectory() as there:
        write_dataset((done.result for done in run_jobs(play_and_record, jobs, crew)), Path(there))
        groups = first_rooms(Path(there), chosen.enough)
    for group in groups:
        won = f"{100 * group.wins.value:.0f} % won"
        print(f"{group.name:<24} {group.farms:>4} farms   {group.points!s:>14} points   {won}")
    if chosen.plot:
        draw(groups, chosen.plot)
    return [group.name for group in groups]


if __name__ == "__main__":
    main()
