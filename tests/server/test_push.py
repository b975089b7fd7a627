"""Notices in the browser: sealed for it alone, signed by the host, and carried by a real POST."""

import json
import time
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from tabard.cli.app import run
from tabard.server import push, sweeping
from tabard.server.notice_senders import check_push
from tabard.server.push import derived, unwritten, written
from tabard.server.refusals import Refused
from tabard.server.settings import Settings, from_environment

from .helpers import Player
from .post_office import Receiver
from .test_life import laid, refused
from .test_notices import ADDRESS, play_until_asked, serving, turn_of
from .test_time import pass_by, within

KEY = push.new_key()
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "EVERY", 0.1)


def subscription(endpoint: str, own: str) -> str:
    return json.dumps({"endpoint": endpoint, "keys": {"p256dh": push.public_key(own), "auth": AUTH}})


def opened(body: bytes, own: str, auth: str = AUTH) -> bytes:
    """What the browser does, by RFC 8291 and 8188."""
    salt, theirs, text = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
    private = push.read(own)
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, theirs))
    secret = derived(shared, unwritten(auth), b"WebPush: info\0" + push.point(private.public_key()) + theirs, 32)
    key, nonce = (derived(secret, salt, b"Content-Encoding: " + what + b"\0", size) for what, size in PARTS)
    return AESGCM(key).decrypt(nonce, text, None)


PARTS = ((b"aes128gcm", 16), (b"nonce", 12))


def test_the_example_of_the_standard_opens_and_so_does_ours() -> None:
    """RFC 8291, section 5."""
    own = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert opened(unwritten(body), own) == b"When I grow up, I want to be a watermelon\x02"
    browser = push.browser(subscription("https://push.example/1", own))
    one, other = push.sealed(b"Your turn", browser), push.sealed(b"Your turn", browser)
    assert opened(one, own) == b"Your turn\x02" and one != other
    with pytest.raises(InvalidTag):
        opened(one, own, written(b"another secret!!"))


def test_the_carrier_can_check_who_sends() -> None:
    browser = push.browser(subscription("https://push.example:8443/send/1?x=2", push.new_key()))
    head = push.headers(KEY, "mailto:inn@inn.example", browser, "t" * 40)
    token, public = head["Authorization"].removeprefix("vapid t=").split(", k=")
    said, _, signature = token.rpartition(".")
    kind, claims = (json.loads(unwritten(part)) for part in said.split("."))
    assert kind == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == "https://push.example:8443" and claims["sub"] == "mailto:inn@inn.example"
    assert 0 < claims["exp"] - time.time() < 24 * 60 * 60
    numbers = unwritten(signature)
    signed = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, unwritten(public))
    point.verify(signed, said.encode(), ec.ECDSA(SHA256()))
    assert public == push.public_key(KEY) and len(head["Topic"]) == 32


def told_by(receiver: Receiver, own: str) -> list[Any]:
    return [json.loads(opened(body, own).removesuffix(b"\x02")) for _, body in receiver.posted]


def test_a_browser_is_told_and_one_that_has_gone_is_forgotten(database: str) -> None:
    receiver, own = Receiver(status=201), push.new_key()
    with serving(database, webhooks="any", push_key=KEY) as server:
        table, keys = laid(server, seats=2)

        def asked_again(boris: Player) -> None:
            turn_of(server, table, keys[0], 0)
            play_until_asked(boris, 0)
            pass_by(server, 700)

        with server.sit(table, keys[0]) as anna:
            welcome = anna.until("welcome")
            assert welcome["notices"] == ["push", "webhook"] and welcome["push_key"] == push.public_key(KEY)
            for wrong in ("https://a.example", '{"endpoint": "https://a.example"}', subscription("file:///etc", own)):
                assert refused(anna.ask("notify", seat=0, kind="push", address=wrong)) == "wrong-address"
            wish = anna.ask("notify", seat=0, kind="push", address=subscription(receiver.url, own), language="ru")
            assert wish["answer"] == [{"kind": "push", "confirmed": True}]
            assert all(AUTH not in text for text in anna.texts)
        with server.sit(table, keys[1]) as boris:
            asked_again(boris)
            within(lambda: receiver.posted)
            link = f"{ADDRESS}/table/{table}"
            told = {"text": "Ваш ход: Средние Века", "game": "middle-ages", "table": table, "link": link}
            assert told_by(receiver, own) == [told]
            head, _ = receiver.posted[0]
            assert head["Content-Encoding"] == "aes128gcm" and head["TTL"] == "86400" and head["Topic"] == table[:32]
            receiver.status = 410
            asked_again(boris)
            within(lambda: len(receiver.posted) == 2)
            time.sleep(0.3)
        with server.sit(table, keys[0]) as anna:
            assert anna.ask("notices", seat=0)["answer"] == []


@pytest.mark.parametrize(
    "endpoint", ["http://1.1.1.1/a", "https://127.0.0.1/a", "https://[::1]/a", "https://u@1.1.1.1/"]
)
def test_no_browser_lives_in_the_hosts_own_network(endpoint: str) -> None:
    with pytest.raises(Refused):
        check_push(Settings(address=ADDRESS, push_key=KEY), subscription(endpoint, KEY))


def test_a_host_is_told_what_is_wrong_with_a_key(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="`tabard push-key` makes one"):
        from_environment({"TABARD_PUSH_KEY": "secret", "TABARD_ADDRESS": ADDRESS})
    with pytest.raises(ValueError, match="need TABARD_ADDRESS"):
        from_environment({"TABARD_PUSH_KEY": KEY})
    assert run(["push-key"]) == 0
    made = capsys.readouterr().out.strip()
    assert from_environment({"TABARD_PUSH_KEY": made, "TABARD_ADDRESS": ADDRESS}).push_key == made != KEY
