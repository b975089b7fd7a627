"""How the scores came about: the truth move by move, without what was taken back, and only after the end."""

from typing import Any

import tabard
from tabard.server.progress import PERIODS, Moment, turning

from .helpers import ThreadServer
from .test_http import error
from .test_series import play_out


def finished(server: ThreadServer, **wish: Any) -> dict[str, Any]:
    made = server.create(**wish)
    with server.sit(made["table"], *made["keys"].values()) as player:
        play_out(player)
    return made


def test_the_points_are_those_of_the_record(server: ThreadServer) -> None:
    made = finished(server, game="whispers", seats=2)
    told = server.get(f"/api/tables/{made['table']}/progress").json()
    record = server.get(f"/api/tables/{made['table']}/record").json()
    view = server.get(f"/api/tables/{made['table']}").json()["state"]["faces"][0]["view"]
    assert told["moves"] == len(record["moves"])
    assert told["points"][0]["move"] == 0 and told["points"][-1]["move"] == told["moves"]
    assert told["points"][-1]["scores"] == view["scores"]
    moves = [point["move"] for point in told["points"]]
    assert moves == sorted(set(moves))


def test_only_when_the_game_is_over(server: ThreadServer) -> None:
    made = server.create(seats=2)
    assert error(server.get(f"/api/tables/{made['table']}/progress"), 409)["code"] == "not-over"


def test_what_is_taken_back_does_not_count(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=2)
    with server.sit(made["table"], *made["keys"].values()) as player:
        taken_back = 0
        while not player.state["over"]:
            face = next(face for face in player.state["faces"] if face["legal"])
            assert player.move(face["legal"][0]["move"], face["seat"])["ok"]
            mine = [one["seat"] for one in player.state["faces"] if one["undo"]]
            if mine and taken_back < 3:
                taken_back += player.ask("undo", seat=mine[0])["ok"]
    record = server.get(f"/api/tables/{made['table']}/record").json()
    told = server.get(f"/api/tables/{made['table']}/progress").json()
    assert taken_back and told["moves"] == len(record["moves"])


def test_the_turning_point_is_where_the_winner_went_ahead_for_good() -> None:
    rows = [[0, 0], [1, 0], [1, 2], [1, 2], [3, 2], [4, 3]]
    moments = [Moment(scores, []) for scores in rows]
    found = turning(moments, {0})
    assert found is not None and (found.move, found.seats) == (4, [0])
    assert turning(moments, {1}) is None, "a victory that is not one of points"
    assert turning(moments, set()) is None and turning(moments, {0, 1}) is None


def test_every_game_counts_time_in_its_story() -> None:
    """The words by which a chart is divided."""
    for slug in tabard.slugs():
        catalogue = tabard.game(slug).text("en")
        assert any(f"${word}" in catalogue for word in PERIODS), slug
