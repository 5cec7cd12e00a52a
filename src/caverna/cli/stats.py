"""`caverna stats`: tables and plots of the games of a dataset: points by seat, by opening, by tile."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from caverna.cli.arguments import Arguments, Commands, Parser, WrongUsage, add_command, path
from caverna.cli.console import Console
from caverna.cli.files import write_text
from caverna.cli.progress import busy_with, counted
from caverna.cli.runs import extra
from caverna.cli.terminal import in_rows
from caverna.research.code_version import code_version
from caverna.research.datasets.decisions import BrokenDataset
from caverna.research.samples import percent
from caverna.research.study.facts import facts_of
from caverna.research.study.figures import Contrast, Group
from caverna.research.study.findings import Findings, findings_of
from caverna.research.study.page import Origin, page_of
from caverna.words.system import why

PAGE_FILE = "README.md"
Rows = list[Sequence[str]]


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna stats games/greedy --page build/stats"
    parser = add_command(commands, "stats", example)
    parser.add_argument("folder", type=path, help="what `caverna dataset` has written")
    parser.add_argument("--page", type=path, metavar="DIR", help="write README.md with plots there, too")
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Read, check, count, print."""
    findings = findings_in(arguments.folder)
    console = Console()
    for title, rows in tables_of(findings):
        console.say("", title, *[f"  {line}" for line in in_rows(rows)])
    if arguments.page is not None:
        write_page(findings, arguments.folder, arguments.page)
        console.say("", str(arguments.page / PAGE_FILE))
    return 0


def findings_in(folder: Path) -> Findings:
    """What can be found out about the games, which must be of one kind."""
    with extra("research"):
        from caverna.research.datasets.files import read_dataset
    games, setups = [], set()
    for game, recorded in counted(read_dataset(folder), "games read"):
        games.append(facts_of(game, recorded.bots))
        setups.add(replace(game.setup, seed=0))
    if len(setups) != 1:
        raise BrokenDataset("error-dataset-kinds", folder=str(folder), kinds=str(len(setups)))
    return findings_of(games, setups.pop())


def tables_of(findings: Findings) -> list[tuple[str, Rows]]:
    """Points and victories by what was different."""
    return [
        (f"{findings.games} games", groups("", [findings.all])),
        ("By turn order", groups("seat", findings.places)),
        ("By bot", groups("bot", findings.bots)),
        ("By first action", groups("space", findings.first_actions)),
        ("By first room", groups("furnishing", findings.first_rooms)),
        ("By tile", contrasts(findings.tiles)),
    ]


def groups(heading: str, found: Sequence[Group]) -> Rows:
    """A row for each group."""
    rows: Rows = [(heading, "farms", "points", "wins")]
    for group in found:
        rows.append((group.name, str(group.farms), str(group.points), percent(group.wins.value)))
    return rows


def contrasts(found: Sequence[Contrast]) -> Rows:
    """A row for each tile: those who have it beside those who have not."""
    rows: Rows = [("furnishing", "farms", "points", "more than without")]
    for tile in found:
        rows.append((tile.having.name, str(tile.having.farms), str(tile.having.points), str(tile.lead)))
    return rows


def write_page(findings: Findings, folder: Path, page: Path) -> None:
    """The same and more as a page with plots."""
    with extra("plots"):
        from caverna.research.study.plots import draw_pictures
    try:
        page.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUsage("error-page", page=str(page), why=why(error)) from None
    with busy_with("drawing"):
        draw_pictures(findings, page)
    origin = Origin(f"caverna stats {folder}", f"version {code_version()}", 0)
    write_text(page / PAGE_FILE, page_of(findings, origin))
