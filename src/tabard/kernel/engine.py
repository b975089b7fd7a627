"""Running the stack: step, play, explain, undo; and frames as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from .frames import NEXT, RUNNING, Decision, Frame, Procedure, Secret
from .moves import DONE, PASS, Move
from .story import Illegal, Link

if TYPE_CHECKING:
    from .game import Game
    from .position import Position


def run(p: Position) -> None:
    """Go on until somebody has to decide or the game is over."""
    frames = p.frames
    while frames:
        if frames[-1].advance(p):
            return


def step(p: Position, seat: int, move: Move) -> None:
    if p.recording:
        p.moves = Link(p.moves, (seat, move))
    if not p.game.aside_verbs:
        p.frames[-1].answer(p, seat, move)
    elif _beside(p, seat, move):
        return
    frames = p.frames  # as `run`, written out: this is the innermost loop of every search
    while frames:
        if frames[-1].advance(p):
            return


def _beside(p: Position, seat: int, move: Move) -> bool:
    """A move of a game with asides: an answer, or an aside. True: the open question stays open, nothing else happens."""
    aside = p.game.aside
    assert aside is not None
    if move[0] in p.game.aside_verbs:
        return _aside(p, aside, seat, move)
    frame = p.frames[-1]
    frame.answer(p, seat, move)
    if not isinstance(frame, Secret) or not p.frames[-1].waiting(p):
        aside.anew(p)
    return False


def _aside(p: Position, aside: Decision[Any], seat: int, move: Move) -> bool:
    """At once, in public, never taken back. A returned frame is resolved first; a question without an answer left is dropped."""
    child = aside.apply(p, seat, move)
    p.reveal()
    if child is not None:
        p.push(child)
        return False
    frame = p.frames[-1]
    if any([frame.legal(p, other) for other in frame.waiting(p)]):
        return True
    p.pop()
    return False


def is_aside(game: Game, move: object) -> bool:
    return bool(game.aside_verbs) and isinstance(move, (tuple, list)) and bool(move) and move[0] in game.aside_verbs


def play(p: Position, seat: object, move: object) -> None:
    reason = explain(p, seat, move)
    if reason is not None:
        raise reason
    assert isinstance(seat, int) and isinstance(move, (tuple, list))
    before = p.clone()
    fence = p.fence
    in_secret = isinstance(p.frames[-1], Secret)
    step(p, seat, tuple(move))
    if in_secret or p.fence != fence:
        p.undos = None
        return
    last = cast("tuple[int, Position]", p.undos.value)[0] if p.undos is not None else seat
    p.undos = Link(p.undos if last == seat else None, (seat, before))


# ---------------------------------------------------------------------- why not


def explain(p: Position, seat: object, move: object) -> Illegal | None:
    """Why this seat may not make this move; None if it may. Any input at all is answered."""
    decision = p.frames[-1].decision() if p.frames else None
    if decision is None:
        return Illegal("over", p.game.end_rule, "the game is over")
    if type(seat) is not int or not 0 <= seat < p.seats:
        return Illegal("no-seat", turn_rule(p), f"a seat is 0 to {p.seats - 1}", {"most": p.seats - 1})
    beside = is_aside(p.game, move)
    if seat not in p.waiting and not beside:
        return _not_your_turn(p, seat)
    malformed = _malformed(p, decision, move)
    if malformed is not None:
        return malformed
    assert isinstance(move, (tuple, list))
    return _unlisted(p, seat, tuple(move), p.game.aside if beside else decision)


def _unlisted(p: Position, seat: int, move: Move, decision: Decision[Any] | None) -> Illegal | None:
    """Why a well-formed move is not on the list of what is asked (or of the asides); None if it is."""
    assert decision is not None
    if move in (p.asides(seat) if decision is p.game.aside else p.legal(seat)):
        return None
    if move[0] in decision.verbs:
        return decision.refuse(p, seat, move)
    if move in (PASS, DONE):
        return Illegal("must-choose", decision.must or decision.clause(p), "here you must choose; you may not pass")
    reason = p.game.not_now(p, seat, move)
    if reason is not None:
        return reason
    verbs = " or ".join(decision.verbs)
    return Illegal("not-now", turn_rule(p), f"{move[0]!r} is not asked now; expected: {verbs}")


def turn_rule(p: Position) -> str:
    """The clause that says what a turn is made of, or else the one that asks now."""
    decision = p.frames[-1].decision() if p.frames else None
    if decision is None:
        return p.game.end_rule
    return decision.turn or p.game.turn_rule or decision.clause(p)


def _not_your_turn(p: Position, seat: int) -> Illegal:
    names = ", ".join([str(s) for s in p.waiting])
    message = f"seat {seat} is not to decide now, but {names}"
    return Illegal("not-your-turn", turn_rule(p), message, {"seats": list(p.waiting)})


def _malformed(p: Position, decision: Decision[Any], move: object) -> Illegal | None:
    rule, vocabulary = decision.clause(p), p.game.vocabulary
    if not isinstance(move, (tuple, list)) or not move or type(move[0]) is not str:
        return Illegal("no-move", rule, f"a move is a verb and whole numbers, such as {vocabulary.examples()}")
    verb = vocabulary.verbs.get(move[0])
    if verb is None:
        return Illegal("no-verb", rule, f"there is no such move; the verbs are {', '.join(vocabulary.verbs)}")
    count = len(verb.domains)
    if len(move) - 1 != count:
        return Illegal("wrong-count", rule, f"{verb.name} takes {count} numbers, not {len(move) - 1}", {"count": count})
    for domain, value in zip(verb.domains, move[1:], strict=True):
        if type(value) is not int or not 0 <= value < domain.size:
            most = domain.size - 1
            return Illegal("out-of-range", rule, f"{domain.name} is a whole number 0 to {most}", {"most": most})
    return None


# ---------------------------------------------------------------------- undo


def can_undo(p: Position, seat: int) -> bool:
    return _before(p, seat) is not None or (bool(p.frames) and p.frames[-1].withdraw(seat) is not None)


def undo(p: Position, seat: int) -> None:
    """The seat's latest open move, or else its latest choice in the secret decision that is open."""
    before = _before(p, seat)
    if before is not None:
        p.assign(before)
        return
    frame = p.frames[-1].withdraw(seat) if p.frames else None
    if frame is None:
        message = "nothing to take back: since your last move a die, a card or another player has decided"
        raise Illegal("no-undo", turn_rule(p), message)
    p.moves = _without(p.moves, seat, p.chosen(seat)[-1])
    p.frames[-1] = frame


