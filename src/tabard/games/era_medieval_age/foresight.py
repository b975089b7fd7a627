"""How good the moves of a question look, as `hints` would say after each, without making it: what it changes is counted alone.

The figures are those of trying, term by term in the same order. None stands for a move after which more happens than is foreseen
here: it has to be tried.
"""

from __future__ import annotations

from tabard.kernel import Ask, Move, Secret
from tabard.kernel.engine import run

from .components import BUILDINGS
from .hints import (
    HAMMER_LEFT,
    HOUSES,
    LINE,
    ahead,
    crowded,
    draft,
    in_hand,
    in_line,
    laid,
    laid_worth,
    lead,
    look_of,
    needed_farms,
    one_more,
    promise,
    promise_of,
    promised,
    ring,
    rolled,
    stock,
    under_way,
    use_of,
    walls_of,
)
from .position import BARRIER, INSIDE, PLACE_BITS, WATER, EraPosition
from .rules.build import (
    BUILD,
    END,
    PLACE_STRUCTURE,
    BuildTurn,
    Placing,
    can_act,
    exchanges,
    hammers_left,
    payable,
)
from .rules.extort import EXTORT
from .rules.layout import LAY_OUT, drafted
from .rules.placing import Ground, has_room, with_piece
from .rules.roll import REROLL, REROLL_LAST
from .rules.round import InOrder
from .rules.scoring import built, count_one_more, totals, totals_of

Looks = list[float | None]


def looks(p: EraPosition, seat: int, moves: list[Move]) -> Looks:
    decision = p.frames[-1].decision()
    if decision is REROLL or decision is REROLL_LAST:
        return rerolled(p, seat, moves)
    if decision is LAY_OUT:
        return laid_out(p, seat, moves)
    if decision is BUILD:
        return chosen_to_build(p, seat, moves)
    if decision is PLACE_STRUCTURE:
        return Places(p, seat, moves[0]).looks(moves)
    if decision is EXTORT:
        return extorted(p, seat, moves)
    return [None] * len(moves)


def together(foreseen: Looks, tried: list[float]) -> list[float]:
    """What was foreseen, with what was tried in its place."""
    next_tried = 0
    found: list[float] = []
    for look in foreseen:
        if look is not None:
            found.append(look)
        else:
            found.append(tried[next_tried])
            next_tried += 1
    return found


def standing_now(p: EraPosition, seat: int) -> float:
    """What a move leaves as it is that only names dice, drafts or begins something."""
    return lead(seat, totals(p)) + (promise(p, seat) + stock(p, seat))


# ---------------------------------------------------------------------- behind the screen


def rerolled(p: EraPosition, seat: int, moves: list[Move]) -> Looks:
    """Dice that are set or named; after `done` they are rolled, which only nature knows."""
    now, chosen, after = standing_now(p, seat), p.chosen(seat), under_way(p, seat)
    return [None if len(move) == 1 else now + rolled(p, seat, (*chosen, move)) + after for move in moves]


def laid_out(p: EraPosition, seat: int, moves: list[Move]) -> Looks:
    now, draft_now = standing_now(p, seat), Draft(p, seat)
    found: Looks = []
    for move in moves:
        if move[0] == "lay":
            piece = int(move[1])
            cells = p.components.masks[piece][int(move[2]) * 4 + int(move[3])]
            found.append(now + draft_now.worth_with(piece, cells))
        else:
            found.append(now + draft(p, seat, p.chosen(seat)) if move[0] == "no_river" else None)
    return found


class Draft:
    """A layout so far, ready for one more piece."""

    def __init__(self, p: EraPosition, seat: int) -> None:
        chosen = p.chosen(seat)
        self.components = p.components
        self.pieces = laid(p, chosen)
        self.walls = walls_of(self.pieces)
        self.domain = drafted(p, seat, chosen)
        self.total = laid_worth(self.pieces, self.domain)
        self.ground = 0
        for piece, cells in self.pieces:
            self.ground |= cells if piece in HOUSES else 0

    def worth_with(self, piece: int, cells: int) -> float:
        before, domain = self.domain, with_piece(self.components, self.domain, piece, cells)
        walls = [*self.walls, cells] if domain[BARRIER] != before[BARRIER] else self.walls
        total = self.total
        if domain[WATER] != before[WATER] or domain[INSIDE] != before[INSIDE]:  # houses may stand better now
            total = laid_worth(self.pieces, domain)
        total = one_more(total, self.ground, piece, cells, domain)
        return total + ring(walls, domain) + LINE * in_line(domain[BARRIER])


