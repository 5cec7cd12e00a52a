"""`caverna serve`: tables for browsers, on this machine or for others."""

import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from caverna.bots.program.named import offer_programs
from caverna.cli.arguments import Arguments, Commands, Parser, WrongUsage, add_command
from caverna.cli.setting_options import add_settings, settings_of
from caverna.expansions import all_expansions
from caverna.server.configuration.settings import Settings, tables_folder
from caverna.words.system import why
from caverna.words.told import said_of

FREE_PORT = 0
AS_MANY_AS_ONE_LIKES = 1e9
"""Who plays at home makes a table for every attempt."""


def add_parser(commands: "Commands[Parser]") -> None:
    """The options of the command."""
    example = "caverna serve --host 0.0.0.0 --port 8000 --data tables"
    parser = add_command(commands, "serve", example)
    add_settings(parser)
    parser.set_defaults(run=run, is_waited_for=True)


def run(arguments: Arguments) -> int:
    """Serve until interrupted."""
    settings = settings_of(arguments)
    offer_programs(settings.programs)
    check_boxes()
    with listen_on(settings.host, settings.port) as listening:
        where = f"Caverna is served at {address(settings, listening)} (stop with Ctrl-C)"
        serve(settings, listening, lambda: print(where, flush=True))
    return 0


def check_boxes() -> None:
    """Files of a box that cannot be used are told now, and not to the players later."""
    for box in all_expansions().values():
        box.check_files()


def serve_and_open_a_browser(number: int | None = None, data: Path | None = None) -> None:
    """A server for this machine alone, with a browser that looks at it.

    If it can, on the usual port: a browser keeps seats and preferences for each port apart.
    """
    settings = Settings(
        tables_folder() if data is None else data,
        keep_abandoned_days=0,
        keep_finished_days=0,
        tables_burst=AS_MANY_AS_ONE_LIKES,
    )
    check_boxes()
    try:
        listening = listen_on(settings.host, settings.port if number is None else number)
    except WrongUsage:
        if number is not None:
            raise
        listening = listen_on(settings.host, FREE_PORT)
    url = address(settings, listening)

    def announce() -> None:
        print(f"Caverna is played at {url} (stop with Ctrl-C)", flush=True)
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    with listening:
        serve(settings, listening, announce, is_quiet=True)


def serve(
    settings: Settings, listening: socket.socket, announce: Callable[[], None], is_quiet: bool = False
) -> None:
    """Serve until interrupted. What only the server needs is loaded here: other commands start faster."""
    from caverna.server.run import run as run_server
    from caverna.server.storage.store import StoreFailed

    with suppress(KeyboardInterrupt):  # the usual way to stop a server
        try:
            run_server(settings, listening, announce, is_quiet)
        except StoreFailed as failed:
            raise WrongUsage("error-as-is", text=said_of(failed)) from None


def listen_on(host: str, number: int) -> socket.socket:
    """A listening socket, or an error that says which address is the trouble."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, number))
        listening.listen(512)
    except OSError as error:
        listening.close()
        raise WrongUsage("error-listen", host=host, port=str(number), why=why(error)) from None
    return listening


def address(settings: Settings, listening: socket.socket) -> str:
    """What to type into a browser."""
    host, number = settings.host, listening.getsockname()[1]
    return f"http://{f'[{host}]' if ':' in host else host}:{number}{settings.base_path}/"
