"""What people meet, judged: the server under load, what waits, beginnings, the terminal, the client."""

from typing import Any

from benchmarks.printing import judge, row

COMMAND_GOAL = 1.2
MULTIPLE_GOAL = 6
"""So many times the CPU of the yardstick a command of a table may cost the server."""
MESSAGE_GOAL = 4096
SHARE_GOAL = 0.5
PLAYERS_SHARE_GOAL = 1.0
"""Server and players, on a core each, need so much of it for 2,000 tables: there is time left on both."""
P99_GOAL = 100
"""Milliseconds from a move to all seats, of 99 in 100."""
HELD_UP = 0.05
"""If others had more of the processors than this, how long a move took says nothing about the server, and
nobody knows whether the goal is met."""
LOADING_GOAL = 5
IDLE_GOAL = 40
LONG_GOAL, LONG_IDLE_GOAL = 60, 120
"""Of a game for seven that is nearly over: six times the moves of the others, and three times the farms."""
KEY_GOAL = 50
CLICK_GOAL = 100
"""Milliseconds from the click to the page that shows what it did, of 95 in 100."""
START_GOAL = 0.5
IMPORT_GOAL, HELP_GOAL = 60, 150
"""Milliseconds of CPU."""


def server_goals(figures: Any) -> bool:  # noqa: ANN401 - a decoded JSON document
    """The server under load; benchmarks/server.py says what is measured."""
    print("\n" + row(f"server, {figures['tables']} tables for two, flat out", "ours", "yardstick"))
    print(row("  ms of CPU a command", *(f"{figures[key]:.2f}" for key in ("ms_a_command", "ms_an_echo"))))
    rates = (figures["moves_per_second"], figures["echoes_per_second"])
    print(row("  commands a second", *(f"{rate:.0f}" for rate in rates)))
    print(row("  bytes of a message after a move", f"{figures['bytes_a_message']:.0f}"))
    print(
        row(
            f"  {figures['many']} tables, a move each ten seconds: share of a core", f"{figures['share']:.2f}"
        )
    )
    print(row("  ms from move to all seats, 99 of 100", f"{figures['p99_ms']:.0f}"))
    print(row("    of a commit, likewise", f"{figures['store_p99_ms']:.0f}"))
    print(row("    the loop was late at most", f"{figures['longest_lag_ms']:.0f}"))
    print(row("    a look through all objects", f"{figures['longest_collection_ms']:.0f}"))
    goals = [
        judge(figures["ms_a_command"] <= COMMAND_GOAL, f"a command costs {COMMAND_GOAL:g} ms of CPU at most"),
        judge(
            figures["multiple"] <= MULTIPLE_GOAL,
            f"{MULTIPLE_GOAL:g} times the yardstick at most ({figures['multiple']:.1f})",
        ),
        judge(figures["bytes_a_message"] <= MESSAGE_GOAL, f"{MESSAGE_GOAL} bytes a message at most"),
        *many_goals(figures),
    ]
    return all(goals)


def many_goals(figures: Any) -> list[bool]:  # noqa: ANN401 - a decoded JSON document
    """Many tables at the pace of people: how long a move takes, if the machine had time for it."""
    share, players = figures["share"], figures["share_of_players"]
    goals = [
        judge(share <= SHARE_GOAL, f"many tables need {SHARE_GOAL:g} of a core at most ({share:.2f})"),
        judge(players <= PLAYERS_SHARE_GOAL, f"their players one ({players:.2f})"),
    ]
    if figures["held_up"] > HELD_UP:
        print(f"  NOT JUDGED how long a move took: others had the processors ({figures['held_up']:.0%})")
        return [*goals, False]
    return [*goals, judge(figures["p99_ms"] <= P99_GOAL, f"99 of 100 moves within {P99_GOAL} ms")]


def keeping_goals(figures: Any) -> bool:  # noqa: ANN401 - a decoded JSON document
    """What tables and connections cost that do nothing; benchmarks/keeping.py says what is measured."""
    print("\n" + row(f"server, {figures['tables']} unfinished tables"))
    goals = [
        judge(figures[key] <= goal, f"{name}: {goal} at most ({figures[key]:.1f})")
        for key, name, goal in (
            ("seconds_to_load", "seconds of CPU to load them", LOADING_GOAL),
            ("kilobytes_a_table", "KB an idle table", IDLE_GOAL),
            ("kilobytes_a_connection", "KB a silent connection", IDLE_GOAL),
            ("ms_to_load_a_long_one", f"ms of CPU to load one of {figures['long_moves']} moves", LONG_GOAL),
            ("kilobytes_a_long_one", "KB when it is idle", LONG_IDLE_GOAL),
        )
    ]
    return all(goals)


def starting_goals(figures: Any) -> bool:  # noqa: ANN401 - a decoded JSON document
    """What it costs to begin; benchmarks/starting.py says what is measured."""
    print("\n" + row("beginning, ms of CPU"))
    goals = [
        judge(1000 * figures[key] < goal, f"{name} below {goal} ms ({1000 * figures[key]:.0f})")
        for key, name, goal in (
            ("import", "import caverna", IMPORT_GOAL),
            ("help", "caverna --help", HELP_GOAL),
        )
    ]
    return all(goals)


def terminal_goals(figures: Any) -> bool:  # noqa: ANN401 - a decoded JSON document
    """The full screen of the terminal; benchmarks/terminal.py says what is measured."""
    print("\n" + row("terminal, ms of CPU from a key to the drawing", *figures["p95"]))
    print(row("  95 of 100", *(f"{1000 * taken:.0f}" for taken in figures["p95"].values())))
    print(row("  the same by the clock", *(f"{1000 * taken:.0f}" for taken in figures["waited"].values())))
    slowest = 1000 * max(figures["p95"].values())
    goals = [
        judge(slowest <= KEY_GOAL, f"a key is drawn within {KEY_GOAL} ms ({slowest:.0f})"),
        judge(figures["start"] <= START_GOAL, f"a start within {START_GOAL:g} s ({figures['start']:.2f})"),
    ]
    return all(goals)


def interaction_goals(figures: Any) -> bool:  # noqa: ANN401 - a decoded JSON document
    """The browser client under a hand that clicks; benchmarks/interaction.py says what is measured."""
    print("\n" + row("client, ms from a click to the drawing", "placing", "taking back"))
    for name, ending in (("  the middle one", "_middle"), ("  95 of 100", "")):
        print(row(name, *(f"{figures[what + ending]:.0f}" for what in ("place", "undo"))))
    slowest = max(figures["place"], figures["undo"])
    if figures["held_up"] > HELD_UP and slowest > CLICK_GOAL:
        print(f"  NOT JUDGED how soon a click is drawn: others had the processors ({figures['held_up']:.0%})")
        return True
    return judge(slowest <= CLICK_GOAL, f"a click is drawn within {CLICK_GOAL} ms ({slowest:.0f})")


def print_client(figures: Any) -> None:  # noqa: ANN401 - a decoded JSON document
    """The browser client; benchmarks/client.py says what is measured."""
    print("\n" + row("client, KB compressed", f"{figures['kilobytes']:.0f}"))
    print(row("  seconds to the first move", f"{figures['seconds_to_first_move']:.2f}"))
