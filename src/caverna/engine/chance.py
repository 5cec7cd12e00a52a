"""Luck from a seed, the same on every machine; `engine.play.dealt` is the dealer who uses it."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_MASK: Final = (1 << 64) - 1


def mix(value: int) -> int:
    """Scramble 64 bits (the finaliser of SplitMix64)."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


_STARTS: Final[dict[int, int]] = {}
_MOST_STARTS: Final = 1000


def start_of(seed: int) -> int:
    """A seed, scrambled; remembered, because a game draws many times."""
    known = _STARTS.get(seed)
    if known is None:
        if len(_STARTS) >= _MOST_STARTS:
            _STARTS.clear()
        known = mix(seed & _MASK)
        _STARTS[seed] = known
    return known


def draw(seed: int, drawing: int, weights: list[int]) -> int:
    """The index of the option that comes up in the n-th drawing of a game with this seed."""
    ticket = mix(start_of(seed) ^ drawing) % sum(weights)
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise AssertionError("the weights are exhausted")


class Luck:
    """A long sequence of numbers from a seed, quickly: Knuth's congruential generator of 64 bits.

    It is kept in two halves, so that no product outgrows a machine word.
    """

    def __init__(self, seed: int) -> None:
        start = mix(seed)
        self.high: i64 = start >> 32
        self.low: i64 = start & 0xFFFFFFFF

    def roll(self) -> int:
        """The next number, of 48 bits."""
        high, low = self.high, self.low
        first = (low & 0xFFFF) * 0x4C957F2D + 0xF767814F
        second = (low >> 16) * 0x4C957F2D + (first >> 16)
        upper = (low & 0xFFFF) * 0x5851F42D + ((low >> 16) * 0x5851F42D << 16 & 0xFFFF0000)
        upper += (high & 0xFFFF) * 0x4C957F2D + ((high >> 16) * 0x4C957F2D << 16 & 0xFFFF0000)
        high = upper + (second >> 16) + 0x14057B7E & 0xFFFFFFFF
        low = first & 0xFFFF | (second & 0xFFFF) << 16
        self.high, self.low = high, low
        return high << 16 | low >> 16
