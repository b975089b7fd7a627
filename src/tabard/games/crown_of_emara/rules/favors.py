"""Favor tokens (CE-9)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move

from ..names import FROM_TOKENS, token_id
from ..position import CrownOfEmaraPosition
from .gains import amounts, collect


def draw_tokens(p: CrownOfEmaraPosition, seat: int) -> Frame | None:
    """CE-9.1, CE-9.4: three from the stack, the discard pile shuffled in between if need be."""
    wanted = p.components.tokens_drawn
    drawn = take_from_stack(p, wanted)
    known: tuple[int, ...] = ()
    if len(drawn) < wanted and p.discard:
        known = drawn  # CE-19.19: they were the whole old stack
        shuffle_discard(p)
        drawn += take_from_stack(p, wanted - len(drawn))
    p.drawn, p.drawn_open = tuple(sorted(drawn)), tuple(sorted(known))
    if not drawn:  # CE-9.4
        if p.listening:
            p.tell("no-token", "CE-9.4", {"seat": seat})
        return None
    p.reveal()  # CE-18.7
    if len(drawn) == 1:  # CE-9.15
        keep(p, seat, drawn[0])
        return None
    if p.listening:
        p.tell("drew", "CE-9.1", {"seat": seat, "count": len(drawn)})
        p.tell("saw-tokens", "CE-9.2", {"tokens": [token_id(token) for token in p.drawn]}, (seat,))
    return ASK_KEEP[seat]


def take_from_stack(p: CrownOfEmaraPosition, count: int) -> tuple[int, ...]:
    left = max(0, len(p.favors) - count)
    drawn = p.favors[left:]
    p.favors = p.favors[:left]
    return drawn


def shuffle_discard(p: CrownOfEmaraPosition) -> None:
    """CE-9.3, CE-9.13"""
    p.favors = p.shuffled(sorted(p.discard))
    p.discard = ()
    p.reveal()
    if p.listening:
        p.tell("tokens-shuffled", "CE-9.3", {"count": len(p.favors)})


def keep(p: CrownOfEmaraPosition, seat: int, token: int) -> None:
    """CE-9.1, CE-9.2: it lies open beside the board, the others are discarded."""
    p.tokens[seat] = tuple(sorted((*p.tokens[seat], token)))
    rejected = tuple([other for other in p.drawn if other != token])
    p.discard += rejected
    p.drawn = p.drawn_open = ()
    p.reveal()  # CE-18.7
    if p.listening:
        others = [token_id(other) for other in rejected]
        p.tell(
            "kept", "CE-9.2", {"seat": seat, "token": token_id(token), "count": len(others), "discarded": list(others)}
        )
    if not p.favors and p.discard:  # CE-9.13
        shuffle_discard(p)


def use_token(p: CrownOfEmaraPosition, seat: int, token: int) -> None:
    """CE-9.5, CE-9.10"""
    p.tokens[seat] = tuple([other for other in p.tokens[seat] if other != token])
    p.discard += (token,)
    got = collect(p, seat, p.components.token_gain[token], FROM_TOKENS)
    if p.listening:
        p.tell("used-token", "CE-9.5", {"seat": seat, "token": token_id(token), "gains": amounts(got)})


class KeepToken(Decision[CrownOfEmaraPosition]):
    """One of the drawn tokens is kept (CE-9.1)."""

    rule = "CE-9.1"
    verbs = ("keep",)

    def options(self, p: CrownOfEmaraPosition, seat: int) -> list[Move]:
        return [("keep", token) for token in p.drawn]

    def apply(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Frame | None:
        keep(p, seat, int(move[1]))
        return None

    def refuse(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-drawn", "CE-9.1", "you have not drawn this token")

    def prompt(self, p: CrownOfEmaraPosition, seat: int) -> Args:
        return {"count": len(p.drawn)}


KEEP_TOKEN: Final = KeepToken()
ASK_KEEP: Final = [Ask(KEEP_TOKEN, seat) for seat in range(4)]
