// The land below and between the buildings: meadow, river, roads, tiles, walls, gates, bridges, trees.
import { at, chance, line, poly, S } from "./draw";
import type { Stage } from "./stage";

export type Cell = readonly [x: number, y: number];
export const SIDE = 14;
export const RED = "#a3262a";
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

export const key = (x: number, y: number) => y * SIDE + x;
export const cellOf = (cell: number): Cell => [cell % SIDE, Math.floor(cell / SIDE)];
export const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < SIDE && y < SIDE;

export function meadow(s: Stage, enclosed: ReadonlySet<number>): void {
  s.ground.push(`<rect width="${SIDE * S}" height="${SIDE * S}" fill="#a9bd74"/>`);
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    const [x, y] = cellOf(cell);
    if ((x + y) % 2)
      s.ground.push(`<rect x="${x * S}" y="${y * S}" width="${S}" height="${S}" fill="#b3c57d" opacity=".6"/>`);
    if (enclosed.has(cell))
      s.ground.push(`<rect x="${x * S}" y="${y * S}" width="${S}" height="${S}" fill="#e2d39c" opacity=".7"/>`);
  }
  const blades: string[] = [];
  for (let i = 0; i < 260; i++) {
    const [x, y] = [chance(i) * SIDE, 0.1 + chance(i + 500) * (SIDE - 0.2)];
    blades.push(`M${at([x, y])}l2 -4M${at([x + 0.05, y])}l3 -4`);
    if (i % 4 === 0)
      s.ground.push(
        `<circle cx="${(x * S).toFixed(1)}" cy="${(y * S).toFixed(1)}" r="1.8" fill="${["#fff6dc", "#f0c94a", "#d9788a"][i % 3]}"/>`,
      );
  }
  s.ground.push(`<path d="${blades.join("")}" fill="none" stroke="#6f8a45" stroke-width="1.1"/>`);
  const lines = Array.from(
    { length: SIDE - 1 },
    (_, i) => `M${(i + 1) * S} 0V${SIDE * S}M0 ${(i + 1) * S}H${SIDE * S}`,
  ).join("");
  s.ground.push(`<path d="${lines}" fill="none" stroke="#5d6b35" stroke-width=".8" opacity=".4"/>`);
}

/** The ground of one piece: exactly its cells, with a small margin to its neighbours. */
export function plot(s: Stage, cells: readonly Cell[], colour: string, margin = 0.05): void {
  const own = new Set(cells.map(([x, y]) => key(x, y)));
  const has = (x: number, y: number) => inside(x, y) && own.has(key(x, y));
  const d = cells
    .map(([x, y]) => {
      const [w, e, north, south] = [
        has(x - 1, y) ? 0 : margin,
        has(x + 1, y) ? 0 : margin,
        has(x, y - 1) ? 0 : margin,
        has(x, y + 1) ? 0 : margin,
      ];
      return `M${at([x + w, y + north])}L${at([x + 1 - e, y + north])}L${at([x + 1 - e, y + 1 - south])}L${at([x + w, y + 1 - south])}Z`;
    })
    .join("");
  s.ground.push(
    `<path d="${d}" fill="none" stroke="#5d4a2a" stroke-width="3" stroke-linejoin="round"/><path d="${d}" fill="${colour}" stroke="${colour}" stroke-width=".8" stroke-linejoin="round"/>`,
  );
}

/** A river along a row or a column, its banks winding a little. */
export function river(s: Stage, cells: readonly Cell[]): void {
  const down = cells.every(([x]) => x === cells[0]?.[0]);
  const [x, y] = cells[0] ?? [0, 0];
  const bank = (offset: number, phase: number) =>
    Array.from({ length: 57 }, (_, i) => {
      const t = (i * SIDE) / 56;
      const sway = offset + 0.05 * Math.sin(t * 1.1 + phase) + 0.025 * Math.sin(t * 2.7 + phase * 2);
      return down ? ([x + sway, t] as const) : ([t, y + sway] as const);
    });
  const shore = [...bank(0.1, 0), ...bank(0.9, 1.3).reverse()];
  s.ground.push(
    poly(shore, "#5f9fb0", 7, 'stroke-linejoin="round" style="stroke:#d9c48f"') +
      poly(shore, down ? "url(#era-water)" : "url(#era-water-across)", 1.4),
  );
  for (let i = 0; i < 40; i++) {
    const [a, b] = [0.22 + chance(i + x) * 0.4, 0.3 + chance(i + 77 + y) * (SIDE - 0.6)];
    const w = (0.12 + chance(i + 9) * 0.18) * S;
    s.ground.push(
      `<path d="M${at(down ? [x + a, b] : [b, y + a])}q${(w / 4).toFixed(1)} -4 ${(w / 2).toFixed(1)} 0t${(w / 2).toFixed(1)} 0" fill="none" stroke="#dff0ee" stroke-width="1.5" opacity=".8" stroke-linecap="round"/>`,
    );
  }
}

