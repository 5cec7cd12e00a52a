"""Programs in other languages play, and those that misbehave harm nobody."""

import shutil
import sys
from pathlib import Path

import playwright
import pytest

from caverna import Game, Setup
from caverna.bots import UnknownBot, make_bot
from caverna.bots.program.program_bot import ProgramBot
from caverna.engine.errors import CavernaError

ROOT = Path(__file__).resolve().parents[2]
WOODCUTTER = ROOT / "examples" / "bots" / "woodcutter.js"
NODE = shutil.which("node") or str(Path(playwright.__file__).parent / "driver" / "node")
READY = "print('ready', flush=True)\n"
WAITS = "\nimport sys; sys.stdin.read()"


def python(source: str) -> str:
    """The command of a program in Python."""
    return f'{sys.executable} -S -c "{source}"'


def test_a_program_of_thirty_lines_in_another_language_plays_a_whole_game() -> None:
    assert len(WOODCUTTER.read_text().splitlines()) <= 32
    game = Game(Setup(players=2, seed=3))
    woodcutter = ProgramBot(1, f"{NODE} {WOODCUTTER}", 60)
    other, reasons = make_bot("random", 5), set()
    while not game.is_over:
        bot = woodcutter if game.seat == 0 else other
        game.play(bot.choose(game))
        reasons.add(woodcutter.because)
    assert (woodcutter.fault, woodcutter.name) == ("", "Woodcutter")
    assert {"wood builds rooms", "a room is worth points"} <= reasons
    conversation = woodcutter.conversation
    assert conversation is not None
    process = conversation.process
    assert process.poll() is None
    woodcutter.dismiss()
    assert process.poll() is not None
    assert not Path(conversation.folder.name).exists()


@pytest.mark.parametrize(
    ("source", "seconds", "fault"),
    [
        ("", 9, "has ended"),
        (f"{READY}import time; time.sleep(60)", 0.3, "did not answer in time"),
        (
            f"{READY}print('move dance', flush=True){WAITS}",
            9,
            "played 'dance', which is not legal",
        ),
        (
            f"{READY}print('x' * 20000, flush=True){WAITS}",
            9,
            "said a line of more than 10000 bytes",
        ),
    ],
)
def test_a_program_that_misbehaves_is_not_asked_again(source: str, seconds: float, fault: str) -> None:
    game = Game(Setup(players=1))
    bot = ProgramBot(1, python(source), seconds)
    assert bot.choose(game) in game.answers()
    assert bot.fault.endswith(fault)
    assert bot.because.endswith("a stand-in plays")
    assert bot.conversation is None
    told = bot.fault
    assert bot.choose(game) in game.answers()
    assert (bot.fault, bot.conversation) == (told, None), "nobody waits for it again"


def test_a_program_that_is_not_there_is_a_fault_and_no_error() -> None:
    game = Game(Setup(players=1))
    bot = ProgramBot(1, "no_such_program_anywhere")
    assert bot.choose(game) in game.answers()
    assert "cannot be started" in bot.fault


def test_a_program_hears_the_game_from_its_beginning_when_something_is_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It says which lines it has heard as its reason."""
    monkeypatch.setenv("CAVERNA_SECRET", "1234")
    source = (
        "import os\nheard = []\n"
        "while line := input():\n"
        "    word = line.split()[0]\n"
        "    heard.append(line if word == 'played' else word)\n"
        "    if word == 'seed': print('name Parrot\\nready', flush=True)\n"
        "    if word == 'legal': first = line[6:].split('; ')[0]\n"
        "    if word == 'choose':\n"
        "        print('because', '|'.join(heard), sorted(os.environ), os.listdir(), flush=True)\n"
        "        print('move', first, flush=True)\n"
        "        heard.clear()\n"
    )
    game = Game(Setup(players=2))
    bot = ProgramBot(1, python(source.replace('"', "'")), 60)
    twin = game.copy()
    twin.play(bot.choose(twin))
    assert bot.because.startswith("caverna|seed|game|played"), bot.fault
    assert "SECRET" not in bot.because
    assert bot.because.endswith("[]")
    twin.play(bot.choose(twin))
    assert bot.because.startswith("played ")
    bot.choose(game)
    assert bot.because.startswith("game|played")
    bot.dismiss()


def test_programs_are_named_with_their_command_and_their_seconds() -> None:
    bot = make_bot("program:2.5:node my_bot.js --name a:b", 1)
    assert isinstance(bot, ProgramBot)
    assert (bot.command, bot.seconds) == ("node my_bot.js --name a:b", 2.5)
    plain = make_bot("program:node my_bot.js", 1)
    assert isinstance(plain, ProgramBot)
    assert (plain.command, plain.seconds) == ("node my_bot.js", 10.0)
    with pytest.raises(UnknownBot, match="which program"):
        make_bot("program:3: ", 1)


def test_a_name_without_a_command_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAVERNA_PROGRAMS", "parrot")
    with pytest.raises(CavernaError, match="CAVERNA_PROGRAMS: parrot is no NAME=COMMAND"):
        make_bot("parrot", 1)
