"""The tables of a server: those I sit at, a new one, and the door of one that I have not been to."""

import secrets
from functools import partial

from caverna.bots import LEVEL_NAMES
from caverna.expansions import all_expansions
from caverna.server.protocol.http_messages import SeatRequest, TableInfo
from caverna.setup import MOST_PLAYERS
from caverna.terminal.list_screen import ListScreen, Row
from caverna.terminal.lobby import in_one_line, tables_known
from caverna.terminal.seat_tokens import SeatTokens
from caverna.terminal.server_address import ServerAddress
from caverna.terminal.source import NoAnswer

OPEN_SEATS = "open"


class ServerScreen(ListScreen):
    """What there is on a server for me."""

    def __init__(self, server: ServerAddress) -> None:
        super().__init__()
        self.server = server
        self.tokens = SeatTokens()
        self.found: list[TableInfo] = []
        self.players = 2
        self.others = OPEN_SEATS
        self.box = next(iter(all_expansions()))

    def heading(self) -> str:
        return f"{self.home.words.say('web-lobby')}: {self.server}"

    def on_mount(self) -> None:
        self.run_worker(self.look_around(), exit_on_error=False)

    async def look_around(self) -> None:
        """How my tables stand."""
        try:
            self.found = await tables_known(self.server, self.tokens, self.home.language)
        except NoAnswer as nobody:
            self.say(str(nobody))
        self.redraw()

    def rows(self) -> list[Row]:
        words = self.home.words
        rows = [Row(in_one_line(words, table), partial(self.go_to, table.table)) for table in self.found]
        who = words.say("web-open-seat" if self.others == OPEN_SEATS else f"web-bot-{self.others}")
        rows += [
            Row(words.say("ui-new-game"), self.begin),
            Row(f"   {words.say('web-players')}: < {self.players} >", self.begin, self.change_players),
        ]
        if self.players > 1:
            rows.append(Row(f"   {words.say('screen-others')}: < {who} >", self.begin, self.change_others))
        box = words.say(f"option-expansion-{self.box}")
        rows.append(Row(f"   {words.say('option-expansion')}: < {box} >", self.begin, self.change_box))
        return rows

    def go_to(self, table: str) -> None:
        """To a table I know."""
        self.home.play_there(self.server, table, self.tokens.tokens_of(str(self.server), table))

    def begin(self) -> None:
        """A new table; its address is what others need to come."""
        self.run_worker(self.make_table(), exit_on_error=False)

    async def make_table(self) -> None:
        """Have it made, keep its keys, and go there."""
        others = SeatRequest("open") if self.others == OPEN_SEATS else SeatRequest("bot", bot=self.others)
        try:
            made = await self.server.new_table(
                self.players, self.home.player_name, others, self.box, self.home.language
            )
        except NoAnswer as nobody:
            self.say(str(nobody))
            return
        self.tokens.remember(str(self.server), made.table, made.tokens)
        self.go_to(made.table)

    def change_players(self, step: int) -> None:
        """One more or one fewer."""
        self.players = (self.players - 1 + step) % MOST_PLAYERS + 1

    def change_others(self, step: int) -> None:
        """Whom the others seats are for."""
        kinds = [OPEN_SEATS, *LEVEL_NAMES]
        self.others = kinds[(kinds.index(self.others) + step) % len(kinds)]

    def change_box(self, step: int) -> None:
        """With or without an expansion."""
        boxes = list(all_expansions())
        self.box = boxes[(boxes.index(self.box) + step) % len(boxes)]


class DoorScreen(ListScreen):
    """A table where I have no seat: sit down on an open one, or watch."""

    def __init__(self, server: ServerAddress, info: TableInfo) -> None:
        super().__init__()
        self.server = server
        self.info = info
        self.tokens = SeatTokens()
        self.token = secrets.token_urlsafe(24)
        """The same one whenever I ask, so that a lost answer does not cost the seat."""

    def heading(self) -> str:
        return in_one_line(self.home.words, self.info)

    def rows(self) -> list[Row]:
        words = self.home.words
        rows = [
            Row(f"{words.say('web-sit-down')}: {'ABCDEFG'[seat.seat]}", partial(self.sit_down, seat.seat))
            for seat in self.info.seats
            if seat.kind == "open"
        ]
        return [*rows, Row(words.say("web-watch"), self.look_on)]

    def sit_down(self, seat: int) -> None:
        """Take a seat."""
        self.run_worker(self.join(seat), exit_on_error=False)

    async def join(self, seat: int) -> None:
        """Have it given to me, keep its key, and play."""
        table = self.info.table
        try:
            seated = await self.server.join(
                table, self.home.player_name, seat, self.token, self.home.language
            )
        except NoAnswer as nobody:
            self.say(str(nobody))
            return
        self.tokens.remember(str(self.server), table, {seated.seat: seated.token})
        self.home.play_there(self.server, table, self.tokens.tokens_of(str(self.server), table))

    def look_on(self) -> None:
        """Look on."""
        self.tokens.remember(str(self.server), self.info.table, {})
        self.home.play_there(self.server, self.info.table, [])
