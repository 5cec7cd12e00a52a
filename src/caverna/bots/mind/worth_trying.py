"""Which answers are worth a thought: of several that come to the same, one; of many sites, the best few."""

from typing import Final

from caverna.bots.mind.packing import FOREST_ON_BOARD, MOUNTAIN_ON_BOARD, twins_that_fit
from caverna.engine.home_board import NEIGHBOURS, REWARDS
from caverna.engine.moves import (
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    FURNISH,
    LARGE_PASTURE,
    MEADOW_FIELD,
    RUBY_MINE,
    RUBY_TILE,
    SINGLE_CAVERN,
    SINGLE_FIELD,
    SINGLE_MEADOW,
    SINGLE_TUNNEL,
    SMALL_PASTURE,
    SOW_GRAIN,
    SOW_VEGETABLE,
    STABLE,
)
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player

IN_THE_FOREST: Final = (MEADOW_FIELD, SINGLE_MEADOW, SINGLE_FIELD)
IN_THE_ROCK: Final = (CAVERN_TUNNEL, CAVERN_CAVERN, SINGLE_TUNNEL, SINGLE_CAVERN)
ON_A_SITE: Final = (*IN_THE_FOREST, *IN_THE_ROCK, STABLE, SMALL_PASTURE, LARGE_PASTURE, RUBY_MINE)
ON_TWO_SPACES: Final = (MEADOW_FIELD, CAVERN_TUNNEL, CAVERN_CAVERN, LARGE_PASTURE)
WHEREVER: Final = (SOW_GRAIN, SOW_VEGETABLE)
"""One field is like another."""


def worth_trying(state: GameState, seat: int, answers: list[int], sites: int) -> list[int]:
    """The answers without those that come to the same, and for each kind of tile the best sites only."""
    if len(answers) <= 2:
        return answers
    moves, player = state.rules.moves, state.players[seat]
    found: list[int] = []
    seen: set[tuple[int, int]] = set()
    by_verb: dict[int, list[tuple[int, int]]] = {}
    for move in answers:
        verb, cell = moves.verb[move], moves.first[move]
        if verb == RUBY_TILE:
            verb, cell = cell, moves.second[move]
        if verb in ON_A_SITE:
            quality = site(player, verb, cell, moves.second[move])
            by_verb.setdefault(verb, []).append((-quality, move))
        elif verb == FURNISH or verb in WHEREVER:
            kind = (verb, moves.first[move] if verb == FURNISH else 0)
            if kind not in seen:
                seen.add(kind)
                found.append(move)
        else:
            found.append(move)
    for rated in by_verb.values():
        rated.sort()
        found += [move for _, move in rated[:sites]]
    return found


def site(player: Player, verb: int, first: int, second: int) -> int:
    """How well something lies there: what it gives now, leaves for later, and goes together with."""
    cell = 1 << first
    both = cell | 1 << second if verb in ON_TWO_SPACES else cell
    if verb in IN_THE_FOREST:
        return forest_site(player, verb, first, both)
    if verb in IN_THE_ROCK:
        return rock_site(player, verb, second if verb == CAVERN_TUNNEL else first, both)
    if verb == STABLE:
        return (
            4 * bool(player.large_pastures & cell)
            + 3 * bool(player.small_pastures & cell)
            + bool(player.meadows & cell)
        )
    if verb == SMALL_PASTURE:
        return 3 * (not NEIGHBOURS[first] & player.meadows) + bool(player.stables & cell)
    if verb == LARGE_PASTURE:
        return (player.stables & both).bit_count() + 4 * twins_that_fit(player.meadows & ~both)
    return int(bool(player.deep_tunnels & cell))


def forest_site(player: Player, verb: int, meadow: int, both: int) -> int:
    """Rewards, room for more twin tiles, a meadow beside another one."""
    wild = FOREST_ON_BOARD & ~player.tilled & ~both
    quality = 12 * (both & REWARDS).bit_count() + 8 * twins_that_fit(wild)
    if verb != SINGLE_FIELD:
        quality += 5 * bool(NEIGHBOURS[meadow] & player.meadows & ~player.stables)
        quality += 3 * bool(player.stables >> meadow & 1)
    return quality


def rock_site(player: Player, verb: int, tunnel: int, both: int) -> int:
    """Rewards, room for more twin tiles, a tunnel beside another one."""
    rock = MOUNTAIN_ON_BOARD & ~player.cave_system & ~both
    quality = 6 * (both & REWARDS).bit_count() + 8 * twins_that_fit(rock)
    if verb == CAVERN_TUNNEL or verb == SINGLE_TUNNEL:
        quality += 4 * bool(NEIGHBOURS[tunnel] & player.tunnels)
    return quality
