"""Place a tile: the one way landscape tiles come onto a home board."""

from typing import Final

from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.step import NO_OPTIONS
from caverna.engine.events import TILE_PLACED, Event
from caverna.engine.goods import RUBY, one
from caverna.engine.home_board import (
    ON_BOARD,
    REWARD_CELLS,
    REWARDS,
    cells_of,
    touching,
)
from caverna.engine.moves import (
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    MEADOW_FIELD,
    ORE_MINE_DEEP_TUNNEL,
    RUBY_MINE,
    SINGLE_CAVERN,
    SINGLE_FIELD,
    SINGLE_MEADOW,
    SINGLE_TILES,
    SINGLE_TUNNEL,
)
from caverna.engine.needs import FREE_FOREST, FREE_ROCK, NOTHING_NEEDED
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, say
from caverna.engine.saying import cell_is
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verb import Move
from caverna.engine.verbs.receive import receive
from caverna.engine.verbs.tile_sites import (
    meadow_field_sites,
    mountain_sites,
    single_sites,
    why_no_single,
    why_no_twin,
)

ORDINARY_TUNNEL: Final = 1
DEEP_TUNNEL: Final = 2
TWIN_TILES = {MEADOW_FIELD: "meadow_field", CAVERN_TUNNEL: "cavern_tunnel", CAVERN_CAVERN: "cavern_cavern"}


# Laying them.


def lay_twin(state: GameState, seat: int, move: int) -> None:
    """Put down the twin tile a move names."""
    moves = state.rules.moves
    verb, first, second = moves.verb[move], moves.first[move], moves.second[move]
    player = state.own(seat)
    if verb == MEADOW_FIELD:
        player.meadows |= 1 << first
        player.fields |= 1 << second
    elif verb == CAVERN_TUNNEL:
        player.caverns |= 1 << first
        player.tunnels |= 1 << second
    elif verb == CAVERN_CAVERN:
        player.caverns |= 1 << first | 1 << second
    else:
        assert verb == ORE_MINE_DEEP_TUNNEL, moves.all[move]
        player.tunnels &= ~(1 << first | 1 << second)
        player.ore_mines |= 1 << first
        player.deep_tunnels |= 1 << second
    cells = 1 << first | 1 << second
    tell(state, seat, move, cells)
    if verb == ORE_MINE_DEEP_TUNNEL:
        return
    give_rewards(state, seat, cells)
    if cells & ~ON_BOARD:
        rules = state.rules
        for _, room in rules.rooms_with(player, rules.with_overhang):
            receive(state, seat, room.overhang, room.key)


def lay_single(state: GameState, seat: int, tile: int, cell: int) -> None:
    """Put down a single tile."""
    player = state.own(seat)
    bit = 1 << cell
    if tile == SINGLE_MEADOW:
        player.meadows |= bit
    elif tile == SINGLE_FIELD:
        player.fields |= bit
    elif tile == SINGLE_TUNNEL:
        player.tunnels |= bit
    else:
        assert tile == SINGLE_CAVERN, tile
        player.caverns |= bit
    tell(state, seat, state.rules.moves.single[tile][cell], bit)
    give_rewards(state, seat, bit)


def tell(state: GameState, seat: int, move: int, cells: int) -> None:
    """Say what was laid where, by the move that lays it."""
    if state.events is not None:
        parts = state.rules.moves.all[move].parts
        state.events.append(Event(TILE_PLACED, seat, cells=cells_of(cells), details=parts))


def give_rewards(state: GameState, seat: int, cells: int) -> None:
    """Give what the home board holds under spaces covered for the first time."""
    for cell in cells_of(cells & REWARDS):
        receive(state, seat, REWARD_CELLS[cell], "home_board")


# As clauses of cards.


class PlaceTwinTile(Effect):
    """A landscape twin tile: meadow with field, cavern with tunnel, or also cavern with cavern."""

    def __init__(self, verbs: tuple[int, ...]) -> None:
        super().__init__(verbs[0])
        self.verbs = verbs
        self.needs = FREE_FOREST if self.verb == MEADOW_FIELD else FREE_ROCK

    def moves(self, state: GameState, seat: int) -> list[int]:
        player, moves = state.players[seat], state.rules.moves
        if self.verb == MEADOW_FIELD:
            return moves.meadow_field.moves(meadow_field_sites(state, player))
        found: list[int] = []
        for verb in self.verbs:
            sites = moves.cavern_tunnel if verb == CAVERN_TUNNEL else moves.cavern_cavern
            found += sites.moves(mountain_sites(state, player, sites))
        return found

    def is_possible(self, state: GameState, seat: int) -> bool:
        """Where one twin tile fits on the mountain any other does, too."""
        player, moves = state.players[seat], state.rules.moves
        if self.verb == MEADOW_FIELD:
            return meadow_field_sites(state, player) != 0
        return mountain_sites(state, player, moves.cavern_tunnel) != 0

    def accepts(self, state: GameState, seat: int, move: int) -> bool:
        return state.rules.moves.verb[move] in self.verbs

    def begin(self, state: GameState, seat: int, move: int) -> None:
        lay_twin(state, seat, move)

    def question(self, state: GameState, seat: int) -> Asked:
        return ask("place-twin", tile=TWIN_TILES[self.verb])

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        return why_no_twin(state, seat, move)

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        return say("why-no-twin-fits", tile=say(f"twin-{TWIN_TILES[self.verb]}"))


