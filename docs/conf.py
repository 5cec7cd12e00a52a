"""How these pages become a site: `make docs`, which takes no warning for an answer."""

from importlib.metadata import version as version_of

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

project = "caverna"
release = version = version_of("caverna")

extensions = ["myst_parser"]
myst_heading_anchors = 4
nitpicky = True

html_theme = "furo"
html_title = "caverna"
html_show_copyright = False
html_show_sphinx = False

OUR_FORMATS = ("record", "position", "campaign")
PAGES_BELOW = {"rules/README": "*", "decisions/README": "*", "study": "study/*/README"}


def fit_for_the_site(app: Sphinx, name: str, source: list[str]) -> None:
    """What the site needs and a reader of the plain files would stumble over."""
    source[0] = source[0].replace("](../CONTRIBUTING.md", "](contributing.md")
    if name in PAGES_BELOW:
        source[0] += f"\n```{{toctree}}\n:hidden:\n:glob:\n\n{PAGES_BELOW[name]}\n```\n"


def setup(app: Sphinx) -> None:
    for name in OUR_FORMATS:
        app.add_lexer(name, TextLexer)
    app.connect("source-read", fit_for_the_site)
