"""`caverna rules --figures`: the printed figures of the expansion, and how we know them."""

from caverna.cli.console import Console
from caverna.cli.terminal import wrap
from caverna.expansions.frantic_fiends.engine.figures import Figures
from caverna.expansions.frantic_fiends.words.figures import all_figures, explanations
from caverna.words.texts import Words


def figures_and_sources(words: Words, console: Console, figures: Figures) -> list[str]:
    """All of them, with where they come from."""
    lines: list[str] = []
    for text in explanations(words, figures):
        lines += wrap(text, console.width, "   ")
    for heading, texts in all_figures(words, figures):
        lines.append(console.paint(heading, "bold"))
        for text in texts:
            lines += wrap(f"  {text}", console.width, "     ")
    return lines
