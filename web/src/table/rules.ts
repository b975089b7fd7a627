// The rules as they are read: search, clauses that name each other, clauses that speak of what lies on the table.
import type { Chapter, Clause } from "../wire";
import { plain, stem, stems, words } from "./stems";

export interface Part {
  text: string;
  /** The text is the id of a clause of the book. */
  clause: boolean;
}

/** A text in pieces, with the clauses it names apart (`MA-4.2`, `MA-S.1`, `CE-X.18`); what the book does not have is plain text. */
export function linked(text: string, known: ReadonlySet<string>): Part[] {
  return text
    .split(/([A-Z]{2,4}-[\dA-Z]+\.\d+)/)
    .map((part) => ({ text: part, clause: known.has(part) }))
    .filter((part) => part.text);
}

export interface Found {
  clause: Clause;
  chapter: Chapter;
}

/** Every word must occur in the clause, in some form, or be its id. What speaks of it in few words comes before long lists, programs' clauses last. */
export function search(chapters: readonly Chapter[], query: string): Found[] {
  const wanted = words(query);
  if (!wanted.length) return [];
  return chapters
    .flatMap((chapter) => chapter.clauses.map((clause) => ({ clause, chapter, worth: worth(clause, chapter, wanted) })))
    .filter((found) => found.worth > 0)
    .sort((a, b) => b.worth - a.worth);
}

const IN_PROGRAMS = 0.001;
const IN_TITLE = 2;

function worth(clause: Clause, chapter: Chapter, wanted: readonly string[]): number {
  const id = plain(clause.id);
  if (wanted.length === 1 && id === wanted[0]) return Number.POSITIVE_INFINITY;
  const text = words(clause.text);
  const hits = wanted.map((word) => text.filter((one) => fits(one, word)).length + Number(id.startsWith(word)));
  if (hits.some((count) => !count)) return 0;
  const titled = words(chapter.title).some((one) => wanted.some((word) => fits(one, word)));
  const share = hits.reduce((sum, count) => sum + count) / (text.length + 1);
  return share * (titled ? IN_TITLE : 1) * (clause.kind === "programs" ? IN_PROGRAMS : 1);
}

/** Another form of the word, or a word that begins as it is typed. */
const fits = (one: string, typed: string): boolean =>
  stem(one) === stem(typed) || (typed.length > 2 && one.startsWith(typed));

/** The part of a thing's label that names it, by its stems: «Мельница 14, ряд 2» is a mill. */
export function nameOf(label: string): string {
  const [name = ""] = label.split(/[,:;(0-9]/);
  return stems(name).join(" ");
}

const LEAST = 4;

/** Does the clause speak of a thing with this name? */
export function speaksOf(clause: Clause, name: string): boolean {
  return name.length >= LEAST && ` ${stems(clause.text).join(" ")} `.includes(` ${name} `);
}
