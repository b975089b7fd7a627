"""Assembly (WK-9), agenda cards (WK-24), two barons (WK-21.4, WK-21.5)."""

import pytest

from tabard.games.warrior_knights.rules.agendas import Decide, Enact
from tabard.games.warrior_knights.rules.assembly import Assembly, attends, votes_received
from tabard.games.warrior_knights.rules.private_motions import PrivateMotion
from tabard.kernel.testing import resume

from .tables import AGENDAS, EVENTS, army, asked, city, fate, options, phase, play, refusal, table, told, where

PRIVATE = AGENDAS.index("private_motion")


def kinds(*names):
    return tuple(AGENDAS.index(name) for name in names)


def force(name, holder=-1, noble=-1):
    return (0, AGENDAS.index(name), holder, noble)


def assembly(p, *names):
    p.agendas = kinds(*(names or ("royal_grant", "poll_tax", "levied_fine")))
    return phase(p, Assembly())


def decide(p, name, present=None):
    """One agenda is voted on in an Assembly of everybody."""
    from tabard.games.warrior_knights.rules.actions import Actions
    from tabard.games.warrior_knights.rules.round import Match, Round

    p.stacks = [(8 * (p.seats - 1) + 2,), (), ()]
    p.hands[(p.seats - 1) * 6 + 2] -= 1
    everybody = tuple(range(p.seats)) if present is None else present
    frames = [(Match(), "rounds"), (Round(), "actions"), (Actions(), "turn_up"), (Assembly(everybody), "refill")]
    return resume(p, *frames, (Decide(AGENDAS.index(name)), "vote"))


def give(p, name, seat):
    """A baron receives an agenda."""
    from tabard.games.warrior_knights.rules.actions import Actions
    from tabard.games.warrior_knights.rules.round import Match, Round

    p.stacks = [(8 * (p.seats - 1) + 2,), (), ()]
    p.hands[(p.seats - 1) * 6 + 2] -= 1
    frames = [
        (Match(), "rounds"),
        (Round(), "actions"),
        (Actions(), "turn_up"),
        (Assembly(tuple(range(p.seats))), "refill"),
    ]
    return resume(p, *frames, (Enact(AGENDAS.index(name), seat), "accept"))


# ---------------------------------------------------------------------- procedure


def test_votes_are_received_by_those_who_attend():
    """WK-9.1, WK-9.2, WK-9.3, WK-9.43: one, one for each Kingdom city, besieged or not; the banned keep what they have."""
    p = table(3, cities={"rota": 0, "monz": 0, "acre": 0}, banned=[0, 1, 0], votes=[0, 4, 0])
    p.besieger[city("rota")] = 2
    p.at[army(2, "star")], p.troops[army(2, "star")] = p.components.cities.area[city("rota")], (0,)
    assembly(p)
    assert p.votes == [3, 4, 1]


def test_bonuses_and_caps():
    """WK-24.18, WK-24.21, WK-24.29, WK-24.20: the cap is for oneself and cities; bonuses come on top."""
    p = table(3, "0 star rota r50", cities={"rota": 0, "monz": 0, "kovel": 0, "lenz": 0})
    p.in_force = [force("equal_voices"), force("keeper_of_the_seal", 0), force("high_justiciar", 0, 0)]
    p.office[0] = AGENDAS.index("high_justiciar")
    assert votes_received(p, 0) == 3 + 2 + 2
    p.at[0] = -1
    assert votes_received(p, 0) == 3 + 2
    p.in_force = [force("ambassador_to_the_east", 0)]
    assert not attends(p, 0) and attends(p, 1)


def test_an_absent_chairman_names_a_deputy():
    """WK-9.4, WK-9.48, WK-26.11"""
    p = table(3, banned=[1, 0, 0])
    assembly(p)
    assert asked(p) == "0 NameDeputy" and options(p) == ["deputy 1", "deputy 2"]
    play(p, "deputy 2")
    assert asked(p) == "2 NextAgenda"


def test_nobody_attends():
    """WK-9.17: the agendas stay, the cards return."""
    p = table(3, banned=[1, 1, 1])
    p.areas[2] = (2,)
    p.hands[2] = 1
    assembly(p)
    assert len(p.agendas) == 3 and p.areas[2] == () and asked(p) == "2 RallySupport"


