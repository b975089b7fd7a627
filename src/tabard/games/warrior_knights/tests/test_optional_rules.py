"""Exchanging Heirs, Player Elimination, Miracles Can Happen (WK-22)."""

from tabard.games.warrior_knights import GAME, own
from tabard.games.warrior_knights.rules.asides import kill_heir
from tabard.games.warrior_knights.rules.deaths import Death
from tabard.games.warrior_knights.rules.draft import Draft
from tabard.games.warrior_knights.rules.elimination import eliminate
from tabard.games.warrior_knights.rules.taxation_and_wages import Taxation, Wages
from tabard.games.warrior_knights.rules.upkeep import Upkeep
from tabard.games.warrior_knights.state.decks import action_card
from tabard.kernel.game import package_text

from .tables import (
    AGENDAS,
    EVENTS,
    KINDS,
    army,
    asked,
    city,
    fate,
    options,
    phase,
    play,
    refusal,
    table,
    told,
    top_event,
    troops,
    turn_up,
)

STAR = army(0, "star")


def texts(p, seat):
    return [" ".join(map(str, move)) for move in p.asides(seat) if move[0] != "give"]


# ---------------------------------------------------------------------- Exchanging Heirs


def hostages(*armies, **wanted):
    return turn_up(table(3, *armies, asides=True, exchanging_heirs=True, **wanted), "2 versatile_strategy")


def test_an_heir_is_given_and_given_back():
    """WK-22.5, WK-22.6, WK-22.8, WK-19.9, WK-19.11: first with his own baron; never passed on to a third; once a question."""
    p = hostages("0 star rota r50")
    assert "give_heir 0 1" in texts(p, 0) and texts(p, 1).count("give_heir 0 0") == 1
    play(p, "0: give_heir star 1")
    assert p.holder[STAR] == 1 and p.view(2)["board"]["barons"][0]["armies"][0]["holder"] == 1
    assert refusal(p, "return_heir 0 star", 1).rule == "WK-22.8"  # once while this question is open
    assert refusal(p, "give_heir star 2", 0).rule == "WK-22.8"
    play(p, "decline")
    assert [move for move in texts(p, 1) if "heir 0" in move and "give" not in move] == [
        "return_heir 0 0",
        "kill_heir 0 0",
    ]
    play(p, "1: return_heir 0 star")
    assert p.holder[STAR] == 0 and told(p, "heir-returned")[0]["to_seat"] == 0


def test_a_dead_noble_waits_for_his_heir():
    """WK-22.8, WK-22.10: he is placed only when the heir is back; then he has a new one."""
    p = table(3, "0 star off r50", asides=True, exchanging_heirs=True)
    p.dead[STAR], p.holder[STAR] = 1, 1
    phase(p, Upkeep())
    assert told(p, "noble-placed") == []
    p = table(3, "0 star off r50", "0 square off r50", asides=True, exchanging_heirs=True)
    p.dead[STAR], p.holder[STAR] = 1, 1
    phase(p, Upkeep())
    while asked(p) != "0 BringBack":
        play(p, "done")
    assert not any("star" in option for option in options(p))
    assert refusal(p, "noble star linden_vale").rule == "WK-22.8"
    play(p, "1: return_heir 0 star", "noble star linden_vale")
    assert not p.dead[STAR] and p.heir[STAR] and p.holder[STAR] == 0


def test_a_killed_heir_ends_the_line():
    """WK-22.7, WK-15.14: the next death is for good."""
    p = hostages("0 star rota r50 english_50")
    p.holder[STAR] = 1
    play(p, "1: kill_heir 0 star")
    assert not p.heir[STAR] and not p.gone[STAR]
    fate(p, "nation:swiss")
    phase(p, Death(STAR))
    assert p.gone[STAR] and troops(p, 0, "star") == []


def test_an_heir_killed_while_his_noble_is_dead():
    """WK-22.24: the noble leaves the game at once."""
    p = hostages("0 star off r50 english_50")
    p.dead[STAR], p.holder[STAR] = 1, 1
    before = p.hireable[KINDS.index("english_50")]
    play(p, "1: kill_heir 0 star")
    assert p.gone[STAR] and troops(p, 0, "star") == [] and p.hireable[KINDS.index("english_50")] == before + 1
    assert asked(p) == "2 Versatile"


