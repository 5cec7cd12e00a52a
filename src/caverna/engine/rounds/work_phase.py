"""The work phase: dwarf by dwarf around the table."""

from typing import Final

from caverna.engine.agenda.effect import Perform
from caverna.engine.agenda.fields import Whole
from caverna.engine.agenda.step import Step
from caverna.engine.anytime.offered import has_anytime_moves
from caverna.engine.events import DWARF_PLACED, PASSED, Event
from caverna.engine.goods import RUBY, one
from caverna.engine.moves import END, ORDER, PASS, PLACE
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, say
from caverna.engine.saying import lacks
from caverna.engine.state.game_state import NO_SPACE, NOBODY, GameState
from caverna.engine.state.player import HOME, Player
from caverna.engine.verb import Move
from caverna.engine.verbs.grow_family import MOST_DWARFS
from caverna.engine.verbs.pay import pay
from caverna.engine.verbs.reach import not_on_display, occupied

DUE: Final = -1
ALL: Final = -1
"""However many there are."""


class NextTurn(Step):
    """The turn goes to the next player who has a dwarf to place."""

    __slots__ = ()

    def run(self, state: GameState) -> None:
        count = len(state.players)
        for i in range(count):
            seat = (self.seat + i) % count
            player = state.players[seat]
            if not player.passed and HOME in player.places and placeable(player):
                state.agenda.append(NextTurn((seat + 1) % count))
                state.agenda.append(PlaceDwarf(seat))
                return


def placeable(player: Player) -> list[int]:
    """The dwarfs still at home and fit for work, in play order: unarmed first, then by strength."""
    weapons, idle = player.weapons, player.idle
    found: list[int] = []
    for dwarf, place in enumerate(player.places):
        if place == HOME and not idle >> dwarf & 1:
            turn = len(found)
            while turn and weapons[found[turn - 1]] > weapons[dwarf]:
                turn -= 1
            found.insert(turn, dwarf)
    return found


def placements(state: GameState, seat: int, dwarf: int, enough: int = ALL) -> list[int]:
    """The free spaces a dwarf could use, as moves; the search ends when there are enough."""
    rules, occupied = state.rules, state.occupied
    weapons = state.players[seat].weapons
    if state.worker < 0 or weapons[state.worker] != weapons[dwarf]:
        state = state.with_worker(dwarf)
    found: list[int] = []
    for number in rules.printed + state.cards:
        if occupied[number] == NOBODY and rules.effects_on[number].is_possible(state, seat):
            found.append(rules.moves.place[number])
            if len(found) == enough:
                break
    return found


