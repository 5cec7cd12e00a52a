"""The pictures of a study: rows with their intervals, as small SVG files that are the same every time."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import matplotlib
from matplotlib.figure import Figure

from caverna.research.samples import Mean
from caverna.research.study.figures import Ahead, Contrast, Group
from caverna.research.study.findings import Findings

WIDTH, HEIGHT_OF_A_ROW, REST_OF_HEIGHT = 8.0, 0.26, 0.9


class Picture(NamedTuple):
    """Rows with a mean and its interval each."""

    rows: list[tuple[str, Mean]]
    caption: str
    line: float
    """What would be ordinary."""


def draw_pictures(findings: Findings, directory: Path) -> list[Path]:
    """All pictures that have rows, as files in a directory that is there."""
    files = []
    for name, picture in pictures_of(findings).items():
        if picture.rows:
            files.append(directory / f"{name}.svg")
            save(picture, files[-1])
    return files


def save(picture: Picture, file: Path) -> None:
    """Letters stay letters, which is small, and nothing in the file changes from day to day."""
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "caverna", "font.size": 9}):
        drawn(picture).savefig(file, metadata={"Date": None, "Creator": None})


def pictures_of(findings: Findings) -> dict[str, Picture]:
    """What is drawn, by the name of the file."""
    mean = findings.all.points.value
    return {
        "places": Picture(points_of(findings.places), "points, by turn order", mean),
        "first_actions": Picture(points_of(findings.first_actions), "points, by first action", mean),
        "first_rooms": Picture(points_of(findings.first_rooms), "points, by first room", mean),
        "tiles": Picture(leads_of(findings.tiles), "points more than farms without the tile", 0),
        "families": Picture(points_of(findings.families), "points, by size of the family", mean),
        "marks": Picture(leads_of(findings.marks), "points more than farms without that", 0),
        "plans": Picture(points_of(findings.plans), "points, by plan", mean),
        "winners": Picture(more_of(findings.categories), "points more than the losers of the game", 0),
    }


def points_of(groups: Sequence[Group]) -> list[tuple[str, Mean]]:
    """The points of each group."""
    return [(f"{group.name} ({group.farms})", group.points) for group in groups]


def leads_of(contrasts: Sequence[Contrast]) -> list[tuple[str, Mean]]:
    """How far each of them is ahead."""
    return [(f"{each.having.name} ({each.having.farms})", each.lead) for each in contrasts]


def more_of(found: Sequence[Ahead]) -> list[tuple[str, Mean]]:
    """What winners have more of."""
    return [(each.name, each.more) for each in found]


def drawn(picture: Picture) -> Figure:
    """A dot with its interval in each row, the first one on top."""
    rows = picture.rows
    figure = Figure(figsize=(WIDTH, REST_OF_HEIGHT + HEIGHT_OF_A_ROW * len(rows)), layout="constrained")
    axes = figure.subplots()
    axes.axvline(picture.line, color="grey", linewidth=0.8)
    axes.errorbar(
        [mean.value for _, mean in rows],
        range(len(rows)),
        xerr=[mean.margin or 0.0 for _, mean in rows],
        fmt="o",
        markersize=4,
    )
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.tick_params(axis="y", left=False)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlabel(f"{picture.caption}, 95 % intervals")
    axes.grid(axis="x", alpha=0.3)
    return figure
