"""One random game under the laws (DESIGN 4.4): what is checked at every decision, and what at a chosen few.

A broken law raises `Breach` with a record that shows it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .engine import is_aside
from .frames import Secret
from .game import Game
from .moves import Move
from .position import Position, attributes
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
TWIN_MOVES: Final = 20  # how long a copy is held against the original
ASIDE_ODDS: Final = 6  # one move in so many is an aside, where there is one


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
        self.careful = 0  # decisions that got the costly laws
        self.longest = 0
        self.met: set[str] = set()
        self.said: dict[str, set[str]] = {}  # message id -> argument names

    def add(self, other: Sample) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.careful += other.careful
        self.longest = max(self.longest, other.longest)
        self.met |= other.met
        for id, names in other.said.items():
            self.heard(id, names)

    def heard(self, id: str, names: Iterable[str]) -> None:
        self.said.setdefault(id, set(names)).intersection_update(names)


class Trial:
    """One random game under the laws."""

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, object], care: int = 0) -> None:
        self.game: Final = game
        self.p: Final = game.new(seats, seed, game.for_programs(options))
        self.moves: Final = random.Random(seed)  # which moves are made: nothing else asks it
        self.dice: Final = random.Random(~seed)  # what the laws try out
        self.sample: Final = Sample()
        self.viewers: Final[tuple[int | None, ...]] = (*range(seats), None)
        self.laid: Final = json.dumps(game.laid(self.p))
        self.fixed: Final = {name: getattr(self.p, name) for name in self.p.FIXED}
        self.twins: list[tuple[Position, int]] = []  # copies that play along, and for how many moves yet
        self.careful: Final = self.picked(care, random.Random(seed)) if care else set[int]()

    def picked(self, care: int, moves: random.Random) -> set[int]:
        """Which decisions get the costly laws: drawn from the length that this very game will have."""
        p = self.p.clone()
        p.forget()
        length = 0
        try:
            while not p.over and length < self.game.bound:
                p.step(*chosen_at_random(p, moves))
                length += 1
        except Exception:
            length += 1  # the game itself will come to the same decision, with a record of it
        return set(self.dice.sample(range(length), min(care, length)))

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
            asides = p.asides(seat)
            self.law(1, len(set(asides)) == len(asides), f"seat {seat} has an aside twice: {asides}")
            verbs = self.game.aside_verbs
            self.law(1, all([move[0] in verbs for move in asides]), f"seat {seat} has foreign asides: {asides}")
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
            known = [*moves, *p.asides(seat)]
            self.law(2, all(p.explain(seat, move) is None for move in known), "explain refuses a legal move")

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
        known = [*legal[seat], *p.asides(seat)]
        tries += [(seat, move) for move in self.any_words(40) if move not in known]
        return tries

    def any_words(self, count: int) -> list[Move]:
        """Well-formed moves. The verb is drawn first, so that one with large domains does not take them all."""
        verbs = list(self.game.vocabulary.verbs.values())
        drawn = [self.dice.choice(verbs) for _ in range(count)]
        return [(verb.name, *[self.dice.randrange(domain.size) for domain in verb.domains]) for verb in drawn]

    # ------------------------------------------------------------------ law 3

    def copies_are_true(self, legal: Mapping[int, list[Move]]) -> None:
        p, game = self.p, self.game
        before = p.dump()
        copy = p.clone()
        self.law(3, type(copy) is type(p), "a clone is of another class")
        for name in attributes(p):
            self.law(3, _same(getattr(p, name), getattr(copy, name)), f"a clone does not copy {name}")
        for name, value in self.fixed.items():
            good = getattr(p, name) is value and not isinstance(value, (list, dict, set))
            self.law(3, good, f"{name} is FIXED, yet it changes or could")
        loaded = game.load(json.loads(json.dumps(before)))
        self.law(3, loaded.dump() == before, "load(dump()) differs")
        for seat, moves in legal.items():
            self.law(3, loaded.legal(seat) == moves, "load(dump()) has other legal moves")
        self.play_on(copy, loaded)
        self.law(3, copy.dump() == loaded.dump(), "a clone and a loaded position play differently")
        self.law(3, p.dump() == before, "playing on a clone changed the original")

    def play_on(self, one: Position, other: Position) -> None:
        """The same few moves on both."""
        for _ in range(6):
            if one.over or other.over:
                break
            seat, move = chosen_at_random(one, self.dice)
            one.step(seat, move)
            other.step(seat, move)

    def twins_follow(self, seat: int, move: Move) -> None:
        """Copies made before play along: their waiting seats and legal moves stay equal, in the end all they show."""
        p, left = self.p, self.twins
        self.twins = []
        for twin, moves in left:
            twin.step(seat, move)
            equal = twin.waiting == p.waiting and all(twin.legal(s) == p.legal(s) for s in range(p.seats))
            self.law(3, equal, f"a copy made {TWIN_MOVES + 1 - moves} moves ago has other legal moves")
            if moves > 1 and not p.over:
                self.twins.append((twin, moves - 1))
                continue
            for viewer in self.viewers:
                self.law(3, _face(twin, viewer) == _face(p, viewer), f"a copy shows something else to {viewer}")

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
        self.law(4, json.dumps(self.game.laid(self.p)) == self.laid, "what was laid for good has changed")

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

    def aside_is_right(self, seat: int, move: Move, waiting: tuple[int, ...], depth: int) -> None:
        """At once, told to all, never taken back; whoever was asked is still asked (unless a frame came on top)."""
        p, told = self.p, len(self.p.story)
        p.play(seat, move)
        self.law(6, p.undos is None, f"the aside {move} could be taken back")
        event = p.story[told] if len(p.story) > told else None
        self.law(6, event is not None and event.audience is None, f"the aside {move} is not told to everybody")
        still = p.waiting == waiting or len(p.frames) > depth
        self.law(6, still, f"the aside {move} changed who is waited for: {waiting}, now {p.waiting}")

    # ------------------------------------------------------------------ playing

    def listen(self, legal: Mapping[int, list[Move]]) -> None:
        """What would be said at this decision, for the law of texts."""
        for viewer in self.viewers:
            self.hear(self.p.prompt(viewer))
            for line in self.game.words(self.p, viewer):
                self.hear(line)
        for seat, moves in legal.items():
            for move in [*moves[:8], *self.p.asides(seat)[:8]]:
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
        seat, move = chosen_at_random(p, self.moves)
        self.game.check(p)
        if careful:
            self.take_care(legal, seat, move)
        else:
            p.play(seat, move)
        self.twins_follow(seat, move)
        if careful:
            self.sample.careful += 1

    def take_care(self, legal: Mapping[int, list[Move]], seat: int, move: Move) -> None:
        """All laws at this decision; then the move is made."""
        p = self.p
        self.listen(legal)
        self.nothing_else_is_taken(legal)
        self.copies_are_true(legal)
        self.views_do_not_leak()
        self.twins.append((p.clone(), TWIN_MOVES))
        if is_aside(self.game, move):
            self.aside_is_right(seat, move, p.waiting, len(p.frames))
            return
        self.secrets_stay_secret(seat)
        before, fence, was_secret = p.dump(), p.fence, any(isinstance(frame, Secret) for frame in p.frames)
        p.play(seat, move)
        self.undo_is_right(seat, before, fence, was_secret)

    def play(self) -> Sample:
        """To the end."""
        p, moves = self.p, 0
        while not p.over:
            self.decide(careful=moves in self.careful)
            moves += 1
            self.law(7, moves <= self.game.bound, f"the game takes more than {self.game.bound} moves")
        self.game.check(p)
        self.law(7, not any(p.legal(seat) for seat in range(p.seats)), "a seat may move after the end")
        self.result_is_right()
        if self.careful:
            self.record_is_true()
        for event in p.story:
            self.hear(event.message())
        self.sample.games, self.sample.decisions, self.sample.longest = 1, moves, moves
        self.sample.met = self.game.met(p)
        return self.sample

    def result_is_right(self) -> None:
        """Winners are those who are first, or nobody; places are as many as seats, and the view says the same."""
        p = self.p
        first = tuple([seat for seat, place in enumerate(p.ranking) if place == 1])
        self.law(7, p.winners in ((), first), f"winners are {p.winners}, first are {first}")
        self.law(7, len(p.ranking) == len(p.scores) == p.seats, "a seat has no place or no score")
        view = p.view(None)
        same = view["winners"] == list(p.winners) and view["ranking"] == list(p.ranking)
        self.law(7, same, "the view ends otherwise than the game")


def chosen_at_random(p: Position, dice: random.Random) -> tuple[int, Move]:
    """Any seat's any move; now and then an aside."""
    if p.game.aside_verbs and dice.randrange(ASIDE_ODDS) == 0:
        asides = [(seat, move) for seat in range(p.seats) for move in p.asides(seat)]
        if asides:
            return dice.choice(asides)
    seat = dice.choice(p.waiting)
    return seat, dice.choice(p.legal(seat))


def _same(one: object, other: object) -> bool:
    """Equal; past moves and frames are shared by copies, so for them this means the very same."""
    return one is other or one == other


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
    asides = p.asides(seat) if seat is not None else []
    return json.dumps([p.view(seat), legal, labels, p.prompt(seat), p.game.words(p, seat), asides])
