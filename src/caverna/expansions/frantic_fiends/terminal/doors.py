"""What the box adds to the full screen: orcs with their paths, traps, the bounty board, event boards."""

from collections.abc import Sequence
from typing import cast

from caverna.expansions.frantic_fiends.figures.load import figures_in_use
from caverna.expansions.frantic_fiends.view.shapes import OrcView, PlayerFiends, TableFiends
from caverna.expansions.frantic_fiends.words.names import (
    milestone_name,
    milestone_text,
    orc_name,
    orc_numeral,
    orcs_from,
    path_in_words,
    reward_name,
    strip_name,
    trap_name,
)
from caverna.terminal.doors import ScreenDoors
from caverna.view.shapes import PlayerView, View
from caverna.words.texts import Words


def player_part(player: PlayerView) -> PlayerFiends:
    """What the box tells about a player."""
    return cast(PlayerFiends, player["expansion"])


def table_part(view: View) -> TableFiends:
    """What the box tells about the table."""
    return cast(TableFiends, view["expansion"])


class FiendScreenDoors(ScreenDoors):
    """Everything nasty, where it can be seen."""

    pane_key = "ui-cli-orcs"

    def in_cell(self, words: Words, view: View, player: PlayerView, cell: str) -> Sequence[str]:
        part = player_part(player)
        found = [in_cell(words, orc) for orc in part["orcs"] if orc["cell"] == cell]
        found += [step_text(orc, cell) for orc in part["orcs"] if cell in orc["path"]]
        for trap in part["traps"]:
            if trap["cell"] == cell:
                mark = "" if trap["is_active"] else " ×"
                found.append(trap_name(words, trap["trap"]) + mark)
        found += [f"({held['strength']})" for held in part["captives"] if held["cell"] == cell]
        found += [orc_name(words, friend["orc"]) for friend in part["friends"] if friend["home"] == cell]
        if cell in part["mined"]:
            found.append(words.say("screen-mined", n=part["mined"][cell]))
        if part["dangers"].get(cell) and not any(cell in orc["path"] for orc in part["orcs"]):
            found.append(words.say("screen-danger", n=part["dangers"][cell]))
        return found

    def beside(self, words: Words, view: View, player: PlayerView) -> Sequence[str]:
        nasty = [orc for orc in player_part(player)["orcs"] if not orc["is_gone"]]
        told = ", ".join(f"{orc_numeral(orc['orc'])} {orc['strength']}" for orc in nasty) or words.say(
            "ui-none"
        )
        return [f"{words.say('ui-cli-orcs')} {told}"]

    def pane(self, words: Words, view: View, player: PlayerView) -> Sequence[tuple[str, str]]:
        return [
            *orcs_told(words, player),
            *events_told(words, view),
            *traps_told(words, view),
            *bounty_told(words, view),
        ]


def in_cell(words: Words, orc: OrcView) -> str:
    """`Orc I 5`; one that is held has brackets."""
    text = f"{orc_name(words, orc['orc'])} {orc['strength']}"
    return f"[{text}]" if orc["is_held"] else text


def step_text(orc: OrcView, cell: str) -> str:
    """`→I.2`: the second step of orc I would lead here."""
    return f"→{orc_numeral(orc['orc'])}.{orc['path'].index(cell) + 1}"


def orcs_told(words: Words, player: PlayerView) -> list[tuple[str, str]]:
    """Where each of them is, and where its card would lead it."""
    told = [(words.say("ui-cli-orcs-of", player=player["name"]), "")]
    for orc in player_part(player)["orcs"]:
        name = f"{orc_name(words, orc['orc'])} ({orc['strength']})"
        gold = words.say("ui-cli-orc-gold", n=orc["gold"])
        told.append(
            (name, f"{whereabouts(words, orc)}; {gold}" if not orc["is_gone"] else whereabouts(words, orc))
        )
    for friend in player_part(player)["friends"]:
        told.append((orc_name(words, friend["orc"]), words.say("ui-cli-orc-lives", cell=friend["home"])))
    if player_part(player)["dangers"]:
        sign = "screen-danger-sign"
        told.append((words.say(sign), words.attribute(sign, "help") or ""))
    return told


def whereabouts(words: Words, orc: OrcView) -> str:
    """The space of an orc and its path, or what has become of it."""
    if orc["is_gone"]:
        return words.say("ui-cli-orc-gone")
    if orc["cell"] is None:
        return words.say("ui-cli-orc-to-come" if orc["is_aside"] else "ui-cli-orc-unseated")
    return path_in_words(words, [orc["cell"], *orc["path"]])


def events_told(words: Words, view: View) -> list[tuple[str, str]]:
    """The four event boards."""
    table = table_part(view)
    told = [(words.say("ui-cli-event-boards"), "")]
    for board in table["boards"]:
        ranges = [words.say("ui-orc-range", orc=orc_numeral(orc), n=n) for orc, n in board["ranges"].items()]
        price = ", ".join(
            words.say("ui-amount", n=n, good=words.say(f"good-{good}", n=n))
            for good, n in board["displacement"].items()
        )
        parts = [
            words.say("ui-event-ranges", ranges=", ".join(ranges)),
            f"{words.say('concept-bribe')}: {words.say('good-' + board['bribe'], n=2)}",
            words.say("ui-event-displacement", price=price),
        ]
        is_over = board["number"] < table["event"] or (
            board["number"] == table["event"] and not table["is_event"]
        )
        text = words.say("ui-cli-event-over") if is_over else "; ".join(parts)
        told.append((words.say(f"orc_event-{board['number']}"), text))
    if table["milestone"] is not None:
        aim = figures_in_use().milestones[table["milestone"]]
        told.append((milestone_name(words, table["milestone"]), milestone_text(words, aim)))
    return told


def traps_told(words: Words, view: View) -> list[tuple[str, str]]:
    """The traps for sale."""
    told = [(words.say("ui-cli-traps-for-sale"), "")]
    for trap in table_part(view)["traps"]:
        cost = ", ".join(
            words.say("ui-amount", n=n, good=words.say(f"good-{good}", n=n))
            for good, n in trap["cost"].items()
        )
        help_text = words.attribute(f"trap-{trap['trap']}", "help") or ""
        left = words.say("ui-cli-left", n=trap["left"])
        told.append((trap_name(words, trap["trap"]), f"{cost}; {left}. {help_text}"))
    return told


def bounty_told(words: Words, view: View) -> list[tuple[str, str]]:
    """The bounty board: which orcs bring which reward."""
    told = [(words.say("concept-bounty_board"), "")]
    strip = ""
    for reward in table_part(view)["rewards"]:
        if reward["strip"] != strip:
            strip = reward["strip"]
            told.append((strip_name(words, strip), " "))
        name = f"{orcs_from(reward['column'] - 1):>6} {reward_name(words, reward['reward'])}"
        help_text = words.attribute(f"reward-{reward['reward']}", "help") or ""
        told.append((name, help_text if reward["is_free"] else words.say("ui-cli-taken")))
    return told


SCREEN = FiendScreenDoors()
