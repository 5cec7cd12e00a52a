"""The log of the server: one JSON object a line, whoever writes it, and not too many of a kind."""

import json
import logging
import sys
import time
from collections import OrderedDict

from caverna.server.door.rate import Bucket

LOGGER = logging.getLogger("caverna.server")
BURST, PER_SECOND = 100, 10
"""So many lines of a kind at once, and in the long run."""
MOST_KINDS = 1000


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
        return json.dumps(entry, default=str)


class NotTooOften(logging.Filter):
    """Of the same thing, again and again, only so much is written; and then how much was left out."""

    def __init__(self) -> None:
        super().__init__()
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = f"{record.name} {record.msg}"
        bucket = self.buckets.setdefault(kind, Bucket(BURST, PER_SECOND))
        if len(self.buckets) > MOST_KINDS:
            forgotten, _ = self.buckets.popitem(last=False)
            self.left_out.pop(forgotten, None)
        if not bucket.take():
            self.left_out[kind] = self.left_out.get(kind, 0) + 1
            return False
        left_out = self.left_out.pop(kind, 0)
        if left_out:
            record.facts = {**getattr(record, "facts", {}), "left_out": left_out}
        return True


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
    handler.addFilter(NotTooOften())
    logging.captureWarnings(capture=True)
    logging.getLogger().handlers = [handler]
    logging.getLogger().setLevel(logging.WARNING)
    LOGGER.setLevel(logging.WARNING if is_quiet else logging.INFO)
