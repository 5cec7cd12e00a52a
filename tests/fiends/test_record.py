"""Records with the expansion: header, figures, replay."""

from pathlib import Path
from random import Random

import pytest

from caverna import BrokenRecord, Game, Setup, names_in_record, read_record, take_snapshot, write_record
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.figures.load import COPY_NAME, VARIABLE
from tests.fiends.arranging import a_game, answers, figures, play
from tests.record.playing import choose, moments, played_to_the_end

NAME = "frantic_fiends"
CORRECTED = "[gold]\na = 2\n"
CORRECTED_CAMPAIGN = "[campaign]\nstarting_food = 2\n"


def a_setup(players: int, seed: int) -> Setup:
    """All options now and then."""
    random = Random(seed)
    options = FiendOptions(
        income=random.choice(("before_refill", "after_refill")),
        harvest_marker=random.choice(("round_start", "round_end")),
        orc_strength=random.choice(("easy", "hard")),
        hard_for=random.choice(("nobody", "A")),
        rich_supply=random.choice(("by_players", "on", "off")),
    )
    return Setup(players, options=options, seed=seed, expansion=NAME)


@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("seed", range(2))
def test_a_record_replays_to_the_same_game(players: int, seed: int) -> None:
    game = played_to_the_end(Game(a_setup(players, seed)), Random(seed))
    text = write_record(game)
    again = read_record(text)
    assert take_snapshot(again) == take_snapshot(game)
    assert write_record(again) == text


@pytest.mark.parametrize("players", [1, 3, 6])
def test_a_record_can_stop_at_any_decision_and_the_game_goes_on(players: int) -> None:
    game = Game(a_setup(players, 30 + players))
    for number, _ in enumerate(moments(game, Random(players))):
        if number % 25 == 0:
            again = read_record(write_record(game))
            move, twin = choose(game, Random(number)), game.copy()
            again.play(move)
            twin.play(move)
            assert take_snapshot(again) == take_snapshot(twin)
    assert game.is_over


def test_the_header_names_expansion_options_and_figures() -> None:
    options = FiendOptions(orc_strength="hard", hard_for="AB")
    text = write_record(
        Game(Setup(3, options=options, seed=5, expansion=NAME), deals=False), ["Anna", "", "Cy"]
    )
    assert text == (
        "caverna record 1\nrules 1\nplayers 3\nfurnishings full\nexpansion frantic_fiends\n"
        f"option orc_strength hard\noption hard_for AB\nfigures {figures().digest}\nseed 5\n"
        "chance by_hand\nname A Anna\nname C Cy\n\n"
    )
    assert read_record(text).setup.options == options
    assert names_in_record(text) == ["Anna", "", "Cy"]


def test_the_base_game_says_nothing_about_it() -> None:
    text = write_record(Game(Setup(2, seed=1)))
    assert "expansion" not in text
    assert "figures" not in text
    assert Setup(2).box.edition(Setup(2).ruleset()) == ""


def test_a_game_that_began_with_a_position() -> None:
    game = a_game(phase="event", orcs="a c4 5", bribes="ore", ore=3)
    play(game, answers(game)[0])
    text = write_record(game)
    assert f"rules 1\nfigures {figures().digest}\nchance by_hand\nposition\n" in text
    again = read_record(text)
    assert take_snapshot(again) == take_snapshot(game)


def a_record(*lines: str) -> str:
    return (
        "\n".join(["caverna record 1", "rules 1", "players 2", "furnishings full", "seed 1", *lines]) + "\n\n"
    )


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        (a_record("expansion dragons"), 6, "choose one of none, frantic_fiends"),
        (a_record("expansion frantic_fiends"), 6, "'figures' is missing.*'figures [0-9a-f]{8}'"),
        (a_record("figures 12345678"), 6, "figures belong to a game with an expansion"),
        (a_record("option orc_strength hard"), 6, "an option is written"),
        (
            a_record("option orc_strength hard", "expansion frantic_fiends", "figures x"),
            8,
            "played with figures x",
        ),
        (a_record("expansion frantic_fiends", "option orc_strength weak"), 7, "choose one of easy, hard"),
        (a_record("expansion frantic_fiends", "option hard_for A", "option hard_for A"), 8, "chosen twice"),
        (a_record("expansion frantic_fiends", "expansion frantic_fiends"), 7, "second line 'expansion'"),
        (a_record("expansion frantic_fiends", "option campaign 1"), 7, "for one player"),
    ],
)
def test_a_broken_header_is_refused(text: str, line: int, why: str) -> None:
    with pytest.raises(BrokenRecord, match=why) as broken:
        read_record(text)
    assert broken.value.line == line


def test_expansion_and_position_do_not_mix() -> None:
    text = write_record(a_game()).replace("rules 1\n", "rules 1\nexpansion frantic_fiends\n", 1)
    with pytest.raises(BrokenRecord, match="expansion belongs into the position"):
        read_record(text)


def test_other_figures_are_refused_and_the_refusal_says_where_to_put_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    own = write_record(Game(Setup(2, seed=1, expansion=NAME)))
    copy = tmp_path / COPY_NAME
    copy.write_text(CORRECTED, encoding="utf-8")
    corrected = write_record(Game(Setup(2, seed=1, expansion=NAME)))
    assert read_record(corrected).setup.has_expansion
    with pytest.raises(BrokenRecord, match=f"come from {COPY_NAME}; .* take that file away"):
        read_record(own)
    copy.unlink()
    assert read_record(own).setup.has_expansion
    with pytest.raises(BrokenRecord, match=rf"into {COPY_NAME} in the current directory, or .* {VARIABLE}"):
        read_record(corrected)


def test_a_campaign_game_depends_on_the_figures_of_the_campaign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    campaign = Setup(1, options=FiendOptions(campaign="1"), seed=1, expansion=NAME)
    texts = [write_record(Game(setup)) for setup in (campaign, Setup(1, seed=1, expansion=NAME))]
    (tmp_path / COPY_NAME).write_text(CORRECTED_CAMPAIGN, encoding="utf-8")
    assert read_record(texts[1]).setup.has_expansion
    with pytest.raises(BrokenRecord, match=r"the game was played with figures [0-9a-f]{8} [0-9a-f]{8}"):
        read_record(texts[0])
