// A city seen from above at a slant: ground cells stay squares, heights rise straight up (screen = x, y - z). Everything is drawn as
// SVG text: the ground, one flat layer of shadows, then the volumes from north to south. Light comes from the west.
import { arch, at, courses, INK, line, n, type Point, poly, S, TIMBER, tone } from "./draw";
import { type Hall, valleys } from "./valleys";

export interface Volume {
  south: number;
  order: number;
  piece: number;
  svg: string;
}

export interface Front {
  doors?: number;
  windows?: number;
  beams?: number;
  glass?: string;
}

export class Stage {
  readonly ground: string[] = [];
  readonly shades: string[] = [];
  readonly volumes: Volume[] = [];
  private readonly halls: Hall[] = [];
  piece = -1;

  add(south: number, svg: string): void {
    this.volumes.push({ south, order: this.volumes.length, piece: this.piece, svg });
  }

  sorted(): Volume[] {
    for (const { south, piece, svg } of valleys(this.halls.splice(0)))
      this.volumes.push({ south, order: this.volumes.length, piece, svg });
    return [...this.volumes].sort((a, b) => a.south - b.south || a.order - b.order);
  }

  shadow(x0: number, y0: number, x1: number, y1: number, height: number): void {
    const [u, v] = [0.5 * height, 0.1 * height];
    this.shades.push(
      `<path d="M${[
        [x0, y0],
        [x1, y0],
        [x1 + u, y0 + v],
        [x1 + u, y1 + v],
        [x0 + u, y1 + v],
        [x0, y1],
      ]
        .map(([x, y]) => at([x as number, y as number]))
        .join("L")}Z"/>`,
    );
  }

  box(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    h: number,
    wall: string,
    more: { top?: string; z?: number; south?: number; deco?: string; shadow?: boolean } = {},
  ): void {
    const { z = 0, top = tone(wall, 1.3), south = y1, deco = "" } = more;
    if (more.shadow ?? true) this.shadow(x0, y0, x1, y1, z + h);
    const t = z + h;
    this.add(
      south,
      poly(
        [
          [x0, y0, t],
          [x1, y0, t],
          [x1, y1, t],
          [x0, y1, t],
        ],
        top,
      ) +
        poly(
          [
            [x0, y1, z],
            [x1, y1, z],
            [x1, y1, t],
            [x0, y1, t],
          ],
          wall,
        ) +
        deco,
    );
  }

  /** A house with a pitched roof along its longer side. */
  hall(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    h: number,
    rh: number,
    wall: string,
    roof: string,
    front: Front = {},
    south = y1,
  ): void {
    this.shadow(x0, y0, x1, y1, h + rh * 0.6);
    this.halls.push({ x0, y0, x1, y1, h, rh, roof, south, piece: this.piece });
    const deco = this.front(x0, x1, y1, h, front);
    this.add(
      south,
      x1 - x0 >= y1 - y0
        ? this.across(x0, y0, x1, y1, h, rh, wall, roof, deco)
        : this.along(x0, y0, x1, y1, h, rh, wall, roof, deco),
    );
  }

  private across(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    h: number,
    rh: number,
    wall: string,
    roof: string,
    deco: string,
  ): string {
    const [e, hip, m, t] = [0.05, 0.12, (y0 + y1) / 2, h + rh];
    const [a, b]: [Point, Point] = [
      [x0 - e, y1 + e, h - e],
      [x1 + e, y1 + e, h - e],
    ];
    const [c, f]: [Point, Point] = [
      [x1 + e - hip, m, t],
      [x0 - e + hip, m, t],
    ];
    const [g, k]: [Point, Point] = [
      [x0 - e, y0 - e, h - e],
      [x1 + e, y0 - e, h - e],
    ];
    return (
      poly(
        [
          [x0, y1, 0],
          [x1, y1, 0],
          [x1, y1, h],
          [x0, y1, h],
        ],
        wall,
      ) +
      deco +
      poly([g, k, c, f], tone(roof, 1.22)) +
      poly([g, a, f], tone(roof, 1.3)) +
      poly([k, b, c], tone(roof, 0.66)) +
      poly([a, b, c, f], roof) +
      courses(a, b, c, f, 6) +
      line([f, c], tone(roof, 1.5), 1.6)
    );
  }

