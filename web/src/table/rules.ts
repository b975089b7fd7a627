// Search in the rules: every word must occur in the clause or in its id.
import type { Chapter } from "../wire";

export function search(chapters: readonly Chapter[], words: string): Chapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(({ id, text }) => matches(`${id} ${text}`)) }))
    .filter((chapter) => chapter.clauses.length > 0);
}
