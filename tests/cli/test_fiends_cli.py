"""The expansion at the terminal: set-up, boards, events, friends, taking back, and the other commands."""

import json
from pathlib import Path

import pytest

from caverna.cli.console import Console
from caverna.cli.draw_fiend_board import draw_board_of
from caverna.cli.draw_player import draw_sheet
from caverna.cli.forecast import forecast
from caverna.cli.next_feeding import Feeding, next_feeding
from caverna.cli.terminal import PLAIN, visible_length
from caverna.engine.state.player import HOME
from caverna.expansions.frantic_fiends.options import FiendOptions
from caverna.game import Game
from caverna.locale import LANGUAGES, Words
from caverna.record.record import read_record, write_record
from caverna.setup import Setup
from caverna.turns import Turn, is_new_turn, turn_so_far
from tests.cli.conftest import Run
from tests.fiends.table import NO_ORCS, a_game, player

FIENDS = ("--expansion", "frantic_fiends")
ALWAYS_ONE = ["1"] * 4000
ENGLISH = Words("en")


def saved(tmp_path: Path, game: Game) -> Path:
    """A game as a file."""
    file = tmp_path / "record.txt"
    file.write_text(write_record(game), encoding="utf-8")
    return file


def on_the_screen(game: Game, language: str = "en", width: int = 110) -> str:
    """Home board and sheet of the first seat."""
    words, state = Words(language), game.state
    return "\n".join(
        [*draw_board_of(words, PLAIN, state, 0, width), *draw_sheet(words, PLAIN, state, 0, width)]
    )


def everything() -> Game:
    """A board with everything the expansion can put on it."""
    return a_game(
        round=5,
        rooms="orc_dwelling d3, warrior_dwelling e2",
        tunnel="e3",
        ore_mine="f3",
        mined="f3 3",
        donkey=1,
        dwarfs="0 0 5",
        orcs="a b2 3, b e2 7, c c1 9, d gone",
        traps="pitfall b3, catch_net a2 used",
        friends="d d3",
        captives="0 e2",
    )


# Whole games.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_numbers(run: Run, kept: Path, language: str) -> None:
    arguments = ("--players", 2, "--bots", "random", "--seed", 4, "--language", language, *FIENDS)
    ran = run("play", *arguments, typed=ALWAYS_ONE)
    assert (ran.code, ran.err) == (0, "")
    game = read_record(kept.read_text(encoding="utf-8"))
    assert game.is_over
    assert game.setup.has_fiends
    totals = next(line for line in ran.lines if line.startswith(("Total", "Gesamt")))
    assert totals.replace("−", "-").split()[1:] == [str(total) for total in game.totals()]
    words = Words(language)
    for number in range(1, 5):
        assert f"── {words.say('event-event_begins', event=number)} ──" in ran.lines
    for category in ("traps", "friendly_orcs"):
        assert any(line.startswith(words.say(f"score-{category}")) for line in ran.lines)


def test_a_solo_game_is_played_by_numbers(run: Run, kept: Path) -> None:
    ran = run("play", "--players", 1, "--seed", 1, *FIENDS, typed=ALWAYS_ONE)
    assert (ran.code, ran.err) == (0, "")
    assert read_record(kept.read_text(encoding="utf-8")).is_over


def test_bots_play_and_what_their_orcs_do_is_told(run: Run) -> None:
    ran = run("play", "--seats", "random,random,random", "--seed", 2, *FIENDS)
    assert ran.code == 0
    assert "draws a movement card: " in ran.out
    assert any("Orc A of A (random) goes: " in line and "→" in line for line in ran.lines)


def test_a_game_can_be_resumed_in_the_middle_of_an_event(run: Run, kept: Path, tmp_path: Path) -> None:
    file = saved(tmp_path, a_game(phase="event", orcs="a b2", wood=2, bribes="gold stone ore wood"))
    run("play", "--resume", file, typed=["1"])
    before = read_record(kept.read_text(encoding="utf-8"))
    assert before.moves_played
    ran = run("play", "--resume", kept, typed=["orcs"])
    assert (ran.code, ran.err) == (0, "")
    assert (
        read_record(kept.read_text(encoding="utf-8")).moves_played[: len(before.moves_played)]
        == before.moves_played
    )


