"""Gifts and bargains (WK-19): asides beside any question, offers with a request."""

from tabard.games.warrior_knights import GAME
from tabard.games.warrior_knights.rules.asides import giveable
from tabard.games.warrior_knights.rules.taxation_and_wages import Taxation, Wages
from tabard.kernel.trial import chosen_at_random

from .tables import AGENDAS, EVENTS, asked, fate, options, phase, play, refusal, table, told, top_event, turn_up, where


def market(*armies, **wanted):
    """Three barons; seat 0 is asked what to do with a card."""
    return turn_up(table(3, *armies, asides=True, **wanted), "0 versatile_strategy")


def texts(p, seat):
    return [" ".join(map(str, move)) for move in p.asides(seat)]


def test_a_gift_passes_at_once_whoever_is_asked():
    """WK-19.1, WK-19.4, WK-19.8, WK-19.9, WK-26.23: at once, in public, never taken back; the question stays open."""
    p = market(crowns=[3, 2, 0])
    assert texts(p, 1) == ["give 0 1", "give 0 2", "give 2 1", "give 2 2"] and texts(p, 2) == []
    play(p, "1: give 2 2")
    assert p.crowns == [3, 0, 2] and asked(p) == "0 Versatile"
    assert not p.can_undo(1) and told(p, "gave") == [{"seat": 1, "to_seat": 2, "crowns": 2}]
    assert p.story_for(None)[-1]["id"] == "log-gave"
    assert refusal(p, "give 1 5", 0).rule == "WK-19.10" and refusal(p, "give 0 1", 0).rule == "WK-19.4"


def test_only_crowns_change_hands():
    """WK-19.2, WK-19.3, WK-19.12: there is no move for anything else, and none that binds anybody."""
    assert GAME.aside_verbs == ("give", "give_heir", "return_heir", "kill_heir", "miracle")
    p = market(crowns=[5, 5, 5], votes=[5, 5, 5], faith=[5, 5, 5])
    assert {move[0] for seat in range(3) for move in p.asides(seat)} == {"give"}
    before = p.dump()["fields"]
    play(p, "0: give 1 5")
    after = p.dump()["fields"]
    assert {name for name in before if before[name] != after[name]} == {"crowns", "given"}


def test_to_each_baron_once_while_a_question_is_open():
    """WK-19.11, WK-19.14: the counters start anew with the next question, never with a secret small move."""
    p = market(crowns=[9, 9, 9])
    play(p, "1: give 0 1")
    assert refusal(p, "give 0 1", 1).rule == "WK-19.11"
    assert texts(p, 1) == [f"give 2 {crowns}" for crowns in range(1, 9)]
    play(p, "decline")
    assert "give 0 1" in texts(p, 1)
    p = fresh_round()
    play(p, "1: give 0 1", "0: plan levy_taxes 0")
    assert refusal(p, "give 0 1", 1).rule == "WK-19.11"
    play(p, "0: done", "1: done", "2: done")
    assert "give 0 1" in texts(p, 1)


def fresh_round():
    p = GAME.new(3, 4, {"asides": True})
    assert p.asides(0) == [] and refusal(p, "give 1 1", 0).rule == "WK-19.8"  # not before the first Planning
    while not p.round:
        p.play(p.waiting[0], p.legal(p.waiting[0])[0])
    return p


def test_others_plan_in_secret_meanwhile():
    """WK-19.8, WK-19.15: a gift changes no secret choice; own ones can still be taken back."""
    p = fresh_round()
    play(p, "0: plan levy_taxes 0", "0: plan rally_support 1", "2: give 0 4")
    assert p.chosen(0) == (("plan", 0, 0), ("plan", 2, 1)) and p.waiting == (0, 1, 2)
    assert p.view(1)["board"]["barons"][0]["crowns"] == 19
    p.undo(0)
    assert p.chosen(0) == (("plan", 0, 0),) and p.crowns == [19, 15, 11]


