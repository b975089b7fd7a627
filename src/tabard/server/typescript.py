"""Writes the client's TypeScript types.

python -m tabard.server.typescript web/src         the wire, and the view of every game that declares one
python -m tabard.server.typescript --view SLUG     the view of one game, to standard output (games of other packages)
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec

import tabard
from tabard.kernel import Game
from tabard.server import (
    wire,
    wire_accounts,
    wire_end,
    wire_gather,
    wire_host,
    wire_insight,
    wire_notices,
    wire_replay,
    wire_time,
)

Schema = Mapping[str, Any]

ROOTS: tuple[Any, ...] = (
    wire.FromServer,
    wire.FromClient,
    wire.GameInfo,
    wire.Rules,
    wire.CreateTable,
    wire.Created,
    wire.Snapshot,
    wire.Brief,
    wire.PostMove,
    wire.Moved,
    wire.ErrorBody,
    wire.AskOffers,
    wire.OptionOffer,
    wire_insight.Hint,
    wire_insight.Review,
    wire_end.Series,
    wire_end.Records,
    wire_end.Progress,
    wire_end.LaySequel,
    wire_end.Sequel,
    wire_replay.Contents,
    wire_replay.Steps,
    wire_replay.LayBranch,
    wire_replay.OpenRecord,
    wire.Tutorial,
    wire.LayTutorial,
    wire_gather.Gather,
    wire_gather.Gathering,
    wire_gather.OpenGathering,
    wire_gather.Act,
    wire_host.HostView,
    wire_notices.Notice,
    wire_accounts.Credentials,
    wire_accounts.SignOut,
    wire_accounts.Change,
    wire_accounts.Hold,
    wire_accounts.Signed,
    wire_accounts.SessionInfo,
    wire_accounts.HeldTable,
)

ASKED = (
    *wire.FromClient.__args__,
    wire.CreateTable,
    wire.PostMove,
    wire.AskOffers,
    wire_end.LaySequel,
    wire_replay.LayBranch,
    wire_replay.OpenRecord,
    wire.LayTutorial,
    wire_gather.Gather,
    *wire_gather.Act.__args__,
    wire_accounts.Credentials,
    wire_accounts.SignOut,
    wire_accounts.EndSession,
    wire_accounts.Change,
    wire_accounts.DeleteAccount,
    wire_accounts.Hold,
    wire_accounts.Release,
)
REQUESTS = {struct.__name__ for struct in ASKED}
UNIONS = {"FromServer": wire.FromServer, "FromClient": wire.FromClient, "Act": wire_gather.Act, "Pace": wire_time.Pace}

PRELUDE = """\
// Generated from src/tabard/server/wire.py by `make types`. Do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A verb and small whole numbers: `["lord", 7]`. */
export type Move = [string, ...number[]];

/** Arguments of a Fluent message; see docs/wire.md, "Words". */
export type Args = { [name: string]: Json };

/** What a seat may see; `board` is the game's own. */
export interface View {
  game: string;
  seats: number;
  you: number | null;
  waiting: number[];
  over: boolean;
  scores: (number | null)[];
  ranking: number[] | null;
  /** The seats that have won; none, one or a team; null while the game is on. */
  winners: number[] | null;
  /** Those who play without a seat. */
  rivals: Rival[];
  where: string;
  board: { [key: string]: Json };
}

/** A player without a seat; the name is a message id. */
export interface Rival {
  name: string;
  score: number | null;
}
"""

VIEW_PRELUDE = "// Generated from the types beside the game's view by `make types`. Do not edit.\n"
JSON = "/** Anything. */\nexport type Json = null | boolean | number | string | Json[] | { [key: string]: Json };\n"

GAMES = "tabard.games."  # the games whose boards lie in web/src/games

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole of `wire.ts`."""
    _, components = msgspec.json.schema_components(ROOTS, ref_template="{name}")
    interfaces = [interface(name, schema) for name, schema in components.items()]
    unions = [f"export type {name} = {members(union)};\n" for name, union in UNIONS.items()]
    return "\n".join([PRELUDE, *interfaces, *unions])