# ---------------------------------------------------------------------- building


def chosen_to_build(p: EraPosition, seat: int, moves: list[Move]) -> Looks:
    """A structure that is taken in hand, or the end of the turn if somebody builds next; else much may happen."""
    now, left = standing_now(p, seat), HAMMER_LEFT * max(0, hammers_left(p, p.near(BuildTurn)) - 1)
    found: Looks = []
    for move in moves:
        if move[0] == "build":
            found.append(now + (left + (HAMMER_LEFT + in_hand(p, seat, int(move[1])))))
        else:
            found.append(now if move == END and somebody_builds_next(p) else None)
    return found


def somebody_builds_next(p: EraPosition) -> bool:
    phase = p.near(InOrder)
    for other in p.terms.clockwise[phase.first][phase.turn :]:
        if can_act(p, BuildTurn(other)):
            return True
    return False


def extorted(p: EraPosition, seat: int, moves: list[Move]) -> Looks:
    """A demand that waits for its answer is worth the same, whatever it is."""
    demand = standing_now(p, seat) + (under_way(p, seat) + 0.3)
    return [demand if move[0] == "extort" else None for move in moves]


class Places:
    """Wherever a structure is placed, the same happens next, unless it matters whether there is room for another one: so one
    place is tried, and the others are put in its place."""

    def __init__(self, p: EraPosition, seat: int, tried: Move) -> None:
        after = p.clone()
        assert isinstance(after, EraPosition)
        after.frames[-1].answer(after, seat, tried)
        self.seat, self.after, self.components = seat, after, p.components
        self.piece, self.domain, self.pieces = p.near(Placing).piece, p.domains[seat], p.pieces[seat]
        self.wanted = wanted_next(after, after.near(BuildTurn))
        run(after)
        self.alike = happens_alike(p, after, seat, bool(self.wanted))
        self.promise, self.built = promise_of(p, seat), built(p, seat)
        self.others = [built(after, other) for other in range(p.seats) if other != seat]
        self.later, self.needed, self.stock = ahead(after), needed_farms(after, seat), stock(after, seat)
        self.rolled = rolled(after, seat, ()) if after.rolls else 0.0
        self.under_way = under_way(after, seat)

    def looks(self, moves: list[Move]) -> Looks:
        if not self.alike:
            return [None] * len(moves)
        return [self.look(int(move[1]) * 4 + int(move[2])) for move in moves]

    def look(self, place: int) -> float | None:
        cells = self.components.masks[self.piece][place]
        domain = with_piece(self.components, self.domain, self.piece, cells)
        ground = Ground(self.components, domain)
        if self.wanted and not has_room(self.wanted, ground):
            return None
        self.after.domains[self.seat] = domain
        self.after.pieces[self.seat] = (*self.pieces, self.piece * PLACE_BITS + place)
        now = count_one_more(self.after, self.seat, self.built, self.domain[INSIDE])
        of_all = totals_of(self.after, [*self.others[: self.seat], now, *self.others[self.seat :]])
        if self.after.over:
            return lead(self.seat, of_all) * 10.0
        return lead(self.seat, of_all) + (self.promised(ground, place) + self.stock) + self.rolled + self.under_way

    def promised(self, ground: Ground, place: int) -> float:
        use, apart = self.promise.use, self.promise.apart
        if self.piece < len(BUILDINGS):
            use += use_of(self.components, self.piece)
            apart -= crowded(self.components.around[self.piece][place], self.promise.ground)
        return promised(self.later, use, self.needed, look_of(ground, apart))


def wanted_next(p: EraPosition, turn: BuildTurn) -> list[int]:
    """What can be built next if only there is room; [] where room does not decide whether the turn goes on."""
    return [] if hammers_left(p, turn) <= 0 or exchanges(p, turn) else payable(p, turn.seat)


def happens_alike(p: EraPosition, after: EraPosition, seat: int, needs_room: bool) -> bool:
    """Was nothing asked on the way to the next question to which the board has an answer? In a round that has begun nothing is,
    as long as there are dice to be rolled."""
    frame = after.frames[-1] if after.frames else None
    if needs_room:
        return isinstance(frame, Ask) and frame.what is BUILD and frame.seat == seat
    return after.round == p.round or isinstance(frame, Secret)
