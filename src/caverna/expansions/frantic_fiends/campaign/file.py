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

from caverna.expansions.frantic_fiends.campaign.errors import BrokenCampaign
from caverna.expansions.frantic_fiends.campaign.reader import (
    BOUGHT,
    FIRST_LINE,
    FOR_GOOD,
    IN_PROGRESS,
    NOTHING_BOUGHT,
    ONCE,
    CampaignReader,
)
from caverna.expansions.frantic_fiends.campaign.sheet import (
    SHOP,
    Campaign,
    CampaignRefuses,
    GameResult,
    Purchase,
)
from caverna.game import Game
from caverna.record.record import OPEN_TURN, write_record
from caverna.words.system import why
from caverna.words.told import ToldError, said_of


class BadCampaignFile(ToldError):
    """A file that is not there, cannot be read or written, or holds no campaign."""


@dataclass(frozen=True)
class SavedCampaign:
    """A campaign, and its game as far as it has been played."""

    campaign: Campaign
    game: Game | None = None
    text: str = field(default="", compare=False)
    """What the file held when it was read or written; empty if it never was."""
    waits_for_end: bool = False
    """Whether the turn of the game is done and not ended: it can still be taken back."""

    @property
    def moves_written(self) -> int:
        """So many moves of its game are in the file; what chance brings next was dealt when it was read."""
        record = self.text[self.text.find(f"\n{IN_PROGRESS}\n") :]
        lines = record[record.find("\n\n") :].splitlines()
        return sum(1 for each in lines if each and not each.startswith("#"))


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
    if saved.game is not None and saved.waits_for_end:
        lines.append(OPEN_TURN)
    return "\n".join(lines) + "\n"


def result_lines(line: GameResult, has_shopped: bool) -> list[str]:
    """One game, with its line of the sheet as a comment."""
    sheet = f"carried {line.carry}, points {line.points}, total {line.total}"
    lines = [f"# {sheet}, spent {line.spent}, left {line.left}", f"game {' '.join(line.boards)}"]
    lines.append(f"{'won' if line.is_won else 'lost'} {line.points}")
    lines.append(f"milestone {'met' if line.is_milestone_met else 'missed'}")
    if has_shopped:
        lines.append(f"{BOUGHT} {', '.join(purchase_words(one) for one in line.bought) or NOTHING_BOUGHT}")
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
        raise BadCampaignFile("error-at", what=str(path), why=why(error)) from None
    return replace(saved, text=text)


# Reading.


def load_campaign(path: Path) -> SavedCampaign:
    """The campaign of a file, ready to go on; OtherFigures tells that it cannot go on with those in use."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadCampaignFile("error-not-utf8", file=str(path)) from None
    except OSError as error:
        raise BadCampaignFile("error-at", what=str(path), why=why(error)) from None
    try:
        return replace(read_campaign(text), text=text)
    except BrokenCampaign as wrong:
        raise BadCampaignFile("error-at", what=str(path), why=said_of(wrong)) from None


def read_campaign(text: str) -> SavedCampaign:
    """The campaign a text describes, ready to go on."""
    return SavedCampaign(*CampaignReader(text).read(), waits_for_end=text.rstrip().endswith(OPEN_TURN))