def test_the_chairman_announces_the_order_and_three_new_agendas_follow():
    """WK-9.6, WK-9.7, WK-9.15, WK-9.16, WK-9.29"""
    p = assembly(table(3, votes=[0, 0, 0]), "royal_grant", "poll_tax", "general_amnesty")
    play(p, "agenda poll_tax", "agenda royal_grant")
    assert [words["agenda"] for words in told(p, "announces")] == [
        "agenda-poll-tax",
        "agenda-royal-grant",
        "agenda-general-amnesty",
    ]
    while asked(p) != "2 RallySupport":
        p.step(p.waiting[0], p.legal(p.waiting[0])[0])
    assert len(p.agendas) == 3 and AGENDAS.index("royal_grant") in p.agenda_discard


# ---------------------------------------------------------------------- voting


def test_votes_are_set_aside_in_secret_and_spent():
    """WK-9.8, WK-9.9, WK-9.12, WK-1.16, WK-26.11: who has none is skipped."""
    p = decide(table(3, votes=[3, 2, 0]), "lord_marshal")
    assert asked(p) == "0,1 CastVotes"
    play(p, "0: votes 2")
    assert p.view(1)["board"]["barons"][0]["votes"] == 3
    assert refusal(p, "votes 3", 1).rule == "WK-9.8"
    play(p, "1: votes 0")
    assert p.votes == [1, 2, 0]


def test_the_example_of_an_office():
    """WK-X.16, WK-9.10, WK-9.11, WK-9.13: declarations in Chairman order, later ones know the earlier."""
    p = decide(table(4, votes=[3, 2, 1, 0]), "lord_marshal")
    play(p, "0: votes 3", "1: votes 2", "2: votes 1")
    play(p, "for 1")
    assert asked(p) == "1 DeclareVote"
    play(p, "for 1", "for 2")
    assert told(p, "awarded") == [{"agenda": "agenda-lord-marshal", "seat": 1}] and p.votes == [0, 0, 0, 0]


def test_a_tie_is_settled_by_the_chairman():
    """WK-9.13, WK-X.16: freely among the tied."""
    p = decide(table(4, votes=[3, 3, 0, 0]), "lord_marshal")
    play(p, "0: votes 3", "1: votes 3", "for 2", "for 1")
    assert asked(p) == "0 BreakTie" and options(p) == ["for 1", "for 2"]
    assert refusal(p, "for 3").rule == "WK-9.13"


def test_without_votes_the_chairman_decides():
    """WK-9.14"""
    p = decide(table(3), "poll_tax")
    assert asked(p) == "0 BreakTie" and options(p) == ["aye", "nay"]
    play(p, "nay")
    assert told(p, "rejected") and p.in_force == []
    p = decide(table(3), "poll_tax")
    play(p, "aye")
    assert p.in_force == [force("poll_tax")]  # WK-9.20


def test_who_may_be_voted_for():
    """WK-24.7, WK-24.8"""
    p = decide(table(3, banned=[0, 1, 0]), "new_chairman", present=(0, 2))
    assert options(p) == ["for 0", "for 2"]
    p = decide(table(3, in_force=[(2, EVENTS.index("heretic"), 2, -1)]), "church_council")
    assert options(p) == ["for 0", "for 1"]


def test_two_barons_write_their_votes():
    """WK-21.4, WK-21.5, WK-26.24: an amount for each agenda, no more than they hold; all go to the treasury."""
    p = assembly(table(2, votes=[4, 1]), "royal_grant", "poll_tax", "general_amnesty")
    play(p, "agenda poll_tax", "agenda royal_grant")
    assert asked(p) == "0,1 WriteVotes"
    play(p, "0: write 2", "0: write 0")
    assert options(p, 0) == [f"write {votes}" for votes in range(4)]
    assert refusal(p, "done", 0).rule == "WK-21.4"
    play(p, "0: write 1", "0: done", "1: write 1", "1: write 0", "1: write 0", "1: done")
    assert p.votes == [2, 1]
    assert asked(p) == "0 DeclareVote"
    play(p, "aye", "nay")
    assert p.in_force == [force("poll_tax")]


# ---------------------------------------------------------------------- receiving


