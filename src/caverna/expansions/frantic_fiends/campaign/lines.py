"""The lines of a campaign file as shapes: a key, and its words. `FORM` names the text of its form."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from caverna.expansions.frantic_fiends.figures.shape import Extension, LongStrip, MilestoneSide, ShortStrip

WholeNumber = Annotated[str, Meta(pattern="^-?[0-9]{1,20}$")]
"""Of any sign, and longer than JSON would have it."""
Bonus = Literal[
    "material",
    "grain_or_dog",
    "vegetable_or_small_animal",
    "cattle_or_ruby",
    "twin_tile",
    "trap",
    "functional_tile",
    "dwelling",
]


class Line(Struct, array_like=True, forbid_unknown_fields=True):
    """A line of the file."""

    FORM: ClassVar[str]


class FiguresLine(Line, tag="figures"):
    """The digests of the figures the campaign was begun with."""

    FORM = "wrong-form-figures"
    games: str
    campaign: str


class SideLine(Line, tag="side"):
    """The side of the strength card."""

    FORM = "wrong-form-side"
    side: Literal["easy", "hard"]


class SeedLine(Line, tag="seed"):
    """What chance depends on."""

    FORM = "wrong-form-seed"
    seed: WholeNumber


class GameLine(Line, tag="game"):
    """The boards of a game that is over."""

    FORM = "wrong-form-game"
    extension: Extension
    long_strip: LongStrip
    short_strip: ShortStrip
    milestone: MilestoneSide


class ResultLine(Line):
    """How a game ended."""

    points: WholeNumber


class WonLine(ResultLine, tag="won"):
    """Without an orc left."""

    FORM = "wrong-form-won"


class LostLine(ResultLine, tag="lost"):
    """With one or more."""

    FORM = "wrong-form-lost"


class MilestoneLine(Line, tag="milestone"):
    """Whether it was reached."""

    FORM = "wrong-form-milestone"
    outcome: Literal["met", "missed"]


class PurchaseWords(Line):
    """One of the things bought after a game."""

    FORM = "wrong-form-purchase"
    bonus: Bonus
    how_long: Literal["once", "for_good"]
