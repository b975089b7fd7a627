"""Passwords as Argon2id hashes. Hashing is slow on purpose: it has threads of its own, a few, and nobody else waits for them."""

import asyncio
import os
import sys
import threading
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from tabard.server.refusals import Refused, too_fast

SHORTEST, LONGEST = 8, 200
ROUNDS = 3
AT_ONCE = 2
MOST_WAITING = 10
SALT, HASH = 16, 32  # bytes

T = TypeVar("T")


def normal(password: str) -> str:
    """The same letters give the same password, whatever keyboard they come from."""
    return unicodedata.normalize("NFKC", password)


def chosen(password: str) -> str:
    """A new password, if it is neither too short nor too long. Nothing else is asked of it."""
    found = normal(password)
    if len(found) < SHORTEST:
        raise Refused("password-short", f"a password has at least {SHORTEST} letters", args={"least": SHORTEST})
    if len(found) > LONGEST:
        raise Refused("password-long", f"a password has at most {LONGEST} letters", args={"most": LONGEST})
    return found


class Passwords:
    def __init__(self, kib: int) -> None:
        self.hasher = PasswordHasher(
            time_cost=ROUNDS, memory_cost=kib, parallelism=1, salt_len=SALT, hash_len=HASH
        )  # releases the interpreter while it works
        self.nobodys = nobodys(kib)
        self.threads = ThreadPoolExecutor(AT_ONCE, "passwords", gently)
        self.waiting = 0

    async def hashed(self, password: str) -> str:
        return await self.work(lambda: self.hasher.hash(normal(password)))

    async def fits(self, known: str | None, password: str) -> bool:
        """Takes as long where there is nobody of that name."""
        return await self.work(lambda: self.verified(known or self.nobodys, normal(password)))

    def verified(self, known: str, password: str) -> bool:
        try:
            return self.hasher.verify(known, password)
        except VerificationError:
            return False

    def outdated(self, known: str) -> bool:
        """Was hashed with another cost than today's."""
        return self.hasher.check_needs_rehash(known)

    async def work(self, job: Callable[[], T]) -> T:
        if self.waiting >= MOST_WAITING:
            raise too_fast(MOST_WAITING / AT_ONCE)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, job)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def gently() -> None:
    """This thread steps back behind those who play. Linux gives every thread its own priority."""
    if sys.platform == "linux":
        own = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, own, min(19, os.getpriority(os.PRIO_PROCESS, own) + 10))


def nobodys(kib: int) -> str:
    """The hash of no password, as dear to compare as any."""

    def part(length: int) -> str:
        return b64encode(bytes(length)).decode().rstrip("=")

    return f"$argon2id$v=19$m={kib},t={ROUNDS},p=1${part(SALT)}${part(HASH)}"
