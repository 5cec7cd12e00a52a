"""What a single value in a file of figures may be. `description` is what a reader is told to write there."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from caverna.engine.goods import GOOD_BY_NAME, GOOD_NAMES, Goods, goods
from caverna.expansions.frantic_fiends.engine.figures import STEPS
from caverna.expansions.frantic_fiends.figures.faults import Misfit

MOST = 999
"""No figure is larger."""
SUCH_AS = 'goods with their amounts, such as "wood 1 stone 2"'

Figure = Annotated[int, Meta(ge=0, le=MOST, description=f"a whole number, 0 or more, at most {MOST}")]
Positive = Annotated[int, Meta(ge=1, le=MOST, description=f"a whole number, 1 or more, at most {MOST}")]
Gold = Annotated[int, Meta(ge=1, le=2, description="a whole number on a token: 1 or 2")]
Deck = Annotated[int, Meta(ge=1, le=3, description="the number of a deck: 1, 2 or 3")]
Copies = Annotated[Literal[1, 7], Meta(description="1, or 7, which does for 7 players")]
Strength = Annotated[int, Meta(ge=1, le=14, description="the strength of a dwarf: 1 to 14")]
Weak = Annotated[int, Meta(ge=1, le=4, description="1 to 4: the rulebook lets a dwarf of strength 4 fight")]
Wood = Annotated[int, Meta(ge=1, le=14, description="as much as a weapon takes: 1 to 14")]
Level = Annotated[int, Meta(ge=1, le=4, description="the level of an expedition: 1 to 4")]
Players = Annotated[int, Meta(ge=1, le=7)]
Strips = Annotated[int, Meta(ge=1, le=7, description="as many strips as there are: 1 to 7")]
Games = Annotated[int, Meta(ge=1, le=7, description="1 to 7 games, since no strip is used twice")]
Price = Annotated[int, Meta(ge=1, le=MOST, description=f"1 or more, at most {MOST}: nothing is free")]
Name = Annotated[str, Meta(description="a text in quotes")]
Names = Annotated[tuple[str, ...], Meta(description="a list of texts in quotes")]
Rewards = Annotated[
    tuple[str, ...],
    Meta(min_length=4, max_length=4, description="a list of texts in quotes: 4 rewards, one for each column"),
]
Rooms = Annotated[
    tuple[str, ...], Meta(min_length=2, max_length=2, description="a list of texts in quotes: two rooms")
]
Mark = Annotated[Literal["left", "middle", "right"], Meta(description="a mark out of left, middle, right")]
MARKS: tuple[str, ...] = get_args(get_args(Mark)[0])


class Good:
    """The name of one good."""

    def __init__(self, word: object) -> None:
        if not isinstance(word, str) or word not in GOOD_BY_NAME:
            raise Misfit(word, f"a good out of {', '.join(GOOD_NAMES)}")
        self.number = GOOD_BY_NAME[word]


class WrittenGoods:
    """Goods as records write them: `wood 1 stone 2`."""

    def __init__(self, text: object) -> None:
        words = text.split() if isinstance(text, str) else []
        amounts: dict[str, int] = {}
        for good, amount in zip(words[::2], words[1::2]):
            Good(good)
            if not amount.isascii() or not amount.isdigit() or good in amounts:
                raise Misfit(text, SUCH_AS)
            if len(amount) > len(str(MOST)) or int(amount) == 0:
                raise Misfit(text, f"amounts of 1 to {MOST}")
            amounts[good] = int(amount)
        if not words or len(words) % 2:
            raise Misfit(text, SUCH_AS)
        self.goods: Goods = goods(**amounts)


class Steps:
    """The steps of a movement card: `down down right`."""

    def __init__(self, text: object) -> None:
        words = text.split() if isinstance(text, str) else [text]
        self.steps = tuple(str(word) for word in words)
        for word in words:
            if word not in STEPS:
                raise Misfit(word, f"steps out of {', '.join(STEPS)}")
