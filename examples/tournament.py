"""A tournament: everybody against everybody with the same deals, on all cores, and who is how strong.

    python examples/tournament.py --bots random,greedy,level2 --games 40

`caverna arena` does the same and more; this is how to do it from a program of one's own.
"""

import argparse

from caverna import Setup
from caverna.research.arena.plan import Plan, deals_for, labelled, round_robin
from caverna.research.arena.ratings import ratings_of
from caverna.research.arena.referee import Referee
from caverna.research.crew import Alone, Crew, Processes
from caverna.research.executor import run_jobs
from caverna.research.matches import Match, Outcome, play_match


def main(arguments: list[str] | None = None) -> list[str]:
    """Play, rate, print; returns the bots, the best one first."""
    parser = argparse.ArgumentParser(description="Everybody against everybody.")
    parser.add_argument("--bots", default="random,greedy,level2")
    parser.add_argument("--games", type=int, default=40, help="of each pair")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args(arguments)
    setup, specs = Setup(players=2, seed=1), labelled(chosen.bots.split(","))
    plan = Plan(setup, specs, round_robin(list(specs), setup.players), deals_for(chosen.games, setup.players))
    referee = Referee(plan, sprt=None)
    crew: Crew[Match, Outcome] = Alone() if chosen.processes == 1 else Processes(chosen.processes)
    for done in run_jobs(play_match, referee.games_to_play(), crew):
        referee.note(done.key, done.result)
    ratings = ratings_of(referee)
    for label, rating in ratings.items():
        print(f"{label:<12} {rating.mu:5.1f} ± {2 * rating.sigma:.1f}")
    return list(ratings)


if __name__ == "__main__":
    main()
