"""Settings from options, environment and file: who comes first, and one clear line for what is wrong."""

import argparse
from pathlib import Path

import pytest

from caverna.cli.main import main
from caverna.cli.setting_options import add_settings
from caverna.server.configuration.declared import Declared
from caverna.server.configuration.read_settings import WrongSetting, read_settings
from caverna.server.configuration.settings import Settings, all_settings

EXAMPLES = {
    "N": "17",
    "PATH": "/somewhere",
    "NAME": "club.example",
    "URL": "https://club.example",
    "DATABASE": "postgresql://club@database.example/caverna",
    "ADDRESS": "10.0.0.0/8",
    "TEXT": "a.b",
    "NAME=COMMAND": "parrot=node parrot.js",
    "true|false": "true",
}
"""By what an option is said to expect."""


def a_file(folder: Path, text: str) -> str:
    file = folder / "club.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_nothing_said_is_as_usual() -> None:
    assert read_settings({}, {"PATH": "/bin", "CAVERNA_BROWSER": "chromium"}) == Settings()


def test_options_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = a_file(tmp_path, 'port = 1\nhost = "1.1.1.1"\nmessage_burst = 11.5\n')
    environment = {"CAVERNA_CONFIG": file, "CAVERNA_PORT": "2", "CAVERNA_HOST": "2.2.2.2"}
    settings = read_settings({"port": "3"}, environment)
    assert (settings.port, settings.host, settings.message_burst) == (3, "2.2.2.2", 11.5)


def test_the_file_named_by_an_option_comes_before_the_one_in_the_environment(tmp_path: Path) -> None:
    file = a_file(tmp_path, "port = 1\n")
    assert read_settings({"config": file}, {"CAVERNA_CONFIG": "/there/is/none"}).port == 1


def test_an_empty_variable_says_nothing() -> None:
    assert read_settings({}, {"CAVERNA_PORT": ""}).port == Settings.port


@pytest.mark.parametrize("declared", all_settings(), ids=lambda each: each.name)
def test_every_setting_can_be_given_in_each_of_the_three_ways(declared: Declared, tmp_path: Path) -> None:
    text = EXAMPLES[declared.kind.metavar]
    in_file = text if text in ("17", "true") else f'"{text}"'
    by_flag = read_settings({declared.name: text}, {})
    by_variable = read_settings({}, {declared.variable: text})
    by_file = read_settings({"config": a_file(tmp_path, f"{declared.name} = {in_file}\n")}, {})
    assert by_flag == by_variable == by_file != Settings()


@pytest.mark.parametrize(
    ("typed", "expected"),
    [([], False), (["--bots-elsewhere"], True), (["--bots-elsewhere", "no"], False)],
)
def test_a_switch_is_on_if_it_is_only_named(typed: list[str], expected: bool) -> None:
    parser = argparse.ArgumentParser()
    add_settings(parser, {"bots_elsewhere"})
    assert read_settings(vars(parser.parse_args(typed)), {}).bots_elsewhere is expected


def test_several_values(tmp_path: Path) -> None:
    wanted = ("10.0.0.0/8", "::1/128")
    assert read_settings({"trusted_proxies": ["10.0.0.0/8", "::1"]}, {}).trusted_proxies == wanted
    assert read_settings({}, {"CAVERNA_TRUSTED_PROXIES": "10.0.0.0/8, ::1"}).trusted_proxies == wanted
    file = a_file(tmp_path, 'trusted_proxies = ["10.0.0.0/8", "::1"]\n')
    assert read_settings({"config": file}, {}).trusted_proxies == wanted


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("programs", "parrot", "names with commands such as digger=/srv/bots/digger; parrot=node parrot.js"),
        ("port", "x", "a whole number from 0 to 65535"),
        ("port", "65536", "a whole number from 0 to 65535"),
        ("port", "1.5", "a whole number from 0 to 65535"),
        ("bot_processes", "0", "a whole number from 1 on"),
        ("message_burst", "nan", "a number above 0"),
        ("message_burst", "inf", "a number above 0"),
        ("posts_per_second", "0", "a number above 0"),
        ("base_path", "caverna", "a path such as /caverna"),
        ("base_path", "/a/../b", "a path such as /caverna"),
        ("base_path", '/"><script>', "a path such as /caverna"),
        ("allow_origin", "example.org", "addresses such as https://example.org"),
        ("allow_origin", "https://example.org/page", "addresses such as https://example.org"),
        ("trusted_proxies", "the proxy", "addresses or ranges such as 10.0.0.0/8"),
        ("host", "a\nb", "a text on one line"),
    ],
)
def test_a_wrong_value_is_named_with_what_is_expected(name: str, value: str, expected: str) -> None:
    with pytest.raises(WrongSetting) as wrong:
        read_settings({}, {f"CAVERNA_{name.upper()}": value})
    assert str(wrong.value) == f"CAVERNA_{name.upper()}={value} is wrong; expected: {expected}"


@pytest.mark.parametrize("line", ["port = true", "port = 1.0", "[port]", "port = [1]"])
def test_a_value_of_another_type_in_the_file(line: str, tmp_path: Path) -> None:
    with pytest.raises(WrongSetting, match=r"club\.toml, port = .* is wrong; expected: a whole number"):
        read_settings({"config": a_file(tmp_path, line)}, {})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("prot = 8000", "prot: there is no such setting; was port meant?"),
        ("port = ", "this is no TOML: "),
        ("port = 1\nport = 2", "this is no TOML: "),
    ],
)
def test_a_file_that_cannot_be_used(
    text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--config", a_file(tmp_path, text)]) == 2
    error = capsys.readouterr().err
    assert why in error
    assert error.count("\n") == 1


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    assert main(["serve", "--config", str(missing)]) == 2
    assert capsys.readouterr().err == f"caverna: {missing}: No such file or directory\n"


def test_a_variable_nobody_knows(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("CAVERNA_PROT", "8000")
    assert main(["serve"]) == 2
    expected = "caverna: CAVERNA_PROT: there is no such setting; was CAVERNA_PORT meant?\n"
    assert capsys.readouterr().err == expected


def test_whom_a_server_answers() -> None:
    assert Settings().allowed_hosts == ("localhost", "127.0.0.1")
    assert Settings(host="0.0.0.0").allowed_hosts == ("*",)
    assert Settings(trusted_proxies=("127.0.0.1/32",)).allowed_hosts == ("*",)
    named = Settings(host="0.0.0.0", allow_host=("club.example",)).allowed_hosts
    assert named == ("club.example", "localhost", "127.0.0.1")
