"""What the learned judgement reads of a game with the expansion, behind what it reads of every game."""

from typing import Final

from caverna.bots.mind.judging.features import FURNISHINGS, MOST
from caverna.engine.goods import DOG, GOODS_COUNT
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.bots.chances import (
    chance_to_enter,
    events_to_come,
    fights_at_hand,
    reach_of,
    speed_of,
    strength_lacking,
)
from caverna.expansions.frantic_fiends.bots.worth import Prospects
from caverna.expansions.frantic_fiends.engine.fight import worth_of_dog
from caverna.expansions.frantic_fiends.engine.harvest import ORC_EVENT
from caverna.expansions.frantic_fiends.engine.orcs import is_in_cave, is_in_forest
from caverna.expansions.frantic_fiends.engine.paths import INTO_THE_CAVE
from caverna.expansions.frantic_fiends.engine.player import GONE, ORCS
from caverna.expansions.frantic_fiends.engine.set_up import EVENTS
from caverna.expansions.frantic_fiends.engine.state import fiends, player_of

LAST_FURNISHING: Final = 62
TRAPS: Final = 12
REWARDS: Final = 28
BRIBES: Final = GOODS_COUNT
A_POINT: Final = 8
"""Parts of a rule of thumb are told in eighths of a point."""
CERTAIN: Final = 32


def features_of_the_box(state: GameState, seat: int) -> bytes:
    """Events, orcs one by one, traps, friends and captives, rooms, bounties, and the rules of thumb."""
    prospects = Prospects(state, seat)
    row: list[int] = []
    table(state, seat, row)
    orcs(state, prospects, row)
    home(state, prospects, row)
    thumbs(prospects, row)
    victory(state, prospects, row)
    return bytes(row)


def table(state: GameState, seat: int, row: list[int]) -> None:
    """What is the same for everybody: the events, the bounties and rooms that are left, others' orcs."""
    fiend_state = fiends(state)
    event = fiend_state.event
    for number in range(EVENTS + 1):
        row.append(1 if event == number else 0)
    row.append(1 if state.harvest == ORC_EVENT else 0)
    rewards, available = fiend_state.rewards, state.available
    for number in range(REWARDS):
        row.append(rewards >> number & 1)
    for number in range(FURNISHINGS, LAST_FURNISHING + 1):
        row.append(available >> number & 1)
    row.append(sum([len(player_of(state, other).nasty_orcs()) for other in range(len(state.players))]))
    row.append(sum([len(player_of(state, other).friends) for other in range(len(state.players))]))
    row.append(sum(fiend_state.traps_left))


def orcs(state: GameState, prospects: Prospects, row: list[int]) -> None:
    """Where each of them is, how strong, how soon in the cave, and what beats it."""
    player, figures = prospects.player, prospects.rules.figures
    reach = reach_of(state, prospects.seat)
    for orc in range(ORCS):
        place, strength = player.orcs[orc], player.strengths[orc]
        is_near, is_there = is_in_forest(player, orc), is_in_cave(player, orc)
        events = events_to_come(state, orc)
        soon = 0.0
        if is_near and events > 0:
            soon = chance_to_enter(figures, speed_of(figures, orc), place, INTO_THE_CAVE, min(2, events))
        row += [
            1 if place == GONE else 0,
            1 if is_near else 0,
            1 if is_there else 0,
            player.held >> orc & 1,
            strength,
            max(0, strength - reach) if place != GONE else 0,
            int(CERTAIN * soon),
        ]
    row += [len(prospects.nasty), min(MOST, reach), player.goods[DOG] * worth_of_dog(state, prospects.seat)]


def home(state: GameState, prospects: Prospects, row: list[int]) -> None:
    """Traps by kind, friends, captives, what lies under orcs, goods in mines, rooms, bribes and pushes."""
    player, fiend_state = prospects.player, fiends(state)
    active: list[int] = [0] * TRAPS
    used_up = 0
    for _, kind, is_active in player.traps:
        if is_active:
            active[kind] += 1
        else:
            used_up += 1
    row += active
    ore = sum([amount for cell, amount in player.mined if player.ore_mines >> cell & 1])
    mined = sum([amount for _, amount in player.mined])
    row += [
        used_up,
        len(player.friends),
        len(player.free_friends()),
        len(player.captives),
        len(player.hidden),
        min(MOST, sum([max(0, prospects.points_under(what)) for _, what in player.hidden])),
        min(MOST, ore),
        min(MOST, mined - ore),
        1 if state.rules.players > 1 else 0,
    ]
    owned, event = player.owned, fiend_state.event
    for number in range(FURNISHINGS, LAST_FURNISHING + 1):
        row.append(owned >> number & 1)
    bribe = fiend_state.bribes[event] if event < len(fiend_state.bribes) else -1
    for good in range(BRIBES):
        row.append(1 if bribe == good else 0)
    row.append(min(MOST, player.goods[bribe]) if bribe >= 0 else 0)
    pushes = 0
    if event < EVENTS:
        for good, amount in prospects.rules.figures.displacement[event]:
            pushes += min(4, player.goods[good] // amount)
    row.append(pushes)


def thumbs(prospects: Prospects, row: list[int]) -> None:
    """What the rule of thumb says, part by part."""
    has_orcs = len(prospects.nasty) > 0
    parts = [prospects.stocked_mines(), 0.0 if has_orcs else prospects.freedom()]
    if has_orcs:
        parts += [prospects.raid(), prospects.menaces(), prospects.ways(), prospects.herds_in_danger()]
        parts += [prospects.traps(), prospects.readiness()]
    else:
        parts += [0.0] * 6
    for part in parts:
        row.append(max(0, min(MOST, int(A_POINT * part))))


def victory(state: GameState, prospects: Prospects, row: list[int]) -> None:
    """What it takes to be rid of all orcs, whether that is all that counts, and goods to bribe them."""
    player, fiend_state, seat = prospects.player, fiends(state), prospects.seat
    strengths = [player.strengths[orc] for orc in prospects.nasty]
    row += [
        1 if prospects.is_campaign else 0,
        min(MOST, sum(strengths)),
        fights_at_hand(state, seat, strengths),
        min(MOST, strength_lacking(state, seat, strengths)),
    ]
    for number in range(EVENTS):
        is_to_come = fiend_state.event <= number < len(fiend_state.bribes)
        row.append(min(MOST, player.goods[fiend_state.bribes[number]]) if is_to_come else 0)