class PlaceOreMine(Effect):
    """An ore mine with a deep tunnel, on two neighbouring ordinary tunnels."""

    def __init__(self) -> None:
        super().__init__(ORE_MINE_DEEP_TUNNEL)
        self.needs = NOTHING_NEEDED

    def moves(self, state: GameState, seat: int) -> list[int]:
        if not self.is_possible(state, seat):
            return NO_OPTIONS
        return state.rules.moves.ore_mine.within(state.players[seat].tunnels)

    def is_possible(self, state: GameState, seat: int) -> bool:
        tunnels = state.players[seat].tunnels
        return tunnels & touching(tunnels) != 0

    def begin(self, state: GameState, seat: int, move: int) -> None:
        lay_twin(state, seat, move)

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        """An ore mine with its deep tunnel lies on two tunnels."""
        player = state.players[seat]
        for cell in (move.first, move.second):
            if not player.tunnels >> cell & 1:
                return cell_is(state, player, cell, "why-no-tunnel-there")
        return None

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        return say("why-no-two-tunnels")


class PlaceRubyMine(Effect):
    """A ruby mine, on an ordinary tunnel or on a deep one, where it brings a ruby."""

    def __init__(self, onto: int) -> None:
        super().__init__(RUBY_MINE)
        self.onto = onto
        self.needs = NOTHING_NEEDED

    def sites(self, player: Player) -> int:
        """The tunnels it can replace."""
        return player.tunnels if self.onto == ORDINARY_TUNNEL else player.deep_tunnels

    def moves(self, state: GameState, seat: int) -> list[int]:
        return state.rules.moves.ruby_mine.on(self.sites(state.players[seat]))

    def is_possible(self, state: GameState, seat: int) -> bool:
        return self.sites(state.players[seat]) != 0

    def accepts(self, state: GameState, seat: int, move: int) -> bool:
        moves = state.rules.moves
        return moves.verb[move] == RUBY_MINE and self.sites(state.players[seat]) >> moves.first[move] & 1 == 1

    def begin(self, state: GameState, seat: int, move: int) -> None:
        player = state.own(seat)
        bit = 1 << state.rules.moves.first[move]
        player.tunnels &= ~bit
        player.deep_tunnels &= ~bit
        player.ruby_mines |= bit
        tell(state, seat, move, bit)
        if self.onto == DEEP_TUNNEL:
            self.find_ruby(state, seat, state.rules.moves.first[move])

    def find_ruby(self, state: GameState, seat: int, cell: int) -> None:
        """What the deep tunnel holds."""
        receive(state, seat, one(RUBY), "deep_tunnel")

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        """A ruby mine lies on a tunnel; the card says on which kind."""
        player, cell = state.players[seat], move.first
        if not (player.tunnels | player.deep_tunnels) >> cell & 1:
            return cell_is(state, player, cell, "why-no-tunnel-there")
        is_ordinary = self.onto == ORDINARY_TUNNEL
        wanted = "why-no-ordinary-tunnel" if is_ordinary else "why-no-deep-tunnel-there"
        return cell_is(state, player, cell, wanted)

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        return say("why-no-tunnel" if self.onto == ORDINARY_TUNNEL else "why-no-deep-tunnel")


class PlaceSingleTile(Effect):
    """A single tile from loot."""

    def __init__(self, tile: int) -> None:
        super().__init__(tile)
        self.needs = FREE_FOREST if tile in (SINGLE_MEADOW, SINGLE_FIELD) else FREE_ROCK

    def moves(self, state: GameState, seat: int) -> list[int]:
        return state.rules.moves.single[self.verb].on(single_sites(state.players[seat], self.verb))

    def is_possible(self, state: GameState, seat: int) -> bool:
        return single_sites(state.players[seat], self.verb) != 0

    def begin(self, state: GameState, seat: int, move: int) -> None:
        lay_single(state, seat, self.verb, state.rules.moves.first[move])

    def question(self, state: GameState, seat: int) -> Asked:
        return ask("place-single", tile=SINGLE_TILES[self.verb])

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        return why_no_single(state, seat, move.verb, move.first)

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        return say("why-no-single-fits", kind=SINGLE_TILES[self.verb])


def place_twin_tile(*verbs: int) -> Effect:
    """`place_twin_tile(MEADOW_FIELD)`."""
    return PlaceTwinTile(verbs)


def place_ore_mine() -> Effect:
    """An ore mine with its deep tunnel."""
    return PlaceOreMine()


def place_ruby_mine(onto: int) -> Effect:
    """`place_ruby_mine(onto=DEEP_TUNNEL)`."""
    return PlaceRubyMine(onto)


def place_single_tile(tile: int) -> Effect:
    """`place_single_tile(SINGLE_MEADOW)`."""
    return PlaceSingleTile(tile)