/** Roads join up with each other, with bridges and with the edge of the board. */
export function roads(s: Stage, paved: ReadonlySet<number>, decks: ReadonlySet<number>): void {
  const ways: string[] = [];
  const squares: string[] = []; // where four road cells meet, the corner between them is paved too
  const isRoad = (x: number, y: number) => inside(x, y) && paved.has(key(x, y)) && !decks.has(key(x, y));
  for (const cell of paved) {
    if (decks.has(cell)) continue;
    const [x, y] = cellOf(cell);
    if (isRoad(x + 1, y) && isRoad(x, y + 1) && isRoad(x + 1, y + 1))
      squares.push(`M${at([x + 0.5, y + 0.5])}h${S}v${S}h${-S}z`);
    for (const [dx, dy] of SIDES) {
      const next = inside(x + dx, y + dy) ? key(x + dx, y + dy) : -1;
      // A road runs out over the edge only where it leads straight towards it.
      const leads = inside(x - dx, y - dy) && paved.has(key(x - dx, y - dy));
      const length = next < 0 ? (leads ? 0.5 : 0) : paved.has(next) ? (decks.has(next) ? 0.5 : 1) : 0;
      ways.push(`M${at([x + 0.5, y + 0.5])}L${at([x + 0.5 + dx * length, y + 0.5 + dy * length])}`);
    }
  }
  const d = ways.join("");
  for (const [w, colour] of [
    [0.62, "#6b5433"],
    [0.55, "#cbb48a"],
    [0.4, "#d8c7a0"],
  ] as const) {
    s.ground.push(
      `<path d="${squares.join("")}" fill="${colour}"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${w * S}" stroke-linejoin="round" stroke-linecap="round"/>`,
    );
  }
  for (const cell of paved) {
    const [x, y] = cellOf(cell);
    for (let i = 0; i < 9; i++) {
      const [u, v] = [0.3 + chance(cell * 3 + i) * 0.4, 0.3 + chance(cell * 5 + i + 40) * 0.4];
      s.ground.push(
        `<ellipse cx="${((x + u) * S).toFixed(1)}" cy="${((y + v) * S).toFixed(1)}" rx="3" ry="2" fill="${["#c9b184", "#e6dabb", "#bda67c"][i % 3]}" stroke="#8f7850" stroke-width=".5"/>`,
      );
    }
  }
}

function blob(cx: number, cy: number, radius: number, rough: number, seed: number): string {
  const count = 28;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const reach = radius + (chance(seed + i) - 0.5) * 2 * rough;
    const bend = (q: number) => Math.sign(q) * Math.abs(q) ** 0.6;
    return [(cx + reach * bend(Math.cos(angle))) * S, (cy + reach * bend(Math.sin(angle))) * S] as const;
  });
  const middle = (i: number) => {
    const [a, b] = [
      points[i % count] as readonly [number, number],
      points[(i + 1) % count] as readonly [number, number],
    ];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  return `M${middle(count - 1)}${points.map(([a, b], i) => `Q${a.toFixed(1)} ${b.toFixed(1)} ${middle(i)}`).join("")}Z`;
}

