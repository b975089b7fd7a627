"""The table of a first game: its guide plays the other seats by the script, and by its own wits once the player has left it."""

from pathlib import Path
from typing import Any

import tabard
from tabard.kernel import tutorial as tutorials
from tabard.server.course import Course
from tabard.server.rows import TableRow

from .helpers import Address, Player, ServerProcess, ThreadServer
from .test_http import error

SLUG = "middle-ages"
SCRIPT = tutorials.tutorial(tabard.game(SLUG))
assert SCRIPT is not None
STEPS = [step for step in SCRIPT.steps if step.moves]
HELPED = """
seats = 2
seed = 2
opening = ["0 lord 2", "1 lord 1", "1 lord 6"]

[[steps]]
when = "move-lord"
text = "tutorial-lord"
move = "lord 7"
"""


def lay(server: Address, **wish: Any) -> tuple[str, str]:
    answer = server.post(f"/api/games/{SLUG}/tutorial", {"names": {"0": "Anna", "1": "Boris"}, **wish})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert list(made["keys"]) == ["0"]
    return made["table"], made["keys"]["0"]


def follow(player: Player, steps: list[tutorials.Step]) -> None:
    for step in steps:
        player.until_asked()
        assert player.state["guide"] == step.at
        assert player.move(list(step.moves[0]))["ok"]


def test_the_guide_plays_by_the_script(server: ThreadServer) -> None:
    table, key = lay(server)
    with server.sit(table, key) as player:
        assert [one["bot"] for one in player.until("welcome")["seats"]] == [None, "guide"]
        follow(player, STEPS)
        player.until_asked()
        assert SCRIPT is not None and player.state["guide"] == len(SCRIPT.script)
        expected = tutorials.walk(tabard.game(SLUG), SCRIPT, {})
        assert player.face()["view"]["board"] == expected.view(0)["board"]


def test_an_allowed_move_keeps_to_the_script(server: ThreadServer) -> None:
    number = next(n for n, step in enumerate(STEPS) if len(step.moves) > 1)
    table, key = lay(server)
    with server.sit(table, key) as player:
        follow(player, STEPS[:number])
        player.until_asked()
        assert player.move(list(STEPS[number].moves[1]))["ok"]
        follow(player, STEPS[number + 1 :])


def test_whoever_leaves_the_script_plays_on_against_bots(server: ThreadServer) -> None:
    table, key = lay(server)
    with server.sit(table, key) as player:
        other = next(one["move"] for one in player.until_asked()["legal"] if tuple(one["move"]) not in STEPS[0].moves)
        assert player.move(other)["ok"]
        assert player.state["guide"] is None
        while not player.state["over"]:
            assert player.move(player.until_asked()["legal"][0]["move"])["ok"]
            player.until_asked()
        assert player.face()["view"]["winners"]


def test_the_script_outlives_the_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, TABARD_LIMITS="false") as process:
        table, key = lay(process)
        for n in range(0, 6, 2):
            with process.sit(table, key) as player:
                follow(player, STEPS[n : n + 2])
            process.end()
            process.start()
        with process.sit(table, key) as player:
            player.until_asked()
            assert player.state["guide"] == STEPS[6].at


def test_an_undo_leads_a_step_back(server: ThreadServer) -> None:
    table, key = lay(server)
    with server.sit(table, key) as player:
        follow(player, STEPS[:2])
        player.until_asked()
        at = player.state["guide"]
        assert player.ask("undo", seat=0)["ok"]
        assert player.state["guide"] == at - 1
        follow(player, STEPS[1:3])


def test_the_guide_can_be_read(server: ThreadServer) -> None:
    told = server.get(f"/api/games/{SLUG}/tutorial").json()["steps"]
    assert SCRIPT is not None and len(told) == len(SCRIPT.steps)
    assert told[2] == {"at": 0, "text": "tutorial-place", "point": "", "rule": "MA-2.11", "moves": [["lord", 2]]}
    infos = {one["slug"]: one["tutorial"] for one in server.get("/api/games").json()}
    assert infos == {SLUG: 2, "whispers": None}


def test_a_game_without_one_says_so(server: ThreadServer) -> None:
    for answer in (server.get("/api/games/whispers/tutorial"), server.post("/api/games/whispers/tutorial", {})):
        assert error(answer, 404)["code"] == "no-tutorial"


def test_nobody_else_is_played_by_a_guide(server: ThreadServer) -> None:
    wish = {"game": SLUG, "seats": 2, "bots": {"1": "guide"}}
    assert error(server.post("/api/tables", wish), 400)["code"] == "wrong-setup"


def test_the_guide_moves_a_hand_for_the_player_and_waits_with_the_last_word() -> None:
    """`opening` and `then` are played by the guide, for seat 0 too; after the script nobody moves before the player."""
    game = tabard.game(SLUG)
    script = tutorials.parsed(game, HELPED)
    row = TableRow(
        id="t",
        game=SLUG,
        rules_version=game.rules_version,
        seats=2,
        seed=script.seed,
        seeded=True,
        nature=[],
        options={},
        components=None,
        language="en",
        names={},
        bots={1: "guide"},
    )
    course = Course(game, row, [], 5, script)
    for seat, due in ((0, 0), (1, 1), (1, 1), (0, None)):
        assert course.due({1: "guide"}) == due
        course.accept(course.draft(seat, script.script[len(course.seen)].moves[0]))
    assert course.script_ended and course.due({1: "guide"}) is None
