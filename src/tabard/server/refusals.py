"""How the server says no."""

from typing import Any

from tabard import Illegal
from tabard.server.wire_parts import Refusal

INTERNAL = Refusal("internal", "something went wrong here; nothing was changed")


class Refused(Exception):
    """Nothing was changed, and here is why. `status` is for plain HTTP."""

    def __init__(self, code: str, message: str, status: int = 400, args: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.refusal = Refusal(code, message, None, args or {})
        self.status = status


def worded(reason: Illegal) -> Refusal:
    return Refusal(reason.code, reason.message, reason.rule or None, dict(reason.details))


def illegal(reason: Illegal) -> Refused:
    refused = Refused(reason.code, reason.message, status=409)
    refused.refusal = worded(reason)
    return refused


def wrong_setup(reason: ValueError) -> Refused:
    """Why a table cannot be laid: in the game's own words where the game says so, and then with its own code."""
    message = str(reason)
    refused = Refused("wrong-setup", message, args={"message": message})
    if isinstance(reason, Illegal):
        refused.refusal = worded(reason)
    return refused


def stale() -> Refused:
    return Refused("stale", "the table has moved on; look at the newest state", status=409)


def unknown_table() -> Refused:
    return Refused("unknown-table", "there is no such table", status=404)


def wrong_key() -> Refused:
    return Refused("wrong-key", "this key opens no seat at this table", status=403)


def not_your_seat(seat: int) -> Refused:
    return Refused("not-your-seat", f"you do not hold the key of seat {seat}", status=403, args={"seat": seat})


def not_host() -> Refused:
    return Refused("not-host", "only the host of the table can do that", status=403)


def too_fast(seconds: float) -> Refused:
    wait = max(1, round(seconds))
    return Refused("too-fast", f"too many requests; try again in {wait} s", status=429, args={"seconds": wait})
