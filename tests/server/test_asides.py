"""Asides: moves beside the question that is open, over real sockets."""

from .helpers import ThreadServer
from .test_play import refused
from .test_store import forget


def test_who_is_not_asked_may_make_an_aside(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=3)
    keys = made["keys"]
    with (
        server.sit(made["table"], keys["0"]) as anna,
        server.sit(made["table"], keys["1"]) as ben,
        server.sit(made["table"]) as watcher,
    ):
        assert anna.move(anna.face()["legal"][0]["move"])["ok"]
        anna.catch_up()
        ben.catch_up()
        asked, known = ben.face(), watcher.state["version"]
        assert anna.face()["ask"] is None and anna.face()["legal"] == []
        gift = anna.face()["asides"][0]
        assert gift == {"move": ["give", 1], "targets": ["seat:1"], "label": {"id": "move-give", "args": {"number": 1}}}
        assert anna.move(gift["move"])["ok"]
        assert anna.face()["view"]["board"]["points"] == [0, 2, 1]
        assert [choice["move"] for choice in anna.face()["asides"]] == [["nod"]]
        ben.catch_up()
        watcher.catch_up()
        assert ben.face()["ask"] == asked["ask"] and ben.face()["legal"] == asked["legal"], (
            "the question stays the same"
        )
        assert ben.state["version"] == anna.state["version"] and watcher.state["version"] > known
        assert ben.face()["story"][-1]["id"] == "log-gave" and watcher.face()["asides"] == []
        assert ben.move(asked["legal"][0]["move"])["ok"], "an answer given to what was asked before the aside"


def test_an_aside_beside_small_secret_choices(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=2)
    with server.sit(made["table"], made["keys"]["0"]) as anna, server.sit(made["table"], made["keys"]["1"]) as ben:
        for player in (anna, ben):
            assert player.move(player.face()["legal"][0]["move"])["ok"]
        anna.catch_up()
        assert anna.move(["mark", 2])["ok"]
        assert anna.move(["give", 1])["ok"], "who is asked may, too"
        assert anna.face()["view"]["board"]["chosen"] == [["mark", 2]] and anna.face()["undo"]
        assert anna.ask("undo", seat=0)["ok"]
        board = anna.face()["view"]["board"]
        assert board["chosen"] == [] and board["points"] == [0, 2], "the choice is taken back, the gift stays given"
        ben.catch_up()
        heard = [line["id"] for state in ben.of("state") for line in state["faces"][0]["story"]]
        assert heard.count("log-gave") == 1 and ben.state["version"] < anna.state["version"]


def test_asides_that_are_refused(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=2)
    with server.sit(made["table"], made["keys"]["0"]) as anna:
        refused(anna, "stale", kind="move", seat=0, ask=7, move=["give", 1])
        assert refused(anna, "nothing-to-give", kind="move", seat=0, ask=0, move=["give", 0])["rule"] == "WH-1.5"
        assert anna.move(anna.face()["legal"][0]["move"])["ok"]
        refused(anna, "not-your-turn", kind="move", seat=0, ask=None, move=["bid", 1])
        refused(anna, "not-your-seat", kind="move", seat=1, ask=None, move=["give", 0])
        assert anna.ask("explain", seat=0, move=["give", 1])["answer"] is None


def test_asides_are_kept(server: ThreadServer) -> None:
    """Read anew from the store, the table is the same."""
    made = server.create(game="whispers", seats=2)
    keys = ",".join(made["keys"].values())
    with server.sit(made["table"], keys) as both:
        for seat, move in ((0, ["give", 1]), (0, None), (1, ["give", 0]), (1, None), (1, ["give", 0])):
            assert both.move(move or both.face(seat)["legal"][0]["move"], seat)["ok"]
    address = f"/api/tables/{made['table']}?keys={keys}"
    before = server.get(address).json()
    inn = server.app.dependencies["inn"].dependency()
    forget(inn)
    assert server.get(address).json()["state"] == before["state"]


def test_an_aside_is_counted_to_everybody_even_if_it_changes_nothing(server: ThreadServer) -> None:
    """It is public: who nods is seen to nod, and nobody's count of entries differs by it."""
    made = server.create(game="whispers", seats=2)
    with server.sit(made["table"], made["keys"]["0"]) as anna, server.sit(made["table"]) as watcher:
        assert anna.move(["nod"])["ok"] and anna.state["version"] == 1
        watcher.catch_up()
        assert [state["version"] for state in watcher.of("state")] == [0, 1]