# Set-up.


@pytest.fixture
def _at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Console, "is_interactive", property(lambda self: True))


@pytest.mark.usefixtures("_at_a_terminal")
def test_the_dialogue_asks_for_the_expansion_and_its_orcs(run: Run, kept: Path) -> None:
    ran = run("play", typed=["en", "1", "9", "2", "2", "orcs"])
    assert "2 Frantic Fiends: " in ran.out
    assert "Please give a number from 1 to 2." in ran.out
    setup = read_record(kept.read_text(encoding="utf-8")).setup
    assert setup.has_fiends
    assert isinstance(setup.options, FiendOptions)
    assert setup.options.orc_strength == "hard"
    assert "Orc D (14): still to come" in ran.out


@pytest.mark.usefixtures("_at_a_terminal")
def test_what_the_options_say_is_not_asked_again(run: Run, kept: Path) -> None:
    ran = run("play", "--option", "orc_strength=hard", *FIENDS, typed=["en", "1", "orcs"])
    assert "Strength of the orcs" not in ran.out
    assert read_record(kept.read_text(encoding="utf-8")).setup.has_fiends
    assert "Expansion [1]" not in run("play", "--set", "introductory", typed=["en", "1"]).out


def test_options_of_the_expansion_are_part_of_the_game(run: Run, kept: Path) -> None:
    options = ("--option", "orc_strength=hard", "--option", "hard_for=A", "--option", "rich_supply=off")
    run("play", "--players", 1, *FIENDS, *options, typed=["score"])
    chosen = read_record(kept.read_text(encoding="utf-8")).setup.options
    assert isinstance(chosen, FiendOptions)
    assert (chosen.orc_strength, chosen.hard_for, chosen.rich_supply) == ("hard", "A", "off")


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--expansion", "dragons"],
        ["simulate", "--option", "orc_strength=hard"],
        ["simulate", *FIENDS, "--option", "orc_strength=soft"],
        ["simulate", *FIENDS, "--option", "hard_for=XY"],
        ["simulate", *FIENDS, "--option", "campaign=1"],
        ["simulate", *FIENDS, "--set", "introductory"],
        ["play", "--browser", *FIENDS],
    ],
)
def test_wrong_usage(run: Run, arguments: list[str]) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert "caverna" in ran.err
    assert ran.out == ""


# What lies on the table.


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("orcs", ["Orcs of A", "Orc A (5): a1; 1 gold in place of a reward", "Orc event 4", "Bribe: "]),
        ("orks", ["Markers face down: 3 without an orc, 2 with one", "Pushing an orc aside: 1 wood"]),
        ("bounty", ["Bounty board", "Long strip L", "ABCD ", " BCD ", "  CD ", "Yellow furnishings"]),
        ("traps", ["Pitfall (Knock-out trap): 4 wood, 1 stone; 1 left. Defeats an orc", "Traps for sale"]),
        ("furnishings", ["Orc dwelling: 2 wood, 2 ore", "Warrior dwelling: 8 building materials"]),
    ],
)
def test_commands_of_the_expansion(run: Run, command: str, expected: list[str]) -> None:
    ran = run("play", "--players", 1, "--seed", 1, *FIENDS, typed=[command])
    for text in expected:
        assert text in ran.out, text


def test_commands_of_the_expansion_in_german(run: Run) -> None:
    ran = run(
        "play", "--players", 1, *FIENDS, "--language", "de", typed=["orks", "kopfgeld", "fallen", "hilfe"]
    )
    for text in ("Orks von A", "Orkereignis 4", "Kopfgeldtafel", "Fallgrube (K.O.-Falle)", "  kopfgeld "):
        assert text in ran.out, text


def test_the_base_game_has_no_orcs(run: Run) -> None:
    ran = run("play", "--players", 1, typed=["orcs", "bounty", "traps"])
    assert ran.out.count("Not part of this game.") == 3


def test_orcs_of_another_player(run: Run) -> None:
    ran = run("play", "--players", 2, "--bots", "random", "--seed", 4, *FIENDS, typed=["orcs b", "orcs z"])
    assert "Orcs of B (random)" in ran.lines
    assert "The seats are: A, B" in ran.lines


