"""Accounts at the host's desk: somebody has forgotten a password, or wants to be forgotten. Also while the server runs."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct

from tabard.server.accounts import folded
from tabard.server.accounts_passwords import Passwords
from tabard.server.accounts_store import AccountStore, Owner
from tabard.server.copying import check_there
from tabard.server.refusals import Refused
from tabard.server.settings import Settings
from tabard.server.start import opened_in_one_line
from tabard.server.store import Store

PASSWORD_BYTES = 9  # twelve letters


class Shown(Struct, frozen=True):
    """What the host may know of an account."""

    name: str
    created_at: str
    devices: int
    seats: int


@asynccontextmanager
async def desk(settings: Settings, name: str) -> AsyncIterator[tuple[AccountStore, Owner]]:
    """ValueError in one line if there is no such account, or no database."""
    check_there(settings.engine_url)
    store = Store(settings.engine_url)
    try:
        with opened_in_one_line():
            await store.open()
        accounts = AccountStore(store)
        owner = await accounts.named(folded(name))
        if owner is None:
            raise ValueError(f"there is no account of the name {name}")
        yield accounts, owner
    except Refused as refused:
        raise ValueError(str(refused)) from refused
    finally:
        await store.close()


async def show(settings: Settings, name: str) -> Shown:
    async with desk(settings, name) as (accounts, owner):
        devices = len(await accounts.sessions(owner.id))
        return Shown(owner.name, owner.created_at, devices, await accounts.count(owner.id))


async def new_password(settings: Settings, name: str) -> str:
    """A password by lot, to be changed by its owner; all devices are signed out."""
    async with desk(settings, name) as (accounts, owner):
        password, passwords = secrets.token_urlsafe(PASSWORD_BYTES), Passwords(settings.password_kib)
        await accounts.change(owner.id, password=await passwords.hashed(password))
        passwords.close()
        await accounts.end(await accounts.sessions(owner.id))
        return password


async def delete(settings: Settings, name: str) -> None:
    async with desk(settings, name) as (accounts, owner):
        await accounts.delete(owner.id)
