"""The laws every game passes (DESIGN 4.4), checked on random games. One suite for every game, also those of other packages.

`random_game` plays one game under all laws; `hold` plays many and adds what only a sample can show: that everything has its
text in every language, and that every card and tile was met. A broken law raises `Breach` with a record that shows it.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .frames import Secret
from .game import LANGUAGES, Game, package_text
from .moves import Move
from .position import Position
from .record import replay
from .story import Illegal

JUNK: Final[tuple[Any, ...]] = (
    (),
    (7,),
    ("",),
    ("no-such-verb",),
    ("pass", 1),
    "lord 1",
    None,
    3,
    ("lord", "1"),
    ("lord", None),
)
HUGE: Final = 10**30


@mypyc_attr(native_class=False)
class Breach(AssertionError):
    """A broken law, with a record of the game that broke it on one line."""

    def __init__(self, law: int, what: str, record: Mapping[str, object]) -> None:
        super().__init__(f"law {law}: {what}\n{json.dumps(record)}")
        self.law: Final = law
        self.what: Final = what
        self.record: Final = record


class Sample:
    """What was seen in the games played so far."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.met: set[str] = set()
        self.said: dict[str, set[str]] = {}  # message id -> argument names

    def add(self, other: Sample) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.met |= other.met
        for id, names in other.said.items():
            self.heard(id, names)

    def heard(self, id: str, names: Iterable[str]) -> None:
        self.said.setdefault(id, set(names)).intersection_update(names)


