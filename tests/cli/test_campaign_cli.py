"""A campaign at the terminal: from a new file over games and shop to its end, left and resumed anywhere."""

from pathlib import Path

import pytest

from caverna.cli.console import Console
from caverna.expansions.frantic_fiends.campaign.file import SavedCampaign, load_campaign
from caverna.expansions.frantic_fiends.campaign.sheet import FAILED, PLAYING, SHOP, Purchase
from caverna.words.texts import LANGUAGES, Words
from tests.cli.conftest import Run

WEAK_ORCS = """
[strengths]
source = "rulebook"
easy = { a = 1, b = 1, c = 1, d = 1 }
"""
BONUSES = 8
TAKE_OUT, PAY = str(2 * BONUSES + 1), str(2 * BONUSES + 2)


@pytest.fixture
def _weak_orcs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Orcs that any bot gets rid of."""
    copy = tmp_path / "weak_orcs.toml"
    copy.write_text(WEAK_ORCS, encoding="utf-8")
    monkeypatch.setenv("CAVERNA_FIGURES", str(copy))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "orcs.txt"


def begin(run: Run, file: Path, *arguments: object) -> SavedCampaign:
    """A new campaign."""
    ran = run("campaign", "new", file, "--seed", 7, *arguments)
    assert (ran.code, ran.err) == (0, ""), ran.err
    return load_campaign(file)


def won(run: Run, file: Path) -> SavedCampaign:
    """A campaign whose first game a bot has won."""
    begin(run, file)
    ran = run("campaign", "play", file, "--bot", "greedy")
    assert (ran.code, ran.err) == (0, ""), ran.err
    saved = load_campaign(file)
    assert saved.campaign.status == SHOP, "orcs of strength 1 are no match for a bot"
    return saved


def with_result(file: Path, *lines: str) -> None:
    """Write the result of a game behind what is there."""
    file.write_text(file.read_text(encoding="utf-8") + "\n" + "\n".join(lines) + "\n", encoding="utf-8")


# A new campaign.


def test_a_new_campaign_says_how_to_play_it(run: Run, file: Path) -> None:
    ran = run("campaign", "new", file, "--side", "hard", "--seed", 7)
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[-1] == f"The campaign is kept. To go on: caverna campaign play {file}"
    campaign = load_campaign(file).campaign
    assert (campaign.side, campaign.seed, campaign.status, campaign.game) == ("hard", 7, PLAYING, 1)


def test_a_campaign_is_never_written_over_another_file(run: Run, file: Path) -> None:
    file.write_text("dear diary", encoding="utf-8")
    ran = run("campaign", "new", file)
    assert ran.code == 2
    assert "is there already" in ran.err
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_a_new_campaign_makes_no_folders(run: Run, tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "such" / "folder"
    ran = run("campaign", "new", nowhere / "orcs.txt")
    assert ran.code == 2
    assert ran.err == f"caverna: There is no folder {nowhere}: make it first, or choose another place.\n"
    assert not (tmp_path / "no").exists()


@pytest.mark.parametrize("what", ["play", "shop", "show"])
@pytest.mark.parametrize(
    "content", [None, "", "nonsense\n", "caverna campaign 1\nfigures 1 2\nside soft\n", b"\xff"]
)
def test_a_file_that_is_no_campaign(run: Run, file: Path, what: str, content: str | bytes | None) -> None:
    if isinstance(content, bytes):
        file.write_bytes(content)
    elif content is not None:
        file.write_text(content, encoding="utf-8")
    ran = run("campaign", what, file)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"caverna: {file}: ")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance", "orcs.txt"],
        ["new"],
        ["new", "orcs.txt", "--side", "soft"],
        ["play", "orcs.txt", "--bot", "deep_thought"],
        ["shop", "orcs.txt", "--buy", "dragon"],
    ],
)
def test_wrong_usage(run: Run, arguments: list[str]) -> None:
    ran = run("campaign", *arguments)
    assert ran.code == 2
    assert "caverna campaign" in ran.err


@pytest.mark.parametrize("what", ["new", "play", "shop", "show"])
def test_every_part_has_help_with_an_example(run: Run, what: str) -> None:
    assert f"example:\n  caverna campaign {what}" in run("campaign", what, "--help").out


# Games.


def test_a_game_is_left_in_the_middle_and_resumed(run: Run, file: Path) -> None:
    begin(run, file)
    ran = run("campaign", "play", file, typed=["orcs", "logging", "end"])
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[-2:] == [
        f"The campaign is kept. To go on: caverna campaign play {file}",
        "Goodbye, until the next harvest!",
    ]
    assert "Milestone M" in ran.out
    game = load_campaign(file).game
    assert game is not None
    played = [move.text for _, move in game.moves_played]
    assert "place logging" in played
    again = run("campaign", "play", file, typed=["log", "quit", ""])
    assert (again.code, again.err) == (0, "")
    assert "A: Place on Logging" in again.out
    resumed = load_campaign(file).game
    assert resumed is not None
    assert [move.text for _, move in resumed.moves_played][: len(played)] == played


@pytest.mark.rule("FF-CAMPAIGN-ONE-AT-A-TIME")
@pytest.mark.parametrize("what", ["play", "shop"])
def test_what_was_gone_on_with_elsewhere_is_not_written_over(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    begin(run, file)
    if what == "shop":
        with_result(file, "game s1 l1 r1 m1a", "won 60", "milestone missed")
    elsewhere = file.read_text(encoding="utf-8") + "# played on by somebody else\n"
    ask = Console.ask

    def ask_and_change(console: Console, prompt: str) -> str:
        file.write_text(elsewhere, encoding="utf-8")
        return ask(console, prompt)

    monkeypatch.setattr(Console, "ask", ask_and_change)
    ran = run("campaign", what, file, "--language", "de", typed=["1", "18"])
    assert ran.code == 1
    assert "Die Kampagne wurde woanders fortgesetzt" in ran.err
    assert file.read_text(encoding="utf-8") == elsewhere


@pytest.mark.rule("FF-CAMPAIGN-MILESTONE-CARD")
def test_the_aim_of_the_game_is_shown_with_every_turn(run: Run, file: Path) -> None:
    begin(run, file)
    ran = run("campaign", "play", file, "--language", "de", typed=["logging", "end"])
    assert ran.out.count("Meilenstein M1a: 8 Schafe am Ende der Partie") == 2
    assert ran.out.count("(bisher 0 von 8)") == 2


@pytest.mark.rule("FF-CAMPAIGN-BONUS-TILES")
def test_tiles_of_bonuses_are_offered_for_nothing(run: Run, file: Path) -> None:
    begin(run, file)
    with_result(file, "game s1 l1 r1 m1a", "won 300", "milestone met", "bought dwelling once, trap once")
    ran = run("campaign", "play", file, "--language", "de")
    assert "Wohnhöhle auf d3 bauen (kostenlos)" in ran.out
    assert "Auf die übrigen Boni verzichten" in ran.out


def test_a_campaign_saved_by_hand_into_its_own_file_goes_on(run: Run, file: Path) -> None:
    begin(run, file)
    ran = run("campaign", "play", file, typed=["logging", f"save {file}", "undo", "ore_mining", "end"])
    assert (ran.code, ran.err) == (0, "")
    game = load_campaign(file).game
    assert game is not None
    assert "place ore_mining" in [move.text for _, move in game.moves_played]


def test_a_copy_of_the_campaign_can_be_saved_during_a_game(run: Run, file: Path, tmp_path: Path) -> None:
    begin(run, file)
    copy = tmp_path / "copy.txt"
    run("campaign", "play", file, typed=["logging", "end", f"save {copy}"])
    saved = load_campaign(copy)
    assert saved.campaign == load_campaign(file).campaign
    assert saved.game is not None


@pytest.mark.usefixtures("_weak_orcs")
def test_a_bot_takes_over_and_wins(run: Run, file: Path) -> None:
    begin(run, file)
    run("campaign", "play", file, typed=["logging", "end"])
    ran = run("campaign", "play", file, "--bot", "greedy")
    assert (ran.code, ran.err) == (0, "")
    assert "Final score" in ran.out
    assert "Game 1 of 5 is won. The shop is open; points: " in ran.out
    saved = load_campaign(file)
    assert saved.game is None
    assert (saved.campaign.status, saved.campaign.game) == (SHOP, 1)


def test_who_passes_all_the_time_loses_the_campaign(run: Run, file: Path) -> None:
    begin(run, file)
    ran = run("campaign", "play", file, typed=["pass", "1"] * 2000)
    assert (ran.code, ran.err) == (0, "")
    assert load_campaign(file).campaign.status == FAILED
    assert "is lost, as a nasty orc is left" in ran.out
    after = run("campaign", "play", file)
    assert (after.code, after.err) == (0, "")
    assert "the campaign has failed" in after.out
    again = f"Its sheet stays in {file}. To try again: caverna campaign new another.txt --side easy"
    assert again in ran.lines, "the game that was lost says what next"
    assert again in after.lines
    assert run("campaign", "show", file).lines[-1] == again
    closed = run("campaign", "shop", file, "--buy-nothing")
    assert closed.code == 1
    assert "The shop is closed" in closed.err


# The shop.


@pytest.mark.usefixtures("_weak_orcs")
def test_from_the_first_game_to_the_shop_to_the_second_game(run: Run, file: Path) -> None:
    points = won(run, file).campaign.total
    assert points >= 10, "a bot earns enough for a bonus"
    refused = run("campaign", "play", file, "--bot", "greedy")
    assert refused.code == 1
    assert f"caverna campaign shop {file}" in refused.err
    bought = run("campaign", "shop", file, "--buy", "material")
    assert (bought.code, bought.err) == (0, "")
    assert "Bought after game 1: 1 wood, ore or stone" in bought.out
    campaign = load_campaign(file).campaign
    assert (campaign.status, campaign.game, campaign.bonuses) == (PLAYING, 2, ("material",))
    second = run("campaign", "play", file, typed=["prepare ore", "orcs"])
    assert (second.code, second.err) == (0, "")
    assert "A, how do you use your bonus: 1 wood, ore or stone?" in second.out
    assert "Supply: 1 ore" in second.out
    assert "Orc I (3): a1" in second.out, "2 stronger than in the first game"
    game = load_campaign(file).game
    assert game is not None
    boards = campaign.history[0].boards
    drawn = {move.text.split()[-1] for seat, move in game.moves_played if seat < 0}
    assert not drawn & set(boards), "nothing comes twice"


@pytest.mark.usefixtures("_weak_orcs")
def test_the_next_game_follows_at_once_for_those_who_stay(run: Run, file: Path) -> None:
    won(run, file)
    ran = run("campaign", "play", file, typed=["1", PAY, "prepare wood"])
    assert (ran.code, ran.err) == (0, "")
    assert load_campaign(file).campaign.game == 2
    game = load_campaign(file).game
    assert game is not None
    assert "prepare wood" in [move.text for _, move in game.moves_played]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shop_by_numbers(run: Run, file: Path, language: str) -> None:
    words = Words(language)
    begin(run, file)
    with_result(file, "game s1 l1 r1 m1a", "won 60", "milestone met")
    typed = ["", "99", "8", "1", TAKE_OUT, "1", str(BONUSES + 2), "1", PAY]
    ran = run("campaign", "shop", file, "--language", language, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert words.say("ui-campaign-shop", points="60") in ran.lines
    assert words.say("ui-campaign-rebate", n=5) in ran.lines
    assert words.say("ui-number-expected", low=1, high=int(PAY)) in ran.lines
    assert words.say("ui-campaign-refuses-too_dear", due=65, points="60") in ran.lines, "a dwelling"
    campaign = load_campaign(file).campaign
    assert campaign.history[0].bought == (
        Purchase("material"),
        Purchase("grain_or_dog", is_permanent=True),
        Purchase("material"),
    )
    assert campaign.total == 60 - (10 + 30 + 10 - 5)


def test_the_shop_stays_open_for_those_who_leave(run: Run, file: Path) -> None:
    begin(run, file)
    with_result(file, "game s1 l1 r1 m1a", "won 60", "milestone missed")
    for typed in (["1", "quit"], ["1"]):
        for what in ("shop", "play"):
            ran = run("campaign", what, file, typed=typed)
            assert (ran.code, ran.err) == (0, "")
            assert load_campaign(file).campaign.status == SHOP
            assert not load_campaign(file).campaign.history[0].bought


def test_the_shop_refuses_and_warns(run: Run, file: Path) -> None:
    begin(run, file)
    with_result(file, "game s1 l1 r1 m1a", "won 500", "milestone missed")
    refused = run("campaign", "shop", file, *["--buy", "trap"] * 4)
    assert refused.code == 1
    assert "3 are the most" in refused.err
    assert run("campaign", "shop", file, "--buy", "trap", "--buy-nothing").code == 2
    many = run("campaign", "shop", file, typed=["6"] * 4)
    assert many.out.count("there are no more for one game: 1 trap of the base board") == 1
    warned = run("campaign", "shop", file, typed=["8", "8"])
    assert "Not all of these may find a place at the start of the game: 1 ordinary dwelling" in warned.out
    assert load_campaign(file).campaign.status == SHOP


REFUSALS = {
    "en": (
        "The shop is closed now",
        "The shop is open",
        "The basket costs 70 points and you have 60",
        "3 are",
    ),
    "de": (
        "hat jetzt geschlossen",
        "Der Laden ist offen",
        "Der Korb kostet 70 Punkte, du hast 60",
        "höchstens 3",
    ),
}


@pytest.mark.rule("FF-CAMPAIGN-SHOP")
@pytest.mark.parametrize("language", REFUSALS)
def test_reasons_are_in_the_language_of_the_player(run: Run, file: Path, language: str) -> None:
    begin(run, file)

    def why(*arguments: str) -> str:
        ran = run("campaign", arguments[0], file, *arguments[1:], "--language", language)
        assert ran.code == 1
        return ran.err

    closed, first, dear, many = REFUSALS[language]
    assert closed in why("shop", "--buy-nothing")
    assert closed in why("shop")
    with_result(file, "game s1 l1 r1 m1a", "won 60", "milestone missed")
    assert first in why("play", "--bot", "greedy")
    assert dear in why("shop", "--buy", "dwelling")
    rich = file.read_text(encoding="utf-8").replace("won 60", "won 600")
    file.write_text(rich, encoding="utf-8")
    assert many in why("shop", *["--buy", "trap"] * 4)
    file.write_text(rich.replace("figures ", "figures 0"), encoding="utf-8")
    assert str(file) in why("show")
    assert Words(language).say("server-other-figures") in why("show")


# The sheet.


def test_the_sheet_shows_games_purchases_and_the_shop(run: Run, file: Path) -> None:
    begin(run, file)
    with_result(file, "game s1 l1 r1 m1a", "won 52", "milestone met", "bought twin_tile once, trap once")
    ran = run("campaign", "show", file)
    assert ran.code == 1, "they cost more than there is"
    begin(run, file.with_name("other.txt"))
    other = file.with_name("other.txt")
    with_result(other, "game s1 l1 r1 m1a", "won 52", "milestone met", "bought twin_tile once")
    with_result(other, "game s2 l2 r2 m1b", "won 40", "milestone missed")
    ran = run("campaign", "show", other)
    assert ran.code == 0
    rows = [line.split() for line in ran.lines]
    assert ["1", "S1", "L1", "R1", "M1a:", "met", "0", "52", "52", "35", "17"] in rows
    assert ["2", "S2", "L2", "R2", "M1b:", "missed", "17", "40", "57", "0", "57"] in rows
    assert "Bought after game 1: 1 twin tile" in ran.lines
    assert "Shop (points to spend: 57)" in ran.lines
    assert "Kampagnenbogen" in run("campaign", "show", other, "--language", "de").out


def test_a_completed_campaign_has_a_result(run: Run, file: Path) -> None:
    begin(run, file)
    aims = ("m1a", "m1b", "m2a", "m2b", "m3a")
    for number, aim in enumerate(aims, 1):
        bought = ["bought nothing"] if number < len(aims) else []
        with_result(file, f"game s{number} l{number} r{number} {aim}", "won 30", "milestone missed", *bought)
    ran = run("campaign", "show", file)
    assert "All 5 games are won! The campaign is completed with 150 points." in ran.lines
    assert run("campaign", "play", file, "--bot", "greedy").out == ran.out
