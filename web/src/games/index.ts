// Boards by slug, loaded when a table of that game is opened. A folder with an `index.ts` is all a game needs.
import type { GameFace } from '../table/board'

const folders = import.meta.glob<{ game: GameFace }>('./*/index.ts')

export async function gameFace(slug: string): Promise<GameFace | null> {
  const load = folders[`./${slug.replaceAll('-', '_')}/index.ts`]
  return load ? (await load()).game : null
}
