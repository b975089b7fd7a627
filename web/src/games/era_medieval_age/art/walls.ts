// What rises in lines: walls with their towers, gates, bridges.
import { arch, at, INK, line, poly, STONE, tone } from "./draw";
import { type Cell, inside, key, RED, surrounding } from "./land";
import type { Stage } from "./stage";

/** One cell of wall: it runs towards every barrier beside it, with a tower at ends and corners. */
export function wall(s: Stage, [x, y]: Cell, barrier: ReadonlySet<number>): void {
  const solid = (dx: number, dy: number) => inside(x + dx, y + dy) && barrier.has(key(x + dx, y + dy));
  const [e, so, w, no] = [solid(1, 0), solid(0, 1), solid(-1, 0), solid(0, -1)];
  const [a, b, h, walk] = [0.25, 0.75, 0.46, tone(STONE, 0.8)];
  if (no || so) {
    const [y0, y1] = [y + (no ? 0 : a), y + (so ? 1 : b)];
    s.box(x + a, y0, x + b, y1, h, STONE, { top: walk, south: y + 0.98 });
    s.add(
      y + 0.981,
      [
        [x + a + 0.06, 1.45],
        [x + b - 0.06, 1.15],
      ]
        .map(([q, k]) =>
          line(
            [
              [q as number, y0, h],
              [q as number, y1, h],
            ],
            tone(STONE, k as number),
            6,
          ),
        )
        .join("") +
        line([
          [x + a, y0, h],
          [x + a, y1, h],
        ]) +
        line([
          [x + b, y0, h],
          [x + b, y1, h],
        ]),
    );
  }
  if (e || w) {
    const [x0, x1] = [x + (w ? 0 : 0.5), x + (e ? 1 : 0.5)];
    const bricks = [
      [0.1, 0.12],
      [0.5, 0.3],
      [0.68, 0.1],
      [0.2, 0.36],
    ]
      .map(([u, z]) =>
        line(
          [
            [x0 + (u as number) * (x1 - x0), y + b, z as number],
            [x0 + ((u as number) + 0.16) * (x1 - x0), y + b, z as number],
          ],
          "#857e6e",
          1.1,
        ),
      )
      .join("");
    s.box(x0, y + a, x1, y + b, h, STONE, { top: walk, south: y + 0.74, deco: bricks });
    s.merlons(x0 + 0.04, x1 - 0.04, y + b, h, STONE, y + 0.75);
  }
  const count = Number(e) + Number(w) + Number(no) + Number(so);
  const corner = count === 2 && e !== w;
  if (count < 2 || corner) s.round(x + 0.5, y + 0.5, 0.34, 0.7, STONE, { south: y + 0.99, roof: RED, rh: 0.45 });
}

/** A gate: two towers and an arch over road or water. */
export function gate(s: Stage, cells: readonly Cell[], banner: string): void {
  const [x, y, w] = surrounding(cells);
  const across = w > 1;
  const towers = across
    ? [
        [x + 0.55, y + 0.56],
        [x + 2.45, y + 0.56],
      ]
    : [
        [x + 0.5, y + 0.6],
        [x + 0.5, y + 2.5],
      ];
  if (across) {
    const bars = [-2, -1, 0, 1, 2]
      .map((i) =>
        line(
          [
            [x + 1.5 + i * 0.11, y + 0.74, 0.1],
            [x + 1.5 + i * 0.11, y + 0.74, 0.46],
          ],
          "#8a7443",
          1.6,
        ),
      )
      .join("");
    s.box(x, y + 0.26, x + 3, y + 0.74, 0.6, STONE, {
      deco: arch(x + 1.5, y + 0.74, 0.56, 0.5, "#2f2116") + bars,
      south: y + 0.76,
    });
    s.merlons(x + 0.95, x + 2.05, y + 0.74, 0.6, STONE, y + 0.77);
  } else {
    s.box(x + 0.26, y, x + 0.74, y + 3, 0.6, STONE, { top: tone(STONE, 0.84), south: y + 2.4 });
    s.add(
      y + 2.41,
      line(
        [
          [x + 0.3, y + 1.1, 0.6],
          [x + 0.3, y + 1.9, 0.6],
        ],
        "#2f2116",
        7,
      ) +
        line(
          [
            [x + 0.7, y + 1.1, 0.6],
            [x + 0.7, y + 1.9, 0.6],
          ],
          "#2f2116",
          7,
        ),
    );
  }
  for (const [tx, ty] of towers as [number, number][]) {
    s.round(tx, ty, 0.33, 0.74, tone(STONE, 1.1), { south: ty + 0.42, roof: RED, rh: 0.5 });
    s.flag(tx, ty, 1.22, ty + 0.43, banner, 0.28);
  }
}

export function bridge(s: Stage, cells: readonly Cell[]): void {
  const [x, y, w] = surrounding(cells);
  const boards = "#cfc4ac";
  if (w > 1) {
    s.shadow(x + 0.9, y + 0.25, x + 2.1, y + 0.75, 0.3);
    const arc = (z: number, dy: number) => `M${at([x, y + dy])}Q${at([x + 1.5, y + dy, z])} ${at([x + 3, y + dy])}`;
    s.add(
      y + 0.8,
      `<path d="${arc(0.3, 0.2)}L${at([x + 3, y + 0.78])}Q${at([x + 1.5, y + 0.78, 0.3])} ${at([x, y + 0.78])}Z" fill="${boards}" stroke="${INK}" stroke-width="1.3"/>` +
        [0.2, 0.78]
          .map(
            (dy) =>
              `<path d="${arc(0.56, dy)}" fill="none" stroke="${INK}" stroke-width="5.5"/><path d="${arc(0.56, dy)}" fill="none" stroke="#e3dac4" stroke-width="3"/>`,
          )
          .join(""),
    );
    return;
  }
  s.shadow(x + 0.2, y + 0.9, x + 0.8, y + 2.1, 0.2);
  const planks = Array.from({ length: 15 }, (_, i) =>
    line(
      [
        [x + 0.2, y + 0.1 + i * 0.2],
        [x + 0.8, y + 0.1 + i * 0.2],
      ],
      "#8d7f63",
      1,
    ),
  ).join("");
  s.add(
    y + 1.2,
    poly(
      [
        [x + 0.18, y],
        [x + 0.82, y],
        [x + 0.82, y + 3],
        [x + 0.18, y + 3],
      ],
      boards,
    ) +
      planks +
      [0.18, 0.82]
        .map(
          (dx) =>
            line(
              [
                [x + dx, y],
                [x + dx, y + 3],
              ],
              INK,
              5.5,
            ) +
            line(
              [
                [x + dx, y],
                [x + dx, y + 3],
              ],
              "#e3dac4",
              3,
            ),
        )
        .join(""),
  );
}
