"""Which game? Those that are kept, or a new one: players, opponents, expansion."""

import secrets
from dataclasses import dataclass, field
from functools import partial

from caverna.bots import LEVEL_NAMES
from caverna.cli.files import UnreadableFile
from caverna.cli.seats import seats_with_bots
from caverna.engine.errors import BadSetup
from caverna.expansions import all_expansions, expansion_named
from caverna.game import Game
from caverna.setup import MOST_PLAYERS, Setup
from caverna.table.seats import HUMAN
from caverna.terminal.list_screen import ListScreen, Row
from caverna.terminal.saved_games import GameOnDisk, bot_in_words, games_folder, games_on_disk


@dataclass(frozen=True)
class AskedFor:
    """What the command line says about a game whose players are still to be chosen."""

    furnishings: str = "full"
    options: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    expansion: str | None = None


class ChoosingScreen(ListScreen):
    """The first thing one sees if nobody says who plays."""

    def __init__(self, asked: AskedFor | None = None) -> None:
        super().__init__()
        self.asked = asked or AskedFor()
        self.saved = games_on_disk(games_folder())
        self.players = 2
        self.level = LEVEL_NAMES[2]
        self.box = self.asked.expansion or next(iter(all_expansions()))

    def heading(self) -> str:
        return f"{self.home.words.say('ui-title')}: {self.home.words.say('ui-subtitle')}"

    def rows(self) -> list[Row]:
        words = self.home.words
        box = words.say(f"option-expansion-{self.box}")
        rows = [
            Row(words.say("ui-new-game"), self.begin),
            Row(f"   {words.say('web-players')}: < {self.players} >", self.begin, self.change_players),
        ]
        if self.players > 1:
            who = words.say(f"web-bot-{self.level}" if self.level != HUMAN else "web-start-hotseat")
            rows.append(Row(f"   {words.say('screen-others')}: < {who} >", self.begin, self.change_level))
        rows.append(Row(f"   {words.say('option-expansion')}: < {box} >", self.begin, self.change_box))
        language = f"{words.say('ui-choose-language')}: < {words.say('ui-language-name')} >"
        rows.append(Row(language, self.change_language, self.change_language))
        return rows + [Row(self.in_words(game), partial(self.resume, game)) for game in self.saved]

    def in_words(self, game: GameOnDisk) -> str:
        """A saved game in a line."""
        words = self.home.words
        names = ", ".join(
            words.say("ui-you") if kind == HUMAN else bot_in_words(words, kind) for kind in game.seats
        )
        box = "" if game.expansion == "none" else f" · {words.say(f'option-expansion-{game.expansion}')}"
        stand = words.say("ui-game-over") if game.is_over else words.say("web-round", round=game.round)
        what = words.say("screen-look-back" if game.is_over else "web-my-tables")
        return f"{what}: {names} · {stand}{box}  [{game.path.stem}]"

    def begin(self) -> None:
        """A new game as chosen."""
        asked, known = self.asked, expansion_named(self.box).option_names()
        options = {name: value for name, value in asked.options.items() if name in known}
        seed = secrets.randbits(32) if asked.seed is None else asked.seed
        try:
            setup = Setup(self.players, asked.furnishings, options, seed, self.box)
        except BadSetup as wrong:
            self.say(str(wrong))
            return
        kinds = [HUMAN] * self.players if self.level == HUMAN else seats_with_bots([self.level], self.players)
        self.home.begin(Game(setup, deals=False), kinds)

    def resume(self, game: GameOnDisk) -> None:
        """Go on with a game."""
        try:
            self.home.resume(game.path)
        except UnreadableFile as unreadable:
            self.say(str(unreadable))

    def change_players(self, step: int) -> None:
        """One more or one fewer."""
        self.players = (self.players - 1 + step) % MOST_PLAYERS + 1

    def change_level(self, step: int) -> None:
        """Another kind of opponents."""
        kinds = [*LEVEL_NAMES, HUMAN]
        self.level = kinds[(kinds.index(self.level) + step) % len(kinds)]

    def change_box(self, step: int) -> None:
        """With or without an expansion."""
        boxes = list(all_expansions())
        self.box = boxes[(boxes.index(self.box) + step) % len(boxes)]
