"""Batches over a Ray cluster: the one that RAY_ADDRESS names, or one that is started on this machine for as long as it takes.

Every machine of the cluster needs the same version of Tabard.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, Final

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing of us is reported to anybody unless the host wants it

import ray

from .runs import AHEAD, Batch, play_batch
from .watch import Played

ALONE: Final = {"include_dashboard": False, "_node_ip_address": "127.0.0.1"}  # a cluster of this machine, for us only


def spread(todo: Iterable[Batch], jobs: int) -> Iterator[list[Played]]:
    """The results in the order of the batches; `jobs` batches at a time, or as many as the cluster has processors."""
    ray.init(**({} if "RAY_ADDRESS" in os.environ else ALONE), log_to_driver=False, logging_level="warning")
    play, waiting = ray.remote(play_batch), deque[Any]()
    ahead = AHEAD * (jobs or int(ray.cluster_resources().get("CPU", 1)))
    try:
        for batch in todo:
            waiting.append(play.remote(batch))
            if len(waiting) > ahead:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        ray.shutdown()