def test_rewards_that_are_gone_and_own_traps_are_marked(run: Run, tmp_path: Path) -> None:
    game = a_game(strips="l3 r5", rewards_taken="stonemason", traps="pitfall b3, catch_net a2 used")
    ran = run("play", "--resume", saved(tmp_path, game), typed=["bounty", "traps"])
    assert "× Stonemason (taken)" in ran.out
    assert "Alpine herdsman: Take 1 cattle." in ran.out
    assert "  Pitfall (b3): active" in ran.lines
    assert "  Catch net (a2): used up" in ran.lines


def test_the_home_board_shows_orcs_traps_goods_captives_and_friends() -> None:
    text = on_the_screen(everything())
    for part in (
        "Orc A (3)", "Orc B (7)", "Orc C (9)", "Pitfall", "(active)", "Catch net", "(used up)",
        "in it: 3 ore", "captive: unarmed", "Orc D, friend", "Warrior dwelling", "1 donkey",
    ):  # fmt: skip
        assert part in text, part
    assert "Orcs: A 3 (b2), B 7 (e2), C 9 (c1)" in text
    assert "Dwarfs: unarmed (captive on e2), unarmed (at home), strength 5 (at home), Orc D (at home)" in text
    assert "Room for dwarfs: 2 of 2 taken" in text


