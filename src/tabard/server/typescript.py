"""Writes the TypeScript types of the wire: `python -m tabard.server.typescript web/src/wire.ts` (or to standard output)."""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tabard.server import wire

Schema = Mapping[str, Any]

ROOTS: tuple[Any, ...] = (
    wire.FromServer,
    wire.FromClient,
    wire.GameInfo,
    wire.Rules,
    wire.CreateTable,
    wire.Created,
    wire.Snapshot,
    wire.PostMove,
    wire.Moved,
    wire.ErrorBody,
)

REQUESTS = {struct.__name__ for struct in (*wire.FromClient.__args__, wire.CreateTable, wire.PostMove)}
UNIONS = {"FromServer": wire.FromServer, "FromClient": wire.FromClient}

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
  where: string;
  board: { [key: string]: Json };
}
"""

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole of `wire.ts`."""
    _, components = msgspec.json.schema_components(ROOTS, ref_template="{name}")
    interfaces = [interface(name, schema) for name, schema in components.items()]
    unions = [f"export type {name} = {members(union)};\n" for name, union in UNIONS.items()]
    return "\n".join([PRELUDE, *interfaces, *unions])


def interface(name: str, schema: Schema) -> str:
    """One struct. A field with a default may be left out of a request, and is always there in an answer."""
    needed = set(schema["required"] if name in REQUESTS else schema["properties"])
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
    if kind == "array":
        inner = expression(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
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
    if arguments:
        Path(arguments[0]).write_text(typescript(), encoding="utf-8")
    else:
        sys.stdout.write(typescript())


if __name__ == "__main__":
    main(sys.argv[1:])
