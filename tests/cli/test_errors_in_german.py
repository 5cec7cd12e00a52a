"""What is wrong is said in the language of whoever typed it; libraries hear English as ever."""

import pickle
import re
from pathlib import Path

import pytest

from caverna import BrokenPosition, BrokenRecord, read_position, read_record
from caverna.bots import UnknownBot, make_bot
from caverna.cli.spoken import OF_THE_PARSER, language_typed
from caverna.server.storage.store import StoreFailed, UnfitStore
from caverna.terminal.server_address import ServerAddress
from caverna.terminal.source import NoAnswer
from caverna.words.texts import Words
from tests.cli.conftest import Ran, Run

ENGLISH = re.compile(
    r"\b(the|is|are|of|there|error|usage|argument|arguments|required|expected|invalid|cannot|for|not|no|such"
    r"|with|only|one|or|and|file|number|game|players|seats|names|needs|missing|show|this|already)\b"
)
GOLDEN = Path(__file__).parents[1] / "golden" / "2_full.record"
WRONG = [
    "simulate --players 9",
    "simulate --players two",
    "simulate --bots nobody",
    "simulate --bots greedy:0",
    "simulate --bots random:3",
    "simulate --bots nowhere:Bot",
    "simulate --bots caverna.bots:Nobody",
    "simulate --bots caverna.game:Game",
    "simulate --bots program:2.5:",
    "simulate --bots greedy,greedy,greedy",
    "simulate --option income",
    "simulate --option income=never",
    "simulate --option orc_strength=hard",
    "simulate --bogus",
    "simulate --games",
    "simulate --set small",
    "simulate --se 3",
    "play --terminal --port 3",
    "play --browser --seed 3",
    "play --terminal --table abc",
    "play --terminal --plain --server http://localhost",
    "play --terminal --players 2 --seats human,human,human",
    "play --terminal --seats human,human,human,human,human,human,human,human",
    "play --bots greedy --seats human",
    "play --plain=yes",
    "score",
    "score /nonexistent",
    "score /",
    "replay /nonexistent",
    "replay {broken}",
    "replay {position}",
    "replay {seatless}",
    "replay {headless}",
    "replay {illegal}",
    "score {impossible}",
    "score {letter}",
    "score {orcs}",
    "review {illegal}",
    "review",
    "review {golden} --bots greedy",
    "review --bots greedy",
    "arena --bots greedy",
    "arena --bots greedy,random --gauntlet level1",
    "arena --bots greedy,random --sprt 5",
    "arena --bots greedy,random --sprt 50,5",
    "study --players 1 --page page",
    "think",
    "store copy nowhere elsewhere",
    "store",
    "admin ban nobody",
    "admin export",
    "campaign new nirgends/orcs.txt",
    "campaign show {campaign}",
    "campaign show {empty}",
    "campaign play nirgends.txt",
    "campaign show {garbled}",
    "simulate --players 2 --expansion frantic_fiends --option campaign=2",
    "simulate --players 1 --expansion frantic_fiends --option campaign=zero",
    "simulate --players 1 --expansion frantic_fiends --option campaign=1+moon",
    "seal {golden} 1234",
    "completion tcsh",
    "serve --port eighty",
    "serve --bot-processes 0",
    "serve --allow-origin nowhere",
    "serve --config nowhere.toml",
    "serve --config {settings}",
    "serve --data {broken}",
    "think --database {broken}",
    "admin list --data nirgends",
    "admin show nobody --data nirgends",
    "store copy {tables} {tables}",
    "lobby ftp://example.org",
    "lobby http://localhost:99999",
    "play --terminal --server http://localhost:x",
    "arena --bots greedy,random --games 1 --resume {foreign}",
    "stats nirgends",
    "frobnicate",
    "",
]


HEADER = "caverna record 1\nrules 1\nplayers 2\nfurnishings full\nseed 7\n"
WRITTEN = {
    "position": "caverna position 1\nplayers 2\n",
    "seatless": f"{HEADER}\nZ place logging\n",
    "headless": "caverna record 1\nweather fine\n",
    "illegal": f"{HEADER}\n- start A\n- reveal blacksmithing\nA place forge\n",
    "impossible": "caverna position 1\nplayers 2\nseat A\nroom cuddle_room d3 e3\n",
    "letter": "Dear Anna,\n",
    "orcs": "caverna position 1\nplayers 2\nexpansion frantic_fiends\nseat A\norc a gone 5\n",
}
GARBLED = "caverna campaign 1\nfigures 12345678 12345678\nside easy\nseed five\n"
WRITTEN |= {"campaign": "caverna campaign 1\nside easy\n", "empty": "", "garbled": GARBLED}
NAMES = {name: name for name in ("broken", "settings", "foreign", "tables", *WRITTEN)}
"""Files and folders that the fixture makes."""


