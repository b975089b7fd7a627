"""Rate limits: every sender has a bucket of tokens that refills steadily. They are far above what people do."""

import ipaddress
import time
from collections.abc import Callable

from msgspec import Struct

from tabard.server.refusals import too_fast

MOST_SENDERS = 10_000


class Rate(Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


REQUESTS = Rate(200, 40)
NEW_TABLES = Rate(20, 0.2)
NEW_SOCKETS = Rate(60, 2)
MESSAGES = Rate(300, 60)  # of all who play from one house
THOUGHTS = Rate(60, 12)
HINTS = Rate(12, 0.5)  # each costs a process more than a second
REPLAYS = Rate(60, 4)
REVIEWS = Rate(6, 1 / 60)  # begun; each keeps a process busy for a minute
CHAT = Rate(20, 3)
MAILS = Rate(5, 1 / 300)


class Bucket:
    def __init__(self, rate: Rate, at: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = at

    def refill(self, at: float) -> float:
        self.tokens = min(self.rate.burst, self.tokens + (at - self.at) * self.rate.per_second)
        self.at = at
        return self.tokens

    def take(self, at: float) -> None:
        """Take one token or refuse."""
        if self.refill(at) < 1:
            raise too_fast((1 - self.tokens) / self.rate.per_second)
        self.tokens -= 1


class Limits:
    """The buckets of all senders."""

    def __init__(self, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.clock = clock
        self.buckets: dict[tuple[str, Rate], Bucket] = {}

    def take(self, sender: str, rate: Rate) -> None:
        if not self.on:
            return
        at = self.clock()
        if len(self.buckets) > MOST_SENDERS:
            self.sweep(at)
        self.buckets.setdefault((sender, rate), Bucket(rate, at)).take(at)

    def sweep(self, at: float) -> None:
        """Forget those who have been quiet for long enough."""
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if bucket.refill(at) < bucket.rate.burst}


def sender(address: str | None) -> str:
    """One household is one sender: an IPv4 address, or the first half of an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address or "")
    except ValueError:
        return address or "?"
    if parsed.version == 4:
        return str(parsed)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
