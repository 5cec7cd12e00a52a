"""Programs that whoever runs a server or a tournament gives a name, so that others can choose them."""

import os

from caverna.engine.errors import CavernaError

VARIABLE = "CAVERNA_PROGRAMS"
"""`woodcutter=node /srv/bots/woodcutter.js; digger=0.5:/srv/bots/digger`: names, seconds, commands."""


def named_programs() -> dict[str, str]:
    """What `program:` is followed by, by name. Nobody but the owner of this process can say it."""
    try:
        return read_programs(os.environ.get(VARIABLE, ""))
    except ValueError as wrong:
        raise CavernaError(f"{VARIABLE}: {wrong} is no NAME=COMMAND") from None


def offer_programs(text: str) -> None:
    """Name them for this process and for those it starts; nothing leaves it as it is."""
    if text:
        os.environ[VARIABLE] = text


def read_programs(text: str) -> dict[str, str]:
    """Commands by name. ValueError says which part is none."""
    found = {}
    for entry in filter(str.strip, text.split(";")):
        name, _, command = (part.strip() for part in entry.partition("="))
        if not name or not command:
            raise ValueError(entry.strip())
        found[name] = command
    return found
