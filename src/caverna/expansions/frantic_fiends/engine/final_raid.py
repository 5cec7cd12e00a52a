"""Before the scoring all nasty orcs look for the place where they do most harm."""

from caverna.engine.agenda.step import Step
from caverna.engine.home_board import ENTRY_CELL, cells_of
from caverna.engine.question import Asked, ask
from caverna.engine.rounds.scoring import ORE_MINE_POINTS, RUBY_MINE_POINTS, total_score
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.accommodated_herds import herds_now
from caverna.expansions.frantic_fiends.engine.cave import Place
from caverna.expansions.frantic_fiends.engine.fields import ORC
from caverna.expansions.frantic_fiends.engine.herds import Herds
from caverna.expansions.frantic_fiends.engine.occupation import occupy
from caverna.expansions.frantic_fiends.engine.orcs import ground_at, uncover
from caverna.expansions.frantic_fiends.engine.player import (
    ASIDE,
    CAVERN,
    GONE,
    ORC_NAMES,
    ORE_MINE,
    RUBY_MINE,
    FiendPlayer,
)
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import own, player_of


class OrcsLeave(Step):
    """All orcs of a player leave their places at once."""

    __slots__ = ()

    def run(self, state: GameState) -> None:
        player = own(state, self.seat)
        left = [place for place in player.orcs if place >= 0]
        player.orcs = tuple(place if place == GONE else ASIDE for place in player.orcs)
        player.held = 0
        for place in left:
            if player.covered >> place & 1 or place == ENTRY_CELL:
                uncover(state, self.seat, place)


class OrcSitsDown(Step):
    """Which place does the orc take for the scoring?"""

    __slots__ = ("orc",)
    FIELDS = (("orc", ORC),)

    def __init__(self, seat: int, orc: int) -> None:
        self.seat = seat
        self.orc = orc

    def options(self, state: GameState) -> list[int]:
        if player_of(state, self.seat).orcs[self.orc] != ASIDE:
            return []
        cells = self.places(state)
        moves = rules_of(state).fiend_moves.occupy[self.orc]
        return [moves[cell] for cell in cells] if len(cells) > 1 else []

    def forbids_exchanges(self) -> bool:
        return True

    def answer(self, state: GameState, move: int) -> None:
        occupy(state, self.seat, self.orc, state.rules.moves.second[move])

    def run(self, state: GameState) -> None:
        if player_of(state, self.seat).orcs[self.orc] == ASIDE:
            occupy(state, self.seat, self.orc, self.places(state)[0])

    def places(self, state: GameState) -> list[int]:
        """The places of most value; of those, where the player loses most."""
        player = player_of(state, self.seat)
        bare = player.caverns | player.tunnels | player.deep_tunnels
        herds = herds_now(state, self.seat)
        most, best = 0, list(cells_of(bare))
        for place in rooms_and_mines(player):
            value = value_of(state, self.seat, place, herds)
            if value > most or not best:
                most, best = value, [place[0]]
            elif value == most:
                best.append(place[0])
        if len(best) < 2:
            return best or [ENTRY_CELL]
        alike = [alike_on(state, player, cell) for cell in best]
        if alike[0] < 0 and alike.count(alike[0]) == len(alike):
            return best
        after = self.totals_after(state, best, alike)
        least = min(after.values())
        return sorted([cell for cell, total in after.items() if total == least])

    def totals_after(self, state: GameState, cells: list[int], alike: list[int]) -> dict[int, int]:
        """The points that are left for each place; where it is the same, it is found out once."""
        totals: dict[int, int] = {}
        on_bare: dict[int, int] = {}
        for i, cell in enumerate(cells):
            ground = alike[i]
            if ground < 0 and ground in on_bare:
                totals[cell] = on_bare[ground]
            else:
                totals[cell] = total_after(state, self.seat, self.orc, cell)
                if ground < 0:
                    on_bare[ground] = totals[cell]
        return totals

    def question(self, state: GameState) -> Asked:
        return ask("sit-down", orc=ORC_NAMES[self.orc])


def rooms_and_mines(player: FiendPlayer) -> list[Place]:
    """The places in the cave that can be worth something: bare ground never is, and nobody lives there."""
    places = [room for room in player.rooms if room[0] != ENTRY_CELL]
    places += [(cell, ORE_MINE) for cell in cells_of(player.ore_mines)]
    places += [(cell, RUBY_MINE) for cell in cells_of(player.ruby_mines)]
    return places


def alike_on(state: GameState, player: FiendPlayer, cell: int) -> int:
    """Bare ground of one kind is the same wherever it lies, and all of it if no room has bonus points."""
    bare = player.caverns | player.tunnels | player.deep_tunnels
    if not bare >> cell & 1:
        return 0
    return ground_at(player, cell) if player.owned & rules_of(state).with_bonus_points else CAVERN


def value_of(state: GameState, seat: int, place: Place, herds: Herds) -> int:
    """Printed points, bonus points, a point for each animal and one for whoever lives there."""
    cell, what = place
    player, rules = player_of(state, seat), state.rules
    value = sum(herd[2] for herd in herds if herd[0] == cell)
    if what == ORE_MINE:
        value += ORE_MINE_POINTS
    elif what == RUBY_MINE:
        value += RUBY_MINE_POINTS
    elif what >= 0:
        tile = rules.furnishings[what]
        value += tile.points
        if tile.bonus_points is not None:
            value += tile.bonus_points(state, seat, cell)
    has_dweller = cell in player.beds or any(home == cell for _, home, _ in player.friends)
    return value + (1 if has_dweller else 0)


def total_after(state: GameState, seat: int, orc: int, cell: int) -> int:
    """The points that are left if the orc sits down there."""
    trial = state.copy()
    occupy(trial, seat, orc, cell)
    return total_score(trial, seat)
