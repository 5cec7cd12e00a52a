"""A campaign as a file: written, read again, resumed in mid-game, and refused when it is broken."""

from pathlib import Path
from typing import get_args

import pytest

from caverna import Game
from caverna.bots import make_bot
from caverna.engine.home_board import CELL_BY_NAME
from caverna.expansions.frantic_fiends.campaign.campaign import (
    figures_of,
    finish_game,
    new_campaign,
    note_result,
    setup_of,
)
from caverna.expansions.frantic_fiends.campaign.errors import BrokenCampaign
from caverna.expansions.frantic_fiends.campaign.file import (
    BadCampaignFile,
    SavedCampaign,
    load_campaign,
    read_campaign,
    save_campaign,
    write_campaign,
)
from caverna.expansions.frantic_fiends.campaign.lines import Bonus
from caverna.expansions.frantic_fiends.campaign.sheet import (
    PLAYING,
    SHOP,
    CampaignRefuses,
    OtherFigures,
    Purchase,
)
from caverna.expansions.frantic_fiends.campaign.shop import buy
from caverna.expansions.frantic_fiends.engine.campaign_game import BOARDS, BONUSES
from caverna.expansions.frantic_fiends.engine.player import GONE
from caverna.expansions.frantic_fiends.figures.load import figures_in_use
from caverna.expansions.frantic_fiends.figures.shape import Extension, LongStrip, MilestoneSide, ShortStrip
from tests.fiends.campaigns import STRIPS_OF_A_GAME, a_campaign, ended


def saved_in_the_middle() -> SavedCampaign:
    """The second game, a few moves old."""
    campaign = new_campaign("hard", seed=-12)
    campaign = note_result(campaign, STRIPS_OF_A_GAME[1], 77, is_won=True, is_milestone_met=True)
    campaign = buy(campaign, [Purchase("material", is_permanent=True), Purchase("grain_or_dog")])
    game, bot = Game(setup_of(campaign)), make_bot("random", 5)
    for _ in range(60):
        game.play(bot.choose(game))
    return SavedCampaign(campaign, game)


@pytest.mark.rule("FF-CAMPAIGN-RESUME")
def test_a_campaign_is_saved_and_taken_up_again_in_mid_game(tmp_path: Path) -> None:
    saved = saved_in_the_middle()
    assert saved.game is not None
    file = tmp_path / "new" / "campaign.txt"
    save_campaign(file, saved)
    again = load_campaign(file)
    assert again.campaign == saved.campaign
    assert again.game is not None
    assert again.game.moves_played == saved.game.moves_played
    bots = make_bot("random", 9), make_bot("random", 9)
    for one, bot in zip((saved.game, again.game), bots, strict=True):
        while not one.is_over:
            one.play(bot.choose(one))
    assert finish_game(again.campaign, again.game) == finish_game(saved.campaign, saved.game)


@pytest.mark.rule("FF-CAMPAIGN-RESUME")
@pytest.mark.parametrize("games", range(6))
def test_a_campaign_survives_its_file_wherever_it_stands(games: int) -> None:
    campaign = a_campaign(*[35] * games)
    assert read_campaign(write_campaign(SavedCampaign(campaign))) == SavedCampaign(campaign)
    if campaign.status == SHOP:
        shopped = buy(campaign, [Purchase("material"), Purchase("material")])
        for kept in (shopped, buy(campaign, [])):
            assert read_campaign(write_campaign(SavedCampaign(kept))) == SavedCampaign(kept)
    if campaign.status == PLAYING:
        failed = finish_game(campaign, ended(campaign, 3, orcs=(GONE, GONE, GONE, CELL_BY_NAME["d4"])))
        assert read_campaign(write_campaign(SavedCampaign(failed))) == SavedCampaign(failed)