def test_what_named_him_falls_away():
    """WK-19.15: small moves not yet carried out that named the noble who is gone."""
    p = table(3, "0 star off r50", crowns=[20, 0, 0], asides=True, exchanging_heirs=True)
    p.offer = (KINDS.index("swiss_50"), KINDS.index("swiss_100"))
    p.hireable[KINDS.index("swiss_50")] -= 1
    p.hireable[KINDS.index("swiss_100")] -= 1
    p.dead[STAR], p.holder[STAR], p.track = 1, 1, [0, 0, -1, -1, -1, -1, -1]
    phase(p, Draft())
    play(p, "hire swiss_50 star", "1: kill_heir 0 star")
    assert asked(p) == "0 HireTroops" and "none" in options(p)
    assert not any(option.endswith("star") for option in options(p))
    play(p, "hire swiss_100 castle")
    assert troops(p, 0, "castle") == ["swiss_100"] and troops(p, 0, "star") == []


def test_troops_that_are_gone_are_owed_nothing():
    """WK-19.15, WK-22.24: his mercenaries leave while their wages are paid. Found by fuzzing (deal 2271 of three barons)."""
    p = table(
        3,
        "0 star off r50 english_50",
        "0 square rota r50 swiss_50",
        crowns=[9, 15, 15],
        asides=True,
        exchanging_heirs=True,
    )
    p.dead[STAR], p.holder[STAR] = 1, 1
    phase(p, Wages())
    assert options(p) == ["pay star english_50", "pay square swiss_50", "done"]
    play(p, "1: kill_heir 0 star")
    assert options(p) == ["pay square swiss_50", "done"]
    play(p, "done")
    assert troops(p, 0, "star") == [] and troops(p, 0, "square") == ["regular_50"] and asked(p) != "0 PayMercenary"


def test_a_question_without_an_answer_left_ends():
    """WK-19.15: a recruit whom nobody is left to lead."""
    p = table(3, "0 star off r50", castles=["", "millrace", "oakholt"], asides=True, exchanging_heirs=True)
    for place in ("square", "triangle", "circle"):
        p.gone[army(0, place)] = 1
    p.dead[STAR], p.holder[STAR] = 1, 1
    p.offer = (KINDS.index("swiss_50"), KINDS.index("polish_50"))
    p.hireable[KINDS.index("swiss_50")] -= 1
    p.hireable[KINDS.index("polish_50")] -= 1
    top_event(p, "defectors")
    turn_up(p, "important_event")
    play(p, "draws 0")
    assert asked(p) == "0 PlaceRecruit"
    play(p, "1: kill_heir 0 star")
    assert asked(p) != "0 PlaceRecruit" and p.gone[STAR]


def test_no_heir_and_broken_line_find_him_anywhere():
    """WK-22.9, WK-22.24: the heir dies wherever he is held; a noble already dead leaves the game."""
    for dead in (0, 1):
        p = table(3, "0 star off r50", faith=[0, 1, 0], asides=True, exchanging_heirs=True)
        for place in ("square", "triangle", "circle"):
            p.gone[army(0, place)] = 1
        p.dead[STAR], p.holder[STAR] = dead, 1
        top_event(p, "broken_line")
        turn_up(p, "important_event")
        play(p, "draws 0")
        assert not p.heir[STAR] and p.gone[STAR] == dead
        assert EVENTS.index("broken_line") in p.event_discard or not dead
        assert p.event_discard.count(EVENTS.index("broken_line")) == dead


# ---------------------------------------------------------------------- Player Elimination


def fallen(seats=3, **wanted):
    """Seat 0 storms the stronghold of seat 1."""
    p = table(
        seats,
        "0 star linden_vale r50",
        "1 star rota r100 english_100",
        castles=["froli", "linden_vale", "oakholt", "chapel_wood"][:seats],
        player_elimination=True,
        **wanted,
    )
    p.breaches[25] = 4
    fate(p)
    return p


