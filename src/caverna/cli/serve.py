"""`caverna serve`: tables for browsers, on this machine or for others."""

import socket
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from caverna.cli.arguments import (
    Arguments,
    Commands,
    Parser,
    WrongUsage,
    add_command,
    number_between,
    path,
    positive,
)
from caverna.cli.files import autosave_path, reason
from caverna.expansions import all_expansions
from caverna.server.settings import LOCAL_NAMES, Settings

if TYPE_CHECKING:
    from caverna.server.store import Store

USUAL_HOST, USUAL_PORT = "127.0.0.1", 8123
FREE_PORT = 0
LOCAL_HOSTS = ("127.0.0.1", "localhost")


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna serve --host 0.0.0.0 --port 8000 --data tables"
    parser = add_command(commands, "serve", "Run a server on which people play in their browsers.", example)
    parser.add_argument(
        "--host", default=USUAL_HOST, help=f"address to listen on (default: {USUAL_HOST}, this machine only)"
    )
    parser.add_argument(
        "--port",
        type=port,
        default=USUAL_PORT,
        help=f"port to listen on (default: {USUAL_PORT}; 0: a free one)",
    )
    parser.add_argument("--data", type=path, help="folder in which the tables are kept")
    parser.add_argument(
        "--allow-origin",
        action="append",
        default=[],
        metavar="URL",
        help="pages from there may connect as well, for instance https://example.org",
    )
    parser.add_argument("--bot-processes", type=positive, help="so many bots may think at the same time")
    parser.set_defaults(run=run)


def port(text: str) -> int:
    """A port, or 0 for a free one."""
    return number_between(text, 0, 65535)


def run(arguments: Arguments) -> int:
    """Serve until interrupted."""
    check_boxes()
    settings = settings_of(arguments)
    with listen_on(arguments.host, arguments.port) as listening:
        store = store_for(settings)
        print(f"Caverna is served at {address(arguments.host, listening)} (stop with Ctrl-C)", flush=True)
        serve(settings, store, listening)
    return 0


def check_boxes() -> None:
    """Files of a box that cannot be used are told now, and not to the players later."""
    for box in all_expansions().values():
        box.check_files()


def settings_of(arguments: Arguments) -> Settings:
    """What the options say, the rest as usual."""
    is_local = arguments.host in LOCAL_HOSTS
    return Settings(
        data=arguments.data or tables_folder(),
        allowed_origins=tuple(arguments.allow_origin),
        allowed_hosts=LOCAL_NAMES if is_local and not arguments.allow_origin else ("*",),
        bot_processes=arguments.bot_processes or Settings.bot_processes,
    )


def serve_and_open_a_browser(number: int | None = None, data: Path | None = None) -> None:
    """A server for this machine alone, with a browser that looks at it.

    If it can, on the usual port: a browser keeps seats and preferences for each port apart.
    """
    check_boxes()
    try:
        listening = listen_on(USUAL_HOST, USUAL_PORT if number is None else number)
    except WrongUsage:
        if number is not None:
            raise
        listening = listen_on(USUAL_HOST, FREE_PORT)
    settings = Settings(data or tables_folder(), allowed_hosts=LOCAL_NAMES)
    with listening:
        url, store = address(USUAL_HOST, listening), store_for(settings)
        print(f"Caverna is played at {url} (stop with Ctrl-C)", flush=True)
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
        serve(settings, store, listening, is_quiet=True)


# What only the server needs is loaded below: other commands start faster.


def store_for(settings: Settings) -> "Store":
    """Where the tables are kept: what is wrong with it is told before anything is served."""
    from caverna.server.store import StoreFailed
    from caverna.server.stores import open_store

    try:
        return open_store(settings)
    except StoreFailed as failed:
        raise WrongUsage(str(failed)) from None


def serve(settings: Settings, store: "Store", listening: socket.socket, is_quiet: bool = False) -> None:
    """Serve until interrupted."""
    from caverna.server.run import run as run_server

    with suppress(KeyboardInterrupt):  # the usual way to stop a server
        run_server(settings, store, listening, is_quiet)


def listen_on(host: str, number: int) -> socket.socket:
    """A listening socket, or an error that says which address is the trouble."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, number))
        listening.listen(512)
    except OSError as error:
        listening.close()
        raise WrongUsage(f"cannot listen on {host}, port {number}: {reason(error)}") from None
    return listening


def address(host: str, listening: socket.socket) -> str:
    """What to type into a browser."""
    number = listening.getsockname()[1]
    return f"http://[{host}]:{number}/" if ":" in host else f"http://{host}:{number}/"


def tables_folder() -> Path:
    """Where the tables of this user are kept."""
    return autosave_path().parent / "tables"
