"""Solo mode (CE-16)."""

from __future__ import annotations

import pytest

from tabard.games.crown_of_emara import GAME, own
from tabard.games.crown_of_emara.names import EVENTS, MARKERS
from tabard.kernel.testing import play_out, told

from .tables import N, acting, after_round, asked, play, points, table


def end(own_points: tuple[int, int], victoria: int, **options: object):
    """The last round is over; Victoria has so many CP before her last step of 1 + 3."""
    p = table(
        1,
        round=6,
        event="alms_for_the_poor",
        goods="1 coin",
        points={0: own_points},
        step="end_of_round_event",
        **options,
    )
    p.victoria = victoria - 4
    p.markers[8] = p.markers[9] = 4
    play(p, "contribute 0")
    assert p.over and p.victoria == victoria
    return p


def test_set_up_alone():
    """CE-16.1 to CE-16.6, CE-16.8: site as for four, Gifts and Donations as for two, no Early Winter."""
    for seed in range(20):
        p = own(GAME.new(1, seed))
        found = {name: p.marker(number) for number, name in enumerate(MARKERS)}
        assert (found["stone"], found["bread"]) == (4, 6)
        assert found["gift_stone"] == found["gift_cloth"] == found["donation_wood"] == found["donation_grain"] == 2
        assert found["gift_wood"] == found["donation_cloth"] == 1
        assert len(p.terms.faces[8]) == 5 and len(p.terms.faces[0]) == 4
        assert EVENTS.index("an_early_winter") not in p.events and len(p.events) == 12
        assert p.victoria == 0 and p.first == 0
        assert GAME.rivals(p) == [{"name": "victoria", "score": 0}]
    assert GAME.rivals(own(GAME.new(2, 1))) == []
    after_round(p)
    assert p.first == 0  # CE-16.8


def test_where_the_buildings_start():
    """CE-16.7, CE-16.14, CE-16.15: a number of one’s choice, the Event card’s, or the campaign’s, which begins on 40."""
    assert own(GAME.new(1, 1, {"buildings_start": "custom", "custom_buildings_start": 15})).buildings == [15]
    assert own(GAME.new(1, 1)).buildings[0] in (20, 25, 30, 35)
    assert own(GAME.new(1, 1, {"solo": "campaign"})).buildings == [40]
    assert own(GAME.new(1, 1, {"solo": "campaign", "campaign_start": 150})).buildings == [150]


@pytest.mark.parametrize(("round", "gain"), [(1, 0), (2, 15), (3, 18), (4, 21), (5, 24), (6, 10)])
def test_victoria_scores(round: int, gain: int):
    """CE-16.9, CE-16.10, CE-16.12, CE-16.13: deliveries from round 2 on, a rank in rounds 2 to 5."""
    p = table(1, round=round)
    taken = p.taken[:]
    after_round(p)
    assert p.victoria == gain
    assert p.markers[8] == p.markers[9] == (round > 1)
    rank = round - 2
    assert [a - b for a, b in zip(p.taken, taken, strict=True)] == [int(n == rank and round < 6) for n in range(5)]
    assert points(p)[1] >= 35 and len(told(p, "victoria-delivers")) == (round > 1)


def test_a_title_taken_before_her():
    """CE-16.13, CE-11.8: she takes what is on top."""
    p = table(1, round=2, titles={0: [5]})
    after_round(p)
    assert p.victoria == 4 + 6 + 4


def test_events_do_not_touch_her():
    """CE-16.11, CE-16.21: her step comes after the event and is not changed by it."""
    for event in ("a_long_summer", "respected_at_court"):
        p = after_round(table(1, round=2, event=event))
        assert p.victoria == 15
    p = table(1, round=2, event="alms_for_the_poor", goods="1 coin", step="end_of_round_event")
    assert asked(p) == "EventOffer" and p.victoria == 0
    play(p, "decline")
    assert p.victoria == 15 and p.round == 3


def test_printed_values_count_for_her():
    """CE-16.24: and her turn of a marker may be the one that removes it."""
    p = table(1, round=3, markers="stone:3 bread:4")
    after_round(p)
    assert p.victoria == 2 + 3 + 8 and p.marker_gone(8)


