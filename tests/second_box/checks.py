"""What a second box must be able to do. Run by test_second_box.py, where the box is installed."""

import pickle
from pathlib import Path

import pytest

from caverna import (
    Game,
    Setup,
    read_position,
    read_record,
    restore_snapshot,
    take_snapshot,
    write_position,
    write_record,
)
from caverna.bots import make_bot
from caverna.bots.counsel import counsel
from caverna.bots.counsel.telling import tell
from caverna.cli.main import main
from caverna.review.costly import look_back
from caverna.words.moves import describe_move
from caverna.words.texts import LANGUAGES, Words

POSITION = """\
caverna position 1
expansion lanterns
players 2
round 1
turn A
seat A
goods food 4 wood 1
lanterns 3
room lantern_room d3
"""


def at_the_market() -> Game:
    game = read_position(POSITION)
    game.play("place lantern_market")
    return game


def tiles_on_offer(furnishings: str) -> set[str]:
    state = Game(Setup(furnishings=furnishings, expansion="lanterns")).state
    return {tile.key for number, tile in enumerate(state.rules.furnishings) if state.available >> number & 1}


def test_it_is_on_offer_beside_the_others() -> None:
    assert Setup(expansion="lanterns").has_expansion
    assert "place lantern_market" in [move.text for move in Game(Setup(expansion="lanterns")).answers()]
    assert "place lantern_market" not in [move.text for move in Game(Setup()).answers()]
    assert "lantern_room" in tiles_on_offer("full")
    assert tiles_on_offer("introductory") < tiles_on_offer("full") - {"lantern_room"}


def test_its_step_asks_its_question() -> None:
    game = at_the_market()
    game.play("light 2")
    assert (game.question.key, game.question.arguments) == ("hang-lanterns", {"lit": 2})
    assert [move.parts for move in game.answers()] == [
        {"verb": "hang", "place": "door"},
        {"verb": "hang", "place": "cave"},
    ]
    game.play("hang door")
    sheet = game.score()[0]
    assert sheet["lanterns"] == 5
    assert sheet["bonus"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    game, words = at_the_market(), Words(language)
    said = [describe_move(words, game.state, move) for move in game.legal_moves()]
    game.play("light 1")
    said += [describe_move(words, game.state, move) for move in game.answers()]
    assert all(said)
    assert game.question.text(language).endswith("?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_given_and_told(language: str) -> None:
    game = read_position(POSITION)
    found = counsel(game.state, 0, 60.0)
    assert len(found) == 3
    told = [tell(Words(language), game.state, each) for each in found]
    assert all(each.steps and each.reasons for each in told)
    bot = make_bot("random", 1)
    while game.state.round < 2:
        game.play(bot.choose(game))
    back = look_back(game, 60.0)
    assert len(back.turns) > 2
    assert all(judged.loss >= 0 for judged in back.turns)


def test_whole_games_are_played_and_written_down() -> None:
    for seed in range(3):
        game = Game(Setup(players=3, seed=seed, expansion="lanterns"))
        bots = [make_bot(name, seed) for name in ("greedy", "random", "random")]
        while not game.is_over:
            seat = game.seat
            assert seat is not None
            game.play(bots[seat].choose(game))
        again = read_record(write_record(game))
        assert again.state == game.state
        assert again.totals() == game.totals()


def test_snapshots_hold_in_the_middle_of_its_step() -> None:
    game = at_the_market()
    game.play("light 3")
    restored = restore_snapshot(take_snapshot(game))
    assert restored.state == game.state
    assert take_snapshot(restored) == take_snapshot(game)
    restored.play("hang cave")
    assert restored.state != game.state


def test_its_players_and_moves_travel_alone() -> None:
    game = at_the_market()
    player, move = game.state.players[0], game.move(game.answers()[0])
    assert pickle.loads(pickle.dumps(player)).key() == player.key()
    assert pickle.loads(pickle.dumps(move)) == move


def test_positions_are_written_as_they_are_read() -> None:
    text = write_position(read_position(POSITION))
    assert "lanterns 3" in text
    assert write_position(read_position(text)) == text


def end_of_input() -> str:
    raise EOFError


def test_it_is_played_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    typed = iter(["lantern_market", "light 1", "hang door"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed, None) or end_of_input())
    assert main(["play", "--terminal", "--players", "1", "--expansion", "lanterns", "--language", "en"]) == 0
    assert "Lantern market" in capsys.readouterr().out
