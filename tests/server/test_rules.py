"""Tables of other rules: they go on if all of them plays by today's as it did, and are paused with a reason if not."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tabard.kernel import Frame, Move
from tabard.server.settings import Settings

from . import whispers
from .helpers import ThreadServer
from .test_branch import stored
from .test_http import error
from .test_series import play_out

Patch = pytest.MonkeyPatch


@contextmanager
def later(before: ThreadServer, patch: Patch, change: Callable[[Patch], None]) -> Iterator[ThreadServer]:
    """The same house after its rules were changed."""
    with patch.context() as changed:
        changed.setattr(type(whispers.GAME), "rules_version", "2")
        change(changed)
        with ThreadServer(before.settings) as running:
            yield running


def the_same(_: Patch) -> None:
    """Another version, but nothing that these games would notice."""


def fewer_bids(patch: Patch) -> None:
    patch.setattr(whispers.Bid, "options", lambda self, p, seat: [("bid", max(p.hands[seat]))])


def more_dice(patch: Patch) -> None:
    apply = whispers.Bid.apply

    def rolled(self: whispers.Bid, p: whispers.Whispers, seat: int, move: Move) -> Frame | None:
        p.below(6)
        return apply(self, p, seat, move)

    patch.setattr(whispers.Bid, "apply", rolled)


def other_deal(patch: Patch) -> None:
    patch.setattr(whispers, "CARDS", 23)


def longer(patch: Patch) -> None:
    patch.setattr(whispers, "ROUNDS", 4)


def failing(patch: Patch) -> None:
    def fail(*_: Any) -> Any:
        raise KeyError("gone")

    patch.setattr(whispers.Mark, "options", fail)


@pytest.fixture
def house(server: ThreadServer) -> ThreadServer:
    server.__exit__()
    return ThreadServer(Settings(database=server.settings.database, static=server.settings.static, limits=False))


def begin(house: ThreadServer, rounds: int = 2) -> dict[str, Any]:
    """A game in which both always bid their lowest card, after so many rounds."""
    made = house.create(game="whispers", seats=2)
    with house.sit(made["table"], *made["keys"].values()) as player:
        while player.face(0)["view"]["board"]["round"] < rounds and not player.state["over"]:
            face = next(face for face in player.state["faces"] if face["legal"])
            wanted = [one["move"] for one in face["legal"] if one["move"][0] in ("bid", "done", "pass")]
            assert player.move(wanted[0], face["seat"])["ok"]
    return made


def test_what_plays_as_it_did_goes_on(house: ThreadServer, monkeypatch: Patch) -> None:
    with house:
        made = begin(house)
        before = stored(house, made["table"])
    with later(house, monkeypatch, the_same) as now:
        with now.sit(made["table"], *made["keys"].values()) as player:
            assert player.state["version"] == len(before[1])
            play_out(player)
        row, entries = stored(now, made["table"])
        assert row.rules_version == "2" and entries[: len(before[1])] == before[1]
        assert now.get(f"/api/tables/{made['table']}").json()["welcome"]["rules_version"] == "2"


@pytest.mark.parametrize(("change", "move"), [(fewer_bids, 1), (more_dice, 2), (other_deal, 0), (failing, 3)])
def test_what_does_not_is_paused_and_not_changed(
    house: ThreadServer, monkeypatch: Patch, change: Callable[[Patch], None], move: int
) -> None:
    with house:
        made = begin(house)
        before = stored(house, made["table"])
    with later(house, monkeypatch, change) as now:
        for _ in range(2):
            refusal = error(now.get(f"/api/tables/{made['table']}"), 410)
            assert refusal["code"] == "outdated" and refusal["args"]["move"] == move
            assert "paused" in refusal["message"] and "version 2" in refusal["message"]
        assert stored(now, made["table"]) == before
    with house.__class__(house.settings) as back, back.sit(made["table"], *made["keys"].values()) as player:
        play_out(player)


def test_an_end_that_would_be_none_today_stays(house: ThreadServer, monkeypatch: Patch) -> None:
    with house:
        made = begin(house, rounds=9)
        entries = stored(house, made["table"])[1]
    with later(house, monkeypatch, longer) as now:
        refusal = error(now.get(f"/api/tables/{made['table']}"), 410)
        assert error(now.post(f"/api/tables/{made['table']}/review", None), 410) == refusal, "nor is it reviewed"
        assert refusal["args"]["move"] == len(entries)