def _before(p: Position, seat: int) -> Position | None:
    """The position before the seat's latest open move, if that may still be taken back."""
    if p.undos is None:
        return None
    whose, before = cast("tuple[int, Position]", p.undos.value)
    return before if whose == seat else None


def _without(moves: Link | None, seat: int, choice: Move) -> Link | None:
    """The chain of moves without this choice of the seat; what it did meanwhile (asides) stays."""
    if moves is None:
        return None
    if moves.value == (seat, choice):
        return moves.before
    return Link(_without(moves.before, seat, choice), moves.value)


# ---------------------------------------------------------------------- frames as data


def plain(value: object) -> object:
    """Tuples as lists, all the way down."""
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if isinstance(value, Decision):
        return value.title()
    return value


def solid(value: object) -> object:
    """Lists as tuples, all the way down."""
    if isinstance(value, (tuple, list)):
        return tuple([solid(item) for item in value])
    return value


def frame_data(frame: Frame, place: int) -> list[object]:
    """`["Turn", {"seat": 1}, "income", "effect"]`: name, fields, the next step and the one under way."""
    fields = {name: plain(getattr(frame, name)) for name in frame.FIELDS}
    if not isinstance(frame, Procedure):
        return [type(frame).__name__, fields]
    steps = (*frame.STEPS, "end")
    return [type(frame).__name__, fields, steps[place & NEXT], steps[place // RUNNING]]


def load_frame(game: Game, data: Sequence[object]) -> tuple[Frame, int]:
    kind = game.frame_kind(str(data[0]))
    fields = cast(Mapping[str, object], data[1])
    values = [game.decision(str(fields[n])) if n == "what" else solid(fields[n]) for n in kind.FIELDS]
    frame: Frame = kind(*values)
    if not isinstance(frame, Procedure):
        return frame, 0
    steps = (*frame.STEPS, "end")
    return frame, steps.index(str(data[2])) + RUNNING * steps.index(str(data[3]))


def load(game: Game, p: Position, data: Mapping[str, object]) -> None:
    """Fill a blank position from a dump."""
    chance = cast(Sequence[int], data["chance"])
    p.seed = cast(int, data["seed"])
    p.a, p.b, p.fence = chance[0], chance[1], chance[2]
    p.got = tuple(cast(Sequence[int], data["got"]))
    loaded = [load_frame(game, frame) for frame in cast(Sequence[Sequence[object]], data["frames"])]
    p.frames = [frame for frame, _ in loaded]
    p.places = [place for _, place in loaded]
    values = cast(Mapping[str, object], data["fields"])
    for name in p.field_names():
        value = solid(values[name])
        setattr(p, name, list(cast(tuple[object, ...], value)) if isinstance(getattr(p, name), list) else value)
