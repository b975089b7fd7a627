"""Running the stack: step, play, explain, undo; and frames as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from .frames import NEXT, RUNNING, Decision, Frame, Procedure, Secret
from .moves import Move, move_text
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
    p.frames[-1].answer(p, seat, move)
    run(p)


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
    if type(seat) is not int or seat not in p.waiting:
        return _not_waited(p, decision, seat)
    malformed = _malformed(p.game, decision, move)
    if malformed is not None:
        return malformed
    assert isinstance(move, (tuple, list))
    tidy: Move = tuple(move)
    if tidy in p.legal(seat):
        return None
    if tidy[0] not in decision.verbs:
        return _not_now(decision, tidy)
    return decision.refuse(p, seat, tidy)


def _not_waited(p: Position, decision: Decision[Position], seat: object) -> Illegal:
    if type(seat) is not int or not 0 <= seat < p.seats:
        return Illegal("no-seat", decision.rule, f"a seat is 0 to {p.seats - 1}", {"most": p.seats - 1})
    names = ", ".join([str(s) for s in p.waiting])
    return Illegal(
        "not-your-turn", decision.rule, f"seat {seat} is not to decide now, but {names}", {"seats": list(p.waiting)}
    )


def _malformed(game: Game, decision: Decision[Position], move: object) -> Illegal | None:
    if not isinstance(move, (tuple, list)) or not move or type(move[0]) is not str:
        return Illegal(
            "no-move", decision.rule, f"a move is a verb and whole numbers, such as {game.vocabulary.examples()}"
        )
    verb = game.vocabulary.verbs.get(move[0])
    if verb is None:
        known = ", ".join(game.vocabulary.verbs)
        return Illegal("no-verb", decision.rule, f"there is no such move; the verbs are {known}")
    if len(move) - 1 != len(verb.domains):
        count = len(verb.domains)
        return Illegal(
            "wrong-count", decision.rule, f"{verb.name} takes {count} numbers, not {len(move) - 1}", {"count": count}
        )
    for domain, value in zip(verb.domains, move[1:], strict=True):
        if type(value) is not int or not 0 <= value < domain.size:
            most = domain.size - 1
            return Illegal(
                "out-of-range", decision.rule, f"{domain.name} is a whole number 0 to {most}", {"most": most}
            )
    return None


def _not_now(decision: Decision[Position], move: Move) -> Illegal:
    verbs = " or ".join(decision.verbs)
    return Illegal("not-now", decision.rule, f"{move_text(move)!r} is not asked now; expected: {verbs}")


# ---------------------------------------------------------------------- undo


def can_undo(p: Position, seat: int) -> bool:
    if p.frames and p.frames[-1].withdraw(seat) is not None:
        return True
    return p.undos is not None and cast("tuple[int, Position]", p.undos.value)[0] == seat


def undo(p: Position, seat: int) -> None:
    frame = p.frames[-1].withdraw(seat) if p.frames else None
    if frame is not None:
        p.frames[-1] = frame
        p.moves = _without_last(p.moves, seat)
        return
    if not can_undo(p, seat) or p.undos is None:
        rule = p.game.end_rule
        message = "nothing to take back: since your last move a die, a card or another player has decided"
        raise Illegal("no-undo", rule, message)
    p.assign(cast("tuple[int, Position]", p.undos.value)[1])


def _without_last(moves: Link | None, seat: int) -> Link | None:
    """The chain of moves without this seat's latest one."""
    if moves is None:
        return None
    if cast("tuple[int, Move]", moves.value)[0] == seat:
        return moves.before
    return Link(_without_last(moves.before, seat), moves.value)


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
    fields = cast(Mapping[str, object], data["fields"])
    for name in p.FIELDS:
        value = solid(fields[name])
        setattr(p, name, list(cast(tuple[object, ...], value)) if isinstance(getattr(p, name), list) else value)
