"""Whoever is away is told that it is their turn: by a real mail server, and by a real POST."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabard.server import sweeping
from tabard.server.notice_senders import check_mail, check_webhook, is_public
from tabard.server.refusals import Refused
from tabard.server.settings import Settings

from .helpers import Player, ThreadServer
from .post_office import PostOffice, Receiver, post_office
from .test_life import laid, refused
from .test_time import pass_by, within

ADDRESS = "https://inn.example"


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "EVERY", 0.1)


@pytest.fixture
def office(tmp_path: Path) -> Iterator[PostOffice]:
    with post_office(tmp_path / "mails") as office:
        yield office


def serving(place: Path | str, **more: Any) -> ThreadServer:
    database = place if isinstance(place, str) else f"sqlite:///{place / 'inn.db'}"
    return ThreadServer(Settings(database=database, limits=False, address=ADDRESS, **more))


def play_until_asked(player: Player, seat: int) -> None:
    """The others of this page move until that seat is waited for anew."""
    player.catch_up()
    while seat not in player.state["waiting"]:
        face = next(face for face in player.state["faces"] if face["legal"])
        assert player.move(face["legal"][0]["move"], face["seat"])["ok"]


def turn_of(server: ThreadServer, table: str, key: str, seat: int) -> None:
    """That seat moves, over HTTP and without being present, for as long as it is asked."""
    while True:
        face = server.get(f"/api/tables/{table}?keys={key}").json()["state"]["faces"][0]
        if not face["legal"]:
            return
        move = {"key": key, "seat": seat, "ask": face["ask"], "move": face["legal"][0]["move"]}
        assert server.post(f"/api/tables/{table}/moves", move).status_code == 200


def test_an_e_mail_is_sent_to_who_has_confirmed_and_is_away(tmp_path: Path, office: PostOffice) -> None:
    with serving(tmp_path, smtp=office.url, smtp_from="The inn <inn@inn.example>") as server:
        table, keys = laid(server, seats=2)
        with server.sit(table, keys[0]) as anna:
            assert anna.until("welcome")["notices"] == ["mail"]
            assert anna.ask("notices", seat=0)["answer"] == []
            assert refused(anna.ask("notify", seat=0, kind="mail", address="anna")) == "wrong-address"
            assert refused(anna.ask("notify", seat=0, kind="webhook", address="https://a.example")) == "no-notices"
            wish = anna.ask("notify", seat=0, kind="mail", address="anna@example.org", language="ru")
            assert wish["answer"] == [{"kind": "mail", "confirmed": False}]
            asked = office.mail(1)
            code = re.search(r"[0-9a-f]{4}-[0-9a-f]{4}", asked.get_content())
            assert asked["To"] == "anna@example.org" and asked["From"] == "The inn <inn@inn.example>" and code
            assert refused(anna.ask("confirm", seat=0, code="0000-0000")) == "wrong-code"
            assert anna.ask("confirm", seat=0, code=code[0].upper())["answer"] == [{"kind": "mail", "confirmed": True}]
            assert all("example.org" not in text for text in anna.texts)
        with server.sit(table, keys[1]) as boris:
            turn_of(server, table, keys[0], 0)
            play_until_asked(boris, 0)
            time.sleep(0.3)
            assert len(office.mails()) == 1, "half a minute to come by oneself"
            pass_by(server, 31)
            told = office.mail(2)
            words = told.get_content()
            assert told["Subject"] == "Ваш ход: Средние Века" and told["To"] == "anna@example.org"
            assert f"{ADDRESS}/table/{table}\n" in words and not any(key in words for key in keys)
            turn_of(server, table, keys[0], 0)
            play_until_asked(boris, 0)
            pass_by(server, 500)
            time.sleep(0.4)
            assert len(office.mails()) == 2, "not so soon again"
            pass_by(server, 200)
            office.mail(3)
            turn_of(server, table, keys[0], 0)
            with server.sit(table, keys[0]):
                boris.until("presence", online=[0, 1])
                play_until_asked(boris, 0)
                pass_by(server, 1000)
                time.sleep(0.4)
                assert len(office.mails()) == 3, "whoever is here sees it"


def test_a_webhook_is_told_once_and_follows_nothing(database: str) -> None:
    receiver = Receiver()
    with serving(database, webhooks="any") as server:
        table, keys = laid(server, seats=2)
        with server.sit(table, keys[0]) as anna:
            wish = anna.ask("notify", seat=0, kind="webhook", address=receiver.url)
            assert wish["answer"] == [{"kind": "webhook", "confirmed": True}]
        with server.sit(table, keys[1]) as boris:
            turn_of(server, table, keys[0], 0)
            play_until_asked(boris, 0)
            pass_by(server, 31)
            within(lambda: receiver.heard)
            pass_by(server, 5000)
            time.sleep(0.4)
            link = f"{ADDRESS}/table/{table}"
            text = f"Your turn: Middle Ages {link}"
            told = {"text": text, "content": text, "game": "middle-ages", "table": table, "link": link, "seat": 0}
            assert receiver.heard == [told]


def test_what_is_due_outlives_the_server_and_a_new_key_ends_the_notices(tmp_path: Path) -> None:
    receiver = Receiver()
    with serving(tmp_path, webhooks="any") as server:
        table, keys = laid(server)
        with server.sit(table, keys[1]) as boris:
            assert boris.ask("notify", seat=1, kind="webhook", address=receiver.url)["ok"]
        turn_of(server, table, keys[1], 1)
        with server.sit(table, keys[0]) as anna:
            play_until_asked(anna, 1)
    with serving(tmp_path, webhooks="any") as server:
        pass_by(server, 700)
        within(lambda: receiver.heard)
        assert receiver.heard[0]["seat"] == 1
        with server.sit(table, keys[0]) as anna:
            key = anna.ask("give-away", seat=0, other=1)["answer"]
        with server.sit(table, key) as heir:
            assert heir.ask("notices", seat=1)["answer"] == []


@pytest.mark.parametrize(
    "address",
    [
        *[
            "https://127.0.0.1/",
            "https://localhost/",
            "https://10.1.2.3/",
            "https://192.168.0.1:8443/x",
            "https://[::1]/",
        ],
        *["https://169.254.169.254/latest", "https://[::ffff:127.0.0.1]/", "https://0.0.0.0/", "https://100.64.0.1/"],
        *["http://93.184.216.34/", "ftp://93.184.216.34/", "https://user:pw@93.184.216.34/", "https://", "nonsense"],
        *["https://93.184.216.34:99999/", "https://93.184.216.34/\r\nHost: other", "https://no-such-name.invalid/"],
    ],
)
def test_no_webhook_leads_into_the_host_s_own_network(address: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_webhook(Settings(address=ADDRESS, webhooks="public"), address)
    assert refusal.value.refusal.code == "wrong-address"


def test_a_webhook_that_everybody_can_reach_is_taken() -> None:
    address = "https://93.184.216.34/hook?a=1"
    assert check_webhook(Settings(address=ADDRESS, webhooks="public"), address) == address
    assert is_public("2606:2800:220:1::1") and not is_public("ff02::1") and not is_public("fc00::1")


@pytest.mark.parametrize(
    "address", ["a@b.example\nBcc: c@d.example", "a b@c.example", "@c.example", "a@b", "<a@b.example>"]
)
def test_what_is_no_e_mail_address_is_refused(address: str) -> None:
    with pytest.raises(Refused):
        check_mail(address)


def test_settings_that_cannot_work_are_named() -> None:
    for wrong in ({"webhooks": "public"}, {"smtp": "smtp://localhost"}, {"smtp": "localhost:25", "address": ADDRESS}):
        with pytest.raises(ValueError, match="TABARD_"):
            Settings(**wrong)


def test_where_the_host_offers_nothing_nobody_is_told(server: ThreadServer) -> None:
    table, keys = laid(server)
    with server.sit(table, keys[0]) as anna:
        assert anna.until("welcome")["notices"] == []
        assert refused(anna.ask("notify", seat=0, kind="mail", address="a@b.example")) == "no-notices"
        assert refused(anna.ask("notices", seat=1)) == "not-your-seat"


def test_a_mail_server_that_is_away_is_told_to_who_asks(tmp_path: Path) -> None:
    with serving(tmp_path, smtp="smtp://127.0.0.1:9", smtp_from="inn@inn.example") as server:
        table, keys = laid(server)
        with server.sit(table, keys[0]) as anna:
            assert refused(anna.ask("notify", seat=0, kind="mail", address="a@b.example")) == "mail-failed"
            assert anna.ask("notices", seat=0)["answer"] == []