def test_the_file_can_be_read_by_people() -> None:
    text = write_campaign(SavedCampaign(saved_in_the_middle().campaign))
    figures = figures_in_use()
    assert text == "\n".join([
        "caverna campaign 1",
        f"figures {figures.digest} {figures.campaign_digest}",
        "side hard",
        "seed -12",
        "",
        "# carried 0, points 77, total 77, spent 25, left 52",
        "game s2 l2 r2 m1b",
        "won 77",
        "milestone met",
        "bought material for_good, grain_or_dog once",
        "",
    ])  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("caverna campaign 1", "caverna record 1", 1, "this is no campaign"),
        ("caverna campaign 1", "caverna campaign 2", 1, "version 1 of the format only"),
        ("figures ", "figures all ", 2, "'figures' names the figures of the games and"),
        ("side hard", "side harder", 3, "'side harder': 'side' is one of easy, hard"),
        ("side hard", "side easy hard", 3, "'side easy hard': 'side' is one of easy, hard"),
        ("side hard\n", "", 3, "a line 'side' is expected here, not 'seed'"),
        ("seed -12", "seed twelve", 4, "a whole number"),
        ("game s2 l2 r2 m1b", "game s2 r2 l2 m1b", 7, "names its extension, its strips"),
        ("game s2", "match s2", 7, "a game begins with 'game'"),
        ("seed -12", "seed 1234567890123456789012", 4, "a whole number"),
        ("won 77", "won", 8, "followed by the points"),
        ("won 77", "won 7.0", 8, "'won 7.0': 'won' is followed by the points"),
        ("won 77", "won 7 7", 8, "followed by the points"),
        ("won 77", "drawn 77", 8, "won or lost"),
        ("won 77", "won 7", 10, "costs 25 points and there are 7"),
        ("milestone met", "milestone nearly", 9, "met or missed"),
        ("material for_good", "castle once", 10, "'castle once': a purchase is"),
        ("bought material for_good, grain_or_dog once", "bought trap once", 12, "is not that of game 2"),
        ("bought material for_good, grain_or_dog once\n", "", 11, "the campaign is shop"),
        ("won 77", "lost 77", 10, "'bought': a game begins with"),
        ("\nA place", "\nA march", 0, "march"),
    ],
)
def test_a_broken_file_says_where_and_why(old: str, new: str, line: int, why: str, tmp_path: Path) -> None:
    text = write_campaign(saved_in_the_middle())
    assert old in text
    broken = text.replace(old, new, 1)
    with pytest.raises(BrokenCampaign, match=why) as wrong:
        read_campaign(broken)
    assert wrong.value.line == (line or 1 + text[: text.index(old) + 1].count("\n"))
    file = tmp_path / "campaign.txt"
    file.write_text(broken, encoding="utf-8")
    with pytest.raises(BadCampaignFile, match=r"campaign\.txt: campaign, line"):
        load_campaign(file)


def test_a_purchase_may_be_every_bonus_there_is() -> None:
    assert get_args(Bonus) == BONUSES
    shapes = (Extension, LongStrip, ShortStrip, MilestoneSide)
    assert tuple(get_args(shape) for shape in shapes) == BOARDS


def test_a_seed_may_be_longer_than_json_has_it() -> None:
    text = write_campaign(SavedCampaign(new_campaign("easy", seed=-98765432109876543210)))
    assert read_campaign(text).campaign.seed == -98765432109876543210


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(BadCampaignFile, match=r"none\.txt: No such file"):
        load_campaign(tmp_path / "none.txt")
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadCampaignFile, match="no text in UTF-8"):
        load_campaign(tmp_path / "noise")
    with pytest.raises(BrokenCampaign, match="this is no campaign"):
        read_campaign("")


def test_a_file_is_replaced_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "campaign.txt"
    save_campaign(file, SavedCampaign(a_campaign(20)))
    before = file.read_text(encoding="utf-8")

    def full_disk(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(BadCampaignFile, match=r"campaign\.txt: No space left"):
        save_campaign(file, SavedCampaign(a_campaign(20, 30)))
    assert file.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.rule("FF-CAMPAIGN-ONE-AT-A-TIME")
def test_a_file_somebody_else_has_changed_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "campaign.txt"
    saved = save_campaign(file, SavedCampaign(a_campaign(20)))
    assert load_campaign(file).text == saved.text == file.read_text(encoding="utf-8")
    after = save_campaign(file, SavedCampaign(a_campaign(20, 30)), saved.text)
    with pytest.raises(CampaignRefuses, match="elsewhere"):
        save_campaign(file, SavedCampaign(a_campaign(20, 50)), saved.text)
    assert file.read_text(encoding="utf-8") == after.text
    file.write_bytes(b"\xff")
    with pytest.raises(CampaignRefuses, match="elsewhere"):
        save_campaign(file, after, after.text)
    file.unlink()
    save_campaign(file, after, after.text)
    assert load_campaign(file).campaign == after.campaign


@pytest.mark.rule("FF-FIGURES-KEPT")
def test_a_game_that_ends_after_its_figures_have_changed_still_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = new_campaign("easy", seed=7)
    game = Game(setup_of(campaign))
    bot = make_bot("random", 5)
    while not game.is_over:
        game.play(bot.choose(game))
    copy = tmp_path / "frantic_fiends.toml"
    copy.write_text("[gold]\nc = 7\n", encoding="utf-8")
    monkeypatch.setenv("CAVERNA_FIGURES", str(copy))
    after = finish_game(campaign, game)
    assert after.history[0].points == game.totals()[0]
    assert f" {game.totals()[0]}\nmilestone" in write_campaign(SavedCampaign(after))


def test_a_campaign_is_only_played_with_the_figures_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = a_campaign(20)
    text = write_campaign(SavedCampaign(campaign))
    copy = tmp_path / "frantic_fiends.toml"
    copy.write_text("[milestones]\nm1a = { what = 'sheep', how_many = 9, rebate = 5 }\n", encoding="utf-8")
    monkeypatch.setenv("CAVERNA_FIGURES", str(copy))
    for refused in (lambda: buy(campaign, []), lambda: figures_of(campaign), lambda: read_campaign(text)):
        with pytest.raises(OtherFigures, match="begun with other figures"):
            refused()
