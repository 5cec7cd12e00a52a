"""A position as a row of bytes, seen from one seat, quickly. `observations.readable` says the same slowly."""

from caverna.engine.goods import GOODS_COUNT
from caverna.engine.play import deciding_seat
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import NATURE, NOBODY, OUTSIDER, GameState
from caverna.engine.state.player import Player
from caverna.research.encoding.layout import (
    BELOW_ZERO,
    DWARF,
    DWARFS,
    GRID,
    MOST,
    ON_GRID,
    STATUS,
    Layout,
)


def encode(layout: Layout, state: GameState, seat: int) -> bytearray:
    """All pieces of an observation, the observing seat first."""
    row = bytearray(layout.counted)
    table(layout, state, seat, row)
    spaces(layout, state, seat, row)
    count = layout.players
    for i in range(count):
        other = (seat + i) % count
        player = state.players[other]
        belongings(layout, player, i, row)
        family(layout, player, i, row)
        rooms(layout, player, i, row)
        points = total_score(state, other) + BELOW_ZERO
        row[layout.status + len(STATUS) * i + 3] = max(0, min(MOST, points))
    return bytearray().join(behind(layout, state, seat, row))


def table(layout: Layout, state: GameState, seat: int, row: bytearray) -> None:
    """Round, whose turn it is, what is asked and what else is on the agenda."""
    count = layout.players
    row[layout.round] = state.round
    decides = deciding_seat(state)
    if decides != NATURE:
        row[layout.turn + (decides - seat) % count] = 1
    row[layout.starting_player + (state.start - seat) % count] = 1
    breeders = state.breeders
    if breeders:
        for i in range(count):
            row[layout.breeders + i] = breeders >> (seat + i) % count & 1
    row[layout.harvest + state.harvest] = 1
    at = layout.markers
    row[at] = max(0, state.leaves)
    row[at + 1] = max(0, state.questions)
    row[at + 2] = max(0, state.questions_seen)
    work(layout, state, row)
    agenda = state.agenda
    if agenda:
        number = layout.number_of_step
        row[layout.question + number[type(agenda[-1])]] = 1
        for step in agenda:
            at = layout.agenda + number[type(step)]
            row[at] = min(MOST, row[at] + 1)


def work(layout: Layout, state: GameState, row: bytearray) -> None:
    """Who is at work, how strong, and where."""
    at, worker = layout.work, state.worker
    if worker >= 0:
        row[at] = worker + 1
        decides = deciding_seat(state)
        if decides != NATURE and worker < len(state.players[decides].weapons):
            row[at + 1] = state.players[decides].weapons[worker]
    elif worker == OUTSIDER:
        row[at] = DWARFS + 1
    if state.workplace >= 0:
        row[at + 2] = layout.space_numbers[state.workplace] + 1
    row[at + 3] = 1 if state.exploring else 0


def spaces(layout: Layout, state: GameState, seat: int, row: bytearray) -> None:
    """Who stands on each action space, and what lies there."""
    numbers, count = layout.space_numbers, layout.players
    at = layout.space_taken
    for space, owner in enumerate(state.occupied):
        if owner != NOBODY:
            row[at + numbers[space]] = 1 + (owner - seat) % count
    at = layout.space_goods
    for space, lying in enumerate(state.stock):
        if lying:
            first = at + GOODS_COUNT * numbers[space]
            for good, amount in lying:
                row[first + good] = min(MOST, amount)


def belongings(layout: Layout, player: Player, i: int, row: bytearray) -> None:
    """Goods and begging markers."""
    at = layout.goods + GOODS_COUNT * i
    for amount in player.goods:
        if amount:
            row[at] = min(MOST, amount)
        at += 1
    at = layout.status + len(STATUS) * i
    if player.begging:
        row[at] = min(MOST, player.begging)
    if player.passed:
        row[at + 1] = 1
    if player.doubled:
        row[at + 2] = 1


def family(layout: Layout, player: Player, i: int, row: bytearray) -> None:
    """Each dwarf with his weapon, where he stands, and whether he works this round."""
    at = layout.family + DWARFS * len(DWARF) * i
    weapons, places, newborns, resting = player.weapons, player.places, player.newborns, player.resting
    for dwarf in range(min(DWARFS, len(weapons))):
        row[at] = 1
        if weapons[dwarf]:
            row[at + 1] = weapons[dwarf]
        if places[dwarf] >= 0:
            row[at + 2] = layout.space_numbers[places[dwarf]] + 1
        if newborns >> dwarf & 1:
            row[at + 3] = 1
        if resting >> dwarf & 1:
            row[at + 4] = 1
        at += len(DWARF)


def rooms(layout: Layout, player: Player, i: int, row: bytearray) -> None:
    """Furnishings by kind and by place, what they still deliver, and which spaces are one large pasture."""
    numbers = layout.furnishing_numbers
    at, grid = layout.rooms + layout.furnishings * i, layout.room_at + GRID * i
    for cell, tile in player.rooms:
        number = numbers[tile]
        row[at + number] = row[at + number] + 1
        row[grid + ON_GRID[cell]] = number + 1
    at = layout.deliveries + layout.furnishings * i
    for tile, left in player.deliveries:
        row[at + numbers[tile]] = min(MOST, left)
    grid = layout.large_pasture_at + GRID * i
    for number, area in enumerate(player.large_areas):
        for cell in range(area.bit_length()):
            if area >> cell & 1:
                row[grid + ON_GRID[cell]] = number + 1


def behind(layout: Layout, state: GameState, seat: int, row: bytearray) -> list[bytes | bytearray]:
    """The row of counts, and all sets behind it."""
    shown = 0
    for space in state.rules.printed:
        shown |= 1 << space
    for space in state.cards:
        shown |= 1 << space
    drawn, count = layout.spaces_drawn, layout.players
    parts: list[bytes | bytearray] = [
        row,
        drawn.of(shown),
        drawn.of(state.cards_left),
        drawn.of(state.protected),
        layout.furnishings_drawn.of(state.available),
    ]
    for i in range(count):
        land(layout, state.players[(seat + i) % count], parts)
    box = layout.box
    if box is not None:
        parts.append(box.encode(state, seat))
    return parts


def land(layout: Layout, player: Player, parts: list[bytes | bytearray]) -> None:
    """The tiles of a home board, a picture for each kind."""
    drawn = layout.land_drawn
    parts.append(drawn.of(player.meadows))
    parts.append(drawn.of(player.fields))
    parts.append(drawn.of(player.small_pastures))
    parts.append(drawn.of(player.large_pastures))
    parts.append(drawn.of(player.stables))
    parts.append(drawn.of(player.caverns))
    parts.append(drawn.of(player.tunnels))
    parts.append(drawn.of(player.deep_tunnels))
    parts.append(drawn.of(player.ore_mines))
    parts.append(drawn.of(player.ruby_mines))
    parts.append(drawn.of(player.grain_1))
    parts.append(drawn.of(player.grain_2))
    parts.append(drawn.of(player.grain_3))
    parts.append(drawn.of(player.vegetable_1))
    parts.append(drawn.of(player.vegetable_2))
