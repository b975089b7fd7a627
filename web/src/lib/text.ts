// Fluent messages by the conventions of docs/wire.md: an argument may be a number, a seat, another message (or its id) or a list.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Args, Json, Message } from "../wire";

/** A piece of a sentence: plain words or the name of a seat. */
export type Segment = { text: string; seat?: number };

// Names of seats travel through Fluent between these marks, so that a log line can show their arms.
const OPEN = "\uE000";
const CLOSE = "\uE001";

const isSeat = (key: string) => key === "seat" || key.endsWith("_seat");
const isSeats = (key: string) => key === "seats" || key.endsWith("_seats");

export class Text {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, ...catalogues: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of catalogues) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The message `id`, or its attribute (`area-mill.text`); the id itself when there is none. */
  format(id: string, args: Args = {}, seatName: (seat: number) => string = String): string {
    return plain(this.#mark(id, args), seatName);
  }

  /** The same in pieces, with the seats kept apart. */
  segments(message: Message, seatName: (seat: number) => string): Segment[] {
    return split(this.#mark(message.id, message.args), seatName);
  }

  #pattern(id: string) {
    const [name = id, attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  #mark(id: string, args: Args): string {
    const pattern = this.#pattern(id);
    if (pattern === null) return id;
    const values = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, this.#argument(key, value)]));
    return this.#bundle.formatPattern(pattern, values, []);
  }

  #argument(key: string, value: Json): FluentVariable {
    if (Array.isArray(value)) return value.map((one) => String(this.#argument(singular(key), one))).join(", ");
    if (typeof value === "object" && value !== null) return this.#mark(String(value.id), (value.args ?? {}) as Args);
    if (typeof value === "number") return isSeat(key) ? `${OPEN}${value}${CLOSE}` : value;
    if (typeof value !== "string") return String(value ?? "");
    return this.has(value) ? this.#mark(value, {}) : value;
  }
}

function singular(key: string): string {
  return isSeats(key) ? "seat" : key;
}

function split(marked: string, seatName: (seat: number) => string): Segment[] {
  return marked
    .split(OPEN)
    .flatMap((part, i) => {
      if (i === 0) return [{ text: part }];
      const end = part.indexOf(CLOSE);
      const seat = Number(part.slice(0, end));
      return [{ text: seatName(seat), seat }, { text: part.slice(end + 1) }];
    })
    .filter((segment) => segment.text !== "");
}

function plain(marked: string, seatName: (seat: number) => string): string {
  return split(marked, seatName)
    .map((segment) => segment.text)
    .join("");
}
