"""The log of the server: one JSON object a line."""

import logging
import sys
import time

import msgspec

LOGGER = logging.getLogger("caverna.server")


class JsonLines(logging.Formatter):
    """Time, level, what happened, and whatever was said along with it."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


def note(event: str, **facts: str | int | float) -> None:
    """Something happened."""
    LOGGER.info(event, extra={"facts": facts})


def note_failure(event: str, **facts: str | int | float) -> None:
    """Something happened that should not have; the present exception belongs to it."""
    LOGGER.error(event, extra={"facts": facts}, exc_info=True)


def log_to_stderr(is_quiet: bool = False) -> None:
    """Write the log where whoever runs the server looks for it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("caverna.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    LOGGER.setLevel(logging.WARNING if is_quiet else logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