def test_a_single_game_cannot_be_lost():
    """CE-16.14, CE-16.22"""
    p = end((10, 35), 90)
    assert p.winners == (0,) and p.ranking == (1,) and p.scores == (14,)
    assert GAME.sequel(p) is None


def test_the_campaign():
    """CE-16.16, CE-16.17, CE-16.22, CE-16.23, CE-16.29: more than Victoria wins; then 5 lower, otherwise 2 higher."""
    won = end((70, 70), 69, solo="campaign")
    assert won.winners == (0,) and won.ranking == (1,)
    lost = end((65, 70), 69, solo="campaign")  # an equal result is a loss
    assert lost.scores == (69,) and lost.winners == () and lost.ranking == (2,)
    for p, change in ((won, -5), (lost, 2)):
        start = p.account[14]
        nxt = GAME.sequel(p)
        assert nxt is not None and nxt["campaign_start"] == start + change and nxt["solo"] == "campaign"
        assert own(GAME.new(1, 2, nxt)).buildings == [start + change]
        assert p.view(0)["board"]["victoria"]["next_start"] == start + change
    assert told(won, "campaign-won") and told(lost, "campaign-lost")


def test_the_start_never_falls_below_0():
    """CE-16.18, CE-16.28: upwards it may pass the track, up to 999."""
    for start, expected in ((3, 0), (0, 0), (200, 195)):
        p = end((90, 90), 5, solo="campaign", campaign_start=start, start=start)
        nxt = GAME.sequel(p)
        assert nxt is not None and nxt["campaign_start"] == expected
    with pytest.raises(ValueError, match="0 to 999"):
        GAME.new(1, 1, {"solo": "campaign", "campaign_start": 1000})


def key(**options: object) -> str:
    found = GAME.series(play_out(own(GAME.new(1, 1, options, story=False))))
    assert found is not None
    return found


def test_what_shares_a_record():
    """CE-16.19, CE-16.20, CE-16.25, CE-16.26: cards, layout, Landlord, figures; for single games the start number too."""
    base = {"buildings_start": "first_game_35"}
    same = {"buildings_start": "custom", "custom_buildings_start": 35}
    assert key(**base) == key(**same) == key(**base, start_placement="staggered")
    others = [
        key(**base, hand="unlimited_choice"),
        key(**base, layout="mixed"),
        key(**base, landlord_building_points="5"),
        key(buildings_start="custom", custom_buildings_start=34),
        key(solo="campaign"),
        key(solo="campaign", hand="unlimited_choice"),
    ]
    assert len({key(**base), *others}) == 7
    assert key(solo="campaign") == key(solo="campaign", campaign_start=35)  # one campaign, whatever its present start


def test_only_a_finished_game_counts():
    """CE-16.27: before the end there is neither a result to keep nor a next game."""
    p = own(GAME.new(1, 1, {"solo": "campaign"}))
    assert GAME.series(p) is None and GAME.sequel(p) is None
    assert GAME.series(play_out(own(GAME.new(2, 1)))) is None


def test_the_campaign_is_played_alone():
    """CE-16.15, CE-19.17"""
    with pytest.raises(ValueError, match="alone"):
        GAME.new(2, 1, {"solo": "campaign"})
    clash = GAME.clash(GAME.check_options({}, 2) | {"solo": "campaign"}, 2)
    assert clash is not None and clash.code == "campaign-alone"


def test_one_seat_one_place():
    """CE-16.28, CE-16.29: Victoria is no seat."""
    p = acting("sell", seats=1)
    view = p.view(0)
    assert view["seats"] == 1 and len(view["scores"]) == 1 and view["rivals"] == [{"name": "victoria", "score": 0}]
    for q in N.walk(1, 3, solo="campaign"):
        assert q.waiting in ((0,), ())


def test_which_result_is_the_record():
    """CE-16.14: the highest; CE-16.19: the lowest start number won on, then the higher result; a loss is no record."""
    single, campaign = GAME.check_options({}, 1), GAME.check_options({"solo": "campaign"}, 1)
    assert GAME.merit(single, [41], [0]) > GAME.merit(single, [40], [0])
    low, high = {**campaign, "campaign_start": 35}, {**campaign, "campaign_start": 40}
    assert GAME.merit(low, [30], [0]) > GAME.merit(high, [50], [0]) > GAME.merit(high, [49], [0])
    assert GAME.merit(low, [99], []) is None