def view_types(game: Game) -> str:
    """The whole of a game's `view.ts`: `Board`, `Laid`, `Components` and their parts; "" where the game declares no types."""
    roots = {name: root for name, root in declared(game) if root is not None}
    if not roots:
        return ""
    _, components = msgspec.json.schema_components(roots.values(), ref_template="{name}", schema_hook=anything)
    order: dict[str, list[str]] = {}
    for root in roots.values():
        keep_order(root, order)
    parts = [shape(name, ordered(schema, order[name]), set(schema["required"])) for name, schema in components.items()]
    names = [f"export type {name} = {root.__name__};\n" for name, root in roots.items() if root.__name__ != name]
    text = "\n".join([*parts, *names])
    return "\n".join([VIEW_PRELUDE, *([JSON] if "Json" in text else []), text])


def declared(game: Game) -> Iterator[tuple[str, Any]]:
    yield "Board", getattr(game, "view_type", None)
    yield "Laid", getattr(game, "laid_type", None)
    yield "Components", getattr(game, "components_type", None)


def keep_order(kind: Any, found: dict[str, list[str]]) -> None:
    """The fields of every TypedDict below a type in the order in which they were declared: the schema sorts them."""
    if not is_typeddict(kind):
        for part in get_args(kind):
            keep_order(part, found)
    elif kind.__name__ not in found:
        hints = get_type_hints(kind)
        found[kind.__name__] = list(hints)
        for part in hints.values():
            keep_order(part, found)


def ordered(schema: Schema, keys: Iterable[str]) -> Schema:
    return {**schema, "properties": {key: schema["properties"][key] for key in keys}}


def anything(kind: type) -> dict[str, Any]:
    if kind is object:
        return {"x-typescript": "Json"}
    raise NotImplementedError(kind)


def views() -> dict[str, str]:
    """For every game of the house that declares its view: the name of its folder, and its `view.ts`."""
    games = [tabard.game(slug) for slug in tabard.slugs()]
    texts = {g.package.removeprefix(GAMES): view_types(g) for g in games if g.package.startswith(GAMES)}
    return {package: text for package, text in texts.items() if text}


def interface(name: str, schema: Schema) -> str:
    """One struct. A field with a default may be left out of a request, and is always there in an answer."""
    return shape(name, schema, set(schema["required"] if name in REQUESTS else schema["properties"]))


def shape(name: str, schema: Schema, needed: set[str]) -> str:
    fields = [field(key, value, key in needed) for key, value in schema["properties"].items()]
    return "\n".join([*comment(schema), f"export interface {name} {{", *fields, "}", ""])


def comment(schema: Schema) -> list[str]:
    text = schema.get("description")
    return [f"/** {' '.join(text.split())} */"] if text else []


def field(key: str, schema: Schema, needed: bool) -> str:
    return f"  {key}{'' if needed else '?'}: {expression(schema)};"


def expression(schema: Schema) -> str:
    """The TypeScript type of one JSON schema."""
    if "x-typescript" in schema:
        return str(schema["x-typescript"])
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(unique(expression(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    if "const" in schema:
        return literal(schema["const"])
    return structure(schema)


def structure(schema: Schema) -> str:
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(expression(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        inner = expression(schema.get("items", {}))
        bare = " | " not in inner or (inner.startswith("(") and inner.endswith(")[]"))
        return f"{inner}[]" if bare else f"({inner})[]"
    if kind == "object":
        inner = expression(schema.get("additionalProperties") or {})
        return f"{{ [key: string]: {inner} }}"
    return PLAIN.get(str(kind), "Json")


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def members(union: Any) -> str:
    return " | ".join(struct.__name__ for struct in union.__args__)


def unique(parts: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(parts))


def main(arguments: list[str]) -> None:
    match arguments:
        case ["--view", slug]:
            sys.stdout.write(view_types(tabard.game(slug)))
        case [folder]:
            write(Path(folder))
        case _:
            sys.exit(__doc__)


def write(folder: Path) -> None:
    (folder / "wire.ts").write_text(typescript(), encoding="utf-8")
    for package, text in views().items():
        (folder / "games" / package).mkdir(parents=True, exist_ok=True)
        (folder / "games" / package / "view.ts").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
