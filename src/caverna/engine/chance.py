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


# The same in two halves of 32 bits, so that no number outgrows a machine word.

_HALF: Final = (1 << 32) - 1


def product(high: "i64", low: "i64", by_high: "i64", by_low: "i64") -> "tuple[i64, i64]":
    """The product of two numbers of 64 bits, without what goes beyond them."""
    first = (low & 0xFFFF) * by_low
    second = (low >> 16) * by_low + (first >> 16)
    upper = (low & 0xFFFF) * by_high + (((low >> 16) * by_high & 0xFFFF) << 16)
    upper += (high & 0xFFFF) * by_low + (((high >> 16) * by_low & 0xFFFF) << 16)
    return upper + (second >> 16) & _HALF, first & 0xFFFF | (second & 0xFFFF) << 16


def mix_and_divide(high: "i64", low: "i64", by: "i64") -> int:
    """What is left when a number, scrambled by `mix`, is divided by one of 31 bits."""
    low += 0x7F4A7C15
    high = high + 0x9E3779B9 + (low >> 32) & _HALF
    low &= _HALF
    high, low = product(high ^ high >> 30, low ^ (low >> 30 | high << 2 & _HALF), 0xBF58476D, 0x1CE4E5B9)
    high, low = product(high ^ high >> 27, low ^ (low >> 27 | high << 5 & _HALF), 0x94D049BB, 0x133111EB)
    high, low = high ^ high >> 31, low ^ (low >> 31 | high << 1 & _HALF)
    return (high % by << 32 | low) % by


class Start:
    """A seed, scrambled."""

    def __init__(self, seed: int) -> None:
        start = mix(seed & _MASK)
        self.high: i64 = start >> 32
        self.low: i64 = start & _HALF


_STARTS: Final[dict[int, Start]] = {}
_MOST_STARTS: Final = 1000


def start_of(seed: int) -> Start:
    """A seed, scrambled; remembered, because a game draws many times."""
    known = _STARTS.get(seed)
    if known is None:
        if len(_STARTS) >= _MOST_STARTS:
            _STARTS.clear()
        known = Start(seed)
        _STARTS[seed] = known
    return known


def draw(seed: int, drawing: int, weights: list[int]) -> int:
    """The index of the option that comes up in the n-th drawing of a game with this seed."""
    start, total = start_of(seed), 0
    for weight in weights:
        total += weight
    ticket = mix_and_divide(start.high ^ (drawing >> 32 & _HALF), start.low ^ (drawing & _HALF), total)
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
