"""How the server is doing, in figures that Prometheus collects. All of one process; none of them names a player or a table."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
FORMAT = "text/plain; version=0.0.4; charset=utf-8"

REGISTRY = CollectorRegistry()
TABLES = Gauge("tabard_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("tabard_sockets", "Open sockets", registry=REGISTRY)
MOVES = Histogram(
    "tabard_move_seconds",
    "From a move's arrival until it is stored and told",
    ["game"],
    buckets=QUICK,
    registry=REGISTRY,
)
THINKING = Histogram("tabard_bot_seconds", "How long bots think", ["bot"], buckets=SLOW, registry=REGISTRY)
REFUSALS = Counter("tabard_refusals", "What was refused, by the code of the reason", ["code"], registry=REGISTRY)
FAULTS = Counter("tabard_faults", "Faults of the server itself", registry=REGISTRY)


@contextmanager
def timed(histogram: Histogram, label: str) -> Iterator[None]:
    """Counts what succeeds."""
    begun = perf_counter()
    yield
    histogram.labels(label).observe(perf_counter() - begun)


def written() -> bytes:
    return generate_latest(REGISTRY)
