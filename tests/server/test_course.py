"""The course of play: only the tail is read, and what that gives is what reading everything would give."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import tabard
from tabard import Game, Position
from tabard.kernel.story import Link, between, unchained
from tabard.server.course import Course, Draft
from tabard.server.faces import Viewers, face, mask
from tabard.server.wire_parts import Line

from .helpers import CATALOGUE
from .test_leaks import begun, plain

GAMES = [("whispers", 3, {}), ("middle-ages", 4, {}), ("medieval-mastery", 3, {}), ("medieval-mastery", 6, {})]


def chain(before: Link | None, *values: object) -> Link | None:
    for value in values:
        before = Link(before, value)
    return before


def test_what_lies_between_two_chains() -> None:
    dice = random.Random(1)
    for _ in range(200):
        past = chain(None, *range(dice.randrange(4)))
        one, other = (chain(past, *[dice.random() for _ in range(dice.randrange(4))]) for _ in range(2))
        known = len(unchained(past))
        assert between(one, other) == (unchained(one)[known:], unchained(other)[known:])
        assert (one.count if one else 0) == len(unchained(one))


# ---- The slow reading: every story, every face and every version from the beginning -----------------------------------


def seen_slowly(before: Position, after: Position, actor: int) -> int:
    viewers = (None, *range(before.seats))
    return mask({actor, *(viewer for viewer in viewers if face(before, viewer) != face(after, viewer))})


def common(one: Sequence[Line], other: Sequence[Line]) -> int:
    """How many lines two stories share from the start."""
    shared = 0
    while shared < min(len(one), len(other)) and one[shared] == other[shared]:
        shared += 1
    return shared


def drafted(course: Course, dice: random.Random) -> Draft:
    able = [seat for seat in range(course.position.seats) if course.position.can_undo(seat)]
    if able and dice.random() < 0.25:
        return course.draft(dice.choice(able), None)
    seat = dice.randrange(course.position.seats)
    asides = course.position.asides(seat)
    if asides and dice.random() < 0.1:
        return course.draft(seat, dice.choice(asides))
    seat = dice.choice(course.position.waiting)
    return course.draft(seat, dice.choice(course.position.legal(seat)))


def game_of(slug: str) -> Game:
    return CATALOGUE.game(slug) if slug in CATALOGUE.games else tabard.game(slug)


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_the_tail_tells_the_same_as_the_whole(slug: str, seats: int, options: dict[str, Any]) -> None:
    dice, most = random.Random(seats), 400
    course = Course(game_of(slug), begun(game_of(slug), seats, 3), [], kept=20)
    together: list[Viewers] = [(None,), (0, 2), *[(seat,) for seat in range(seats)]]
    quiet = undone = 0
    while not course.position.over and len(course.seen) < most:
        before, draft = course.position, drafted(course, dice)
        entry, after = draft.entry, draft.looks.position
        aside = entry.move is not None and entry.move[0] in before.game.aside_verbs
        assert entry.seen_by == (mask((None, *range(seats))) if aside else seen_slowly(before, after, entry.seat))
        assert entry.nature == unchained(after.answers)[len(unchained(before.answers)) :]
        step = course.accept(draft)
        for viewers in together:
            assert course.version(viewers) == sum(1 for seen in course.seen if seen & mask(viewers))
            told = plain(course.told(viewers, step))
            for shown, viewer in zip(told["faces"], viewers, strict=True):
                one, other = face(before, viewer), face(after, viewer)
                kept = common(one.story, other.story)
                expected = plain(other) | {"story_from": kept, "story": plain(other.story[kept:]), "ask": shown["ask"]}
                assert shown == expected
        quiet += entry.seen_by != mask((None, *range(seats)))
        undone += entry.move is None
    assert undone > 3 and (quiet > 3 or slug != "whispers")


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES[:2])
def test_who_comes_late_is_told_what_the_present_were(slug: str, seats: int, options: dict[str, Any]) -> None:
    """Faces of the absent are made when they come: no other than they would have been made at the time."""
    for seed in range(4):
        dice = random.Random(seed)
        present, absent = (Course(game_of(slug), begun(game_of(slug), seats, seed), [], kept=30) for _ in range(2))
        heard: dict[Viewers, list[Any]] = {(None,): [], (1,): [], (0, 2): []}
        while not present.position.over and len(present.seen) < 60:
            draft = drafted(present, dice)
            absent.accept(absent.draft(draft.entry.seat, draft.entry.move))
            step = present.accept(draft)
            for viewers, states in heard.items():
                if present.noticed(viewers, step.number):
                    states.append(plain(present.told(viewers, step)))
        for viewers, states in heard.items():
            assert [plain(state) for state in absent.missed(viewers, states[-10]["version"])] == states[-9:]


def test_faces_are_made_only_for_those_who_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """And once for each kind of viewer, however many look."""
    game, dice = tabard.game("middle-ages"), random.Random(1)
    course = Course(game, begun(game, 4, 3), [], kept=20)
    looks: list[int | None] = []
    make = type(game).view

    def view(self: Game, p: Position, seat: int | None) -> dict[str, object]:
        looks.append(seat)
        return make(self, p, seat)

    monkeypatch.setattr(type(game), "view", view)
    for _ in range(60):
        known = course.position.clone()
        step = course.accept(drafted(course, dice))
        assert known.where == course.position.where or looks == [], "a step that every view shows needs no face"
        looks.clear()
        for _ in range(3):
            course.told((None,), step)
            course.told((1, 2), step)
        assert sorted(looks, key=str) == [1, 2, None]
        looks.clear()


def test_a_long_life_costs_no_more_for_each_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: nothing reads a chain from its beginning while a table goes on."""
    game, dice = tabard.game("medieval-mastery"), random.Random(1)
    course = Course(game, begun(game, 4, 3), [], kept=20)

    def whole(_: object) -> list[object]:
        raise AssertionError("a whole chain was read")

    monkeypatch.setattr("tabard.kernel.position.unchained", whole)
    monkeypatch.setattr("tabard.server.replays.unchained", whole)
    for _ in range(150):
        step = course.accept(drafted(course, dice))
        course.told((None,), step)
        course.told((0, 1), step)
