"""Luck from a seed, the same on every machine; `engine.play.dealt` is the dealer who uses it."""

from collections.abc import Sequence

_MASK = (1 << 64) - 1


def mix(value: int) -> int:
    """Scramble 64 bits (the finaliser of SplitMix64)."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def draw(seed: int, drawing: int, weights: Sequence[int]) -> int:
    """The index of the option that comes up in the n-th drawing of a game with this seed."""
    ticket = mix(mix(seed & _MASK) ^ drawing) % sum(weights)
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise AssertionError("the weights are exhausted")
