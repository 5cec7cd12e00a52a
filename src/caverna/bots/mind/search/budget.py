"""How much one decision may cost: so many seconds, or so many turns that are looked for."""

import time


class Budget:
    """Runs from the moment it is made. Without a clock the same budget leads to the same thoughts."""

    def __init__(self, seconds: float, looks: int, is_to_be_used_up: bool) -> None:
        self.seconds = seconds
        """0: no limit."""
        self.looks = looks
        """So many times somebody looks for the turns in a position; 0: no limit."""
        self.is_to_be_used_up = is_to_be_used_up and (seconds > 0.0 or looks > 0)
        """Whether thinking goes on as long as there is anything left."""
        self.looked = 0
        self.began = time.perf_counter()

    def note_a_look(self) -> None:
        """One more position was looked at."""
        self.looked += 1

    def part(self) -> float:
        """How much of it is spent: 1 is all."""
        by_clock = (time.perf_counter() - self.began) / self.seconds if self.seconds > 0.0 else 0.0
        by_looks = self.looked / self.looks if self.looks else 0.0
        return max(by_clock, by_looks)

    def is_spent(self) -> bool:
        """Whether nothing is left."""
        return self.part() >= 1.0
