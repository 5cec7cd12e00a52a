"""The built client, and the words it shows."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from caverna.server.configuration.settings import Settings
from caverna.words.texts import LANGUAGES, whole_text

CLIENT = Path(__file__).parent.parent / "client"
"""Where the build of web/ puts the client."""
NO_BASE_PATH = '<meta name="base-path" content=""'
NO_PAGES = ("api/", "ws/", "locale/")
LONGEST = 1000
"""Characters of an address; no page of ours has so many."""
FOR_EVER = "public, max-age=31536000, immutable"
"""Files under assets/ have the hash of their content in their name."""
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Caverna</title>
<body><h1>Caverna</h1><p>The server is running, but the pages of the game have not been built yet.
Run <code>make web</code> in the folder of the project, then load this page again.</p></body></html>"""


async def get_page(request: Request) -> Response:
    """A file of the client, or its one page for every address that is no file."""
    path = str(request.path_params.get("path", ""))
    if len(path) > LONGEST:
        return PlainTextResponse("too long", 414)
    if path.startswith(NO_PAGES) or not request.scope["path"].isprintable():
        return PlainTextResponse("not found", 404)
    if "." in path.rsplit("/", 1)[-1]:
        return get_file(path)
    index = CLIENT / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 200)
    settings: Settings = request.app.state.lobby.settings
    page = below(settings.base_path, index.read_text(encoding="utf-8"))
    return HTMLResponse(page, headers={"cache-control": "no-cache"})


def below(base_path: str, page: str) -> str:
    """The page of the client for a server that lives below a path: its files are found from every address."""
    told = page.replace(NO_BASE_PATH, NO_BASE_PATH.replace('""', f'"{base_path}"'))
    return told.replace('"./assets/', f'"{base_path}/assets/')


def get_file(path: str) -> Response:
    """A file that lies in the folder of the client."""
    file = file_of_the_client(path)
    if file is None:
        return PlainTextResponse("not found", 404)
    is_named_by_content = path.startswith("assets/")
    return FileResponse(file, headers={"cache-control": FOR_EVER if is_named_by_content else "no-cache"})


def file_of_the_client(path: str) -> Path | None:
    """The file, if there is such a one and it lies in the folder."""
    try:
        file = (CLIENT / path).resolve()
        return file if file.is_relative_to(CLIENT.resolve()) and file.is_file() else None
    except (ValueError, OSError):  # no file can be called that
        return None


async def get_words(request: Request) -> Response:
    """All texts of a language, as the server itself uses them."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return PlainTextResponse("not found", 404)
    return PlainTextResponse(whole_text(language), headers={"cache-control": "no-cache"})
