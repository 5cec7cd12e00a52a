"""What is to be known of a finished game, seat by seat: read off its moves and its end, never guessed."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from caverna.engine.events import DWARF_BORN, DWARF_PLACED, FURNISHED, LOOTED
from caverna.engine.goods import DOG, FARM_ANIMALS
from caverna.engine.state.game_state import NATURE
from caverna.engine.state.player import Player
from caverna.game import Game
from caverna.record.record import beginning

OPENING = 2
"""So many placements are an opening: a player begins with two dwarfs."""


@dataclass(frozen=True)
class FarmFacts:
    """What one seat did, and what it came to."""

    bot: str
    place: int
    """0 for whoever had the first turn of the game, 1 for the next one, and so on."""
    sheet: dict[str, int]
    won: float
    """A shared victory counts as a part of one."""
    opening: tuple[str, ...]
    """The spaces of the first placements."""
    rooms: tuple[tuple[str, int], ...]
    """What was furnished, in that order, and in which round."""
    births: tuple[int, ...]
    """The rounds in which dwarfs were born."""
    counts: dict[str, int]
    """What there is in the end, and what expeditions brought on the way."""

    @property
    def points(self) -> int:
        """All categories together."""
        return sum(self.sheet.values())

    def round_of(self, tile: str) -> int | None:
        """When a tile was furnished first; None if it was not."""
        return next((round for key, round in self.rooms if key == tile), None)


@dataclass(frozen=True)
class GameFacts:
    """What all seats of a game did."""

    farms: tuple[FarmFacts, ...]


@dataclass
class Diary:
    """What one seat did on the way."""

    spaces: list[str] = field(default_factory=list)
    rooms: list[tuple[str, int]] = field(default_factory=list)
    births: list[int] = field(default_factory=list)
    loot: int = 0


def facts_of(game: Game, bots: Sequence[str]) -> GameFacts:
    """The facts of a finished game, with the bot on each seat."""
    first = next(seat for seat, _ in game.moves_played if seat != NATURE)
    winners, sheets = game.winners(), game.score()
    farms = []
    for seat, diary in enumerate(diaries_of(game)):
        farm = FarmFacts(
            bot=bots[seat],
            place=(seat - first) % len(bots),
            sheet=sheets[seat],
            won=1 / len(winners) if seat in winners else 0.0,
            opening=tuple(diary.spaces[:OPENING]),
            rooms=tuple(diary.rooms),
            births=tuple(diary.births),
            counts={**counts_of(game.state.players[seat]), "loot": diary.loot},
        )
        farms.append(farm)
    return GameFacts(tuple(farms))


def diaries_of(game: Game) -> list[Diary]:
    """What each seat did, by playing the game once more."""
    diaries = [Diary() for _ in range(game.setup.players)]
    again = beginning(game)
    for _, move in game.moves_played:
        round = again.state.round
        for event in again.play(move):
            if event.kind == DWARF_PLACED:
                diaries[event.seat].spaces.append(event.source)
            elif event.kind == FURNISHED:
                diaries[event.seat].rooms.append((event.source, round))
            elif event.kind == DWARF_BORN:
                diaries[event.seat].births.append(round)
            elif event.kind == LOOTED:
                diaries[event.seat].loot += 1
    return diaries


def counts_of(player: Player) -> dict[str, int]:
    """What stands and lies on a home board, and who lives there."""
    return {
        "dwarfs": player.dwarfs,
        "strongest": max(player.weapons),
        "animals": player.goods[DOG] + sum(player.goods[animal] for animal in FARM_ANIMALS),
        "fields": player.fields.bit_count(),
        "pastures": player.small_pastures.bit_count() + len(player.large_areas),
        "stables": player.stables.bit_count(),
        "ore_mines": player.ore_mines.bit_count(),
        "ruby_mines": player.ruby_mines.bit_count(),
    }
