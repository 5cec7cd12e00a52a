"""A campaign as a text file, with the game that is being played as a record at its end.

    caverna campaign 1
    figures 1f0c8a52 77ab03de
    side easy
    seed 7

    # carried 0, points 52, total 52, spent 40, left 12
    game s1 l3 r2 m1a
    won 52
    milestone met
    bought twin_tile once, material once

    in progress
    caverna record 1
    ...

Only what happened is written; everything else on the sheet follows from it. Lines that begin with # are for
readers. A game without the line `bought` waits in the shop, unless it was the last one or lost.
"""

import os
from dataclasses import dataclass, field, replace
from pathlib import Path

from caverna.engine.errors import BrokenRecord, BrokenText, CavernaError
from caverna.expansions.frantic_fiends.campaign.campaign import (
    FAILED,
    PLAYING,
    SHOP,
    SIDES,
    Campaign,
    CampaignRefuses,
    GameResult,
    Purchase,
    buy,
    figures_of,
    note_result,
    setup_of,
)
from caverna.expansions.frantic_fiends.engine.campaign_game import BOARDS, BONUSES
from caverna.game import Game
from caverna.record.read_record import read_record
from caverna.record.record import write_record

FORMAT = "caverna campaign"
FORMAT_VERSION = "1"
FIRST_LINE = f"{FORMAT} {FORMAT_VERSION}"
IN_PROGRESS = "in progress"
NOTHING_BOUGHT = "nothing"
ONCE, FOR_GOOD = "once", "for_good"
MOST_DIGITS = 20


class BrokenCampaign(BrokenText):
    """A campaign file that cannot be read."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__("campaign", line, why)


class BadCampaignFile(CavernaError):
    """A file that is not there, cannot be read or written, or holds no campaign."""


@dataclass(frozen=True)
class SavedCampaign:
    """A campaign, and its game as far as it has been played."""

    campaign: Campaign
    game: Game | None = None
    text: str = field(default="", compare=False)
    """What the file held when it was read or written; empty if it never was."""


# Writing.


def write_campaign(saved: SavedCampaign) -> str:
    """The campaign as text."""
    campaign = saved.campaign
    lines = [FIRST_LINE, f"figures {' '.join(campaign.digests)}", f"side {campaign.side}"]
    lines.append(f"seed {campaign.seed}")
    for number, line in enumerate(campaign.history, 1):
        is_in_shop = campaign.status == SHOP and number == len(campaign.history)
        lines += ["", *result_lines(line, has_shopped=number < campaign.game and not is_in_shop)]
    if saved.game is not None:
        lines += ["", IN_PROGRESS, write_record(saved.game).rstrip("\n")]
    return "\n".join(lines) + "\n"


def result_lines(line: GameResult, has_shopped: bool) -> list[str]:
    """One game, with its line of the sheet as a comment."""
    sheet = f"carried {line.carry}, points {line.points}, total {line.total}"
    lines = [f"# {sheet}, spent {line.spent}, left {line.left}", f"game {' '.join(line.boards)}"]
    lines.append(f"{'won' if line.is_won else 'lost'} {line.points}")
    lines.append(f"milestone {'met' if line.is_milestone_met else 'missed'}")
    if has_shopped:
        lines.append(f"bought {', '.join(purchase_words(one) for one in line.bought) or NOTHING_BOUGHT}")
    return lines


def purchase_words(purchase: Purchase) -> str:
    """`dwelling once`."""
    return f"{purchase.bonus} {FOR_GOOD if purchase.is_permanent else ONCE}"


def refuse_if_changed(path: Path, known: str) -> None:
    """A file that another program has gone on with is not written over."""
    try:
        is_known = not path.exists() or path.read_text(encoding="utf-8") == known
    except (OSError, UnicodeDecodeError):
        is_known = False
    if not is_known:
        text = f"{path} has changed since it was read: the campaign was gone on with elsewhere"
        raise CampaignRefuses(text, "elsewhere", file=str(path))


def save_campaign(path: Path, saved: SavedCampaign, known: str | None = None) -> SavedCampaign:
    """Write the file so that either the old or the new campaign is there, never half of it.

    `known` is what the file should hold until then, if that matters.
    """
    text = write_campaign(saved)
    if known is not None:
        refuse_if_changed(path, known)
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise BadCampaignFile(f"{path}: {error.strerror or error}") from None
    return replace(saved, text=text)


# Reading.


def load_campaign(path: Path) -> SavedCampaign:
    """The campaign of a file, ready to go on; OtherFigures tells that it cannot go on with those in use."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadCampaignFile(f"{path}: this is no text in UTF-8") from None
    except OSError as error:
        raise BadCampaignFile(f"{path}: {error.strerror or error}") from None
    try:
        return replace(read_campaign(text), text=text)
    except BrokenCampaign as wrong:
        raise BadCampaignFile(f"{path}: {wrong}") from None


def read_campaign(text: str) -> SavedCampaign:
    """The campaign a text describes, ready to go on."""
    return CampaignReader(text).read()


