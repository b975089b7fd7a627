import type { Face } from "../wire";

/** Whether two faces show different boards. */
export function differ(faces: readonly Face[]): boolean {
  const [first, ...others] = faces.map((face) => JSON.stringify(face.view.board));
  return others.some((one) => one !== first);
}
