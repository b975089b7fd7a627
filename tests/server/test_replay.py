"""Games seen again: the very states that the sockets were sent, never more, in pages of a bounded size."""

from typing import Any

import pytest
from msgspec.structs import replace as changed

from tabard.server import limits, replay_reels
from tabard.server.replay_reel import Reel
from tabard.server.rows import Entry
from tabard.server.wire_replay import MOST_STEPS

from .helpers import CATALOGUE, ThreadServer
from .test_http import error
from .test_leaks import Watched, begun
from .test_progress import finished

GAMES = [("whispers", 2), ("whispers", 4), ("middle-ages", 2)]


class Halfway(Watched):
    """A game that is still going on."""

    def play(self) -> None:
        for _ in range(24):
            seats = self.server.get(f"/api/tables/{self.table}").json()["state"]["waiting"]
            if not seats:
                return
            self.act(self.dice.choice(seats))


def contents(server: ThreadServer, table: str, **query: Any) -> dict[str, Any]:
    answer = server.get(f"/api/tables/{table}/replay", params=query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def page(server: ThreadServer, table: str, **query: Any) -> list[dict[str, Any]]:
    answer = server.get(f"/api/tables/{table}/replay/steps", params=query)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["states"])


def whole(server: ThreadServer, table: str, size: int = MOST_STEPS, **query: Any) -> list[dict[str, Any]]:
    """All steps, page by page, each page's first state as it would have come after the one before."""
    steps = contents(server, table, **query)["steps"]
    states: list[dict[str, Any]] = []
    for first in range(0, steps + 1, size):
        states += page(server, table, first=first, count=size, **query)
    assert len(states) == steps + 1
    return states


def logs(states: list[dict[str, Any]]) -> list[list[Any]]:
    """The log after every state, and the states without what they add to it."""
    found, log = [], []
    for state in states:
        face = state["faces"][0]
        log = log[: face["story_from"]] + face["story"]
        found.append(log)
    return found


def unasked(states: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """There is nothing to choose in a replay."""
    faces = [[{**face, "legal": [], "asides": [], "undo": False} for face in one["faces"]] for one in states]
    return [{**one, "faces": seen} for one, seen in zip(states, faces, strict=True)]


def bare(states: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**one, "faces": [{**one["faces"][0], "story": 0, "story_from": 0}]} for one in states]


@pytest.mark.parametrize("kind", [Halfway, Watched])
@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_a_replay_says_what_the_socket_was_sent_and_no_more(
    server: ThreadServer, slug: str, seats: int, kind: type[Watched]
) -> None:
    for seed in range(3):
        watched = kind(server, slug, seats, seed)
        for viewers, player in watched.players.items():
            if len(viewers) > 1:
                continue
            seat = viewers[0]
            query = {} if seat is None else {"seat": seat, "keys": watched.keys[str(seat)]}
            sent = unasked(player.of("state"))
            again = whole(server, watched.table, **query)
            assert again[0] == sent[0] and bare(again) == bare(sent) and logs(again) == logs(sent)
            assert page(server, watched.table, count=MOST_STEPS, **query) == sent[:MOST_STEPS]
            assert whole(server, watched.table, 7, **query)[-1]["version"] == len(sent) - 1


def test_of_a_running_game_one_sees_again_what_one_has_seen(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=3)
    table, keys = made["table"], made["keys"]
    assert contents(server, table)["eyes"] == [None]
    assert contents(server, table, keys=keys["1"])["eyes"] == [None, 1]
    assert contents(server, table, keys=f"{keys['2']},{keys['0']}", seat=2)["eyes"] == [None, 0, 2]
    for path in ("replay", "replay/steps"):
        for query in ({"seat": 0}, {"seat": 0, "keys": keys["1"]}):
            refusal = error(server.get(f"/api/tables/{table}/{path}", params=query), 403)
            assert refusal["code"] == "not-your-seat"
        assert error(server.get(f"/api/tables/{table}/{path}?keys=nobody"), 403)["code"] == "wrong-key"


def test_after_the_end_everybody_may_choose_whose_eyes(server: ThreadServer) -> None:
    made = finished(server, game="whispers", seats=3)
    told = contents(server, made["table"], seat=2)
    assert told["eyes"] == [None, 0, 1, 2] and told["seat"] == 2 and told["over"]
    hands = [page(server, made["table"], seat=seat)[0]["faces"][0]["view"]["board"]["hand"] for seat in range(3)]
    assert len({tuple(hand) for hand in hands}) == 3


def test_a_secret_choice_of_others_is_not_even_counted(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=2)
    with server.sit(made["table"], made["keys"]["0"]) as player:
        player.move(player.until_asked()["legal"][0]["move"])
    with server.sit(made["table"], made["keys"]["1"]) as player:
        player.move(player.until_asked()["legal"][0]["move"])
        before = contents(server, made["table"])
        player.move(["mark", 0])
        player.move(["mark", 1])
        assert contents(server, made["table"]) == before
    own = contents(server, made["table"], keys=made["keys"]["1"], seat=1)
    assert own["steps"] == before["steps"] + 2 and own["movers"][-2:] == [1, 1]


