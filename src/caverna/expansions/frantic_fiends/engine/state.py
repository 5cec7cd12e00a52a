"""What the expansion adds to the table."""

from typing import Final, cast

from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.player import FiendPlayer

NO_CARD: Final = -1
NO_MILESTONE: Final = -1
NOT_BEGUN: Final = -1


class FiendState(GameState):
    """A table with event boards, bounty board and supply boards."""

    __slots__ = (
        "event", "bribes", "extensions", "long_strips", "short_strips", "copies",
        "traps_left", "rewards", "acting", "deck", "drawn", "milestone", "first", "outdated",
    )  # fmt: skip

    def __init__(
        self,
        base: GameState,
        event: int,
        bribes: tuple[int, ...],
        extensions: int,
        long_strips: int,
        short_strips: int,
        copies: tuple[tuple[int, int], ...],
        traps_left: tuple[int, ...],
        rewards: int,
        acting: int,
        deck: int,
        drawn: tuple[int, ...],
        milestone: int,
        first: int,
        outdated: int,
        shares: bool = False,
    ) -> None:
        super().__init__(
            base.rules, base.players if shares else base.players.copy(), 0,
            base.agenda if shares else base.agenda.copy(), base.answers, base.crowded, base.round, base.start,
            base.occupied if shares else base.occupied.copy(), base.stock if shares else base.stock.copy(),
            base.cards, base.cards_left, base.available,
            base.leaves, base.questions, base.questions_seen, base.harvest, base.breeders,
            base.worker, base.workplace, base.exploring, base.protected,
        )  # fmt: skip
        self.event = event
        """How many orc events have begun."""
        self.bribes = bribes
        """The good on the bribe marker of each event board."""
        self.extensions = extensions
        """Bit set of the supply extensions in play; likewise the strips of the bounty board."""
        self.long_strips = long_strips
        self.short_strips = short_strips
        self.copies = copies
        """(furnishing, tiles left) of those there are several of, but not enough for everybody."""
        self.traps_left = traps_left
        """For each kind of trap the number still for sale."""
        self.rewards = rewards
        """Bit set of the rewards still to be had."""
        self.acting = acting
        """The orc whose turn it is in an event, or GONE."""
        self.deck = deck
        """Bit set of the movement cards that can still be drawn for the orc whose turn it is."""
        self.drawn = drawn
        """For each seat the card drawn for that orc, or NO_CARD."""
        self.milestone = milestone
        """The milestone of a campaign game, or NO_MILESTONE."""
        self.first = first
        """The seat that began this round, whoever has the token by now; NOT_BEGUN before the first round."""
        self.outdated = outdated
        """So many pending ends of fights do not count for the weapon the fighter has got since."""

    def copy(self) -> "FiendState":
        self.unshared = 0
        return self.twin(shares=False)

    def twin(self, shares: bool) -> "FiendState":
        """The same moment. One that shares the lists is to be read, never to be played on."""
        return FiendState(
            self, self.event, self.bribes, self.extensions, self.long_strips, self.short_strips, self.copies,
            self.traps_left, self.rewards, self.acting, self.deck, self.drawn, self.milestone, self.first,
            self.outdated, shares,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            super().key(), self.event, self.bribes, self.extensions, self.long_strips, self.short_strips,
            self.copies, self.traps_left, self.rewards, self.acting, self.deck, self.drawn, self.milestone,
            self.first, self.outdated,
        )  # fmt: skip

    def with_worker(self, worker: int) -> "FiendState":
        asked = self.twin(shares=True)
        asked.worker = worker
        return asked

    def turn_order(self) -> list[int]:
        """All seats as in the round just played: a token taken in it counts from the next one on."""
        if self.first == NOT_BEGUN:
            return super().turn_order()
        count = len(self.players)
        return [(self.first + i) % count for i in range(count)]

    def for_sale(self, seat: int) -> int:
        if player_of(self, seat).is_free_of_orcs():
            return self.available
        return self.available & ~self.rules.yellow

    def take_from_display(self, furnishing: int) -> None:
        for i, (kind, left) in enumerate(self.copies):
            if kind == furnishing and left > 1:
                self.copies = (*self.copies[:i], (kind, left - 1), *self.copies[i + 1 :])
                return
        self.copies = tuple(entry for entry in self.copies if entry[0] != furnishing)
        super().take_from_display(furnishing)


def fiends(state: GameState) -> FiendState:
    """The state of a game that is played with the expansion."""
    return cast(FiendState, state)


def player_of(state: GameState, seat: int) -> FiendPlayer:
    """A player, to be read."""
    return cast(FiendPlayer, state.players[seat])


def own(state: GameState, seat: int) -> FiendPlayer:
    """A player, to be changed."""
    return cast(FiendPlayer, state.own(seat))
