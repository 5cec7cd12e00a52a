"""The page of a study, in Markdown: what was played, what came out, and what it does not prove."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from caverna.research.samples import percent
from caverna.research.study.figures import ENOUGH, REST, Ahead, Contrast, Group
from caverna.research.study.findings import Findings
from caverna.research.study.plans import MARKS

T = TypeVar("T")
Column = tuple[str, Callable[[T], str]]

READING = f"""\
A **farm** is one seat of one game. Points stand with their 95 % interval, in which farms of the same game
count as one observation. Wins are shares of victories, a shared one as a part, with the interval of Wilson.
Groups of fewer than {ENOUGH} farms are put together."""

CAUTION = """\
**Apart from what is drawn by lot, these are correlations among games of bots.** Who is ahead can afford what
others cannot, and who knows the use of a tile builds it where it pays: that farms with a tile have more
points does not prove that the tile brought them. Bots have habits, and what they never try is not judged
here. With so many rows, one in twenty lies outside its interval by luck alone, and the ends of a table owe
something to luck."""


@dataclass(frozen=True)
class Origin:
    """Where the figures come from."""

    command: str
    code: str
    """The version of rules and bots."""
    lots: int
    """Placements of each seat that were drawn."""


def page_of(findings: Findings, origin: Origin) -> str:
    """The whole page."""
    sections = [
        beginning_of(findings, origin),
        section("In short", *in_short(findings)),
        section(
            "By turn order",
            TURN_ORDER,
            picture("places", findings.places),
            groups_table("place", findings.places),
        ),
        *([section("By bot", groups_table("bot", findings.bots))] if len(findings.bots) > 1 else []),
        section(
            "By first action",
            drawn_by_lot(origin.lots),
            picture("first_actions", findings.first_actions),
            groups_table("first action", findings.first_actions),
        ),
        section("By the first two actions", groups_table("first two", findings.openings)),
        section(
            "By first room",
            picture("first_rooms", findings.first_rooms),
            table(findings.first_rooms, [*group_columns("first room"), ROUND]),
        ),
        tiles_section(findings),
        plans_section(findings),
        winners_section(findings),
    ]
    return "\n\n".join(sections) + "\n"


TURN_ORDER = "The place in the first round. Who begins is drawn by lot: differences are effects of the place."


def section(title: str, *parts: str) -> str:
    """A heading and what stands below it."""
    return "\n\n".join([f"## {title}", *(part for part in parts if part)])


def beginning_of(findings: Findings, origin: Origin) -> str:
    """What was played."""
    bots = ", ".join(f"`{group.name}`" for group in sorted(findings.bots, key=lambda group: group.name))
    played = f"{findings.games} games of {bots}, {len(findings.places)} players, {findings.all.points} points"
    code = f"Rules and bots: {origin.code}."
    return "\n\n".join(
        ["# What wins", f"{played}. {code}", f"```console\n{origin.command}\n```", READING, CAUTION]
    )


def in_short(findings: Findings) -> list[str]:
    """The ends of the tables in sentences."""
    lines = [
        f"- {place.name} to move: {place.points} points, {said_wins(place)}." for place in findings.places
    ]
    for what, groups in (("first action", findings.first_actions), ("first room", findings.first_rooms)):
        named = [group for group in groups if group.name != REST]
        if len(named) > 1:
            best, worst = named[0], named[-1]
            lines.append(
                f"- Best {what}: {best.name}, {best.points} points, {said_wins(best)}; "
                f"worst: {worst.name}, {worst.points} points, {said_wins(worst)}."
            )
    for what, found in (("tile", findings.tiles), ("mark of a plan", findings.marks)):
        if found:
            first, last = found[0], found[-1]
            lines.append(
                f"- The {what} whose owners are ahead most: {first.having.name}, by {first.lead} points; "
                f"least: {last.having.name}, by {last.lead}."
            )
    if findings.categories:
        most = " and ".join(f"{each.name.lower()} (by {each.more})" for each in findings.categories[:2])
        lines.append(f"- Winners are ahead of losers most in {most}.")
    return ["\n".join(lines)]


def said_wins(group: Group) -> str:
    """`wins 51.3 %`."""
    return f"wins {percent(group.wins.value)}"


def drawn_by_lot(lots: int) -> str:
    """How openings came about."""
    if not lots:
        return "Bots began as they liked, so good and bad openings may be those of good and bad places."
    drawn = "first placement was" if lots == 1 else f"first {lots} placements were"
    return (
        f"Each seat's {drawn} drawn by lot among all legal ones, everything after it was the bot's choice: "
        "differences are effects of what was drawn and not of who would choose it, against rivals whose "
        "beginning was drawn as well."
    )


def tiles_section(findings: Findings) -> str:
    """Every tile there is."""
    columns = [*contrast_columns("tile"), ("round", lambda each: said_round(each.having))]
    rare = ", ".join(f"{name} ({farms})" for name, farms in findings.rare if farms)
    never = ", ".join(name for name, farms in findings.rare if not farms)
    return section(
        "By tile",
        TILES,
        picture("tiles", findings.tiles),
        table(findings.tiles, columns),
        f"Not compared, because fewer than {ENOUGH} farms had them or had them not: {rare}." if rare else "",
        f"Nobody built: {never}." if never else "",
    )


TILES = "Farms with a tile against those without it; `round`: when it was built, in the mean."


def plans_section(findings: Findings) -> str:
    """Families, marks, and all marks together."""
    marks = "\n".join(f"- **{mark.name}**: {mark.definition}" for mark in MARKS)
    return section(
        "By plan",
        picture("families", findings.families),
        groups_table("family", findings.families),
        groups_table("first child", findings.first_children),
        f"A farm is told by what it has in the end:\n\n{marks}",
        picture("marks", findings.marks),
        table(findings.marks, contrast_columns("mark")),
        "All marks of a farm together are its plan:",
        picture("plans", findings.plans),
        groups_table("plan", findings.plans),
    )


def winners_section(findings: Findings) -> str:
    """What winners have more of."""
    columns: list[Column[Ahead]] = [
        ("", lambda each: each.name),
        ("games", lambda each: str(each.games)),
        ("winners", lambda each: f"{each.winners:.1f}"),
        ("losers", lambda each: f"{each.losers:.1f}"),
        ("more", lambda each: str(each.more)),
    ]
    return section(
        "What winners have more of",
        "Game by game, winners against losers: points by category of the score sheet, then numbers.",
        picture("winners", findings.categories),
        table(findings.categories, columns),
        table(findings.counts, columns),
    )


def picture(name: str, rows: Sequence[object]) -> str:
    """The link to one of the pictures; without rows there is none."""
    return f"![{name.replace('_', ' ')}]({name}.svg)" if rows else ""


def groups_table(heading: str, groups: Sequence[Group]) -> str:
    """Groups with points and wins."""
    return table(groups, group_columns(heading))


def group_columns(heading: str) -> "list[Column[Group]]":
    """What is said of a group."""
    return [
        (heading, lambda group: group.name),
        ("games", lambda group: str(group.games)),
        ("farms", lambda group: str(group.farms)),
        ("points", lambda group: str(group.points)),
        ("wins", lambda group: percent(group.wins.value)),
        ("95 %", lambda group: group.wins.interval),
    ]


def said_round(group: Group) -> str:
    """`4.5`."""
    return "-" if group.round is None else f"{group.round:.1f}"


ROUND: "Column[Group]" = ("round", said_round)


def contrast_columns(heading: str) -> "list[Column[Contrast]]":
    """What is said of those who have something."""
    return [
        (heading, lambda each: each.having.name),
        ("games", lambda each: str(each.having.games)),
        ("farms", lambda each: str(each.having.farms)),
        ("of all", lambda each: percent(each.share)),
        ("points", lambda each: str(each.having.points)),
        ("without", lambda each: str(each.others.points)),
        ("lead", lambda each: str(each.lead)),
        ("wins", lambda each: percent(each.having.wins.value)),
        ("95 %", lambda each: each.having.wins.interval),
        ("without", lambda each: percent(each.others.wins.value)),
    ]


def table(rows: Sequence[T], columns: "Sequence[Column[T]]") -> str:
    """Rows as Markdown; nothing for none."""
    if not rows:
        return ""
    lines = [[name for name, _ in columns], ["---"] * len(columns)]
    lines += [[said(row) for _, said in columns] for row in rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
