"""Writing down what Frantic Fiends adds to a position."""

from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import CELLS, cells_of
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import HOME
from caverna.expansions.frantic_fiends.engine.campaign_game import MILESTONES
from caverna.expansions.frantic_fiends.engine.orcs import uncover
from caverna.expansions.frantic_fiends.engine.player import ASIDE, GONE, ORC_NAMES, ORCS, FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.set_up import lay_out
from caverna.expansions.frantic_fiends.engine.state import NO_MILESTONE, NOT_BEGUN, fiends, own, player_of
from caverna.expansions.frantic_fiends.record.position import FIEND_HARVESTS
from caverna.expansions.frantic_fiends.record.seat import GOES, captivable
from caverna.record.write_position import Writer

GOES_NAMES = {place: name for name, place in GOES.items()}


class FiendWriter(Writer):
    """Writes a position of a game with the expansion."""

    harvests = FIEND_HARVESTS

    def more_table_lines(self) -> list[str]:
        return fiend_table_lines(self.state)

    def more_seat_lines(self, seat: int) -> list[str]:
        return fiend_seat_lines(self.state, seat)

    def uncovered(self, seat: int) -> FiendPlayer:
        """As if no orc sat in the cave: all tiles lie open."""
        trial = self.state.copy()
        player = own(trial, seat)
        player.orcs = (GONE,) * ORCS
        for cell, _ in player.hidden:
            uncover(trial, seat, cell)
        return player

    def covered_tiles(self) -> list[int]:
        """Here only those tiles that were laid out can have been sold."""
        trial = self.state.copy()
        lay_out(trial)
        built = 0
        for seat, player in enumerate(self.state.players):
            built |= player.owned
            for _, what in player_of(self.state, seat).hidden:
                built |= 1 << what if what >= 0 else 0
        return list(cells_of(trial.available & ~self.state.available & ~built))

    def markers_seen(self) -> list[str]:
        return [f"questions {self.state.questions_seen}"]


def fiend_table_lines(state: GameState) -> list[str]:
    """Boards, strips and markers in play, events that have begun, rewards somebody has had."""
    fiend_state, rules = fiends(state), rules_of(state)
    strips = [f"l{number + 1}" for number in cells_of(fiend_state.long_strips)]
    strips += [f"r{number + 1}" for number in cells_of(fiend_state.short_strips)]
    lines = [
        "extensions " + " ".join(f"s{number + 1}" for number in cells_of(fiend_state.extensions)),
        "strips " + " ".join(strips),
        "bribes " + " ".join(GOOD_NAMES[good] for good in fiend_state.bribes),
        f"event {fiend_state.event}",
    ]
    trial = state.copy()
    lay_out(trial)
    taken = fiends(trial).rewards & ~fiend_state.rewards
    if taken:
        lines.append("rewards_taken " + " ".join(rules.rewards[number].key for number in cells_of(taken)))
    if fiend_state.milestone != NO_MILESTONE:
        lines.append(f"milestone {MILESTONES[fiend_state.milestone]}")
    if fiend_state.first not in (NOT_BEGUN, fiend_state.start):
        lines.append(f"first {SEAT_NAMES[fiend_state.first]}")
    return lines


def fiend_seat_lines(state: GameState, seat: int) -> list[str]:
    """Orcs, traps, goods in mines, friends and captives."""
    player, rules = player_of(state, seat), rules_of(state)
    lines = [orc_line(player, orc) for orc in in_order(player)]
    lines += [f"held {ORC_NAMES[orc]}" for orc in range(ORCS) if player.held >> orc & 1]
    for cell, kind, is_active in player.traps:
        lines.append(f"trap {rules.traps[kind].key} {CELLS[cell]} {'active' if is_active else 'used'}")
    lines += [f"mined {CELLS[cell]} {amount}" for cell, amount in player.mined]
    for orc, home, place in player.friends:
        where = CELLS[home] if place == HOME else f"{CELLS[home]}@{rules.space_keys[place]}"
        lines.append(f"friend {ORC_NAMES[orc]} {where}")
    return lines + captive_lines(state, seat)


def captive_lines(state: GameState, seat: int) -> list[str]:
    """`captive 0 e3`; which dwarf it is where several have the same weapon."""
    player = own(state.copy(), seat)
    captives, player.captured = player.captives, 0
    lines = []
    for dwarf, cell in captives:
        is_first = captivable(player, player.weapons[dwarf])[0] == dwarf
        player.captured |= 1 << dwarf
        lines.append(f"captive {player.weapons[dwarf]} {CELLS[cell]}" + ("" if is_first else f" {dwarf + 1}"))
    return lines


def in_order(player: FiendPlayer) -> list[int]:
    """The orcs, those in the cave in the order in which they sat down."""
    cells = [cell for cell, _ in player.hidden]
    return sorted(
        range(ORCS), key=lambda orc: cells.index(player.orcs[orc]) if player.orcs[orc] in cells else -1
    )


def orc_line(player: FiendPlayer, orc: int) -> str:
    """`orc a b2 5`."""
    place = player.orcs[orc]
    if place in (GONE, ASIDE):
        strength = f" {player.strengths[orc]}" if place == ASIDE else ""
        return f"orc {ORC_NAMES[orc]} {GOES_NAMES[place]}{strength}"
    return f"orc {ORC_NAMES[orc]} {CELLS[place]} {player.strengths[orc]}"
