"""People who want to have an account: they sign in by name and password, and play their seats from any device.

Nobody needs one. A seat belongs to whoever knows its key; an account to which the key was shown once may do what the key may.
"""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import timedelta

from tabard.server.accounts_passwords import Passwords, chosen
from tabard.server.accounts_store import AccountStore, Owner, Session
from tabard.server.gatherings import given
from tabard.server.guests import Guest
from tabard.server.inn import Inn, new_id
from tabard.server.limits import Rate
from tabard.server.refusals import Refused
from tabard.server.store import Conflict, digest, new_key, now
from tabard.server.wire_accounts import Account as Shown
from tabard.server.wire_accounts import Change, Credentials, Export, HeldTable, Hold, SessionInfo

SIGN_INS = Rate(20, 1 / 6)  # of one sender
TRIES = Rate(10, 1 / 20)  # for one name, from wherever
NEW_ACCOUNTS = Rate(10, 1 / 60)
NOTED_EVERY = timedelta(hours=1)  # how often it is written down that a session is used
LONGEST_NAME = 40
MOST_HELD = 2000


class Accounts:
    def __init__(self, inn: Inn) -> None:
        self.inn = inn
        self.store = AccountStore(inn.store)
        self.passwords = Passwords(inn.settings.password_kib)
        self.guests: defaultdict[str, set[Guest]] = defaultdict(set)  # by the digest of their session's token

    def close(self) -> None:
        self.passwords.close()

    # ---- Coming in --------------------------------------------------------------------------------------------

    async def register(self, wish: Credentials, sender: str, agent: str) -> tuple[Owner, str]:
        """A new account, and the token of its first session."""
        name, password = proper(wish.name), chosen(wish.password)
        self.inn.limits.take(sender, NEW_ACCOUNTS)
        if await self.store.named(folded(name)) is not None:
            raise name_taken()
        owner = Owner(new_id(), name, folded(name), await self.passwords.hashed(password), now())
        token = new_key()
        try:
            await self.store.create(owner, new_session(owner, token, agent))
        except Conflict:
            raise name_taken() from None
        return owner, token

    async def sign_in(self, wish: Credentials, sender: str, agent: str) -> tuple[Owner, str]:
        """Whoever does not know the password does not learn whether there is such a name."""
        self.inn.limits.take(sender, SIGN_INS)
        owner = await self.store.named(folded(wish.name))
        if not await self.tried(f"name {folded(wish.name)}", owner, wish.password) or owner is None:
            raise Refused("wrong-sign-in", "there is no such name with this password", status=403)
        if self.passwords.outdated(owner.password):
            await self.store.rehash(owner, await self.passwords.hashed(wish.password))
        token = new_key()
        try:
            await self.store.begin(new_session(owner, token, agent))
        except Conflict:  # deleted meanwhile
            raise signed_out() from None
        return owner, token

    async def tried(self, who: str, owner: Owner | None, password: str) -> bool:
        self.inn.limits.take(who, TRIES)
        return await self.passwords.fits(None if owner is None else owner.password, password)

    async def prove(self, owner: Owner, password: str) -> None:
        """What cannot be undone asks for the password once more. Others who guess the name do not stand in the way."""
        if not await self.tried(f"account {owner.id}", owner, password):
            raise Refused("wrong-password", "this is not the password of this account", status=403)

    # ---- Changing ---------------------------------------------------------------------------------------------

    async def change(self, owner: Owner, session: Session, wish: Change) -> Shown:
        """Another password ends all other sessions."""
        name = owner.name if wish.name is None else proper(wish.name)
        password = None if wish.new_password is None else chosen(wish.new_password)
        await self.prove(owner, wish.password)
        hashed = owner.password if password is None else await self.passwords.hashed(password)
        try:
            await self.store.change(owner.id, name=name, folded=folded(name), password=hashed)
        except Conflict:
            raise name_taken() from None
        if password is not None:
            await self.end([one for one in await self.store.sessions(owner.id) if one.id != session.id])
        return Shown(name, owner.created_at)

    async def delete(self, owner: Owner, password: str) -> None:
        await self.prove(owner, password)
        ended = await self.store.sessions(owner.id)
        await self.store.delete(owner.id)
        self.send_away(ended)

    async def export(self, owner: Owner, session: Session) -> Export:
        shown, tables = Shown(owner.name, owner.created_at), await self.store.held(owner.id)
        return Export(shown, await self.sessions(owner, session), tables, await self.store.results(owner.id))

    # ---- Sessions ---------------------------------------------------------------------------------------------

    async def sessions(self, owner: Owner, here: Session) -> list[SessionInfo]:
        return [
            SessionInfo(one.id, one.created_at, one.used_at, one.agent, one.id == here.id)
            for one in await self.store.sessions(owner.id)
        ]

    async def seen(self, session: Session) -> None:
        """A session that is used lasts on."""
        if session.used_at < now(-NOTED_EVERY):
            await self.store.used(session)

    async def end(self, ended: list[Session]) -> None:
        await self.store.end(ended)
        self.send_away(ended)

    async def end_one(self, owner: Owner, session: str) -> None:
        await self.end([one for one in await self.store.sessions(owner.id) if one.id == session])

    # ---- Who is at the tables ---------------------------------------------------------------------------------

    @contextmanager
    def staying(self, mark: str | None, guest: Guest) -> Iterator[None]:
        """A guest who came by a session goes when the session ends."""
        if mark is not None:
            self.guests[mark].add(guest)
        try:
            yield
        finally:
            if mark is not None:
                self.guests[mark].discard(guest)
                if not self.guests[mark]:
                    del self.guests[mark]

    def send_away(self, ended: Iterable[Session]) -> None:
        for session in ended:
            for guest in list(self.guests.get(session.digest, ())):
                guest.send_away()

    # ---- Seats ------------------------------------------------------------------------------------------------

    async def hold(self, owner: Owner, wish: Hold) -> list[HeldTable]:
        """What the keys open is the account's, too. A key that opens nothing is passed over: its table may be gone."""
        found = [
            *await self.store.opened({table: [digest(key) for key in keys] for table, keys in wish.tables.items()}),
            *await self.store.gathered({code: [digest(key)] for code, key in wish.codes.items()}),
        ]
        if await self.store.count(owner.id) + len(found) > MOST_HELD:
            raise Refused("too-many-held", f"an account holds at most {MOST_HELD} seats", status=409)
        try:
            await self.store.hold(owner.id, found)
        except Conflict:  # deleted meanwhile
            raise signed_out() from None
        return await self.store.held(owner.id)

    async def release(self, owner: Owner, table: str) -> list[HeldTable]:
        await self.store.release(owner.id, table)
        self.send_away(await self.store.sessions(owner.id))  # they come again, with what is still theirs
        return await self.store.held(owner.id)


def new_session(owner: Owner, token: str, agent: str) -> Session:
    return Session(new_id(), digest(token), owner.id, now(), now(), agent)


def proper(name: str) -> str:
    """As it is shown: without stray spaces, and the same letters always written the same way."""
    found = given(" ".join(unicodedata.normalize("NFKC", name).split()))
    if len(found) > LONGEST_NAME:
        raise Refused("malformed", f"a name has at most {LONGEST_NAME} letters")
    return found


def folded(name: str) -> str:
    """As it is compared: Anna and ANNA are one."""
    words = " ".join(unicodedata.normalize("NFKC", name).split())
    return unicodedata.normalize("NFKC", words.casefold())


def name_taken() -> Refused:
    return Refused("name-taken", "this name is taken; choose another", status=409)


def signed_out() -> Refused:
    return Refused("signed-out", "sign in first", status=401)
