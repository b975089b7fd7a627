"""Nobody is told what he may not know: the laws of views over the very JSON that went over the sockets.

Whole random games are played over real sockets. Afterwards the true positions are rebuilt from the store, and every message that
a face was sent is computed once more from positions in which all that the face cannot know has been dealt anew.
"""

import asyncio
import json
import random
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from tabard import Game, Position
from tabard.kernel import Secret
from tabard.server.course import Course
from tabard.server.faces import Looks, Viewer, Viewers, face, seen_by
from tabard.server.guests import text
from tabard.server.replays import nature, replayed
from tabard.server.rows import Entry, TableRow
from tabard.server.store import Store

from .helpers import CATALOGUE, Player, ThreadServer

GAMES = [("whispers", 2), ("whispers", 4), ("middle-ages", 2), ("middle-ages", 5)]
REDEALS = 3


def plain(value: Any) -> Any:
    """As it looks on the other side of the wire."""
    return json.loads(msgspec.json.encode(value))


# ---- Real games over real sockets -------------------------------------------------------------------------------------


class Watched:
    """A random game, with everything that everybody was sent."""

    def __init__(self, server: ThreadServer, slug: str, seats: int, seed: int) -> None:
        self.server = server
        self.game = CATALOGUE.game(slug)
        self.dice = random.Random(seed)
        made = server.create(game=slug, seats=seats, seed=seed)
        self.table, self.keys = made["table"], made["keys"]
        keys = self.keys
        self.players: dict[Viewers, Player] = {}
        with ExitStack() as stack:
            for viewers in [(None,), (0, seats - 1), *[(seat,) for seat in range(seats)]]:
                own = [keys[str(seat)] for seat in viewers if seat is not None]
                self.players[viewers] = stack.enter_context(server.sit(self.table, *own))
            self.play()
            for player in self.players.values():
                player.catch_up()

    def play(self) -> None:
        state = self.players[(0,)].state
        while not state["over"]:
            seat = self.dice.choice(state["waiting"])
            self.act(seat)
            state = self.server.get(f"/api/tables/{self.table}").json()["state"]

    def act(self, seat: int) -> None:
        player = self.players[(seat,)]
        player.catch_up()
        shown = player.face()
        if shown["undo"] and self.dice.random() < 0.2:
            assert player.ask("undo", seat=seat)["ok"]
        elif shown["asides"] and self.dice.random() < 0.1:
            assert player.move(self.dice.choice(shown["asides"])["move"])["ok"]
        elif shown["legal"]:
            if self.dice.random() < 0.2:
                assert not player.move(["no-such-verb", 1])["ok"]
            assert player.move(self.dice.choice(shown["legal"])["move"])["ok"]

    def stored(self) -> tuple[TableRow, list[Entry]]:
        async def read() -> tuple[TableRow | None, list[Entry]]:
            store = Store(self.server.settings.engine_url)
            found = await store.table(self.table), await store.entries(self.table)
            await store.close()
            return found

        row, entries = asyncio.run(read())
        assert row is not None
        return row, entries


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_every_message_could_have_come_from_a_redealt_position(server: ThreadServer, slug: str, seats: int) -> None:
    for seed in range(4 if slug == "whispers" else 1):
        watched = Watched(server, slug, seats, seed)
        row, entries = watched.stored()
        positions = list(replayed(watched.game, row, entries))
        for viewers, player in watched.players.items():
            check_states(player.of("state"), viewers, entries, positions, watched.dice)


def check_states(
    states: list[dict[str, Any]],
    viewers: Viewers,
    entries: Sequence[Entry],
    positions: Sequence[Position],
    dice: random.Random,
) -> None:
    """Every state that was sent, against the position it was about."""
    noticed = [0, *[entry.number for entry in entries if sees(entry, viewers)]]
    assert [state["version"] for state in states] == list(range(len(noticed))), "versions have no gaps to read from"
    logs: dict[Viewer, list[Any]] = {viewer: [] for viewer in viewers}
    for state, number in zip(states, noticed, strict=True):
        assert set(state) == {"type", "version", "waiting", "over", "faces", "guide"}
        assert state["guide"] is None, "nobody is guided here"
        assert [shown["seat"] for shown in state["faces"]] == list(viewers)
        for shown, viewer in zip(state["faces"], viewers, strict=True):
            logs[viewer] = logs[viewer][: shown["story_from"]] + shown["story"]
            check_face(state, shown, viewer, positions[number], dice)
            assert logs[viewer] == plain(positions[number].story_for(viewer))


def check_face(
    state: dict[str, Any], shown: dict[str, Any], viewer: Viewer, position: Position, dice: random.Random
) -> None:
    assert set(shown) == {"seat", "view", "ask", "prompt", "legal", "asides", "undo", "story_from", "story"}
    for _ in range(REDEALS):
        dealt = position.redeal(viewer, dice.randrange(1 << 60))
        expected = plain(face(dealt, viewer))
        for part in ("view", "prompt", "legal", "asides"):
            assert shown[part] == expected[part], (viewer, part)
        assert state["waiting"] == list(dealt.waiting) and state["over"] == dealt.over
    assert shown["undo"] == (viewer is not None and not position.over and position.can_undo(viewer))


def sees(entry: Entry, viewers: Viewers) -> bool:
    bits = {1 if viewer is None else 2 << viewer for viewer in viewers}
    return any(entry.seen_by & bit for bit in bits)


# ---- Secret choices: another choice, the same traffic -----------------------------------------------------------------


