"""What lies on the table with Frantic Fiends: orcs and event boards, the bounty board, traps for sale."""

from caverna.cli.draw_furnishings import tile_line
from caverna.cli.draw_player import GAP, in_one_go
from caverna.cli.terminal import Paint, wrap
from caverna.engine.home_board import CELLS, cells_of
from caverna.engine.state.game_state import NOT_YET_KNOWN
from caverna.expansions import box_of
from caverna.expansions.frantic_fiends.campaign.milestones import achieved
from caverna.expansions.frantic_fiends.cli.draw_board import describe_orc
from caverna.expansions.frantic_fiends.cli.draw_player import orc_place
from caverna.expansions.frantic_fiends.engine.bounty import COLUMNS
from caverna.expansions.frantic_fiends.engine.campaign_game import MILESTONES
from caverna.expansions.frantic_fiends.engine.event_step import EndEvent
from caverna.expansions.frantic_fiends.engine.harvest import PRINTED
from caverna.expansions.frantic_fiends.engine.orcs import is_in_cave
from caverna.expansions.frantic_fiends.engine.paths import INTO_THE_CAVE, card_drawn, path
from caverna.expansions.frantic_fiends.engine.player import ASIDE, GONE, ORC_NAMES, ORCS
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import NO_MILESTONE, FiendState, player_of
from caverna.expansions.frantic_fiends.words.names import (
    milestone_name,
    milestone_text,
    orc_name,
    orc_numeral,
    orcs_from,
    path_in_words,
    place_name,
    reward_name,
    strip_name,
    trap_name,
)
from caverna.words.names import describe_goods, good_name
from caverna.words.texts import Words

INDENT = "     "
TAKEN = "×"


