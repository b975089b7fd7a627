"""How a notice leaves the house: by e-mail over SMTP, or as a POST to an address that a player or a browser has given.

All of this waits for others, so it is called in a thread.
"""

import ipaddress
import re
import smtplib
import socket
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from http.client import HTTPConnection, HTTPSConnection
from importlib import import_module
from types import ModuleType
from urllib.parse import SplitResult, unquote, urlsplit

from tabard.server.refusals import Refused
from tabard.server.settings import Settings
from tabard.server.wire_notices import Kind

PATIENCE = 10.0
MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+")
FAULTS = (OSError, smtplib.SMTPException, ValueError)  # whatever may go wrong on the way
HTTP, HTTPS = 80, 443


def offered(settings: Settings) -> list[Kind]:
    """What the host has switched on."""
    kinds: list[tuple[Kind, bool]] = [
        ("push", bool(settings.push_key)),
        ("mail", bool(settings.smtp)),
        ("webhook", settings.webhooks != "off"),
    ]
    return [kind for kind, on in kinds if on]


def push_key(settings: Settings) -> str | None:
    """The public half of the key that the host has set."""
    return pushing().public_key(settings.push_key) if settings.push_key else None


def pushing() -> ModuleType:
    """Behind an extra, so it is imported where a host has set a key, and nowhere else."""
    return import_module("tabard.server.push")


def wrong_address(kind: Kind) -> Refused:
    return Refused("wrong-address", "notices cannot be sent to this address", args={"kind": kind})


# ---- E-mail -----------------------------------------------------------------------------------------------------------


def check_mail(address: str) -> str:
    if not MAIL.fullmatch(address):
        raise wrong_address("mail")
    return address


def send_mail(settings: Settings, to: str, subject: str, body: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.smtp_from, to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=urlsplit(settings.address).hostname)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(body)
    with post_office(urlsplit(settings.smtp)) as office:
        office.send_message(message)


def post_office(at: SplitResult) -> smtplib.SMTP:
    """`smtps://` is encrypted from the start, `smtp://` as soon as the server offers it; a password is never sent in the open."""
    host, context = at.hostname or "localhost", ssl.create_default_context()
    if at.scheme == "smtps":
        office: smtplib.SMTP = smtplib.SMTP_SSL(host, at.port or 0, timeout=PATIENCE, context=context)
    else:
        office = smtplib.SMTP(host, at.port or 0, timeout=PATIENCE)
        office.ehlo()
        if office.has_extn("starttls"):
            office.starttls(context=context)
        elif at.username:
            raise ValueError("the mail server offers no encryption, so it is not sent a password")
    if at.username:
        office.login(unquote(at.username), unquote(at.password or ""))
    return office


# ---- Browsers ---------------------------------------------------------------------------------------------------------


def check_push(settings: Settings, address: str) -> str:
    """Raises Refused for what is no subscription, or leads into the host's own network."""
    try:
        reached(settings, split(pushing().browser(address).endpoint))
    except FAULTS:
        raise wrong_address("push") from None
    return address


def send_push(settings: Settings, address: str, topic: str, text: bytes) -> int:
    """The status of the carrier's answer."""
    push = pushing()
    to = push.browser(address)
    head = push.headers(settings.push_key, contact(settings), to, topic)
    return post(settings, to.endpoint, push.sealed(text, to), head)


def contact(settings: Settings) -> str:
    """Whom the carrier may write to."""
    sender = parseaddr(settings.smtp_from)[1]
    return f"mailto:{sender}" if sender else settings.address


# ---- Webhooks ---------------------------------------------------------------------------------------------------------


def check_webhook(settings: Settings, address: str) -> str:
    """Raises Refused for what is no address, or leads into the host's own network."""
    try:
        reached(settings, split(address))
    except FAULTS:
        raise wrong_address("webhook") from None
    return address


def split(address: str) -> SplitResult:
    """`urlsplit` passes over line breaks; here they are no part of an address."""
    if not address.isascii() or not address.isprintable() or " " in address:
        raise ValueError("no address")
    return urlsplit(address)


def reached(settings: Settings, at: SplitResult) -> tuple[str, int]:
    """The number and port behind an address. Only what everybody can reach, unless the host allows any."""
    anywhere = settings.webhooks == "any"
    if at.scheme != "https" and not (anywhere and at.scheme == "http"):
        raise ValueError("only https")
    if not at.hostname or at.username is not None:
        raise ValueError("no address")
    port = at.port or (HTTPS if at.scheme == "https" else HTTP)
    numbers = [str(found[4][0]) for found in socket.getaddrinfo(at.hostname, port, type=socket.SOCK_STREAM)]
    if not anywhere and not all(is_public(number) for number in numbers):
        raise ValueError("a private address")
    return numbers[0], port


def is_public(number: str) -> bool:
    """Also for an IPv4 address that is dressed up as one of IPv6."""
    address = ipaddress.ip_address(number)
    inner = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (inner or address).is_global and not address.is_multicast


def send_webhook(settings: Settings, address: str, body: bytes) -> int:
    return post(settings, address, body, {"Content-Type": "application/json"})


def post(settings: Settings, address: str, body: bytes, headers: dict[str, str]) -> int:
    """The status of the answer. Connects to the very number that was checked, and follows no redirection."""
    at = split(address)
    number, port = reached(settings, at)
    line = socket.create_connection((number, port), PATIENCE)
    host = at.hostname or ""
    connection = HTTPSConnection(host, port) if at.scheme == "https" else HTTPConnection(host, port)
    connection.sock = (
        ssl.create_default_context().wrap_socket(line, server_hostname=host) if at.scheme == "https" else line
    )
    try:
        path = (at.path or "/") + (f"?{at.query}" if at.query else "")
        connection.request("POST", path, body, {**headers, "User-Agent": "Tabard"})
        return connection.getresponse().status
    finally:
        connection.close()
