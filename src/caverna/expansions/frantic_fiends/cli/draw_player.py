"""What a player has beside the home board with Frantic Fiends: captives, friends, and orcs to fear."""

from collections.abc import Sequence

from caverna.cli.draw_player import whereabouts
from caverna.engine.home_board import CELLS
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.engine.orcs import is_to_come
from caverna.expansions.frantic_fiends.engine.player import ORC_NAMES
from caverna.expansions.frantic_fiends.engine.state import player_of
from caverna.expansions.frantic_fiends.words.names import orc_numeral
from caverna.words.texts import Words


def describe_workers(words: Words, state: GameState, seat: int, dwarfs: Sequence[str]) -> list[str]:
    """Captives with the space they are held on, and friendly orcs behind the dwarfs."""
    player, found = player_of(state, seat), list(dwarfs)
    for dwarf, cell in player.captives:
        weapon, _, _ = found[dwarf].rpartition(" (")
        found[dwarf] = f"{weapon} ({words.say('ui-cli-captive-on', cell=CELLS[cell])})"
    for orc, home, place in player.friends:
        where = whereabouts(words, state, place)
        if player.covered >> home & 1:
            where = words.say("ui-cli-captive-on", cell=CELLS[home])
        found.append(f"{words.say(f'orc-{ORC_NAMES[orc]}')} ({where})")
    return found


def orc_place(words: Words, state: GameState, seat: int, orc: int) -> str:
    """The space of a nasty orc, or why it has none."""
    place = player_of(state, seat).orcs[orc]
    if place >= 0:
        return CELLS[place]
    return words.say("ui-cli-orc-to-come" if is_to_come(state, seat, orc) else "ui-cli-orc-unseated")


def describe_orcs(words: Words, state: GameState, seat: int) -> str:
    """The nasty orcs in brief: `I 5 (a2), IV 12`; the last one is still to come."""
    player = player_of(state, seat)
    found = []
    for orc in player.nasty_orcs():
        text = f"{orc_numeral(ORC_NAMES[orc])} {player.strengths[orc]}"
        found.append(f"{text} ({orc_place(words, state, seat, orc)})")
    return ", ".join(found) or words.say("ui-none")