class CampaignReader:
    """Goes through the lines and plays the campaign again, result by result."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.line = 0
        """The number of the line read last."""

    def read(self) -> SavedCampaign:
        """The whole file."""
        self.read_first_line()
        digests = self.read_digests()
        side = self.read_side()
        campaign = Campaign(side, self.read_seed(), digests)
        figures_of(campaign)
        while (words := self.next_words()) is not None:
            if " ".join(words) == IN_PROGRESS:
                return SavedCampaign(campaign, self.read_game(campaign))
            if words[0] != "game":
                raise self.broken(f"{words[0]!r}: a game begins with 'game' and its boards")
            campaign = self.read_result(campaign, tuple(words[1:]))
        return SavedCampaign(campaign)

    def broken(self, why: str) -> BrokenCampaign:
        """The error for the line read last."""
        return BrokenCampaign(max(1, self.line), why)

    def next_words(self) -> list[str] | None:
        """The words of the next line that is neither empty nor a comment, None at the end."""
        while self.line < len(self.lines):
            self.line += 1
            words = self.lines[self.line - 1].split("#")[0].split()
            if words:
                return words
        return None

    def words_behind(self, key: str) -> list[str]:
        """The words of the next line, which must begin with a key."""
        words = self.next_words()
        if words is None or words[0] != key:
            found = "the end of the file" if words is None else repr(words[0])
            raise self.broken(f"a line {key!r} is expected here, not {found}")
        return words[1:]

    # The header.

    def read_first_line(self) -> None:
        self.line = 1
        first = " ".join(self.lines[0].split()) if self.lines else ""
        if not first.startswith(FORMAT):
            raise self.broken(f"this is no campaign: the first line must be {FIRST_LINE!r}")
        if first != FIRST_LINE:
            raise self.broken(f"{first!r}: this program reads version {FORMAT_VERSION} of the format only")

    def read_digests(self) -> tuple[str, str]:
        words = self.words_behind("figures")
        if len(words) != 2:
            raise self.broken("'figures' names the figures of the games and those of the campaign")
        return words[0], words[1]

    def read_side(self) -> str:
        words = self.words_behind("side")
        if len(words) != 1 or words[0] not in SIDES:
            raise self.broken(f"'side' is one of {', '.join(SIDES)}")
        return words[0]

    def read_seed(self) -> int:
        return self.number(self.words_behind("seed"), "a seed is a whole number, for instance seed 7")

    def number(self, words: list[str], why: str) -> int:
        """The only word as a whole number of any sign."""
        digits = words[0].removeprefix("-") if len(words) == 1 else ""
        if not (digits.isascii() and digits.isdecimal()) or len(digits) > MOST_DIGITS:
            raise self.broken(why)
        return int(words[0])

    # The games.

    def read_result(self, campaign: Campaign, boards: tuple[str, ...]) -> Campaign:
        """A game that is over, and what was bought after it."""
        if len(boards) != len(BOARDS) or any(
            board not in names for board, names in zip(boards, BOARDS, strict=True)
        ):
            raise self.broken("a game names its extension, its strips and its milestone: game s1 l1 r1 m1a")
        begins = self.line
        words = self.next_words() or [""]
        if words[0] not in ("won", "lost"):
            raise self.broken("a game is won or lost: won 52")
        points = self.number(words[1:], f"'{words[0]}' is followed by the points of the game")
        outcome = self.words_behind("milestone")
        if outcome not in (["met"], ["missed"]):
            raise self.broken("a milestone is met or missed")
        try:
            noted = note_result(campaign, boards, points, words[0] == "won", outcome == ["met"])
        except CavernaError as wrong:
            raise BrokenCampaign(begins, str(wrong)) from None
        return self.read_purchases(noted) if noted.status == SHOP else noted

    def read_purchases(self, campaign: Campaign) -> Campaign:
        """The line `bought`, if the shop has been left."""
        before = self.line
        words = self.next_words()
        if words is None or words[0] != "bought":
            self.line = before
            return campaign
        try:
            return buy(campaign, self.basket(" ".join(words[1:])))
        except BrokenCampaign:
            raise
        except CavernaError as wrong:
            raise self.broken(str(wrong)) from None

    def basket(self, text: str) -> list[Purchase]:
        """`dwelling once, material for_good`, or `nothing`."""
        if text == NOTHING_BOUGHT:
            return []
        found = []
        for part in text.split(","):
            words = part.split()
            if len(words) != 2 or words[0] not in BONUSES or words[1] not in (ONCE, FOR_GOOD):
                raise self.broken(
                    f"{part.strip()!r}: a purchase is a bonus with {ONCE!r} or {FOR_GOOD!r}, like "
                    f"'dwelling once'; write {NOTHING_BOUGHT!r} for none"
                )
            found.append(Purchase(words[0], words[1] == FOR_GOOD))
        return found

    def read_game(self, campaign: Campaign) -> Game:
        """The record of the game in progress: everything down to the end of the file."""
        begins = self.line
        if campaign.status != PLAYING:
            hint = (
                "a new campaign begins from the start"
                if campaign.status == FAILED
                else "nothing is played now"
            )
            raise self.broken(f"a game in progress, but the campaign is {campaign.status}: {hint}")
        try:
            game = read_record("\n".join(self.lines[begins:]))
        except BrokenRecord as wrong:
            raise BrokenCampaign(begins + wrong.line, wrong.why) from None
        if game.setup != setup_of(campaign):
            raise self.broken(f"the record is not that of game {campaign.game} of this campaign")
        return game