def test_refusing_bans():
    """WK-9.38, WK-9.40, WK-9.53: the card is discarded without effect."""
    p = give(table(3), "levied_fine", 1)
    play(p, "refuse")
    assert p.banned == [0, 1, 0] and p.crowns[1] == 15 and kinds("levied_fine")[0] in p.agenda_discard


def test_the_banned_refuse_without_penalty():
    """WK-9.42, WK-9.28"""
    p = give(table(3, banned=[0, 1, 0]), "salt_concession", 1)
    play(p, "refuse")
    assert p.banned == [0, 1, 0] and p.in_force == []
    p = give(table(3, banned=[0, 1, 0]), "salt_concession", 1)
    play(p, "accept")
    assert p.charges_of(1) == list(kinds("salt_concession"))


def test_a_fourth_charge():
    """WK-9.21, WK-9.22, WK-9.51: one of the three old ones goes."""
    names = ("salt_concession", "wine_concession", "papal_legate")
    p = give(table(3, in_force=[force(name, 0) for name in names]), "keeper_of_the_seal", 0)
    play(p, "accept")
    assert asked(p) == "0 DropCharge" and len(options(p)) == 3
    play(p, "drop wine_concession")
    assert p.charges_of(0) == list(kinds("salt_concession", "papal_legate", "keeper_of_the_seal"))


def test_an_office_for_a_noble():
    """WK-9.24, WK-9.25, WK-9.27, WK-24.26, WK-9.54: a new office replaces the old; its troops go with it."""
    p = table(3, "0 star rota r50")
    give(p, "lord_marshal", 0)
    play(p, "accept", "appoint star")
    assert p.strength(0) == 250 and p.office[0] == kinds("lord_marshal")[0]
    give(p, "warden_of_the_north", 0)
    play(p, "accept", "appoint star")
    assert p.strength(0) == 150 and kinds("lord_marshal")[0] in p.agenda_discard


def test_an_office_keeps_him_on_the_board():
    """WK-9.27, WK-9.54, WK-9.26"""
    p = table(3, "0 star rota")
    p.office[0] = kinds("lord_marshal")[0]
    p.in_force = [force("lord_marshal", 0, 0)]
    give(p, "poll_tax", 1)
    assert where(p, 0, "star") == "rota"
    give(p, "high_justiciar", 0)
    play(p, "accept", "appoint star")
    assert where(p, 0, "star") == "off" and p.office[0] == kinds("high_justiciar")[0]


def test_motions():
    """WK-9.19, WK-24.1, WK-24.2, WK-24.3, WK-24.6, WK-24.7, WK-24.8"""
    assert give(table(3), "royal_grant", 2).crowns[2] == 21
    p = give(table(3, crowns=[3, 3, 3]), "levied_fine", 1)
    play(p, "accept")
    assert p.crowns[1] == 0
    assert give(table(3), "recognised_claim", 1).influence[1] == 1
    assert give(table(3, banned=[1, 0, 1]), "general_amnesty", -1).banned == [0, 0, 0]
    p = give(table(3), "new_chairman", 2)
    play(p, "accept")
    assert p.chairman == 2
    p = give(table(3), "church_council", 2)
    play(p, "accept")
    assert p.head == 2


def test_a_fine_is_not_dodged_by_a_gift():
    """WK-19.10: no crowns can be given while a Levied Fine is being settled against their owner; others may give."""
    p = give(table(3, crowns=[3, 3, 3], asides=True), "levied_fine", 1)
    assert asked(p) == "1 Accept" and p.asides(1) == [] and ("give", 1, 3) in p.asides(0)
    play(p, "0: give 1 3", "accept")
    assert p.crowns == [0, 1, 3] and ("give", 0, 1) in p.asides(1)


def test_surrender_and_public_works():
    """WK-24.4, WK-24.5"""
    p = give(
        table(3, cities={"rota": 1, "monz": 1, "acre": 1}),
        "surrender_of_a_city" if "surrender_of_a_city" in AGENDAS else "surrender_city",
        1,
    )
    play(p, "accept")
    assert options(p) == ["name_city monz", "name_city rota"]
    play(p, "name_city monz")
    assert p.owner[city("monz")] == -1
    p = table(3, cities={"rota": 1})
    p.breaches[city("rota")], p.breaches[24] = 2, 1
    give(p, "public_works", -1)
    assert asked(p) == "0 Mend" and options(p) == ["works stronghold0", "nothing"]
    play(p, "nothing", "works rota")
    assert p.breaches[city("rota")] == 0 and p.breaches[24] == 1


