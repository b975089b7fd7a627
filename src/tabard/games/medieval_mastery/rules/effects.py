"""What the artefacts do: one row for each effect that the component file names (MM-9.4 to MM-9.12, MM-13).

Above each row stands what its artefacts say. A crown is announced only if the test of its row allows it, by public information
(MM-9.3); sceptres and orbs act by themselves, whether or not that changes anything (MM-8.4, MM-8.13).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabard.kernel import Ask, Frame

from ..components import EFFECTS, artefact_id
from ..position import BY_ARTEFACT, MedievalMasteryPosition
from .cards import discard_at_random, draw_up_to, may_discard
from .control import gain_knights
from .crown_effects import SHUFFLE_BACK, Corruption, Prosperity, has_cards, has_face_up, insight
from .redeployment import redeploy
from .sceptres_and_orbs import ask_to_match, strike_knight
from .support import add_points, side_of


class Use:
    """An artefact at work: whose it is, against whom in a battle, and how many it counts."""

    def __init__(self, p: MedievalMasteryPosition, artefact: int, seat: int, opponent: int) -> None:
        self.p: Final = p
        self.artefact: Final = artefact
        self.seat: Final = seat
        self.opponent: Final = opponent
        self.amount: Final = p.components.amount[artefact]


class Effect:
    """One row of the table."""

    def __init__(
        self, act: Callable[[Use], Frame | None], possible: Callable[[MedievalMasteryPosition, int], bool] | None = None
    ) -> None:
        self.act: Final = act
        self.possible: Final = possible


def another_has_face_up(p: MedievalMasteryPosition, seat: int) -> bool:
    for other in p.terms.clockwise[seat][1:]:
        if has_face_up(p, other):
            return True
    return False


def anybody_has_cards(p: MedievalMasteryPosition, seat: int) -> bool:
    for other in p.terms.clockwise[seat]:
        if has_cards(p, other):
            return True
    return False


def discarded_last_turn(p: MedievalMasteryPosition, seat: int) -> bool:
    return p.last_turn_from[seat] < p.last_turn_to[seat]


def has_supplied_land(p: MedievalMasteryPosition, seat: int) -> bool:
    return bool(p.supplied[seat])


def has_hand(p: MedievalMasteryPosition, seat: int) -> bool:
    return bool(p.hands[seat])


def destroy_artefact(use: Use) -> Frame | None:
    return Corruption(use.seat)


def look_at_a_deck(use: Use) -> Frame | None:
    return Prosperity(use.seat)


def reorder(use: Use) -> Frame | None:
    return insight(use.p, use.seat, use.amount)


def shuffle_back(use: Use) -> Frame | None:
    return Ask(SHUFFLE_BACK, use.seat)


def redeploy_once_more(use: Use) -> Frame | None:
    return redeploy(use.p, use.seat)


def discard_by_choice(use: Use) -> Frame | None:
    return may_discard(use.p, use.seat)


def strike(use: Use) -> None:
    for _ in range(use.amount):
        strike_knight(use.p, use.opponent)


def draw(use: Use) -> None:
    draw_up_to(use.p, use.seat, use.amount, "MM-13.10")


def gain(use: Use) -> None:
    gain_knights(use.p, use.seat, use.amount, "MM-13.12")


def match_knights(use: Use) -> Frame | None:
    return ask_to_match(use.p, use.seat)


def rob(use: Use) -> None:
    for _ in range(use.amount):
        discard_at_random(use.p, use.opponent, "MM-13.5")


def fight_harder(use: Use) -> None:
    add_points(use.p, side_of(use.p, use.seat), BY_ARTEFACT, use.artefact, use.amount, use.seat)


ROWS: Final = {
    # Corruption: destroy an artefact of another player (MM-9.4)
    "destroy_artefact": Effect(destroy_artefact, another_has_face_up),
    # Prosperity: look at the top card of any deck; leave it there or discard it (MM-9.5)
    "peek_top_keep_or_discard": Effect(look_at_a_deck, anybody_has_cards),
    # Insight: look at the top cards of your deck and put them back in any order (MM-9.7)
    "reorder_top_cards": Effect(reorder, has_cards),
    # Order: shuffle a card that you discarded in your last turn into your deck (MM-9.9)
    "shuffle_back_card_of_previous_turn": Effect(shuffle_back, discarded_last_turn),
    # Vitality: redeploy once more (MM-9.11)
    "extra_redeployment": Effect(redeploy_once_more, has_supplied_land),
    # Wrath, Preparation, Cleansing: you may discard a card of your choice (MM-9.12, MM-13.9)
    "may_discard_card": Effect(discard_by_choice, has_hand),
    # Brutality: your opponent loses a knight on the conflict tile (MM-13.11)
    "lose_knight_on_conflict_tile": Effect(strike),
    # Greed, Resurgence: draw until you hold so many cards (MM-13.10)
    "draw_up_to": Effect(draw),
    # Devotion: a new knight in your castle (MM-13.12)
    "gain_castle_knights": Effect(gain),
    # Fear, Vigour: you may count as many knights as your opponent (MM-13.6)
    "match_opponent_knights": Effect(match_knights),
    # Influence, Defiance: your opponent loses a card at random (MM-13.3, MM-13.4)
    "discard_random_card": Effect(rob),
    # Rage, Loyalty: more combat points (MM-13.1, MM-13.2)
    "combat_bonus": Effect(fight_harder),
}
TABLE: Final = [ROWS[name] for name in EFFECTS]


def can_do_something(p: MedievalMasteryPosition, artefact: int, seat: int) -> bool:
    possible = TABLE[p.components.effect[artefact]].possible
    return possible is None or possible(p, seat)


def apply_effect(p: MedievalMasteryPosition, artefact: int, seat: int, opponent: int) -> Frame | None:
    p.used |= 1 << artefact
    return TABLE[p.components.effect[artefact]].act(Use(p, artefact, seat, opponent))


def use(p: MedievalMasteryPosition, acting: tuple[int, ...], seat: int, opponent: int) -> Frame | None:
    """The sceptre or orb of a seat, if it is about to act, acts by itself (MM-8.4, MM-8.15)."""
    if not acting:
        return None
    if p.listening:
        p.tell("acts", "MM-8.15", {"seat": seat, "artefact": artefact_id(acting[0])})
    return apply_effect(p, acting[0], seat, opponent)