class Listening:
    """A course of play and what everybody is sent of it, without sockets."""

    def __init__(self, game: Game, row: TableRow, entries: Sequence[Entry]) -> None:
        self.course = Course(game, row, entries, kept=50)
        self.viewers: list[Viewers] = [(None,), *[(seat,) for seat in range(row.seats)]]
        self.heard: dict[Viewers, list[str]] = {viewers: [text(self.course.state(viewers))] for viewers in self.viewers}
        self.entries: list[Entry] = list(entries)

    def act(self, seat: int, move: tuple[str | int, ...] | None) -> None:
        draft = self.course.draft(seat, move)
        step = self.course.accept(draft)
        self.entries.append(draft.entry)
        for viewers in self.viewers:
            if self.course.noticed(viewers, step.number):
                self.heard[viewers].append(text(self.course.told(viewers, step)))


def begun(game: Game, seats: int, seed: int) -> TableRow:
    answers = nature(game.new(seats, seed, {}))
    return TableRow(
        id="x", game=game.slug, rules_version="1", seats=seats, seed=seed, seeded=True, nature=answers, options={},
        components=None, language="en", names={}, bots={},
    )  # fmt: skip


def in_secret(position: Position) -> bool:
    return bool(position.frames) and isinstance(position.frames[-1], Secret)


def choose_secretly(listening: Listening, seat: int, dice: random.Random) -> None:
    """Small choices of one seat, some of them taken back, until it has finished. That it has is for all to see."""
    course = listening.course
    for _ in range(dice.randrange(1, 6)):
        position = course.position
        if seat not in position.waiting:
            break
        chosen = position.frames[-1].withdraw(seat) is not None
        if chosen and dice.random() < 0.3:
            listening.act(seat, None)
        else:
            listening.act(seat, dice.choice(position.legal(seat)))
    while seat in course.position.waiting:
        listening.act(seat, dice.choice(course.position.legal(seat)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_others_hear_the_same_whatever_a_seat_chooses_in_secret(seats: int) -> None:
    game = CATALOGUE.game("whispers")
    compared = 0
    for seed in range(10):
        dice = random.Random(seed)
        listening = Listening(game, begun(game, seats, seed), [])
        while not listening.course.position.over:
            position = listening.course.position
            seat = dice.choice(position.waiting)
            if in_secret(position) and len(position.waiting) > 1:
                compare_secret_choices(game, listening, seat, dice)
                compared += 1
            listening.act(seat, dice.choice(position.legal(seat)))
    assert compared > 50


def compare_secret_choices(game: Game, before: Listening, seat: int, dice: random.Random) -> None:
    twins = [Listening(game, before.course.row, before.entries) for _ in range(3)]
    for twin in twins:
        choose_secretly(twin, seat, random.Random(dice.random()))
        assert in_secret(twin.course.position)
    for viewers in twins[0].viewers:
        if viewers != (seat,):
            heard = [twin.heard[viewers] for twin in twins]
            assert heard[0] == heard[1] == heard[2], "number, versions and contents of all messages"


# ---- The story tells no more than the views ---------------------------------------------------------------------------


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_the_story_tells_no_more_than_the_views(slug: str, seats: int) -> None:
    """The same move in a true and in a re-dealt position: where the viewer sees no difference, the log shows none."""
    game, compared = CATALOGUE.game(slug), 0
    for seed in range(6 if slug == "whispers" else 2):
        dice = random.Random(seed)
        position = game.new(seats, seed, {})
        while not position.over:
            seat = dice.choice(position.waiting)
            move = dice.choice(position.legal(seat))
            compared += sum(same_story(position, viewer, seat, move, dice) for viewer in (None, *range(seats)))
            position.play(seat, move)
    assert compared > 50


def same_story(position: Position, viewer: Viewer, seat: int, move: tuple[str | int, ...], dice: random.Random) -> bool:
    """True if the two could be compared."""
    dealt = position.redeal(viewer, dice.randrange(1 << 60))
    if move not in dealt.legal(seat):
        return False
    dealt.listening, dealt.a, dealt.b = True, position.a, position.b
    truth, known = position.clone(), len(position.story_for(viewer))
    truth.play(seat, move)
    dealt.play(seat, move)
    one, other = plain(face(truth, viewer)), plain(face(dealt, viewer))
    if any(one[part] != other[part] for part in ("view", "prompt", "legal")):
        return False
    assert one["story"][known:] == other["story"]
    return True


# ---- Refusals ---------------------------------------------------------------------------------------------------------


def test_a_refusal_is_worded_without_secrets() -> None:
    """The toy game's refusal names who holds a card; over the wire that is somebody made up."""
    game = CATALOGUE.game("whispers")
    named, right = 0, 0
    for seed in range(40):
        course = Course(game, begun(game, 3, seed), [], kept=1)
        for holder in (1, 2):
            for card in course.position.hands[holder]:
                reason = course.explain(0, ("bid", card))
                assert reason is not None and reason.code == "not-in-hand"
                named += 1
                right += reason.details["holder"] == [holder]
    assert 0 < right < named / 2, "no better than a guess among two hands and the deck"


def test_seen_by_names_only_those_who_notice() -> None:
    game = CATALOGUE.game("whispers")
    before = game.new(3, 1, {})
    after = before.clone()
    while after.where == before.where:
        seat = after.waiting[0]
        after.play(seat, after.legal(seat)[0])
    marking, marked = after.clone(), after.clone()
    marked.play(0, ("mark", 2))
    assert seen_by(Looks(marking), Looks(marked), actor=0) == 0b0010, "a small secret choice: its seat alone"
    done = marked.clone()
    done.play(0, ("done",))
    assert seen_by(Looks(marked), Looks(done), actor=0) == 0b1111, "that a seat is done: everybody"