def test_crowns_in_danger_cannot_be_given():
    """WK-19.10: wages, a tax, a fine, an event against one's gold, an attack on one's stronghold."""
    p = phase(table(3, "0 star rota english_100", crowns=[9, 9, 9], asides=True), Wages())
    assert asked(p) == "0 PayMercenary" and texts(p, 0) == [] and "give 0 9" in texts(p, 1)
    p = table(3, "0 star rota r50", crowns=[9, 9, 9], in_force=[(0, AGENDAS.index("poll_tax"), -1, -1)], asides=True)
    phase(p, Taxation())
    assert asked(p) == "0 PayLaw" and giveable(p, 0) == 0 and giveable(p, 1) == 9
    p = top_event(table(3, crowns=[9, 9, 9], faith=[1, 1, 0], asides=True), "embezzlement")
    turn_up(p, "important_event")
    play(p, "draws 0")
    assert asked(p) == "0 CancelEvent" and giveable(p, 0) == 0 and giveable(p, 1) == 9
    play(p, "suffer")
    assert p.crowns[0] == 5 and giveable(p, 0) == 5


def test_a_besieged_treasure_stays():
    """WK-19.10: none from the declaration of the attack on one's stronghold to the reward."""
    p = table(
        3,
        "0 star linden_vale r50 r100",
        "2 star linden_vale r50",
        castles=["froli", "linden_vale", "oakholt"],
        crowns=[5, 9, 9],
        asides=True,
    )
    p.breaches[25] = 4
    fate(p)
    turn_up(p, "0 mobilize_forces")
    play(p, "area linden_vale")
    while asked(p) == "0 NextNoble":
        play(p, "enough")
    assert giveable(p, 1) == 9
    play(p, "attack 1 assault")
    assert asked(p) == "0 OfferCrowns" and giveable(p, 1) == 0 and giveable(p, 2) == 9
    assert refusal(p, "give 2 1", 1).rule == "WK-19.10"
    play(p, "offer 0", "yes")
    assert p.crowns == [9, 5, 9] and giveable(p, 1) == 5


def road(crowns, **wanted):
    """Seat 0 wants to pass two barons."""
    armies = "0 star rota r50", "1 star oxcart_heath r50", "2 star oxcart_heath r50"
    p = market(*armies, crowns=crowns, **wanted)
    return play(p, "lead star", "march oxcart_heath", "march vineyard_slopes", "stop")


def test_an_offer_is_paid_when_the_permission_is_given():
    """WK-19.5, WK-26.5: asked before each request; what is offered is promised."""
    p = road([7, 0, 0])
    assert asked(p) == "0 OfferCrowns" and options(p) == [f"offer {crowns}" for crowns in range(8)]
    play(p, "offer 4")
    assert asked(p) == "1 Permit" and p.prompt(1)["args"]["crowns"] == 4 and giveable(p, 0) == 3
    play(p, "yes")
    assert p.crowns == [3, 4, 0] and asked(p) == "0 OfferCrowns" and options(p)[-1] == "offer 3"
    play(p, "offer 3", "no")
    assert p.crowns == [3, 4, 0] and where(p, 0, "star") == "rota"


def test_nobody_without_crowns_is_asked_for_an_offer():
    """WK-26.5, WK-19.13"""
    assert asked(road([0, 0, 0])) == "1 Permit"
    p = table(3, "0 star rota r50", "1 star oxcart_heath r50", crowns=[7, 0, 0], asides=False)
    turn_up(p, "0 versatile_strategy")
    play(p, "lead star", "march oxcart_heath", "march vineyard_slopes", "stop")
    assert asked(p) == "1 Permit" and p.asides(0) == []
    assert refusal(p, "give 1 1", 0).rule == "WK-19.13"


def test_asides_are_for_people():
    """WK-19.13: on where people play, off where only programs do."""
    assert GAME.new(3, 1).options["asides"] is True
    assert GAME.for_programs({})["asides"] is False


def test_speech_is_free_and_binds_nobody():
    """WK-19.6, WK-19.7: nothing said is part of a position; what may be done at any time is an aside."""
    assert not any("chat" in name or "promise" in name for name in table(3).dump()["fields"])
    p = market(exchanging_heirs=True, miracles=True, faith=[0, 3, 0], in_force=[(2, EVENTS.index("famine"), -1, -1)])
    assert {move[0] for move in p.asides(1)} == {"give", "give_heir", "miracle"}


def test_gifts_never_end_a_game_early_or_late():
    """WK-19.14: whole games with asides come to their end."""
    import random

    p, dice = (
        GAME.new(3, 5, {"asides": True, "round_limit": 2, "exchanging_heirs": True, "miracles": True}),
        random.Random(5),
    )
    made = 0
    while not p.over:
        seat, move = chosen_at_random(p, dice)
        made += move[0] in GAME.aside_verbs
        p.step(seat, move)
        GAME.check(p)
    assert made > 10