def test_the_contents_say_who_moved_and_where_rounds_begin(server: ThreadServer) -> None:
    made = finished(server, seats=3)
    told = contents(server, made["table"])
    rounds = [(mark["step"], mark["number"]) for mark in told["marks"]]
    assert told["period"] == "round" and [number for _, number in rounds] == list(range(1, len(rounds) + 1))
    states = whole(server, made["table"])
    for step, number in rounds:
        new = [line for line in states[step]["faces"][0]["story"] if line["args"].get("round") == number]
        assert new, "the story of that step tells of the round"
    for step, seat in enumerate(told["movers"]):
        assert seat is None or seat in states[step]["waiting"]
    assert len(told["movers"]) == told["steps"] and set(told["movers"]) >= {0, 1, 2}
    assert told["welcome"]["version"] == told["steps"] == states[-1]["version"]


def test_a_round_that_is_taken_back_is_not_reached() -> None:
    game = CATALOGUE.game("middle-ages")
    row = begun(game, 2, 3)
    course = Reel(game, row, []).course
    entries: list[Entry] = []

    def act(seat: int, move: tuple[str | int, ...] | None) -> None:
        draft = course.draft(seat, move)
        entries.append(draft.entry)
        course.note(draft.entry, draft.looks)

    while not course.position.over and len(entries) < 60:
        seat = course.position.waiting[0]
        act(seat, course.position.legal(seat)[0])
        if course.position.can_undo(seat) and len(entries) % 5 == 0:
            act(seat, None)
    reel = Reel(game, row, entries)
    assert any(entry.move is None for entry in entries)
    reached = {mark.step: mark.number for mark in reel.marks(None)}
    now = 0
    for version, number in enumerate(reel.noticed(None)):
        now = reached.get(version, now)
        told = [event.details["round"] for event in reel.steps[number].looks.position.story if "round" in event.details]
        assert not told or now == told[-1]


BAD = [
    ("replay", {"seat": 12}, "seat"),
    ("replay", {"seat": 2}, "seat: this table has the seats 0 to 1"),
    ("replay/steps", {"first": -1}, "first"),
    ("replay/steps", {"first": 9999}, "first: this game has the steps 0 to 0"),
    ("replay/steps", {"count": 0}, "count"),
    ("replay/steps", {"count": MOST_STEPS + 1}, "count"),
    ("replay/steps", {"first": "x"}, "first"),
]


@pytest.mark.parametrize(("path", "query", "said"), BAD)
def test_bad_input_is_told_in_words(server: ThreadServer, path: str, query: dict[str, Any], said: str) -> None:
    made = server.create(game="whispers", seats=2)
    refusal = error(server.get(f"/api/tables/{made['table']}/{path}", params=query), 400)
    assert refusal["code"] == "malformed" and said in refusal["message"]
    assert error(server.get(f"/api/tables/nosuchtable/{path}"), 404)["code"] == "unknown-table"


def test_pages_are_bounded_and_the_rate_is(server: ThreadServer) -> None:
    made = finished(server, seats=2)
    assert len(page(server, made["table"])) <= MOST_STEPS
    assert len(page(server, made["table"], first=3, count=4)) == 4
    with ThreadServer(changed(server.settings, limits=True)) as strict:
        found = [strict.get(f"/api/tables/{made['table']}/replay/steps?count=1") for _ in range(80)]
        refused = [answer for answer in found if answer.status_code == 429]
        assert refused and error(refused[0], 429)["code"] == "too-fast"
        assert len(found) - len(refused) >= limits.REPLAYS.burst


def test_reels_leave_when_others_are_looked_at(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [finished(server, game="whispers", seats=2, seed=seed)["table"] for seed in range(3)]
    inn = server.app.dependencies["inn"].dependency()
    lengths = []
    for table in tables:
        contents(server, table)
        lengths.append(len(inn.reels.kept))
    assert lengths == [1, 2, 3]
    monkeypatch.setattr(replay_reels, "MOST_ENTRIES", 10)
    contents(server, tables[0])
    assert list(inn.reels.kept) == [tables[0]]
    assert whole(server, tables[1]), "and come again"


def test_what_all_agreed_to_take_back_is_seen_again(server: ThreadServer) -> None:
    made = server.create(seats=2)
    table, keys = made["table"], made["keys"]
    with server.sit(table, keys["0"]) as anna, server.sit(table, keys["1"]) as boris:
        for _ in range(12):
            state = server.get(f"/api/tables/{table}").json()["state"]
            player = (anna, boris)[state["waiting"][0]]
            player.catch_up()
            assert player.move(player.face()["legal"][0]["move"])["ok"]
        assert anna.ask("propose", seat=0, what="undo")["ok"]
        boris.until("life")
        assert boris.ask("answer", seat=1, agree=True)["ok"]
        for seat, player in enumerate((anna, boris)):
            player.catch_up()
            again = whole(server, table, keys=keys[str(seat)], seat=seat)
            sent = unasked(player.of("state"))
            assert len(sent) == 14 and bare(again) == bare(sent) and logs(again) == logs(sent)
            assert contents(server, table)["movers"][-1] is None, "all of them did it"
