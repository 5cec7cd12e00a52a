"""Limits on how often somebody may ask."""

import time
from collections import OrderedDict
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

MOST_ADDRESSES = 10_000


class Bucket:
    """Holds so many tokens and refills at a steady pace; every request takes one."""

    __slots__ = ("burst", "per_second", "tokens", "filled")

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.tokens = burst
        self.filled = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Take a token, or what it costs; false if there is not so much."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.per_second)
        self.filled = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """One bucket for each address; those not seen for longest are forgotten."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        """Take a token of this address, or what it costs; false if it has not so much."""
        where = neighbourhood(address)
        bucket = self.by_address.setdefault(where, Bucket(self.burst, self.per_second))
        self.by_address.move_to_end(where)
        if len(self.by_address) > MOST_ADDRESSES:
            self.by_address.popitem(last=False)
        return bucket.take(cost)


def neighbourhood(address: str) -> str:
    """Who counts as one visitor: a short address, or all that one household has of the long ones."""
    if ":" not in address:
        return address
    try:
        return str(ip_network(f"{address.partition('%')[0]}/64", strict=False))
    except ValueError:
        return address


def is_within(address: str, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    """Whether it is one of those addresses."""
    if not networks:
        return False
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)
