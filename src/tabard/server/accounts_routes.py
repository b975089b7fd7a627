"""Plain HTTP of accounts. All answers are about the account of whoever asks."""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from tabard.server.accounts import Accounts
from tabard.server.accounts_caller import Caller
from tabard.server.accounts_store import Owner
from tabard.server.routes import ERRORS
from tabard.server.wire import ErrorBody
from tabard.server.wire_accounts import (
    Account,
    Change,
    Credentials,
    DeleteAccount,
    EndSession,
    Export,
    HeldTable,
    Hold,
    Release,
    SessionInfo,
    Signed,
    SignOut,
)

OWN = {**ERRORS, 401: ResponseSpec(ErrorBody, description="nobody is signed in", generate_examples=False)}


def signed(caller: Caller, owner: Owner, token: str) -> Response[Signed]:
    return Response(Signed(Account(owner.name, owner.created_at)), cookies=[caller.cookie(token)])


def nobody(caller: Caller) -> Response[Signed]:
    return Response(Signed(None), cookies=[caller.cookie("")] if caller.mark else [])


@get("/account", responses=OWN, summary="Who is signed in here")
async def who(accounts: NamedDependency[Accounts], caller: NamedDependency[Caller]) -> Response[Signed]:
    found = await caller.session()
    if found is None:
        return nobody(caller)
    await accounts.seen(found[1])
    return signed(caller, found[0], caller.token)


@post("/account", responses=OWN, summary="Make an account, and sign in")
async def register(
    accounts: NamedDependency[Accounts], caller: NamedDependency[Caller], data: JSONBody[Credentials]
) -> Response[Signed]:
    owner, token = await accounts.register(data, caller.sender, caller.agent)
    await caller.leave()
    return signed(caller, owner, token)


@post("/account/sign-in", responses=OWN, summary="Sign in", status_code=200)
async def sign_in(
    accounts: NamedDependency[Accounts], caller: NamedDependency[Caller], data: JSONBody[Credentials]
) -> Response[Signed]:
    owner, token = await accounts.sign_in(data, caller.sender, caller.agent)
    await caller.leave()
    return signed(caller, owner, token)


@post("/account/sign-out", responses=OWN, summary="Sign out here, or everywhere", status_code=200)
async def sign_out(
    accounts: NamedDependency[Accounts], caller: NamedDependency[Caller], data: JSONBody[SignOut]
) -> Response[Signed]:
    found = await caller.session()
    if found is not None:
        owner, session = found
        await accounts.end(await accounts.store.sessions(owner.id) if data.everywhere else [session])
    return nobody(caller)


@get("/account/sessions", responses=OWN, summary="The devices that are signed in")
async def sessions(accounts: NamedDependency[Accounts], caller: NamedDependency[Caller]) -> list[SessionInfo]:
    return await accounts.sessions(*await caller.signed_in())


@post("/account/sessions", responses=OWN, summary="End the session of another device", status_code=200)
async def end_session(
    accounts: NamedDependency[Accounts], caller: NamedDependency[Caller], data: JSONBody[EndSession]
) -> list[SessionInfo]:
    owner, session = await caller.signed_in()
    await accounts.end_one(owner, data.id)
    return await accounts.sessions(owner, session)


@post("/account/change", responses=OWN, summary="Another name or password", status_code=200)
async def change(
    accounts: NamedDependency[Accounts], caller: NamedDependency[Caller], data: JSONBody[Change]
) -> Signed:
    return Signed(await accounts.change(*await caller.signed_in(), data))


@post("/account/delete", responses=OWN, summary="Delete the account; the games stay", status_code=200)
async def delete(
    accounts: NamedDependency[Accounts], caller: NamedDependency[Caller], data: JSONBody[DeleteAccount]
) -> Response[Signed]:
    owner, _ = await caller.signed_in()
    await accounts.delete(owner, data.password)
    return nobody(caller)


@get("/account/export", responses=OWN, summary="All that the server keeps of the account")
async def export(accounts: NamedDependency[Accounts], caller: NamedDependency[Caller]) -> Response[Export]:
    found = await accounts.export(*await caller.signed_in())
    return Response(found, headers={"Content-Disposition": 'attachment; filename="tabard-account.json"'})


@get("/account/tables", responses=OWN, summary="The tables at which the account holds seats")
async def held(accounts: NamedDependency[Accounts], caller: NamedDependency[Caller]) -> list[HeldTable]:
    owner, _ = await caller.signed_in()
    return await accounts.store.held(owner.id)


@post("/account/tables", responses=OWN, summary="Show keys: the account holds their seats from now on", status_code=200)
async def hold(
    accounts: NamedDependency[Accounts], caller: NamedDependency[Caller], data: JSONBody[Hold]
) -> list[HeldTable]:
    owner, _ = await caller.signed_in()
    return await accounts.hold(owner, data)


@post("/account/release", responses=OWN, summary="Let go of the seats at a table", status_code=200)
async def release(
    accounts: NamedDependency[Accounts], caller: NamedDependency[Caller], data: JSONBody[Release]
) -> list[HeldTable]:
    owner, _ = await caller.signed_in()
    return await accounts.release(owner, data.table)


ROUTES = [who, register, sign_in, sign_out, sessions, end_session, change, delete, export, held, hold, release]
