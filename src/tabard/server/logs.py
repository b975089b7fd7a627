"""The server's log: plain lines, or one JSON object a line with the table and the entry it speaks of. Never a key."""

import logging
from typing import Any

import msgspec

FIELDS = ("table", "entry", "seat")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(kind: str, level: str) -> None:
    """`kind`: text or json; `level`: from which importance on. With `info` every accepted entry is a line."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(without_keys)
    logging.getLogger("aiosqlite").setLevel("INFO")  # below that it tells the values of every statement
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)


def without_keys(record: logging.LogRecord) -> bool:
    """Keeps the addresses of sockets, in which keys stand, out of the log."""
    return "WebSocket" not in record.getMessage()
