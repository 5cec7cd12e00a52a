"""Shells complete what the parsers know."""

import shlex
import subprocess
from pathlib import Path

import pytest

from caverna.cli.commands import all_commands
from caverna.words.texts import LANGUAGES
from tests.cli.conftest import Run

SHOW = 'COMP_WORDS=({words}); COMP_CWORD={last}; _caverna; printf "%s\\n" "${{COMPREPLY[@]}}"'


@pytest.fixture
def script(run: Run, tmp_path: Path) -> Path:
    """What `caverna completion bash` prints."""
    file = tmp_path / "completion.bash"
    file.write_text(run("completion", "bash").out)
    return file


def completed(script: Path, line: str) -> list[str]:
    """What bash offers for the last word of a line."""
    words = line.split(" ")
    show = SHOW.format(words=" ".join(map(shlex.quote, words)), last=len(words) - 1)
    command = ["bash", "--norc", "-c", f"source {shlex.quote(str(script))}; {show}"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stderr == ""
    return ran.stdout.split()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("caverna si", ["simulate"]),
        ("caverna simulate --b", ["--bots"]),
        ("caverna simulate --games 3 --b", ["--bots"]),
        ("caverna play --language ", list(LANGUAGES)),
        ("caverna simulate --seed ", []),
        ("caverna campaign n", ["new"]),
        ("caverna campaign new --s", ["--side", "--seed"]),
        ("caverna score --b", []),
    ],
)
def test_bash_completes(script: Path, line: str, offered: list[str]) -> None:
    assert completed(script, line) == offered


def test_every_command_is_offered(script: Path) -> None:
    assert set(all_commands()) <= set(completed(script, "caverna "))


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_hears_of_every_command_and_of_options(run: Run, shell: str) -> None:
    ran = run("completion", shell)
    assert ran.code == 0
    assert [name for name in all_commands() if name not in ran.out] == []
    option = "-l language" if shell == "fish" else "--language"
    assert option in ran.out


def test_fish_is_told_what_options_are_for(run: Run) -> None:
    line = next(
        line for line in run("completion", "fish").lines if "simulate" in line and "-l players" in line
    )
    assert line.endswith("-d 'number of players (default: 2)'")