@pytest.mark.parametrize("width", [72, 80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_board_fits_a_narrow_terminal(language: str, width: int) -> None:
    lines = draw_board_of(Words(language), PLAIN, everything().state, 0, width)
    assert len({visible_length(line) for line in lines}) == 1
    assert visible_length(lines[0]) <= width


def test_held_orcs_are_marked() -> None:
    lines = on_the_screen(a_game(traps="catch_net b2", orcs="a b2", held="a")).splitlines()
    above = next(i for i, line in enumerate(lines) if "Orc A (5)," in line)
    assert "held" in lines[above + 1]


# Feeding.


@pytest.mark.parametrize(
    ("number", "events", "expected"),
    [
        (1, 0, Feeding(3, "orc_event", 4)),
        (4, 1, Feeding(4, "payment", 2)),
        (5, 1, Feeding(5, "normal", 4)),
        (6, 1, Feeding(6, "orc_event", 4)),
    ],
)
def test_the_next_feeding_is_known(number: int, events: int, expected: Feeding) -> None:
    assert next_feeding(a_game(round=number, event=events).state, 0) == expected


def test_after_the_third_event_only_armed_dwarfs_eat_their_fill() -> None:
    game = a_game(round=8, event=2, dwarfs="0 3", harvest="orcs")
    assert next_feeding(game.state, 0) == Feeding(8, "orc_event", 3)


# Orc events.


def event_with_card(
    card: str, gold: int = 0, wood: int = 0, sown: str = "c4 grain 3", traps: str = "", strips: str = ""
) -> Game:
    """The first orc event: the card of orc A is drawn, its owner is asked."""
    game = a_game(
        players=1, phase="event", bribes="gold stone ore wood", gold=gold, wood=wood, sown=sown, traps=traps,
        strips=strips,
    )  # fmt: skip
    while game.seat != -1:
        game.play("done")
    game.play(card)
    return game


def card_that_leads(cells: str) -> str:
    """A card of the third deck that leads orc A from a1 over these spaces."""
    for number in range(1, 10):
        game = event_with_card(f"card 3.{number}", wood=1)
        if game.question.arguments["path"] == cells:
            return f"card 3.{number}"
    raise AssertionError(cells)


def test_the_way_of_an_orc_and_what_it_costs_is_shown_before_the_decision(run: Run, tmp_path: Path) -> None:
    card = card_that_leads("a2 a3 b3")
    game = event_with_card(card, wood=1, gold=2, sown="a3 grain 3", traps="pitfall b3")
    text = on_the_screen(game)
    for mark in ("→ A1", "→ A2", "→ A3"):
        assert mark in text
    answers = {move.text: forecast(ENGLISH, game.state, move) for move in game.answers()}
    assert answers["done"] == "lost: 3 grain; trap: Pitfall on b3"
    assert answers["displace r"] == "b1 → b2 → b3; trap: Pitfall on b3"
    assert answers["bribe 1"] == ""
    state = game.state
    assert (player(game).orcs[0], player(game).grain_3) == (0, 1 << 12), "looking ahead changes nothing"
    ran = run("play", "--resume", saved(tmp_path, game), typed=["orcs", "moves"])
    assert "Let the orc go (lost: 3 grain; trap: Pitfall on b3)" in ran.out
    assert "Orc A (5): a1 → a2 → a3 → b3; 1 gold in place of a reward" in ran.out
    assert state.agenda


def test_an_orc_that_comes_into_the_cave_is_seen_coming() -> None:
    game = a_game(
        players=1, phase="event", event=2, orcs="a c4, b gone, c gone", ore_mine="f3", tunnel="e3",
        mined="f3 3", bribes="gold stone ore wood", stone=1,
    )  # fmt: skip
    while game.seat != -1:
        game.play("done")
    game.play(next(move for move in game.answers() if move.text == "card 3.1"))
    for _ in range(3):
        done = next(move for move in game.answers() if move.text == "done")
        if "takes f3" in forecast(ENGLISH, game.state, done):
            break
    else:
        raise AssertionError(game.question.text())
    assert "lost: 3 ore" in forecast(ENGLISH, game.state, done)


def test_a_trap_a_bounty_and_the_bribe_in_the_terminal(run: Run, kept: Path, tmp_path: Path) -> None:
    card = card_that_leads("a2 a3 b3")
    game = event_with_card(card, gold=2, wood=1, traps="pitfall b3", strips="l1 r1")
    ran = run(
        "play",
        "--resume",
        saved(tmp_path, game),
        typed=["bribe 2", "undo", "bribe 1", "done", "farmer"],
    )
    assert (ran.code, ran.err) == (0, "")
    assert "Bribe with 1 gold: strength 4" in ran.out
    assert "Taken back: Bribe with 2 gold" in ran.out
    for text in (
        "Orc A of A has strength 4 left.",
        "Orc A of A goes: a2 → a3 → b3.",
        "A has defeated Orc A.",
    ):
        assert text in ran.lines, text
    assert "Farmer: Take 3 food" in ran.out
    after = read_record(kept.read_text(encoding="utf-8"))
    assert player(after).goods[6] == 3
    assert player(after).traps[0][2] == 0


def test_a_fight_and_its_bounty_are_told_behind_the_turn(run: Run, tmp_path: Path) -> None:
    game = a_game(players=1, round=8, dwarfs="9 9", strips="l1 r1", event=2, orcs="a c2 5")
    typed = ["logging", "loot fight_orc", "fight a", "farmer"]
    ran = run("play", "--resume", saved(tmp_path, game), typed=[*typed, "log"])
    assert "A has defeated Orc A." in ran.lines, ran.out
    log = ran.lines[max(i for i, line in enumerate(ran.lines) if line.endswith("log")) :]
    told = [line for line in log if line.startswith("A: ") or line == "A has defeated Orc A."]
    assert told[-1] == "A has defeated Orc A."


# Friendly orcs.


def friend_at_home() -> Game:
    """All dwarfs of A are placed, a friend is at home."""
    return a_game(
        round=5, rooms="orc_dwelling d3", friends="b d3", lying="logging wood 3",
        orcs=NO_ORCS, dwarfs="0@ore_mining 0@excavation",
    )  # fmt: skip


def test_placing_a_friendly_orc_is_a_turn_of_its_own(run: Run, kept: Path, tmp_path: Path) -> None:
    ran = run(
        "play",
        "--resume",
        saved(tmp_path, friend_at_home()),
        typed=["send b logging", "undo", "logging", "end", "board a"],
    )
    assert (ran.code, ran.err) == (0, "")
    assert "Your turn is done. End it, or take it back" in ran.out
    assert "Taken back: Place Orc B on Logging: 3 wood" in ran.out
    moves = [move.text for _, move in read_record(kept.read_text(encoding="utf-8")).moves_played]
    assert moves[0] == "send b logging"
    assert "Orc B (at home)" in ran.out
    assert "Orc B (Logging)" in ran.out


def test_the_action_board_carries_the_numbers_for_the_orc(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--resume", saved(tmp_path, friend_at_home()))
    row = next(line for line in ran.lines if "Logging" in line and "3 wood" in line)
    assert row.split()[0].isdecimal()


def test_a_turn_with_an_orc_has_an_end_of_its_own() -> None:
    game = friend_at_home()
    assert not Turn().has_placed
    turn, before = Turn(), game.copy()
    game.play("send b logging")
    turn.note(before, game.move("send b logging"))
    assert turn.has_placed
    assert player(game).friends[0][2] != HOME


# Taking back.


def test_a_bribe_can_be_taken_back_until_a_card_is_drawn() -> None:
    game = event_with_card(card_that_leads("a2 a3 b3"), gold=3, wood=1)
    assert turn_so_far(game).moves == []
    game.play("bribe 1")
    assert [move.text for move in turn_so_far(game).moves] == ["bribe 1"]
    before = game.copy()
    game.play("done")
    assert game.seat == -1
    assert is_new_turn(before, before.move("done"), game)


def test_what_chance_has_dealt_ends_the_turn_even_if_the_same_player_is_asked_next() -> None:
    game = event_with_card(card_that_leads("a2 a3 b3"), gold=3, wood=1)
    game.deals = True
    before = game.copy()
    game.play("done")
    assert game.seat == before.seat == 0
    assert game.state.round == before.state.round
    assert is_new_turn(before, before.move("done"), game), "the card of orc B lies open now"


def test_a_drawn_card_stays_drawn(run: Run, tmp_path: Path) -> None:
    game = event_with_card(card_that_leads("a2 a3 b3"), gold=3, wood=1)
    ran = run("play", "--resume", saved(tmp_path, game), typed=["undo", "done", "undo"])
    assert ran.out.count("Something was revealed; what came before can no longer be taken back.") == 2


# The other commands.


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of two."""
    game = Game(Setup(players=2, seed=5, expansion="frantic_fiends"))
    while not game.is_over:
        game.play(game.answers()[0])
    file = tmp_path_factory.mktemp("games") / "game.txt"
    file.write_text(write_record(game, ["Anna", ""]), encoding="utf-8")
    return file


def test_replay_tells_events_and_stops_with_all_boards(run: Run, record: Path) -> None:
    ran = run("replay", record)
    assert ran.code == 0
    assert "── Orc event 1 begins. ──" in ran.lines
    assert "Final score" in ran.lines
    step = run("replay", record, "--step", 60, "--language", "de")
    assert "Heimatplan von A (Anna)" in step.lines
    assert "Ork A" in step.out


def test_score_has_the_lines_of_the_expansion(run: Run, record: Path) -> None:
    ran = run("score", record)
    assert any(line.startswith("Used-up traps") for line in ran.lines)
    assert any(line.startswith("Friendly orcs") for line in ran.lines)
    data = json.loads(run("score", record, "--json").out)
    for seat in data["seats"]:
        assert {"traps", "friendly_orcs"} <= set(seat["categories"])
        assert sum(seat["categories"].values()) == seat["total"]


def test_score_of_a_position(run: Run, tmp_path: Path) -> None:
    ran = run("score", saved(tmp_path, everything()))
    row = next(line for line in ran.lines if line.startswith("Friendly orcs"))
    assert row.split()[-2:] == ["1", "0"]


def test_simulate_with_the_expansion(run: Run) -> None:
    arguments = ("simulate", "--players", 3, "--games", 2, "--seed", 3, *FIENDS, "--json")
    data = json.loads(run(*arguments).out)
    assert data["expansion"] == "frantic_fiends"
    assert "friendly_orcs" in data["bots"]["random"]["scores"]
    assert run(*arguments, "--jobs", 2).out == run(*arguments).out


def test_perft_with_the_expansion(run: Run) -> None:
    ran = run("perft", "--players", 1, *FIENDS, "--depth", 2)
    assert ran.code == 0
    assert ran.out != run("perft", "--players", 1, "--depth", 2).out


def test_bench_compares_the_expansion_with_the_base_game(run: Run) -> None:
    ran = run("bench", "--games", 1)
    assert ran.lines[0].split()[-2:] == ["frantic_fiends", "ratio"]
    assert float(ran.lines[1].split()[-1]) > 0