@pytest.fixture
def german(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """A command typed by somebody who speaks German, in a folder of its own."""
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "broken").write_bytes(b"\xff\xfe")
    (tmp_path / "settings").write_text("prot = 8000\n")
    (tmp_path / "foreign").mkdir()
    (tmp_path / "foreign" / "letter").touch()
    for name, text in WRITTEN.items():
        (tmp_path / name).write_text(text)

    def typed(line: str) -> Ran:
        words = line.format(golden=GOLDEN, **NAMES).split()
        return run(*words)

    return typed


@pytest.mark.parametrize("line", WRONG)
def test_wrong_usage_is_told_in_german(german: Run, line: str) -> None:
    ran = german(line)
    assert ran.code in (1, 2)
    message = ran.err.strip().splitlines()[-1]
    assert message.startswith("caverna")
    assert not ENGLISH.findall(re.sub(r"--[\w-]+|/\w+|[\w.]+:\w+|'[^']*'|`[^`]*`", "", message)), message
    if "Aufruf" not in ran.err:
        assert ran.err.count("\n") == 1, "one line is enough"


def test_a_server_that_is_not_there_is_told_in_german() -> None:
    with pytest.raises(NoAnswer, match="niemand"):
        ServerAddress("http://127.0.0.1:1").request("GET", "/", None, "de")


def test_a_store_that_does_not_fit_is_an_error_of_stores_in_any_language() -> None:
    unfit = UnfitStore("error-folder-taken", folder="tables")
    assert isinstance(unfit, StoreFailed)
    assert str(unfit) == "another server keeps its tables in tables: stop it, or use another folder"
    assert unfit.in_language("de").startswith("ein anderer Server")


def test_the_frame_of_the_help_is_german(german: Run) -> None:
    said = german("campaign --help").out
    for heading in ("Aufruf:", "Optionen:", "was zu tun ist:", "Beispiel:", "diese Hilfe zeigen und enden"):
        assert heading in said


def test_a_language_that_is_typed_is_spoken_at_once(run: Run) -> None:
    assert "eine Zahl von 1 bis 7" in run("play", "--language", "de", "--players", 9).err
    assert "a number from 1 to 7" in run("play", "--language=en", "--players", 9).err
    assert language_typed(["play", "--language"]) == "en"


def test_afterwards_everybody_hears_english_again(german: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    german("simulate --players 9")
    monkeypatch.setenv("LANG", "C")
    assert (
        "error: argument --players: 9: a number from 1 to 7 is expected" in german("simulate --players 9").err
    )


def test_what_the_parser_says_is_known_word_for_word() -> None:
    """A German sentence is found by its English one: those have to be Python's own, or ours."""
    import argparse
    import inspect

    source = inspect.getsource(argparse)
    own = {"commands", "what to do", "errands", "example:"}
    said = {Words("en").say(key) for key in Words("en").keys_from(OF_THE_PARSER)} - own
    assert [text for text in said if text not in source] == []


def test_libraries_hear_english_whatever_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'; choose one of random") as caught:
        make_bot("nobody", 0)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), str(again)) == (UnknownBot, str(caught.value))
    assert "gibt es nicht" in again.in_language("de")


def test_every_line_that_is_wrong_is_told_in_german() -> None:
    """What a reader of records and positions says, and the errors keep it on their way elsewhere."""
    with pytest.raises(BrokenRecord) as caught:
        read_record(WRITTEN["illegal"])
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.line, again.why) == (caught.value.line, caught.value.why)
    said = again.in_language("de")
    assert said.startswith(f"aufgezeichnete Partie, Zeile {again.line}: ")
    assert "Möglich ist hier" in said or "ist kein Zug" in said


def test_what_a_long_line_says_is_cut() -> None:
    with pytest.raises(BrokenPosition, match=r"^position, line 2: '7777.*…': a number"):
        read_position(f"caverna position 1\nplayers {'7' * 5000}\n")
