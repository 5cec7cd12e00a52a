"""The seal on a seed: shown before the game, opened afterwards, so that everybody can check what was dealt.

A seal is the hash of the seed and of a key. The key begins with the number of moves that were played before
the seed was drawn: what chance had decided by then does not follow from it.
"""

import hashlib
import secrets
from dataclasses import dataclass

from caverna.engine.state.game_state import NATURE
from caverna.game import Game
from caverna.record.read_record import read_record
from caverna.record.record import beginning
from caverna.words.told import ToldError

SEALED = "# sealed with "
"""How the line begins that says it in a record."""


class BrokenSeal(ToldError):
    """The deals of a game are not those that were sealed: the text says which."""


@dataclass(frozen=True)
class Checked:
    """A seal that holds."""

    deals: int
    """So many deals follow from the seed."""
    before: int
    """So many had been made before it was drawn."""


def new_key(moves: int) -> str:
    """A key nobody can guess, for a seed that deals after so many moves."""
    return f"{moves}-{secrets.token_hex(16)}"


def seal_of(seed: int, key: str) -> str:
    """What is shown before the game."""
    return hashlib.sha256(f"caverna seal {seed} {key}".encode()).hexdigest()


def with_key(record: str, key: str) -> str:
    """A record that says what opens the seal."""
    header, _, moves = record.partition("\n\n")
    return f"{header}\n{SEALED}{key}\n\n{moves}"


def key_in(record: str) -> str:
    """The key that a record names."""
    for line in record.splitlines():
        if line.startswith(SEALED):
            return line.removeprefix(SEALED).strip()
    raise BrokenSeal("error-seal-no-key", line=f"{SEALED}KEY")


def check(record: str, seal: str) -> Checked:
    """Whether everything that chance did in a game was settled when the seal was shown."""
    key, game = key_in(record), read_record(record)
    if seal_of(game.setup.seed, key) != seal.strip().lower():
        raise BrokenSeal("error-seal-other")
    first = first_move_dealt(key)
    replay, deals, before = beginning(game), 0, 0
    replay.setup = game.setup
    for number, (_, move) in enumerate(game.moves_played):
        if replay.seat == NATURE:
            if number < first:
                before += 1
            elif replay.dealt_move() == move:
                deals += 1
            else:
                raise BrokenSeal("error-seal-move", number=number + 1, move=move.text, wanted=wanted(replay))
        replay.play(move)
    return Checked(deals, before)


def wanted(game: Game) -> str:
    """What chance should have done."""
    return game.dealt_move().text


def first_move_dealt(key: str) -> int:
    """From which move on the seed deals."""
    number, _, _ = key.partition("-")
    if not number.isdecimal():
        raise BrokenSeal("error-seal-key", written=key[:80])
    return int(number)
