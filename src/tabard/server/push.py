"""Web Push: a notice to a browser, with the host's own keys (RFC 8030, 8188, 8291, 8292).

The maker of the browser carries the message, sealed for that browser alone: whoever carries it learns when, and nothing else.
Needs the extra `push`, so only `notices` imports this module, and only where the host has set a key.
"""

import base64
import os
import struct
import time
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes; a notice is much shorter
KEPT = 24 * 60 * 60  # seconds for which a message waits for a browser that is not running
VALID = 12 * 60 * 60  # seconds; a day is the most that is allowed
LAST = b"\x02"  # after the last record
NUMBER = 32  # bytes of a number on the curve


class Browser(NamedTuple):
    """Where one browser is reached, and what it takes to seal a message for it."""

    endpoint: str
    public: bytes
    auth: bytes


class Keys(msgspec.Struct):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """As the browser writes it down."""

    endpoint: str
    keys: Keys


def browser(written: str) -> Browser:
    """ValueError for what no browser has written."""
    try:
        said = msgspec.json.decode(written, type=Subscription)
    except msgspec.DecodeError as wrong:
        raise ValueError("not a subscription of a browser") from wrong
    found = Browser(said.endpoint, unwritten(said.keys.p256dh), unwritten(said.keys.auth))
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, found.public)
    return found


def sealed(text: bytes, to: Browser) -> bytes:
    """The body of the request: only the browser can open it."""
    own, salt = ec.generate_private_key(CURVE), os.urandom(16)
    ours = point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.public))
    secret = derived(shared, to.auth, b"WebPush: info\0" + to.public + ours, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", RECORD, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def headers(private: str, contact: str, to: Browser, topic: str) -> dict[str, str]:
    """A newer notice of the same topic takes the place of one that has not been fetched."""
    return {
        "Authorization": f"vapid t={pledge(private, contact, to.endpoint)}, k={public_key(private)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Topic": topic[:32],
    }


def pledge(private: str, contact: str, endpoint: str) -> str:
    """Who sends, in words that the carrier can check: a JSON Web Token."""
    at = urlsplit(endpoint)
    claims = {"aud": f"{at.scheme}://{at.netloc}", "exp": int(time.time()) + VALID, "sub": contact}
    said = f"{written(msgspec.json.encode({'typ': 'JWT', 'alg': 'ES256'}))}.{written(msgspec.json.encode(claims))}"
    one, other = decode_dss_signature(read(private).sign(said.encode(), ec.ECDSA(SHA256())))
    return f"{said}.{written(one.to_bytes(NUMBER, 'big') + other.to_bytes(NUMBER, 'big'))}"


# ---- Keys -------------------------------------------------------------------------------------------------------------


def new_key() -> str:
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return written(number.to_bytes(NUMBER, "big"))


def public_key(private: str) -> str:
    """What the browsers are told."""
    return written(point(read(private).public_key()))


def read(private: str) -> ec.EllipticCurvePrivateKey:
    """ValueError for what is no key."""
    number = unwritten(private)
    if len(number) != NUMBER:
        raise ValueError("no key")
    return ec.derive_private_key(int.from_bytes(number, "big"), CURVE)


def point(public: ec.EllipticCurvePublicKey) -> bytes:
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unwritten(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