export function scorched(s: Stage, cells: readonly Cell[], seed: number): void {
  const [x, y, w, d] = surrounding(cells);
  const [cx, cy, r] = [x + w / 2, y + d / 2, Math.min(w, d) / 2];
  for (const [k, colour, rough] of [
    [0.93, "#8d7c4f", 0.1],
    [0.86, "#5a4a38", 0.14],
    [0.64, "#3b2f26", 0.2],
    [0.3, "#2a211b", 0.18],
  ] as const)
    s.ground.push(`<path d="${blob(cx, cy, r * k, rough, seed)}" fill="${colour}"/>`);
  s.box(cx - 0.7, cy + 0.1, cx + 0.1, cy + 0.24, 0.34, "#6a5c4c", { top: "#4a3f34" });
  s.box(cx + 0.4, cy + 0.5, cx + 0.58, cy + 0.66, 0.7, "#7a5c4a", { top: "#3b2f26" });
  for (let i = 0; i < 7; i++) {
    const [px, py] = [x + 0.4 + chance(seed + i) * (w - 0.8), y + 0.5 + chance(seed + i + 30) * (d - 0.8)];
    s.add(
      py,
      line(
        [
          [px - 0.12, py + 0.06],
          [px + 0.12, py + 0.08],
        ],
        "#e2752e",
        2.2,
        'opacity=".8" stroke-dasharray="3 3"',
      ) +
        (i % 2
          ? line(
              [
                [px - 0.2, py],
                [px + 0.2, py - 0.1, 0.06],
              ],
              "#17110d",
              5,
            )
          : line(
              [
                [px, py],
                [px + 0.03, py, 0.45],
              ],
              "#17110d",
              4,
            ) +
            line(
              [
                [px, py, 0.2],
                [px + 0.13, py, 0.36],
              ],
              "#17110d",
              2.2,
            )),
    );
  }
}

export function flooded(s: Stage, cells: readonly Cell[], seed: number): void {
  const [x, y, w, d] = surrounding(cells);
  const [cx, cy, r] = [x + w / 2, y + d / 2, Math.min(w, d) / 2];
  for (const [k, colour, rough] of [
    [0.94, "#9a9258", 0.08],
    [0.88, "#6f9a92", 0.1],
    [0.76, "#77aeb6", 0.14],
    [0.42, "#8cc0c6", 0.16],
  ] as const)
    s.ground.push(`<path d="${blob(cx, cy, r * k, rough, seed)}" fill="${colour}"/>`);
  s.hall(cx - 0.1, cy + 0.1, cx + 0.7, cy + 0.5, 0.04, 0.24, "#f3e8cc", "#dcb55a");
  for (let i = 0; i < 8; i++) {
    const [px, py] = [x + 0.4 + chance(seed + i) * (w - 1), y + 0.4 + chance(seed + i + 30) * (d - 0.7)];
    s.ground.push(
      `<path d="M${at([px, py])}q6 -4 12 0t12 0" fill="none" stroke="#e6f3f0" stroke-width="1.6" stroke-linecap="round" opacity=".9"/>`,
    );
    if (i % 3 === 0)
      s.add(
        py + 0.2,
        [0, 1, 2]
          .map((k) =>
            line(
              [
                [px + k * 0.06, py + 0.2],
                [px - 0.03 + k * 0.09, py + 0.2, 0.2],
              ],
              "#4f6e48",
              1.8,
            ),
          )
          .join(""),
      );
  }
}

/** Trees on land where nothing stands. */
export function trees(s: Stage, free: readonly number[], enclosed: ReadonlySet<number>): void {
  for (const cell of free) {
    const [x, y] = cellOf(cell);
    const count = Math.floor(chance(cell + 3) * (enclosed.has(cell) ? 2 : 3.3));
    for (let i = 0; i < count; i++) {
      const [px, py, r] = [
        x + 0.2 + chance(cell * 7 + i) * 0.6,
        y + 0.4 + chance(cell * 11 + i) * 0.5,
        0.11 + chance(cell + i) * 0.06,
      ];
      if (chance(cell * 13 + i) < 0.45) s.fir(px, py, r);
      else s.bush(px, py, r, ["#6f8a45", "#7f9850", "#5f7d43"][(cell + i) % 3] as string);
    }
  }
}

/** The rectangle around cells: corner, width, depth. */
export function surrounding(cells: readonly Cell[]): [number, number, number, number] {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x + 1, Math.max(...ys) - y + 1];
}