class FiendDrawing:
    """Draws what everybody can see beside the home boards."""

    def __init__(self, words: Words, paint: Paint, state: FiendState, width: int) -> None:
        self.words = words
        self.paint = paint
        self.state = state
        self.width = width

    def heading(self, text: str) -> str:
        """A line in bold."""
        return self.paint(text, "bold")

    def item(self, text: str) -> list[str]:
        """A line of a list, wrapped."""
        return ["  " + line for line in wrap(text, self.width - 2, INDENT[:3])]

    # Orcs and events.

    def orcs(self, seat: int, name: str) -> list[str]:
        """The orcs of a player, nasty and friendly, and where they are."""
        lines = [self.heading(self.words.say("ui-cli-orcs-of", player=name))]
        player = player_of(self.state, seat)
        for orc in range(ORCS):
            name = orc_name(self.words, ORC_NAMES[orc])
            if player.orcs[orc] != GONE:
                name = describe_orc(self.words, self.state, seat, orc)
            lines += self.item(f"{name}: {self.whereabouts(seat, orc)}")
        if any(orc == ORCS for orc, _, _ in player.friends):
            lines += self.item(f"{orc_name(self.words, ORC_NAMES[ORCS])}: {self.whereabouts(seat, ORCS)}")
        return lines

    def whereabouts(self, seat: int, orc: int) -> str:
        """Where an orc is, or what has become of it."""
        words, player = self.words, player_of(self.state, seat)
        for who, home, _ in player.friends:
            if who == orc:
                return words.say("ui-cli-orc-lives", cell=CELLS[home])
        place = player.orcs[orc]
        if place == GONE:
            return words.say("ui-cli-orc-gone")
        gold = words.say("ui-cli-orc-gold", n=rules_of(self.state).figures.gold[orc])
        if place == ASIDE:
            return f"{orc_place(words, self.state, seat, orc)}; {gold}"
        if is_in_cave(player, orc):
            below = dict(player.hidden).get(place)
            what = f" ({place_name(words, self.state.rules, below)})" if below is not None else ""
            return f"{CELLS[place]}{what}; {gold}"
        card = card_drawn(self.state, seat, orc)
        if card is None:
            return f"{CELLS[place]}; {gold}"
        cells = [CELLS[cell] if cell != INTO_THE_CAVE else "cave" for cell in path(place, card)]
        return f"{path_in_words(words, [CELLS[place], *cells])}; {gold}"

    def events(self) -> list[str]:
        """The four event boards, and when they come."""
        lines = [self.heading(self.words.say("ui-cli-event-boards")), *self.item(self.ends_of_rounds())]
        for event in range(len(self.state.bribes)):
            lines += self.event(event)
        return lines

    def ends_of_rounds(self) -> str:
        """`End of the round: 4 (1 food per dwarf), 5 (Harvest) · Markers face down: ...`."""
        words, state = self.words, self.state
        names = box_of(state.rules).harvests()
        known = []
        for number in state.rules.rounds:
            harvest = PRINTED.get(number, NOT_YET_KNOWN)
            if number == state.round and state.harvest != NOT_YET_KNOWN:
                harvest = state.harvest
            if number >= state.round and harvest != NOT_YET_KNOWN:
                known.append(f"{number} ({words.say(f'harvest-{names[harvest]}')})")
        markers = words.say("ui-cli-orc-markers", left=state.leaves, n=state.questions)
        return f"{words.say('ui-cli-round-end')}: {GAP.join([', '.join(known) or '–', markers])}"

    def event(self, event: int) -> list[str]:
        """One event board."""
        words, figures = self.words, rules_of(self.state).figures
        ranges = [
            words.say("ui-orc-range", orc=orc_numeral(ORC_NAMES[orc]), n=reach)
            for orc, reach in enumerate(figures.ranges[event])
            if reach
        ]
        parts = [
            words.say("ui-event-ranges", ranges=", ".join(ranges)),
            f"{words.say('concept-bribe')}: {good_name(words, self.state.bribes[event], 2)}",
            words.say("ui-event-displacement", price=describe_goods(words, figures.displacement[event])),
        ]
        name = words.say(f"orc_event-{event + 1}")
        is_over = event < self.state.event - 1 or (event < self.state.event and not self.is_raid)
        if is_over:
            return self.item(self.paint(f"{name}: {words.say('ui-cli-event-over')}", "grey"))
        text = words.attribute(f"orc_event-{event + 1}", "help") or ""
        told = [*in_one_go(parts, self.width - len(INDENT)), *wrap(text, self.width - len(INDENT))]
        return [*self.item(self.heading(name)), *[INDENT + line for line in told]]

    @property
    def is_raid(self) -> bool:
        """Whether an event is going on."""
        return any(isinstance(step, EndEvent) for step in self.state.agenda)

    def milestone(self) -> list[str]:
        """The side aim of a game of the campaign, and how far the player is."""
        if self.state.milestone == NO_MILESTONE:
            return []
        key = MILESTONES[self.state.milestone]
        aim = rules_of(self.state).figures.milestones[key]
        text = f"{self.heading(milestone_name(self.words, key))}: {milestone_text(self.words, aim)}"
        so_far = self.words.say("ui-campaign-so-far", n=achieved(self.state, aim.what), of=aim.how_many)
        return wrap(f"{text} ({so_far})", self.width, INDENT[:3])

    # The bounty board.

    def bounty(self) -> list[str]:
        """Rewards strip by strip with the orcs that bring them, and the yellow tiles."""
        words, rules, state = self.words, rules_of(self.state), self.state
        lines = [self.heading(words.say("concept-bounty_board"))]
        for strip in cells_of(state.long_strips):
            lines += self.item(self.heading(strip_name(words, f"l{strip + 1}")))
            for column in range(COLUMNS):
                lines += self.reward(COLUMNS * strip + column, column)
        lines.append(self.heading(words.say("concept-yellow_tiles")))
        for strip in cells_of(state.short_strips):
            for key in rules.figures.short_strips[f"r{strip + 1}"]:
                number = rules.furnishing_number[key]
                if state.available >> number & 1:
                    lines += self.item(tile_line(words, self.paint, rules, rules.furnishings[number]))
        return [*lines, *wrap(words.attribute("concept-yellow_tiles", "help") or "", self.width)]

    def reward(self, number: int, column: int) -> list[str]:
        """One field: for whom, what, and whether it is still there."""
        words, key = self.words, rules_of(self.state).rewards[number].key
        text = f"{orcs_from(column):>6} {reward_name(words, key)}: {words.attribute(f'reward-{key}', 'help')}"
        if not self.state.rewards >> number & 1:
            text = self.paint(f"{TAKEN:>6} {reward_name(words, key)} ({words.say('ui-cli-taken')})", "grey")
        lines = wrap(text.lstrip(), self.width - 9, INDENT)
        blanks = " " * (len(text) - len(text.lstrip()))
        return [f"    {blanks}{lines[0]}", *[f"    {line}" for line in lines[1:]]]

    # Traps.

    def traps(self, seat: int, name: str) -> list[str]:
        """The traps for sale, and those a player has set."""
        words, rules = self.words, rules_of(self.state)
        lines = [self.heading(words.say("ui-cli-traps-for-sale"))]
        for trap, left in zip(rules.traps, self.state.traps_left, strict=True):
            if left:
                kind = words.say(f"trap_kind-{trap.kind}")
                text = (
                    f"{self.heading(trap_name(words, trap.key))} ({kind}): {describe_goods(words, trap.cost)}"
                )
                told = words.attribute(f"trap-{trap.key}", "help")
                lines += self.item(f"{text}; {words.say('ui-cli-left', n=left)}. {told}")
        if len(lines) == 1:
            lines += self.item(words.say("ui-nothing"))
        mine = player_of(self.state, seat).traps
        if mine:
            lines.append(self.heading(words.say("ui-cli-traps-of", player=name)))
        for cell, number, is_active in mine:
            key = rules.traps[number].key
            how = words.say("ui-cli-trap-active" if is_active else "ui-cli-trap-used")
            told = f". {words.attribute(f'trap-{key}', 'help')}" if is_active else ""
            lines += self.item(f"{trap_name(words, key)} ({CELLS[cell]}): {how}{told}")
        return lines
