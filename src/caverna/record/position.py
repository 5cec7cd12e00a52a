"""Positions written by hand: boards, goods, animals, dwarfs, cards on display, whose turn.

    caverna position 1
    players 2
    round 5
    turn A
    on clearing wood 4

    seat A
    goods wood 3 stone 2 food 5
    animals sheep 2 dog 1
    dwarfs 0 3@logging
    meadow a4 b4
    field c4 grain 3
    room seam d3

What a line does not say is as on an empty table: no goods, unarmed dwarfs, all at home. `#` begins a comment.
docs/formats.md lists all lines.
"""

from caverna.expansions import expansion_named
from caverna.game import Game
from caverna.record.errors import BrokenPosition
from caverna.record.position_reader import AS_IS, expansion_of, without_comments
from caverna.record.values import why_no_text


def read_position(text: str, deals: bool = False, as_is: bool = False) -> Game:
    """A game in the written position. With `deals` chance comes from the seed, else it waits to be played.

    What no game leads to is refused, unless there is a line `as_is`, which the argument puts there.
    """
    if why := why_no_text(text):
        raise BrokenPosition(1, why)
    lines = without_comments(text)
    if as_is and lines and not any(words == [AS_IS] for _, words in lines):
        lines.insert(1, (lines[0][0], [AS_IS]))
    game = expansion_named(expansion_of(lines)).record().position_reader(lines).game()
    game.deals = deals
    if deals:
        game.deal()
    return game