def storm(p):
    turn_up(p, "0 mobilize_forces")
    play(p, "area linden_vale")
    while asked(p) == "0 NextNoble":
        play(p, "enough")
    return play(p, "attack 1 assault")


def test_whoever_loses_the_stronghold_is_out():
    """WK-22.11, WK-22.12, WK-22.13: first the reward, then all that is left leaves the game."""
    p = fallen(cities={"rota": 1, "kovel": 1}, crowns=[0, 7, 0], votes=[0, 4, 0], faith=[0, 4, 0])
    p.in_force = [(0, AGENDAS.index("salt_concession"), 1, -1), (0, AGENDAS.index("poll_tax"), -1, -1)]
    p.stakes[1], p.stage[0], p.track = 3, 1, [1, -1, -1, -1, -1, -1, -1]
    english = p.hireable[KINDS.index("english_100")]
    storm(p)
    play(p, "cede kovel", "control")
    assert p.crowns == [3, 0, 0] and p.owner[city("kovel")] == 0 and p.owner[city("rota")] == -1
    assert p.fallen == (1,) and p.votes[1] == p.faith[1] == 0
    assert all(p.gone[5:10]) and troops(p, 1, "star") == [] and p.hireable[KINDS.index("english_100")] == english + 1
    assert p.in_force == [(0, AGENDAS.index("poll_tax"), -1, -1)]  # WK-22.25: laws stay
    assert AGENDAS.index("salt_concession") in p.agenda_discard
    assert p.track[0] == -1 and p.stage[0] == 0 and p.stakes[1] == 0
    assert p.view(None)["board"]["barons"][1]["fallen"]


def test_without_the_option_nobody_leaves():
    """WK-22.1, WK-22.11"""
    p = fallen()
    assert p.terms.elimination
    p = table(3, "0 star linden_vale r50", castles=["froli", "linden_vale", "oakholt"])
    p.breaches[25] = 4
    storm(fate(p))
    assert p.fallen == () and p.castle_area(1) == -1


