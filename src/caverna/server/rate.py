"""Limits on how often somebody may ask."""

import time
from collections import OrderedDict

MOST_ADDRESSES = 10_000


class Bucket:
    """Holds so many tokens and refills at a steady pace; every request takes one."""

    __slots__ = ("burst", "per_second", "tokens", "filled")

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.tokens = burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Take a token; false if there is none."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.per_second)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket for each address; those not seen for longest are forgotten."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of this address; false if it has none."""
        bucket = self.by_address.setdefault(address, Bucket(self.burst, self.per_second))
        self.by_address.move_to_end(address)
        if len(self.by_address) > MOST_ADDRESSES:
            self.by_address.popitem(last=False)
        return bucket.take()
