"""The conversation on the page about bots in other languages is one that takes place."""

import json
import re
import sys
from pathlib import Path

from caverna import Game, Setup
from caverna.bots.program.program_bot import ProgramBot
from tests.patience import PATIENCE

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
PROGRAM = """
import sys
heard = open(sys.argv[1], "w")
def hear(word):
    for line in sys.stdin:
        print(line, end="", file=heard, flush=True)
        if line.startswith(word):
            return
def say(lines):
    print("\\n".join(lines), flush=True)
answers = {answers}
hear("seed")
say(answers[:2])
hear("choose")
say(answers[2:])
hear("nothing more")
"""


def conversation() -> tuple[list[str], list[str]]:
    """What is said to the program there, and what it answers."""
    (block,) = re.findall(r"^```text\n(> caverna.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    lines = block.splitlines()
    to, answers = ([line[2:] for line in lines if line[0] == sign] for sign in "><")
    assert len(to) + len(answers) == len(lines)
    return to, answers


def game_with(played: list[str]) -> Game:
    """The game that begins with these moves, each with its seat before it."""
    for seed in range(1000):
        game = Game(Setup(players=2, seed=seed))
        dealt = [move.text for _, move in game.moves_played]
        if dealt == [text.partition(" ")[2] for text in played if text.startswith("-")]:
            for text in played[len(dealt) :]:
                game.play(text.partition(" ")[2])
            return game
    raise AssertionError("no deal begins so")


def test_the_conversation_takes_place_as_it_is_told(tmp_path: Path) -> None:
    told, answers = conversation()
    played = [line.removeprefix("played ") for line in told if line.startswith("played ")]
    program, log = tmp_path / "program.py", tmp_path / "heard.txt"
    program.write_text(PROGRAM.format(answers=answers))
    game = game_with(played)
    seed = int(next(line.split()[1] for line in told if line.startswith("seed")))
    bot = ProgramBot(seed, f"{sys.executable} -S {program} {log}", PATIENCE)
    move = bot.choose(game)
    bot.dismiss()
    assert bot.fault == ""
    assert f"move {move.text}" == answers[-1]
    assert f"because {bot.because}" in answers
    heard = log.read_text().splitlines()
    assert [line.split()[0] for line in heard] == [line.split()[0] for line in told]
    for said, shown in zip(heard, told, strict=True):
        word, _, rest = shown.partition(" ")
        if word == "legal":
            assert set(rest.split("; ")) <= set(said.partition(" ")[2].split("; "))
        elif word == "game":
            assert json.loads(said.partition(" ")[2]) == json.loads(rest)
        elif word != "choose":
            assert said == shown