def test_cards_leave_and_thresholds_sink():
    """WK-22.14, WK-5.20: phases that fall due by it are held after the present card, Taxation first."""
    p = fallen()
    p.areas = [tuple(action_card(0, 0) for _ in range(2)) + tuple(action_card(2, 0) for _ in range(2)), (), ()]
    p.areas[1] = (action_card(0, 1), action_card(0, 1), action_card(2, 1), action_card(2, 1))
    p.hands = [0, 0, 2, 2, 2, 2] + [2] * 6 + [0, 0, 2, 2, 2, 2]
    p.stacks[2] = (action_card(1, 2),)
    p.hands[8] -= 1
    storm(p)
    phases = [event["phase"] for event in told(p, "phase")]
    assert phases == ["phase-taxation", "phase-wages"]
    assert p.phase_cards() == 4 and p.draft_markers() == 3 and len(p.spots()) <= 5
    assert p.hand_size(1) == 0 and not any(card // 8 == 1 for stack in p.stacks for card in stack)


def test_the_last_baron_wins_at_once():
    """WK-22.15, WK-18.8"""
    p = fallen(2, influence=[0, 9])
    storm(p)
    assert p.over and p.winners == (0,) and p.ranking == (1, 2)


def test_whoever_fell_later_stands_before_whoever_fell_earlier():
    """WK-18.8, WK-22.16"""
    p = table(4, influence=[0, 9, 5, 1], player_elimination=True)
    eliminate(p, 1)
    eliminate(p, 2)
    assert p.ranking == (2, 4, 3, 1)
    assert p.order() == (0, 3) and p.barons() == [0, 3]


def test_tokens_pass_on():
    """WK-22.17: to the most Votes or Faith; a banned baron and a heretic only if nobody else is left."""
    p = table(
        4, votes=[0, 3, 9, 9], faith=[2, 9, 1, 0], banned=[0, 0, 1, 0], chairman=1, head=1, player_elimination=True
    )
    eliminate(p, 1)
    assert (p.chairman, p.head) == (3, 0)
    p = table(3, banned=[1, 0, 1], chairman=1, head=0, player_elimination=True)
    eliminate(p, 1)
    assert p.chairman == 2  # the next clockwise even so
    p = table(4, votes=[5, 0, 5, 1], chairman=1, head=0, player_elimination=True)
    fate(p, "seat:3", "seat:1", "seat:2")
    eliminate(p, 1)
    assert p.chairman == 2  # ties by fate


def test_sieges_and_lasting_events_of_the_fallen():
    """WK-22.25, WK-22.33"""
    p = table(3, "1 star rota r100", player_elimination=True, exchanging_heirs=True)
    p.besieger[city("rota")], p.besieged_in[city("rota")] = 1, 1
    p.in_force = [(2, EVENTS.index("heretic"), 1, -1), (2, EVENTS.index("famine"), -1, -1)]
    p.holder[STAR] = 1
    eliminate(p, 1)
    assert p.besieger[city("rota")] == -1 and p.in_force == [(2, EVENTS.index("famine"), -1, -1)]
    assert EVENTS.index("heretic") in p.event_discard
    assert p.holder[STAR] == 0  # an heir held for another goes back


def test_the_fallen_take_no_part():
    """WK-22.11, WK-26.1: nobody waits for them, nothing falls to them."""
    p = table(3, player_elimination=True, asides=True)
    eliminate(p, 1)
    phase(p, Taxation())
    assert [event["seat"] for event in told(p, "crowns")] == []
    assert p.asides(1) == [] and all(move[1] != 1 for move in p.asides(0))
    while asked(p).split()[-1] != "PlanCards":
        p.play(p.waiting[0], p.legal(p.waiting[0])[-1])
    assert p.waiting == (0, 2)


# ---------------------------------------------------------------------- Miracles Can Happen


def miracle(name, noble=-1, holder=0, **wanted):
    p = table(3, "0 star rota r50", asides=True, miracles=True, **wanted)
    p.in_force = [(2, EVENTS.index(name), holder, noble), (0, AGENDAS.index("bridge_toll"), -1, -1)]
    p.event_deck = tuple(number for number in p.event_deck if number != EVENTS.index(name))
    p.event_discard = ()
    return turn_up(p, "2 versatile_strategy")


def test_a_late_miracle():
    """WK-22.22, WK-19.9: 1 Faith more than its cost; red by whoever drew it, blue by anyone; paid alone."""
    p = miracle("heretic", faith=[3, 9, 9])
    assert texts(p, 0) == ["miracle 0"] and texts(p, 1) == [] and p.is_heretic(0)
    play(p, "0: miracle 0")
    assert p.faith == [0, 9, 9] and not p.is_heretic(0) and EVENTS.index("heretic") in p.event_discard
    assert asked(p) == "2 Versatile" and told(p, "miracle")[0]["seat"] == 0
    p = miracle("famine", holder=-1, faith=[2, 3, 2])
    assert [texts(p, seat) for seat in range(3)] == [[], ["miracle 0"], []]
    assert refusal(p, "miracle 1", 1).rule == "WK-22.22"


def test_the_line_goes_on():
    """WK-22.23, WK-22.32: the noble has an heir again, with his own baron; not once he is dead."""
    p = miracle("no_heir", noble=STAR, faith=[2, 0, 0])
    p.heir[STAR] = 0
    play(p, "0: miracle 0")
    assert p.heir[STAR] and p.holder[STAR] == 0
    p = miracle("no_heir", noble=STAR, faith=[2, 0, 0])
    p.heir[STAR], p.dead[STAR] = 0, 1
    assert texts(p, 0) == []


def test_tokens_stay_after_a_heresy():
    """WK-22.32"""
    p = miracle("heretic", faith=[9, 0, 0], head=1)
    play(p, "0: miracle 0")
    assert p.head == 1


def test_faith_that_is_pledged_is_not_spent_twice():
    """WK-7.10, WK-22.22"""
    p = table(3, asides=True, miracles=True, faith=[3, 1, 3])
    p.in_force = [(2, EVENTS.index("heretic"), 0, -1)]
    top_event(p, "earthquake")
    p.event_deck = tuple(number for number in p.event_deck if number != EVENTS.index("heretic"))
    turn_up(p, "important_event")
    play(p, "draws 0")
    assert asked(p) == "0 PledgeFaith" and texts(p, 0) == ["miracle 0"]
    play(p, "pledge 1")
    assert texts(p, 0) == []


def heresy(card):
    """Seat 0 could end Heretic late, and is about to be asked something else that costs Faith."""
    p = table(3, asides=True, miracles=True, crowns=[0, 3, 0], faith=[3, 0, 0], head=0)
    p.in_force = [(2, EVENTS.index("heretic"), 0, -1)]
    top_event(p, "embezzlement")
    p.event_deck = tuple(number for number in p.event_deck if number != EVENTS.index("heretic"))
    return turn_up(p, card)


def test_faith_spent_on_a_miracle_meanwhile_is_gone():
    """WK-19.15, WK-7.8, WK-7.16: the options are listed anew. Found by fuzzing (deal 2442 of four barons)."""
    p = heresy("fund_expedition")
    play(p, "fund china", "invest 1")
    assert options(p) == ["bless", "withhold"]
    play(p, "0: miracle 0")
    assert options(p) == ["withhold"] and refusal(p, "bless").code == "no-faith"
    p = heresy("important_event")
    play(p, "draws 0")
    assert options(p) == ["cancel", "suffer"]
    play(p, "0: miracle 0")
    assert options(p) == ["suffer"] and refusal(p, "cancel").rule == "WK-7.8"


def test_a_law_asked_about_keeps_its_place():
    """WK-19.15, WK-22.22: the cards in force move up while a law is being asked."""
    p = table(3, "0 star altamont r50", faith=[0, 9, 0], asides=True, miracles=True)
    p.in_force = [(2, EVENTS.index("famine"), -1, -1), (0, AGENDAS.index("sanctity_of_strongholds"), -1, -1)]
    p.event_deck = tuple(number for number in p.event_deck if number != EVENTS.index("famine"))
    p.at[army(1, "castle")] = p.at[STAR]
    p.owner[city("altamont")] = -2
    p.breaches[25] = 4
    fate(p)
    turn_up(p, "0 mobilize_forces")
    play(p, "area altamont")
    while asked(p) == "0 NextNoble":
        play(p, "enough")
    play(p, "attack 1 assault")
    law = p.prompt(0)["args"]["law"]
    play(p, "1: miracle 0")
    assert asked(p) == "0 ObeyLaw" and p.prompt(0)["args"]["law"] == law == "agenda-sanctity-of-strongholds"


def test_without_asides_the_options_do_nothing():
    """WK-19.13"""
    p = table(3, exchanging_heirs=True, miracles=True, asides=False, faith=[9, 9, 9])
    p.in_force = [(2, EVENTS.index("famine"), -1, -1)]
    turn_up(p, "2 versatile_strategy")
    assert [p.asides(seat) for seat in range(3)] == [[], [], []]
    assert p.holder == [number // 5 for number in range(15)]


def test_the_dead_line_is_told_to_all():
    """WK-22.7, WK-22.24, WK-1.17"""
    p = hostages("0 star off r50")
    p.dead[STAR], p.holder[STAR] = 1, 1
    kill_heir(p, 1, STAR)
    assert told(p, "heir-killed")[0]["owner_seat"] == 0 and told(p, "line-ended")


# ---------------------------------------------------------------------- the round limit


def test_the_round_limit_of_the_components():
    """WK-18.11, WK-18.7: the limit of the component file, unless the table sets another."""
    printed = package_text(GAME.package, "components.toml")
    other = GAME.with_components(printed.replace("default_round_limit = 30", "default_round_limit = 7"), "mine.toml")
    assert GAME.new(2, 1).options["round_limit"] == 30 and other.new(2, 1).options["round_limit"] == 7
    assert own(other.new(2, 1)).terms.round_limit == 7
    assert other.new(2, 1, {"round_limit": 3}).options["round_limit"] == 3
    assert next(offer.value for offer in other.offers({}, 2) if offer.option.name == "round_limit") == 7
