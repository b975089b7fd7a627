// Points, colours and lines of the drawings: screen = (x, y - z), in cells.
export const S = 60; // one cell
export const INK = "#3a2b18";
export const STONE = "#bdb7a8";
export const PLASTER = "#f3e8cc";
export const TIMBER = "#6b4a2a";
export const WOOD = "#a67c4c";

export type Point = readonly [x: number, y: number, z?: number];

export const n = (value: number) => (Math.round(value * 10) / 10).toString();
export const at = ([x, y, z = 0]: Point) => `${n(x * S)} ${n((y - z) * S)}`;

/** A colour made darker (below 1) or lighter (above). */
export function tone(colour: string, factor: number): string {
  const parts = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  const mixed = parts.map((part) => (factor < 1 ? part * factor : part + (255 - part) * (factor - 1)));
  return `#${mixed
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export function poly(points: readonly Point[], fill: string, width = 1.2, more = ""): string {
  return `<path d="M${points.map(at).join("L")}Z" fill="${fill}" stroke="${INK}" stroke-width="${width}" ${more}/>`;
}

export function line(points: readonly Point[], colour = INK, width = 1, more = ""): string {
  return `<path d="M${points.map(at).join("L")}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
}

export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  (a[2] ?? 0) + ((b[2] ?? 0) - (a[2] ?? 0)) * t,
];

/** Courses of tiles on the slope between a low edge a-b and a high edge d-c. */
export function courses(a: Point, b: Point, c: Point, d: Point, count: number): string {
  return Array.from({ length: count - 1 }, (_, i) => (i + 1) / count)
    .map((t, i) =>
      line(
        [mix(a, d, t), mix(b, c, t)],
        INK,
        0.9,
        `opacity=".26" stroke-dasharray="${6 + (i % 3)} 2 ${4 + (i % 2)} 2"`,
      ),
    )
    .join("");
}

/** The same number for the same seed: no two houses alike, and none changes between two views. */
export function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** One of several for a seed: variants of a repeated house. */
export const one = <T>(seed: number, choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(chance(seed) * choices.length)] ?? choices[0];

export function arch(x: number, y: number, w = 0.16, h = 0.24, colour = "#3d2a18", z = 0): string {
  const r = n((w / 2) * S);
  return `<path d="M${at([x - w / 2, y, z])}V${n((y - z - h + w / 2) * S)}A${r} ${r} 0 0 1 ${at([x + w / 2, y, z + h - w / 2])}V${n((y - z) * S)}Z" fill="${colour}" stroke="${INK}" stroke-width=".9"/>`;
}
