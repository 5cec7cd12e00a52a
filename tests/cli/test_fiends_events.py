"""Orc events at the terminal: the way and its price before the decision, bounties, taking back."""

from pathlib import Path

import pytest

from caverna.cli.draw_answers import AnswerList
from caverna.cli.terminal import PLAIN
from caverna.engine.moves import Move
from caverna.engine.state.game_state import GameState
from caverna.record.read_record import read_record
from caverna.table.seats import HUMAN, Seat
from caverna.table.table import Revealed, table_for
from caverna.words.texts import Words
from tests.cli.conftest import Run
from tests.cli.fiend_games import card_that_leads, event_with_card, on_the_screen, saved
from tests.fiends.arranging import a_game, player

ENGLISH = Words("en")


def forecast(words: Words, state: GameState, move: Move) -> str:
    return AnswerList(words, PLAIN, state, [], []).forecast(move)


def test_the_way_of_an_orc_and_what_it_costs_is_shown_before_the_decision(run: Run, tmp_path: Path) -> None:
    card = card_that_leads("a2 a3 b3")
    game = event_with_card(card, wood=1, gold=2, sown="a3 grain 3", traps="pitfall b3")
    text = on_the_screen(game)
    for mark in ("→ I.1", "→ I.2", "→ I.3"):
        assert mark in text
    answers = {move.text: forecast(ENGLISH, game.state, move) for move in game.answers()}
    assert answers["done"] == "lost: 3 grain; trap: Pitfall on b3; defeated"
    assert answers["displace r"] == "b1 → b2 → b3; trap: Pitfall on b3; defeated"
    assert answers["bribe 1"] == ""
    state = game.state
    assert (player(game).orcs[0], player(game).grain_3) == (0, 1 << 12), "looking ahead changes nothing"
    ran = run("play", "--resume", saved(tmp_path, game), typed=["orcs", "moves"])
    assert "Let the orc go (lost: 3 grain; trap: Pitfall on b3; defeated)" in ran.out
    assert "Orc I (5): a1 → a2 → a3 → b3; 1 gold in place of a reward" in ran.out
    assert state.agenda


def test_what_a_trap_would_do_and_all_that_would_be_lost_is_foreseen() -> None:
    card = card_that_leads("a2 a3 b3")
    crops = "a2 grain 3, a3 grain 2"
    game = event_with_card(card, wood=1, sown=crops, traps="catch_net b3")
    assert forecast(ENGLISH, game.state, game.move("done")) == "lost: 5 grain; trap: Catch net on b3; held"
    game = event_with_card(card, wood=1, traps="catch_net b3", rooms="orc_dwelling d3")
    foreseen = forecast(ENGLISH, game.state, game.move("done"))
    assert foreseen == "trap: Catch net on b3; held; becomes a friend"
    game = event_with_card(card, wood=1, traps="leg_hold_iron b3", extensions="s3")
    assert forecast(ENGLISH, game.state, game.move("done")) == "trap: Leg-hold iron on b3; strength 3 left"


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
        "Orc I of A has strength 4 left.",
        "Orc I of A goes: a2 → a3 → b3.",
        "A has defeated Orc I.",
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
    assert "A has defeated Orc I." in ran.lines, ran.out
    log = ran.lines[max(i for i, line in enumerate(ran.lines) if line.endswith("log")) :]
    told = [line for line in log if line.startswith("A: ") or line == "A has defeated Orc I."]
    assert told[-1] == "A has defeated Orc I."


# Taking back.


def test_a_bribe_can_be_taken_back_until_a_card_is_drawn() -> None:
    game = event_with_card(card_that_leads("a2 a3 b3"), gold=3, wood=1)
    table = table_for(game, [Seat(HUMAN)])
    assert not table.can_take_back()
    table.play(game.move("bribe 1"))
    assert table.can_take_back()
    table.play(game.move("done"))
    assert table.game.seat == -1
    assert not table.can_take_back()


def test_what_chance_has_dealt_ends_the_turn_even_if_the_same_player_is_asked_next() -> None:
    game = event_with_card(card_that_leads("a2 a3 b3"), gold=3, wood=1)
    table = table_for(game, [Seat(HUMAN)])
    round_before = table.game.state.round
    table.play(game.move("done"))
    while table.game.seat == -1:
        table.play_due()
    assert (table.game.seat, table.game.state.round) == (0, round_before)
    with pytest.raises(Revealed):
        table.undo()


def test_a_drawn_card_stays_drawn(run: Run, tmp_path: Path) -> None:
    game = event_with_card(card_that_leads("a2 a3 b3"), gold=3, wood=1)
    ran = run("play", "--resume", saved(tmp_path, game), typed=["undo", "done", "undo"])
    assert ran.out.count("Something was revealed; what came before can no longer be taken back.") == 2