class PlaceDwarf(Step):
    """On which space do you place a dwarf?"""

    __slots__ = ("dwarf",)
    FIELDS = (("dwarf", Whole(DUE, MOST_DWARFS - 1)),)

    def __init__(self, seat: int, dwarf: int = DUE) -> None:
        self.seat = seat
        self.dwarf = dwarf
        """The one a ruby was paid for, or the one that is due."""

    def due(self, state: GameState) -> tuple[int, list[int]]:
        """The dwarf that goes now and where he can go. One without a usable space stays at home."""
        if self.dwarf != DUE:
            return self.dwarf, placements(state, self.seat, self.dwarf)
        player = state.players[self.seat]
        at_home = placeable(player)
        tried = -1
        for dwarf in at_home:
            if player.weapons[dwarf] == tried:
                continue
            tried = player.weapons[dwarf]
            found = placements(state, self.seat, dwarf)
            if found:
                return dwarf, found
        return at_home[0], []

    def due_dwarf(self, state: GameState) -> int:
        """The dwarf that goes now, with no more looking around than it takes to know him."""
        if self.dwarf != DUE:
            return self.dwarf
        weapons = state.players[self.seat].weapons
        at_home = placeable(state.players[self.seat])
        tried = -1
        for dwarf in at_home:
            if weapons[dwarf] == weapons[at_home[-1]] and tried == -1:
                return dwarf
            if weapons[dwarf] != tried:
                tried = weapons[dwarf]
                if placements(state, self.seat, dwarf, enough=1):
                    return dwarf
        return at_home[0]

    def options(self, state: GameState) -> list[int]:
        dwarf, found = self.due(state)
        if not found:
            return [PASS] if has_anytime_moves(state, self.seat) else []
        if self.dwarf == DUE and state.players[self.seat].goods[RUBY]:
            found += self.out_of_order(state, dwarf)
        found.append(PASS)
        return found

    def out_of_order(self, state: GameState, due: int) -> list[int]:
        """Armed dwarfs that a ruby lets go before their time."""
        player = state.players[self.seat]
        strongest = player.weapons[due]
        armed: list[int] = []
        for dwarf in placeable(player):
            if player.weapons[dwarf] > strongest:
                strongest = player.weapons[dwarf]
                armed.append(strongest)
        if not armed or not placements(state, self.seat, player.weapons.index(armed[0]), enough=1):
            return []
        return [state.rules.moves.order[strength - 1] for strength in armed]

    def answer(self, state: GameState, move: int) -> None:
        moves = state.rules.moves
        if move == PASS:
            self.run(state)
        elif moves.verb[move] == ORDER:
            pay(state, self.seat, one(RUBY), "order")
            player = state.players[self.seat]
            chosen = [d for d in placeable(player) if player.weapons[d] == moves.first[move]]
            state.agenda.append(PlaceDwarf(self.seat, chosen[0]))
        else:
            self.place(state, self.due_dwarf(state), moves.first[move])

    def run(self, state: GameState) -> None:
        """Nothing usable, or a pass: the player is out until the end of the phase."""
        state.own(self.seat).passed = 1
        if state.events is not None:
            state.events.append(Event(PASSED, self.seat, "pass"))

    def place(self, state: GameState, dwarf: int, space: int) -> None:
        """The dwarf goes to work. Weaker ones for whom there was nothing to do stay at home this round."""
        player = state.own(self.seat)
        if self.dwarf == DUE:
            for other in placeable(player):
                if player.weapons[other] < player.weapons[dwarf]:
                    player.resting |= 1 << other
        places = list(player.places)
        places[dwarf] = space
        player.places = tuple(places)
        state.occupied[space] = self.seat
        state.worker = dwarf
        state.workplace = space
        if state.events is not None:
            state.events.append(Event(DWARF_PLACED, self.seat, state.rules.space_keys[space]))
        state.agenda.append(EndTurn(self.seat))
        state.agenda.append(Perform(self.seat, state.rules.space(space).effect))

    def question(self, state: GameState) -> Asked:
        """Which dwarf goes, and how many weaker ones rest because there is nothing to do for them."""
        player = state.players[self.seat]
        dwarf, placements = self.due(state)
        strength = player.weapons[dwarf]
        if not placements:
            return ask("place-dwarf-nowhere", strength=strength)
        weaker = [other for other in placeable(player) if player.weapons[other] < strength]
        rests = len(weaker) if self.dwarf == DUE else 0
        return ask("place-dwarf-rests" if rests else "place-dwarf", strength=strength, rests=rests)

    def fault(self, state: GameState, later: list[Step]) -> str:
        at_home = placeable(state.players[self.seat])
        is_there = self.dwarf in at_home or (self.dwarf == DUE and len(at_home) > 0)
        return "" if is_there else "there is no such dwarf to place"

    def refusal(self, state: GameState, move: Move) -> Reason:
        """Why the dwarf that is due does not go there."""
        if move.verb == ORDER:
            return self.why_not_first(state, move.first)
        if move.verb != PLACE:
            return None
        unreachable = not_on_display(state, move.first) or occupied(state, self.seat, move.first)
        if unreachable:
            return unreachable
        trial = state.copy()
        trial.worker = self.due_dwarf(state)
        return state.rules.space(move.first).effect.why_useless(trial, self.seat)

    def why_not_first(self, state: GameState, strength: int) -> Reason:
        """Why a ruby does not let the dwarf with this strength go first."""
        player = state.players[self.seat]
        if self.dwarf != DUE:
            return say("why-order-paid-already")
        if strength not in [player.weapons[dwarf] for dwarf in placeable(player)]:
            return say("why-no-dwarf-to-place", strength=strength)
        dwarf, placements = self.due(state)
        if not placements:
            return say("why-no-space-for-dwarfs")
        due = player.weapons[dwarf]
        if strength == due:
            return say("why-due-anyway", strength=strength)
        if strength < due:
            return say("why-no-space-for-dwarf", strength=strength)
        return lacks(player, one(RUBY))


class EndTurn(Step):
    """Is your turn over?"""

    __slots__ = ()
    ASKS = "end-turn"

    def ends_turn(self) -> bool:
        return True

    def options(self, state: GameState) -> list[int]:
        if state.workplace == NO_SPACE:
            return []
        return [END] if has_anytime_moves(state, self.seat) else []

    def answer(self, state: GameState, move: int) -> None:
        self.run(state)

    def run(self, state: GameState) -> None:
        state.workplace = NO_SPACE
        state.worker = 0


class ReturnHome(Step):
    """All dwarfs come home."""

    __slots__ = ()
    OF_CHANCE = True

    def run(self, state: GameState) -> None:
        for seat in range(len(state.players)):
            player = state.own(seat)
            player.places = (HOME,) * len(player.weapons)
            player.passed = 0
            player.resting = 0
        state.occupied = [NOBODY] * len(state.occupied)
