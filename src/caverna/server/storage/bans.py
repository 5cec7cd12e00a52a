"""Addresses that are turned away: kept in the store, looked up for everybody who comes."""

import time
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from caverna.server.storage.database import Script, Statement
from caverna.server.storage.store import StoredBan


class Bans:
    """The bans that count, for quick questions."""

    def __init__(self) -> None:
        self.networks: list[IPv4Network | IPv6Network] = []

    def learn(self, bans: Sequence[StoredBan]) -> bool:
        """These are all there are; false if that is nothing new."""
        now = time.time()
        networks = [ip_network(ban.network) for ban in bans if ban.until == 0 or ban.until > now]
        is_new, self.networks = networks != self.networks, networks
        return is_new

    def forbid(self, address: str) -> bool:
        """Whether somebody from there is turned away."""
        if not self.networks:
            return False
        try:
            asked = ip_address(address)
        except ValueError:
            return False
        return any(asked in network for network in self.networks)


def select_bans() -> Script[list[StoredBan]]:
    """All of them, the oldest first."""
    found = yield Statement("select network, why, created, until from bans order by created, network")
    return [
        StoredBan(str(network), str(why), float(made), float(until))
        for network, why, made, until in found.rows
    ]


def insert_ban(ban: StoredBan) -> Script[None]:
    """Another one; one for the same addresses is replaced."""
    yield Statement("delete from bans where network = ?", (ban.network,))
    yield Statement(
        "insert into bans (network, why, created, until) values (?, ?, ?, ?)",
        (ban.network, ban.why, ban.created, ban.until),
    )


def delete_ban(network: str) -> Script[bool]:
    """They may come again; false if nobody had forbidden it."""
    deleted = yield Statement("delete from bans where network = ?", (network,))
    return deleted.count == 1
