// Boards by slug, loaded when a table of that game is opened. A folder with an `index.ts` is all a game needs.
import type { Component } from "svelte";
import Castle from "~icons/game-icons/castle";
import type { GameFace } from "../table/board";

const folders = import.meta.glob<{ game: GameFace }>("./*/index.ts");
const emblems = import.meta.glob<Component>("./*/emblem.svelte", { eager: true, import: "default" });
const pictures = import.meta.glob<string>("./*/picture-*.jpg", { eager: true, query: "?url", import: "default" });

const folderOf = (slug: string) => `./${slug.replaceAll("-", "_")}`;

export async function gameFace(slug: string): Promise<GameFace | null> {
  const load = folders[`${folderOf(slug)}/index.ts`];
  return load ? (await load()).game : null;
}

/** The sign of a game on the wall of the inn. */
export function emblem(slug: string): Component {
  return emblems[`${folderOf(slug)}/emblem.svelte`] ?? (Castle as unknown as Component);
}

/** A picture of its board in a real position (`make cards`), by day or by candle light. */
export function picture(slug: string, dark: boolean): string | undefined {
  return pictures[`${folderOf(slug)}/picture-${dark ? "dark" : "light"}.jpg`];
}