  private along(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    h: number,
    rh: number,
    wall: string,
    roof: string,
    deco: string,
  ): string {
    const [e, m, t] = [0.05, (x0 + x1) / 2, h + rh];
    const [a, b, d]: [Point, Point, Point] = [
      [x0 - e, y1 + e, h - e],
      [m, y1 + e, t],
      [x0 - e, y0, h - e],
    ];
    const c: Point = [m, Math.min(y0 + rh * 1.4, (y0 + y1) / 2), t];
    const [f, g]: [Point, Point] = [
      [x1 + e, y1 + e, h - e],
      [x1 + e, y0, h - e],
    ];
    return (
      poly([a, b, c, d], tone(roof, 1.22)) +
      courses(a, d, c, b, 5) +
      poly([f, b, c, g], tone(roof, 0.72)) +
      courses(f, g, c, b, 5) +
      poly([d, c, g], tone(roof, 1.05)) +
      poly(
        [
          [x0, y1, 0],
          [x1, y1, 0],
          [x1, y1, h],
          [m, y1, t - 0.03],
          [x0, y1, h],
        ],
        wall,
      ) +
      deco +
      line([a, b, f], tone(roof, 0.6), 2.4) +
      line([b, c], tone(roof, 1.5), 1.4)
    );
  }

  /** Doors, windows and beams of the wall that faces south. */
  private front(
    x0: number,
    x1: number,
    y: number,
    h: number,
    { doors = 0, windows = 0, beams = 0, glass = "#33475c" }: Front,
  ): string {
    const width = x1 - x0;
    const spread = (count: number, draw: (x: number) => string) =>
      Array.from({ length: count }, (_, i) => draw(x0 + (width * (i + 1)) / (count + 1))).join("");
    const posts = beams
      ? Array.from({ length: beams + 1 }, (_, i) =>
          line(
            [
              [x0 + (width * i) / beams, y, 0],
              [x0 + (width * i) / beams, y, h],
            ],
            TIMBER,
            1.8,
          ),
        ).join("")
      : "";
    return (
      posts +
      spread(windows, (x) => arch(x, y, 0.11, Math.min(0.22, h * 0.6), glass, h * 0.25)) +
      spread(doors, (x) => arch(x, y, 0.18, Math.min(0.28, h * 0.85)))
    );
  }

  spire(x: number, y: number, r: number, z: number, h: number, colour: string, south: number, cross = true): void {
    const [a, b, c, d, t]: Point[] = [
      [x - r, y + r, z],
      [x + r, y + r, z],
      [x + r, y - r, z],
      [x - r, y - r, z],
      [x, y, z + h],
    ] as Point[];
    const sign = cross
      ? line(
          [
            [x, y, z + h],
            [x, y, z + h + 0.2],
          ],
          INK,
          1.8,
        ) +
        line(
          [
            [x - 0.06, y, z + h + 0.12],
            [x + 0.06, y, z + h + 0.12],
          ],
          INK,
          1.8,
        )
      : "";
    this.add(
      south,
      poly([d as Point, a as Point, t as Point], tone(colour, 1.35)) +
        poly([c as Point, b as Point, t as Point], tone(colour, 0.6)) +
        poly([a as Point, b as Point, t as Point], colour) +
        sign,
    );
  }

