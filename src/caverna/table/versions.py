"""Versions of a table: what each change did, and how much of an older version still stands."""

from dataclasses import dataclass

from caverna.table.log import PlayedMove


@dataclass(frozen=True)
class Change:
    """What led to a version: so many moves of the one before still stand, these came after them."""

    version: int
    kept: int
    played: list[PlayedMove]
    waits_for_end: bool
    is_over: bool


class Versions:
    """Counts the changes of a table."""

    def __init__(self, version: int, length: int) -> None:
        self.first = self.version = version
        self.kept = length
        """So many moves are the same now and at the last version."""
        self.played: list[PlayedMove] = []
        """The moves after them."""
        self.has_changed = False
        self.cuts: list[tuple[int, int]] = []
        """After which version the log was cut to which length, without those that a later one makes void."""

    def note(self, *played: PlayedMove) -> None:
        """More moves."""
        self.played += played
        self.has_changed = True

    def note_cut(self, length: int) -> None:
        """The log was cut to so many moves."""
        while self.cuts and self.cuts[-1][1] >= length:
            self.cuts.pop()
        self.cuts.append((self.version, length))
        del self.played[max(0, length - self.kept) :]
        self.kept = min(self.kept, length)
        self.has_changed = True

    def jump(self, version: int) -> None:
        """The next change leads to this version; nobody here saw those in between."""
        self.version = version - 1

    def take(self, length: int, waits_for_end: bool, is_over: bool) -> Change | None:
        """The change since the last version, which makes a new one; None if there is none."""
        if not self.has_changed:
            return None
        self.version += 1
        change = Change(self.version, self.kept, self.played, waits_for_end, is_over)
        self.kept, self.played, self.has_changed = length, [], False
        return change

    def known(self, length: int, version: int | None) -> int:
        """How many of its moves may somebody keep who has so many, as of a version long ago."""
        if version is None or not self.first <= version <= self.version:
            return 0
        return min([length, *(cut for after, cut in self.cuts if after >= version)])
