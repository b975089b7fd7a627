"""A player's turn (CE-4): a card into a slot, then actions in any order."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..names import CARDS, CHAMBERLAIN, MASTER_DISCOUNT, SLOTS, card_id
from ..position import NO_CARD, CrownOfEmaraPosition
from .cards import CARD_VERBS, OPTIONAL, card_action, card_moves, refuse_card, take
from .craftsmen import HireCraftsman, huts_for_hire, refuse_hut
from .masters import (
    ABLE,
    SWAPS,
    HireMaster,
    Service,
    abilities,
    masters_for_hire,
    refuse_ability,
    refuse_master,
    refuse_swap,
    swap,
    swaps,
)
from .movement import walk
from .nobility import can_rise, refuse_rise, rise

# What has been done in this turn, a bit for each (CE-4.3).
CARD: Final = 1
WALK: Final = 2
RISE: Final = 4
CRAFTSMAN: Final = 8
MASTER: Final = 16

PLAY: Final[list[list[Move]]] = [[("card", card, slot) for slot in range(SLOTS)] for card in range(len(CARDS))]
WALKS: Final[list[Move]] = [("walk", 0), ("walk", 1)]
RISE_MOVE: Final[Move] = ("rise",)
END_TURN: Final[Move] = ("end_turn",)


class Turn(Procedure[CrownOfEmaraPosition]):
    """The card comes first (CE-4.12); then actions until the turn is ended (CE-4.9)."""

    FIELDS = ("seat", "card", "slot", "did", "used", "swapped")
    STEPS = ("play_card", "actions")

    def __init__(self, seat: int, card: int, slot: int, did: int, used: int, swapped: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.slot: Final = slot
        self.did: Final = did
        self.used: Final = used  # the Masters used in this turn, a bit for each (CE-13.5)
        self.swapped: Final = swapped  # the direction of the latest swap, 0: none (CE-13.19)

    def play_card(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-4.1
        return ASK_CARD[self.seat]

    def actions(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-4.4
        p.again()
        return ASK_TURN[self.seat]

    def after(self, did: int = 0, used: int = 0, swapped: int = 0) -> Turn:
        """This turn with something more done; anything but a swap forgets the direction of the latest one."""
        return Turn(self.seat, self.card, self.slot, self.did | did, self.used | used, swapped)

    def may_end(self) -> bool:
        """CE-4.9"""
        return bool(self.did & WALK) and (bool(self.did & CARD) or self.card in OPTIONAL)


class PlayCard(Decision[CrownOfEmaraPosition]):
    """A card of the hand into an empty slot (CE-4.1)."""

    rule = "CE-4.1"
    verbs = ("card",)

    def options(self, p: CrownOfEmaraPosition, seat: int) -> list[Move]:
        free = [slot for slot in range(SLOTS) if p.slots[seat * SLOTS + slot] == NO_CARD]
        return [PLAY[card][slot] for card in p.hands[seat] for slot in free]

    def apply(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Frame | None:
        card, slot = int(move[1]), int(move[2])
        p.hands[seat] = tuple([other for other in p.hands[seat] if other != card])
        p.slots[seat * SLOTS + slot] = card
        p.spent[seat] |= 1 << card
        if p.listening:
            p.tell("played", "CE-4.1", {"seat": seat, "card": card_id(card), "steps": slot + 1})
        p.replace(Turn(seat, card, slot, CARD if take(p, seat, card) else 0, 0, 0))
        return None

    def refuse(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Illegal:
        if int(move[1]) not in p.hands[seat]:
            words: Args = {"card": card_id(int(move[1]))}
            return Illegal("not-in-hand", "CE-4.1", "this card is not in your hand", words)
        return Illegal("slot-taken", "CE-4.2", "there is a card in this slot")

    def prompt(self, p: CrownOfEmaraPosition, seat: int) -> Args:
        return {"turn": SLOTS + 1 - p.slots[seat * SLOTS : seat * SLOTS + SLOTS].count(NO_CARD), "round": p.round}


class TurnMenu(Decision[CrownOfEmaraPosition]):
    """What can be done between the actions of a turn (CE-4.13, CE-19.9)."""

    rule = "CE-4.3"
    verbs = (*CARD_VERBS, "walk", "rise", "craftsman", "master", "ability", *SWAPS, "end_turn")

    def options(self, p: CrownOfEmaraPosition, seat: int) -> list[Move]:
        turn = p.frames[-2]  # the menu is open in it
        assert isinstance(turn, Turn)
        did = turn.did
        moves = [] if did & CARD else card_moves(p, seat, turn.card)
        if not did & WALK:
            moves += WALKS
        if not did & RISE and can_rise(p, seat):
            moves.append(RISE_MOVE)
        funds, c, staff = p.funds(seat), p.components, p.staff[seat]
        if not did & CRAFTSMAN and funds >= c.cheapest_hut:
            for hut in huts_for_hire(p, seat, 0):
                moves.append(("craftsman", hut))
        if not did & MASTER and funds + p.in_force(MASTER_DISCOUNT) >= c.cheapest_master:
            for master in masters_for_hire(p, seat, 0):
                moves.append(("master", master))
        if staff & ABLE:
            moves += abilities(p, seat, turn.used)
        if staff >> CHAMBERLAIN & 1:
            moves += swaps(p, seat, turn.swapped)
        if turn.may_end():
            moves.append(END_TURN)
        return moves

    def apply(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Frame | None:
        turn, verb = p.frames[-1], str(move[0])
        assert isinstance(turn, Turn)
        if verb in CARD_VERBS:
            p.replace(turn.after(CARD))
            return card_action(p, seat, move)
        if verb == "walk":
            p.replace(turn.after(WALK))
            return walk(p, seat, int(move[1]), turn.slot + 1, "CE-6.1")
        return bonus(p, turn, verb, move)

    def refuse(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Illegal:
        turn, verb = p.near(Turn), str(move[0])
        if verb in CARD_VERBS:
            return refuse_card(p, seat, turn.card, bool(turn.did & CARD), move)
        if verb in SWAPS:
            return refuse_swap(p, seat, verb, turn.swapped)
        if verb == "ability":
            return refuse_ability(p, seat, int(move[1]), int(move[2]), turn.used)
        if verb == "end_turn":
            return refuse_end(turn)
        return refuse_bonus(p, turn, verb, move)

    def prompt(self, p: CrownOfEmaraPosition, seat: int) -> Args:
        turn = p.near(Turn)
        return {"steps": turn.slot + 1, "walk": int(not turn.did & WALK), "card": int(not turn.did & CARD)}


def bonus(p: CrownOfEmaraPosition, turn: Turn, verb: str, move: Move) -> Frame | None:
    """Bonus actions, abilities, swaps, the end of the turn."""
    seat = turn.seat
    if verb == "rise":
        p.replace(turn.after(RISE))
        rise(p, seat)
    elif verb == "craftsman":
        p.replace(turn.after(CRAFTSMAN))
        return HireCraftsman(seat, int(move[1]), 0)
    elif verb == "master":
        p.replace(turn.after(MASTER))
        return HireMaster(seat, int(move[1]), 0)
    elif verb == "ability":
        p.replace(turn.after(0, 1 << int(move[1])))
        return Service(seat, int(move[1]), int(move[2]))
    elif verb in SWAPS:
        p.replace(turn.after(swapped=swap(p, seat, verb)))
    else:
        p.pop()  # CE-4.9
    return None


def refuse_bonus(p: CrownOfEmaraPosition, turn: Turn, verb: str, move: Move) -> Illegal:
    """Each action only once in a turn (CE-4.3)."""
    if verb == "walk":
        return Illegal("walked", "CE-4.3", "you have moved a Councilor with this card")
    if turn.did & {"rise": RISE, "craftsman": CRAFTSMAN, "master": MASTER}[verb]:
        return Illegal("bonus-done", "CE-4.3", "you have taken this bonus action in this turn")
    if verb == "rise":
        return refuse_rise(p, turn.seat)
    if verb == "craftsman":
        return refuse_hut(p, turn.seat, int(move[1]), 0)
    return refuse_master(p, turn.seat, int(move[1]), 0)


def refuse_end(turn: Turn) -> Illegal:
    if not turn.did & WALK:
        return Illegal("must-walk", "CE-4.6", "move one of your Councilors first")
    return Illegal("must-step", "CE-4.7", "take the extra step first")


PLAY_CARD: Final = PlayCard()
TURN_MENU: Final = TurnMenu()
ASK_CARD: Final = [Ask(PLAY_CARD, seat) for seat in range(4)]
ASK_TURN: Final = [Ask(TURN_MENU, seat) for seat in range(4)]
TURNS: Final = [Turn(seat, NO_CARD, 0, 0, 0, 0) for seat in range(4)]
