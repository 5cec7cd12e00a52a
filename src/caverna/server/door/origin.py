"""Who may talk to the server from a browser: pages of the server itself, and those it was told about."""

from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers


def is_welcome(headers: Headers, allowed: Sequence[str]) -> bool:
    """Whether a request comes from a page of ours. Browsers always say so; programs need not."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        host = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return bool(host) and host == headers.get("host", "").lower()