class Trial:
    """One random game under the laws."""

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, object]) -> None:
        self.game: Final = game
        self.p: Final = game.new(seats, seed, game.for_programs(options))
        self.dice: Final = random.Random(seed)
        self.sample: Final = Sample()
        self.viewers: Final[tuple[int | None, ...]] = (*range(seats), None)

    def law(self, number: int, holds: bool, what: str) -> None:
        if not holds:
            raise Breach(number, f"{what}\nat {self.p.where}", self.p.record())

    # ------------------------------------------------------------------ law 1

    def somebody_decides(self) -> dict[int, list[Move]]:
        p = self.p
        self.law(1, bool(p.waiting), "nobody is waited for, and the game is not over")
        legal = {seat: p.legal(seat) for seat in range(p.seats)}
        for seat, moves in legal.items():
            self.law(
                1, bool(moves) == (seat in p.waiting), f"seat {seat} has {len(moves)} moves, waiting is {p.waiting}"
            )
            self.law(1, len(set(moves)) == len(moves), f"seat {seat} has a move twice: {moves}")
        return legal

    # ------------------------------------------------------------------ law 2

    def nothing_else_is_taken(self, legal: Mapping[int, list[Move]]) -> None:
        p, before = self.p, self.p.dump()
        for seat, move in self.attempts(legal):
            reason = p.explain(seat, move)
            self.law(2, reason is not None, f"{move!r} by {seat!r} is not on the list, yet explain allows it")
            assert reason is not None
            self.law(
                2, reason.rule.startswith(self.game.prefix + "-"), f"{move!r} is refused without a clause: {reason}"
            )
            self.sample.heard("illegal-" + reason.code, reason.details)
            self.law(2, _refused(p, seat, move), f"{move!r} by {seat!r} was taken")
        self.law(2, p.dump() == before, "a refused move changed the position")
        for seat, moves in legal.items():
            self.law(2, all(p.explain(seat, move) is None for move in moves), "explain refuses a legal move")

    def attempts(self, legal: Mapping[int, list[Move]]) -> list[tuple[Any, Any]]:
        """Wrong seats, wrong forms, numbers out of range, and any other words of the vocabulary."""
        p, seat, vocabulary = self.p, self.p.waiting[0], self.game.vocabulary
        tries: list[tuple[Any, Any]] = [(seat, junk) for junk in JUNK]
        tries += [(other, legal[seat][0]) for other in (-1, p.seats, HUGE, None, "0", True)]
        tries += [(other, legal[seat][0]) for other in range(p.seats) if other not in p.waiting]
        for verb in vocabulary.verbs.values():
            if verb.domains:
                tries += [
                    (seat, (verb.name, *[HUGE for _ in verb.domains])),
                    (seat, (verb.name, *[-1 for _ in verb.domains])),
                ]
        words = [vocabulary.move(self.dice.randrange(vocabulary.size)) for _ in range(40)]
        tries += [(seat, move) for move in words if move not in legal[seat]]
        return tries

    # ------------------------------------------------------------------ law 3

    def copies_are_true(self, legal: Mapping[int, list[Move]]) -> None:
        p, game = self.p, self.game
        before = p.dump()
        copy = p.clone()
        self.law(3, copy.dump() == before, "a clone differs")
        self.law(3, type(copy) is type(p), "a clone is of another class")
        loaded = game.load(json.loads(json.dumps(before)))
        self.law(3, loaded.dump() == before, "load(dump()) differs")
        for seat, moves in legal.items():
            self.law(3, loaded.legal(seat) == moves, "load(dump()) has other legal moves")
        for _ in range(6):
            if copy.over:
                break
            seat = self.dice.choice(copy.waiting)
            move = self.dice.choice(copy.legal(seat))
            copy.step(seat, move)
            if not loaded.over:
                loaded.step(seat, move)
        self.law(3, copy.dump() == loaded.dump(), "a clone and a loaded position play differently")
        self.law(3, p.dump() == before, "playing on a clone changed the original")

    def record_is_true(self) -> None:
        p = self.p
        again = replay(self.game, json.loads(json.dumps(p.record())))
        self.law(3, again.dump() == p.dump(), "the replayed record gives another position")
        self.law(
            3, [repr(e) for e in again.story] == [repr(e) for e in p.story], "the replayed record tells another story"
        )
        self.law(3, again.scores == p.scores, "the replayed record gives other scores")

    # ------------------------------------------------------------------ law 4

    def views_do_not_leak(self) -> None:
        for seat in self.viewers:
            face = _face(self.p, seat)
            secrets = self.game.secrets(self.p, seat)
            seen: dict[str, set[object]] = {name: {value} for name, value in secrets.items()}
            for _ in range(24):
                dealt = self.p.redeal(seat, self.dice.randrange(1 << 60))
                self.law(4, _face(dealt, seat) == face, f"seat {seat} can tell a re-deal from the truth")
                for name, value in self.game.secrets(dealt, seat).items():
                    seen.setdefault(name, set()).add(value)
                if all(len(values) > 1 for values in seen.values()):
                    break
            for name, values in seen.items():
                self.law(4, len(values) > 1, f"{name} is hidden from seat {seat} and never varies over re-deals")
            self.law(4, not dealt.story and not dealt.recording, "a re-dealt position remembers the past")

    # ------------------------------------------------------------------ law 5

    def secrets_stay_secret(self, seat: int) -> None:
        """Whatever this seat commits, nobody else sees a difference before the last seat has committed."""
        p = self.p
        if not isinstance(p.frames[-1], Secret) or len(p.waiting) == 1:
            return
        faces: list[object] = []
        for move in p.legal(seat)[:12]:
            copy = p.clone()
            copy.play(seat, move)
            if isinstance(copy.frames[-1], Secret) and seat not in copy.waiting:
                faces.append([_face(copy, other) for other in self.viewers if other != seat])
                self.law(
                    5, [e.seen_by(None) for e in copy.story] == [e.seen_by(None) for e in p.story], "a secret is told"
                )
        self.law(5, all(face == faces[0] for face in faces), f"what seat {seat} commits in secret shows to others")

    # ------------------------------------------------------------------ law 6

    def undo_is_right(self, seat: int, before: Mapping[str, object], fence: int, was_secret: bool) -> None:
        p = self.p
        crossed = p.fence != fence
        self.law(6, not (crossed and p.can_undo(seat)), "undo crosses nature or a reveal")
        for other in range(p.seats):
            if other != seat and not was_secret:
                self.law(6, not p.can_undo(other), f"seat {other} could undo past a decision of seat {seat}")
        if crossed:
            return
        self.law(6, p.can_undo(seat), "a move that nothing has answered cannot be taken back")
        copy = p.clone()
        copy.undo(seat)
        self.law(6, copy.dump() == before, "undo does not give the earlier position")

    # ------------------------------------------------------------------ playing

    def listen(self, legal: Mapping[int, list[Move]]) -> None:
        """What would be said at this decision, for the law of texts."""
        for viewer in self.viewers:
            self.hear(self.p.prompt(viewer))
            for line in self.game.table(self.p, viewer):
                self.hear(line)
        for seat, moves in legal.items():
            for move in moves[:8]:
                self.hear(self.p.label(seat, move))

    def hear(self, message: Mapping[str, object] | None) -> None:
        if message is not None:
            args = message["args"]
            assert isinstance(args, dict)
            self.sample.heard(str(message["id"]), args)
            for value in args.values():
                for part in value if isinstance(value, list) else [value]:
                    self.hear(part if isinstance(part, dict) else None)

    def decide(self, careful: bool) -> None:
        p = self.p
        legal = self.somebody_decides()
        seat = self.dice.choice(p.waiting)
        move = self.dice.choice(legal[seat])
        self.game.check(p)
        if not careful:
            p.play(seat, move)
            return
        self.listen(legal)
        self.nothing_else_is_taken(legal)
        self.copies_are_true(legal)
        self.views_do_not_leak()
        self.secrets_stay_secret(seat)
        before, fence, was_secret = p.dump(), p.fence, isinstance(p.frames[-1], Secret)
        p.play(seat, move)
        self.undo_is_right(seat, before, fence, was_secret)

    def play(self, care: int) -> Sample:
        """To the end; about `care` of the decisions get the costly laws too."""
        p, moves = self.p, 0
        while not p.over:
            expected = max(moves, self.game.bound // 4)
            self.decide(careful=care > 0 and self.dice.randrange(expected) < care)
            moves += 1
            self.law(7, moves <= self.game.bound, f"the game takes more than {self.game.bound} moves")
        self.game.check(p)
        self.law(7, not any(p.legal(seat) for seat in range(p.seats)), "a seat may move after the end")
        self.law(7, bool(p.winners) and min(p.ranking) == 1, "nobody has won")
        if care:
            self.record_is_true()
        for event in p.story:
            self.hear(event.message())
        self.sample.games, self.sample.decisions, self.sample.longest = 1, moves, moves
        self.sample.met = self.game.met(p)
        return self.sample


def _refused(p: Position, seat: Any, move: Any) -> bool:
    try:
        p.play(seat, move)
    except Illegal:
        return True
    return False


def _face(p: Position, seat: int | None) -> object:
    """All that a viewer is shown: view, legal moves, labels, prompt, the board in words."""
    legal = p.legal(seat) if seat is not None else []
    labels = [p.label(seat, move) for move in legal] if seat is not None else []
    return json.dumps([p.view(seat), legal, labels, p.prompt(seat), p.game.table(p, seat)])


def random_game(
    game: Game, seats: int, seed: int, options: Mapping[str, object] | None = None, care: int = 6
) -> Sample:
    """One random game under all laws; Breach if one is broken."""
    trial = Trial(game, seats, seed, options or {})
    try:
        return trial.play(care)
    except (Breach, KeyboardInterrupt):
        raise
    except Exception as error:
        raise Breach(0, f"{type(error).__name__}: {error}\nat {trial.p.where}", trial.p.record()) from error


def hold(
    game: Game,
    games: int,
    seats: Iterable[int] | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    care: int = 6,
    told: Callable[[], object] | None = None,
) -> Sample:
    """`games` random games for each seat count, under all laws. `told` is called after each game."""
    sample = Sample()
    for count in seats if seats is not None else game.seats:
        for number in range(games):
            sample.add(random_game(game, count, seed + number, options, care))
            if told is not None:
                told()
    return sample


# ---------------------------------------------------------------------- law 8: what only a sample shows


MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=|^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")


def catalogue(fluent: str) -> dict[str, set[str]]:
    """Message ids (attributes as `id.attribute`) of a Fluent text, with the variables each uses."""
    found: dict[str, set[str]] = {}
    parts = list(MESSAGE.finditer(fluent))
    message = ""
    for part, following in zip(parts, [*parts[1:], None], strict=True):
        message = part[1] or message
        id = part[1] or f"{message}.{part[2]}"
        body = fluent[part.end() : following.start() if following else len(fluent)]
        found[id] = set(VARIABLE.findall(body))
    return found


def missing_texts(game: Game, sample: Sample) -> list[str]:
    """Messages that some language lacks, or that use an argument which is not given."""
    wrong: list[str] = []
    for language in LANGUAGES:
        known = {**catalogue(package_text("tabard", f"text/{language}.ftl")), **catalogue(game.text(language))}
        for id, names in sorted(sample.said.items()):
            if id not in known:
                wrong.append(f"{language}: {id} is missing")
            elif not known[id] <= names:
                wrong.append(f"{language}: {id} uses {sorted(known[id] - names)}, given are {sorted(names)}")
    return wrong


def never_met(game: Game, sample: Sample) -> list[str]:
    """Cards, tiles and tokens that no sampled game used."""
    return sorted(game.inventory() - sample.met)