  round(
    x: number,
    y: number,
    r: number,
    h: number,
    colour: string,
    more: { south?: number; roof?: string; rh?: number; z?: number } = {},
  ): void {
    const { z = 0, rh = 0.5, roof, south = y + r } = more;
    this.shadow(x - r, y - r * 0.7, x + r, y + r * 0.7, z + h);
    const R = r * S;
    let svg = `<path d="M${at([x - r, y, z + h])}L${at([x - r, y, z])}A${R} ${R} 0 0 0 ${at([x + r, y, z])}L${at([x + r, y, z + h])}Z" fill="${colour}" stroke="${INK}" stroke-width="1.2"/>`;
    svg += `<path d="M${at([x + r * 0.25, y, z + h])}L${at([x + r * 0.25, y + r * 0.95, z])}A${R} ${R} 0 0 0 ${at([x + r, y, z])}L${at([x + r, y, z + h])}Z" fill="${tone(colour, 0.72)}" opacity=".8"/>`;
    svg += `<circle cx="${n(x * S)}" cy="${n((y - z - h) * S)}" r="${n(R)}" fill="${tone(colour, 1.35)}" stroke="${INK}" stroke-width="1.2"/>`;
    if (roof) {
      const [q, Q] = [r * 1.2, r * 1.2 * S];
      svg += `<path d="M${at([x - q, y, z + h])}A${n(Q)} ${n(Q * 0.8)} 0 0 0 ${at([x + q, y, z + h])}L${at([x, y, z + h + rh])}Z" fill="${tone(roof, 1.12)}" stroke="${INK}" stroke-width="1.2"/>`;
      svg += `<path d="M${at([x + q * 0.2, y + q * 0.76, z + h])}A${n(Q)} ${n(Q * 0.8)} 0 0 0 ${at([x + q, y, z + h])}L${at([x, y, z + h + rh])}Z" fill="${tone(roof, 0.68)}"/>`;
    } else {
      svg += `<circle cx="${n(x * S)}" cy="${n((y - z - h) * S)}" r="${n(R * 0.6)}" fill="${tone(colour, 0.8)}" stroke="${INK}" stroke-width=".9"/>`;
    }
    this.add(south, svg);
  }

  merlons(x0: number, x1: number, y: number, z: number, colour: string, south: number): void {
    const count = Math.max(2, Math.round((x1 - x0) / 0.2));
    const width = (x1 - x0) / (2 * count - 1);
    for (let i = 0; i < count; i++)
      this.box(x0 + 2 * i * width, y - 0.07, x0 + (2 * i + 1) * width, y, 0.11, colour, { z, south, shadow: false });
  }

  flag(x: number, y: number, z: number, south: number, colour: string, h = 0.45): void {
    this.add(
      south,
      line(
        [
          [x, y, z],
          [x, y, z + h],
        ],
        INK,
        1.8,
      ) +
        poly(
          [
            [x, y, z + h],
            [x + 0.34, y, z + h - 0.1],
            [x, y, z + h - 0.2],
          ],
          colour,
          1.1,
        ),
    );
  }

  bush(x: number, y: number, r: number, colour: string): void {
    this.shadow(x - r * 0.6, y - 0.05, x + r * 0.6, y + 0.06, r * 2.2);
    const [cx, cy, R] = [x * S, (y - r * 1.5) * S, r * S];
    this.add(
      y,
      `${line(
        [
          [x, y, 0],
          [x, y, r],
        ],
        TIMBER,
        3,
      )}<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(R)}" fill="${colour}" stroke="${INK}" stroke-width="1"/><circle cx="${n(cx - R * 0.28)}" cy="${n(cy - R * 0.3)}" r="${n(R * 0.5)}" fill="${tone(colour, 1.3)}"/>`,
    );
  }

  fir(x: number, y: number, r: number): void {
    const green = "#4f6e48";
    this.shadow(x - r, y - 0.05, x + r, y + 0.06, 0.5);
    const rings = [
      [0.07, 1],
      [0.2, 0.8],
      [0.33, 0.58],
    ] as const;
    this.add(
      y,
      line(
        [
          [x, y, 0],
          [x, y, 0.1],
        ],
        TIMBER,
        3,
      ) +
        rings
          .map(
            ([z, k]) =>
              poly(
                [
                  [x - r * k, y, z],
                  [x + r * k, y, z],
                  [x, y, z + 0.3],
                ],
                green,
                1,
              ) +
              poly(
                [
                  [x, y, z],
                  [x + r * k, y, z],
                  [x, y, z + 0.3],
                ],
                tone(green, 0.75),
                0,
              ),
          )
          .join(""),
    );
  }
}
