"""The results as pictures."""

from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from caverna.research.arena.referee import Referee
from caverna.research.arena.report import Report

WIDTH, HEIGHT_OF_A_BOT, REST = 8.0, 0.5, 1.2
DOTS_PER_INCH = 120


def draw_plots(referee: Referee, report: Report, directory: Path) -> list[Path]:
    """All plots as files."""
    directory.mkdir(parents=True, exist_ok=True)
    pictures = {"ratings.png": ratings_plot(report), "points.png": points_plot(referee, report)}
    for name, picture in pictures.items():
        picture.savefig(directory / name, dpi=DOTS_PER_INCH)
    return [directory / name for name in pictures]


def ratings_plot(report: Report) -> Figure:
    """Ratings with their intervals, best on top."""
    picture, axes = a_row_for_each_bot(report, "OpenSkill rating, 95 % intervals")
    axes.errorbar(
        [bot.rating.mu for bot in report.bots],
        range(len(report.bots)),
        xerr=[bot.rating.margin for bot in report.bots],
        fmt="o",
        capsize=4,
    )
    return picture


def points_plot(referee: Referee, report: Report) -> Figure:
    """How the points of each bot are spread: half of the games lie in the box."""
    points: dict[str, list[int]] = {bot.bot: [] for bot in report.bots}
    for game in referee.games():
        for seat, label in enumerate(game.seating):
            points[label].append(game.outcome.totals[seat])
    picture, axes = a_row_for_each_bot(report, "points in a game")
    axes.violinplot(
        list(points.values()), range(len(points)), orientation="horizontal", widths=0.8, showextrema=False
    )
    axes.boxplot(
        list(points.values()), positions=range(len(points)), orientation="horizontal", manage_ticks=False
    )
    return picture


def a_row_for_each_bot(report: Report, caption: str) -> tuple[Figure, Axes]:
    """An empty picture with the names of the bots on the left."""
    names = [bot.bot for bot in report.bots]
    picture = Figure(figsize=(WIDTH, REST + HEIGHT_OF_A_BOT * len(names)), layout="constrained")
    axes = picture.subplots()
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(caption)
    axes.grid(axis="x", alpha=0.3)
    return picture, axes
