"""End of the game (MM-15)."""

from __future__ import annotations

from tabard.kernel import End, Frame

from ..position import MedievalMasteryPosition


def team_points(p: MedievalMasteryPosition, seat: int) -> int:
    """Victory points of the player, or of the team together (MM-15.1, MM-16.4)."""
    if p.terms.team_size == 1:
        return p.victory_points(seat)
    return sum([p.victory_points(mate) for mate in p.terms.mates(seat)])


def team_knights(p: MedievalMasteryPosition, seat: int) -> int:
    return sum([p.knights_of(mate) for mate in p.terms.mates(seat)])


def victory(p: MedievalMasteryPosition, seat: int) -> Frame | None:
    """Only the active player, or that player's team, can reach the goal (MM-15.2, MM-15.4, MM-16.4)."""
    points = team_points(p, seat)
    return win(p, seat, "won", p.terms.goal_rule, points) if points >= p.terms.goal else None


def win(p: MedievalMasteryPosition, seat: int, how: str, rule: str, points: int) -> Frame:
    p.victors = p.terms.mates(seat)
    if p.listening:
        p.tell(how, rule, {"seats": list(p.victors), "points": points})
    return End()  # at once, wherever the game is (MM-15.2)


def tell_limit(p: MedievalMasteryPosition) -> None:
    """The round limit of automated play is reached (MM-15.6, MM-15.7)."""
    if p.listening:
        best = max([rank_key(p, seat) for seat in range(p.seats)])
        seats = [seat for seat in range(p.seats) if rank_key(p, seat) == best]
        p.tell("limit", "MM-15.7", {"seats": seats, "rounds": p.terms.round_limit, "points": best[1]})


def rank_key(p: MedievalMasteryPosition, seat: int) -> tuple[int, ...]:
    """Who has won, then points, then knights on the map (MM-15.7, MM-15.8)."""
    return (int(seat in p.victors), team_points(p, seat), team_knights(p, seat))


def how_it_ended(p: MedievalMasteryPosition) -> str:
    if not p.victors:
        return "ended-limit"
    siege = p.contested >= 0 and p.is_castle(p.contested)
    return "ended-siege" if siege else "ended-points"
