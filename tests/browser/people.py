"""Somebody at a browser: what the page was told over its wire, and a mirror of the game to compare with."""

import json
from typing import TypedDict

from playwright.sync_api import Page

from caverna.game import Game
from caverna.server.lobby.new_tables import options_of
from caverna.setup import Setup
from tests.browser.serving import Created

LAPTOP, SMALL_LAPTOP, TABLET, PHONE = (1440, 900), (1366, 768), (820, 1180), (360, 740)
TOUCHED = 900
"""What is narrower is touched with fingers."""

EAR = """(() => {
  const heard = (window.heard = { state: null, log: [], sent: [], advice: [], errors: [] });
  const change = (old, changes) => {
    if (changes === null || typeof changes !== "object" || Array.isArray(changes)) return changes;
    if (old === null || typeof old !== "object") return changes;
    if (Array.isArray(old) && "at" in changes) {
      old.splice(changes.at, changes.drop, ...changes.put);
      return old;
    }
    for (const key in changes) old[key] = key in old ? change(old[key], changes[key]) : changes[key];
    return old;
  };
  const merged = (state, { changes, gone, base, type, ...rest }) => {
    if (state.showing !== base) throw new Error(`changes of ${base}, but ${state.showing} was shown`);
    const copy = structuredClone(state);
    for (const way of gone) {
      const last = way.pop();
      delete way.reduce((place, key) => place[key], copy)[last];
    }
    return { ...change(copy, changes), ...rest };
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", (event) => {
        let message = JSON.parse(event.data);
        if (message.type === "error") heard.errors.push(message);
        if (message.type === "changes") message = merged(heard.state, message);
        if (message.type !== "state") return;
        for (const choice of message.moves) choice.verb = choice.move.split(" ")[0];
        const first = message.log[0]?.number ?? Infinity;
        heard.log = heard.log.slice(0, message.log_length).filter((entry) => entry.number < first);
        heard.log.push(...message.log);
        heard.state = message;
      });
    }
    send(text) {
      const message = JSON.parse(text);
      if (message.type === "advice") heard.advice.push(...message.about);
      const asides = ["ping", "hello", "language", "state", "why", "advice"];
      if (!asides.includes(message.type)) heard.sent.push(message);
      super.send(text);
    }
  };
})();"""
"""Listens beside the client to what the server says; changes nothing."""

MY_TURN = """(version) => {
  const state = heard.state;
  if (!state || state.version <= version) return false;
  if (state.view.is_over) return true;
  const isMine = state.yours.includes(state.turn.seat ?? -1);
  return state.moves.length > 0 || (state.turn.waits_for_end && isMine);
}"""


class Choice(TypedDict):
    """A legal move as the page was told it."""

    move: str
    say: str
    kind: str
    verb: str  # the first word of the move, for robots that read it


class Asked(TypedDict):
    """What a page knows at one moment."""

    version: int
    over: bool
    key: str
    waits: bool
    moves: list[Choice]
    log: list[str]
    can_take_back: bool


NOW = """() => {
  const state = heard.state;
  return {
    version: state.version, over: state.view.is_over, key: state.decision?.key ?? "",
    waits: state.turn.waits_for_end, moves: state.moves, log: heard.log.map((entry) => entry.move),
    can_take_back: state.turn.can_take_back,
  };
}"""


class Person:
    """A page, what it was told, and the game as far as it is known from there."""

    def __init__(self, page: Page, address: str, table: str) -> None:
        self.page = page
        self.address = address
        self.table = table
        self.game: Game | None = None

    def goto(self, path: str) -> None:
        self.page.goto(self.address + path)

    def wait_for_my_turn(self, after: int = -1) -> Asked:
        """Until I am asked something, my turn waits for its end, or the game is over."""
        self.page.wait_for_function(MY_TURN, arg=after)
        return self.now()

    def now(self) -> Asked:
        asked: Asked = self.page.evaluate(NOW)
        return asked

    def mirror(self) -> Game:
        """The same game, played in this process from the log that the page was told."""
        log = self.now()["log"]
        if (
            self.game is None
            or [move.text for _, move in self.game.moves_played] != log[: len(self.game.moves_played)]
        ):
            setup = self.page.evaluate("() => heard.state.setup")
            options = options_of(setup["options"], setup["expansion"])
            chosen = Setup(setup["players"], setup["furnishings"], options, expansion=setup["expansion"])
            self.game = Game(chosen, deals=False)
        for text in log[len(self.game.moves_played) :]:
            self.game.play(text)
        return self.game

    def sent(self) -> list[dict[str, object]]:
        """What this page has sent since it was loaded, greetings and questions aside."""
        sent: list[dict[str, object]] = self.page.evaluate("() => heard.sent")
        return sent

    def advice_wanted(self) -> list[str]:
        """What this page has asked for advice about since it was loaded."""
        about: list[str] = self.page.evaluate("() => heard.advice")
        return about


def sit_down(
    page: Page, address: str, created: Created | None, path: str, preferences: dict[str, object]
) -> Person:
    """Open a page with the seats of a table in its pocket, and look at that table unless told otherwise."""
    chosen = {"language": "en", "bot_speed": "instant", **preferences}
    table = created["table"] if created else ""
    mine = [{**created, "players": 1, "title": "test", "visited": 0}] if created and created["tokens"] else []
    page.add_init_script(EAR)
    page.add_init_script(
        f"localStorage.getItem('caverna.preferences') ?? "
        f"localStorage.setItem('caverna.preferences', {json.dumps(json.dumps(chosen))});"
        f"localStorage.getItem('caverna.tables') ?? "
        f"localStorage.setItem('caverna.tables', {json.dumps(json.dumps(mine))});"
    )
    person = Person(page, address, table)
    person.goto(path or (f"/table/{table}" if table else "/"))
    return person
