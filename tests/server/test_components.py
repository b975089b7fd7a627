"""Component files of strangers: whatever they hold, nobody else waits for them."""

import threading
import time
from typing import Any

import httpx
import pytest

from tabard.kernel.game import package_text

from .helpers import ThreadServer
from .test_http import error

OWN = package_text("tabard.games.middle_ages", "components.toml")
SOON = 4.0  # on a machine that has other work, too; the server used to stand still for six seconds and more


def posted(server: ThreadServer, components: str) -> tuple[httpx.Response, float]:
    """The answer, and the longest that anybody else had to wait meanwhile."""
    answers: list[httpx.Response] = []
    wish: dict[str, Any] = {"game": "middle-ages", "seats": 2, "components": components}
    sender = threading.Thread(target=lambda: answers.append(server.post("/api/tables", wish)))
    sender.start()
    longest = 0.0
    while sender.is_alive():
        began = time.monotonic()
        assert server.get("/api/text/en").status_code == 200
        longest = max(longest, time.monotonic() - began)
        time.sleep(0.02)
    return answers[0], longest


@pytest.mark.parametrize(
    ("components", "says"),
    [
        (".".join(["a"] * 20_000) + " = 1", "components"),
        (".".join(["a"] * 120_000) + " = 1", "components"),
        ("\n".join(f"a{n}.b.c = 1" for n in range(15_000)), "20000 values"),
        ("a = " + "[" * 3000 + "]" * 3000, "12 levels"),
        ("a = " + "{b = " * 500 + "1" + "}" * 500, "12 levels"),
        (OWN + "\n[" + ".".join(["deep"] * 20) + "]\n", "12 levels"),
    ],
    ids=["dotted", "long-dotted", "many-keys", "deep-array", "deep-tables", "deep-table"],
)
def test_a_file_that_takes_long_keeps_nobody_waiting(server: ThreadServer, components: str, says: str) -> None:
    answer, longest = posted(server, components)
    found = error(answer, 400)
    assert found["code"] == "wrong-components" and says in found["message"], found["message"][:200]
    assert longest < SOON


def test_a_good_file_is_played(server: ThreadServer) -> None:
    answer, longest = posted(server, OWN)
    assert answer.status_code == 201 and longest < SOON