def test_the_mint():
    """WK-24.23"""
    from .tables import turn_up

    p = turn_up(table(3, "0 star rota r50", in_force=[force("master_of_the_mint", 0)]), "0 levy_taxes")
    play(p, "use")
    assert p.crowns[0] == 17


# ---------------------------------------------------------------------- private motions


def motion(p, proposer=1):
    fate(p, f"seat:{proposer}")
    from tabard.games.warrior_knights.rules.actions import Actions
    from tabard.games.warrior_knights.rules.round import Match, Round

    p.stacks = [(8 * (p.seats - 1) + 2,), (), ()]
    p.hands[(p.seats - 1) * 6 + 2] -= 1
    frames = [(Match(), "rounds"), (Round(), "actions"), (Actions(), "turn_up"), (Assembly((0, 1, 2)), "private")]
    return resume(p, *frames, (PrivateMotion(PRIVATE), "propose"))


def test_what_may_be_proposed():
    """WK-9.30, WK-9.31, WK-9.32, WK-9.36, WK-26.25: fate names the proposer."""
    p = table(3, banned=[0, 0, 1], in_force=[force("poll_tax"), (2, EVENTS.index("heretic"), 0, -1)])
    p.agenda_discard = kinds("royal_grant", "royal_grant", "private_motion")
    motion(p)
    assert asked(p) == "1 Propose"
    assert options(p) == ["unban 2", "annul 0", "postpone", "revive royal_grant", "nothing"]


def test_a_ban_is_lifted():
    """WK-9.31, WK-9.41, WK-9.37: from the next Assembly on."""
    p = motion(table(3, banned=[0, 0, 1]))
    play(p, "unban 2", "aye")
    assert p.banned == [0, 0, 0] and PRIVATE in p.agenda_discard


def test_a_law_a_charge_and_an_office_are_discarded():
    """WK-9.31, WK-9.34, WK-9.44, WK-9.54, WK-9.20"""
    p = table(3, "0 star rota", in_force=[force("poll_tax"), force("lord_marshal", 0, 0)])
    p.office[0] = kinds("lord_marshal")[0]
    motion(p)
    play(p, "annul 1", "aye")
    assert p.in_force == [force("poll_tax")] and where(p, 0, "star") == "off" and p.office[0] == -1
    p = motion(table(3, in_force=[force("poll_tax")]))
    play(p, "annul 0", "nay")
    assert p.in_force == [force("poll_tax")]


def test_postponing_ends_the_assembly():
    """WK-9.31, WK-9.35: what was not voted on stays."""
    p = table(3)
    p.agendas = kinds("royal_grant", "poll_tax")
    motion(p)
    play(p, "postpone", "aye")
    assert asked(p) == "2 RallySupport" and p.agendas[:2] == kinds("royal_grant", "poll_tax") and len(p.agendas) == 3


def test_a_discarded_agenda_is_voted_on_again():
    """WK-9.33, WK-9.36"""
    p = table(3)
    p.agenda_discard = kinds("royal_grant")
    motion(p)
    play(p, "revive royal_grant", "for 2")
    assert p.crowns[2] == 21 and kinds("royal_grant")[0] in p.agenda_discard


def test_open_private_motions():
    """WK-22.3, WK-22.4, WK-22.31"""
    p = motion(table(3, open_private_motions=True))
    rules = [text for text in options(p) if text.startswith("rule")]
    assert len(rules) == 8
    play(p, "rule 6", "aye")
    assert p.in_force == [(1, 6, -1, -1)]
    p.owner[city("rota")] = 0
    assert votes_received(p, 0) == 1 + 2


@pytest.mark.parametrize("motions", [1, 2])
def test_private_motions_come_first(motions):
    """WK-9.5, WK-9.50"""
    p = assembly(table(3), *["private_motion"] * motions, "royal_grant")
    seen = 0
    while asked(p).split()[1] in ("Propose",):
        seen += 1
        play(p, "nothing")
    assert seen == motions
