// Pieces and buildings of the map as drawings in the map's own units, around 0, 0 (the foot of the thing). What belongs to somebody is
// painted with `--roof`; the drawing is made once and used many times.
const INK = "#33230f";
const WALL = "#efe5cb";
const ROOF = "var(--roof, #9b8767)";

const draw = (d: string, fill = "none", width = 1.2, ink = INK) =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const box = (x: number, y: number, w: number, h: number, fill: string, width = 1.1) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
const put = (x: number, y: number, size: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${body}</g>`;

function tower(x: number, w: number, h: number, roof: string | null, fill = WALL): string {
  const pointed = `M${x - 1.5} ${-h}L${x + w / 2} ${-h - w * 1.25}L${x + w + 1.5} ${-h}Z`;
  const tooth = (w + 3) / 5;
  const toothed = `M${x - 1.5} ${-h}v-4h${tooth}v2h${tooth}v-2h${tooth}v2h${tooth}v-2h${tooth}v4Z`;
  const shade = `<rect x="${x + w * 0.62}" y="${-h + 0.5}" width="${w * 0.38}" height="${h - 1}" fill="#b9ab88"/>`;
  const slit = `<rect x="${x + w / 2 - 1}" y="${-h * 0.72}" width="2" height="4" fill="${INK}"/>`;
  return box(x, -h, w, h, fill) + shade + draw(roof ? pointed : toothed, roof ?? fill, 1.1) + slit;
}

function wall(x: number, w: number, h: number): string {
  const count = Math.floor(w / 6);
  const k = w / (2 * count - 1);
  const teeth = Array.from({ length: count }, (_, i) => `v-3.5h${k}v3.5${i < count - 1 ? `h${k}` : ""}`).join("");
  return draw(`M${x} 0V${-h}${teeth}V0Z`, "#e3d8bb", 1.1);
}

const house = (x: number, y: number, size: number, roof = ROOF) =>
  put(
    x,
    y,
    size,
    draw("M-6 0V-6L0 -11L6 -6V0Z", "#f3e9cf", 1.1) + draw("M-7.5 -5L0 -12L7.5 -5L4 -5L0 -8.5L-4 -5Z", roof, 1),
  );
const gate = draw("M-4.5 1V-5Q0 -10 4.5 -5V1Z", INK, 1);

/** Walls grow with the printed strength: 200 a wall with towers, 300 roofed towers, 400 four towers and a keep. */
const CITY: Record<number, string> = {
  2:
    house(-13, -11, 0.85) +
    house(12, -12, 0.85) +
    house(-3, -13, 0.85) +
    wall(-23, 46, 10) +
    tower(-25, 8, 13, null) +
    tower(17, 8, 13, null) +
    gate,
  3:
    house(-13, -11, 0.85) +
    house(12, -12, 0.85) +
    tower(-4.5, 9, 26, ROOF) +
    wall(-23, 46, 10) +
    tower(-28, 10, 17, ROOF) +
    tower(18, 10, 17, ROOF) +
    gate,
  4:
    house(-13, -12, 0.8) +
    house(13, -12, 0.8) +
    tower(-7, 14, 33, ROOF) +
    wall(-23, 46, 10) +
    tower(-31, 11, 20, ROOF) +
    tower(20, 11, 20, ROOF) +
    tower(-14, 8, 15, null) +
    tower(6, 8, 15, null) +
    gate,
};

const stakes = [-36, -31, -26, -21, -16, 10, 15, 20, 25, 30]
  .map((x) => draw(`M${x} 5V-4L${x + 2.2} -7L${x + 4.4} -4V5Z`, "#a9793f", 0.9))
  .join("");
const ruin =
  draw("M-20 1V-9L-15 -6L-13 -14H-8V-5L-3 -9L0 -4L5 -6L7 -17L13 -13V-5L18 -8L21 1Z", "#b8ac92", 1.2) +
  draw("M-24 3l5 -4l5 3l5 -3l6 3l6 -4l6 4l6 -3l7 4Z", "#9b8f76", 1);
const castle =
  draw("M-34 8Q-26 -7 0 -8Q26 -7 34 8Q0 15 -34 8Z", "#b9b377", 1.2) +
  tower(-23, 10, 20, ROOF) +
  tower(13, 10, 20, ROOF) +
  wall(-15, 30, 14) +
  tower(-11, 22, 33, null, "#e9dfc6") +
  draw("M0 -37V-50", "none", 1.6) +
  draw("M0 -50L15 -46.5L0 -43Z", ROOF, 1.2);
const tent =
  draw("M-12 0L0 -16L12 0Z", "#f7edd3") +
  draw("M-12 0L0 -16L-5 0ZM0 -16L5 0H12Z", ROOF, 1.1) +
  draw("M-2.5 0L0 -8L2.5 0Z", INK, 0.5) +
  draw("M0 -16V-22L7 -20L0 -18", ROOF, 1);
const ship =
  draw("M-22 2H22Q18 15 10 15H-11Q-19 14 -22 2Z", "#7c4f28", 1.5) +
  draw("M0 2V-34", "none", 2) +
  draw("M-15 -27Q-9 -14 -14 -2Q0 3 14 -2Q9 -14 15 -27Q0 -22 -15 -27Z", "var(--roof, #f3e9cf)", 1.4) +
  draw("M0 -34L10 -31L0 -28", "#8d1f26", 1) +
  draw("M-30 17q5 -5 10 0t10 0t10 0t10 0t10 0t10 0", "none", 1.6, "#eef5ef");
const anchor =
  `<circle r="10" fill="#f7edd3" stroke="${INK}" stroke-width="1.4"/>` +
  draw("M0 -4V7M-5 2Q-4 7 0 7Q4 7 5 2M-3.5 -1.5H3.5", "none", 1.7, "#24568f") +
  `<circle cy="-5" r="1.7" fill="none" stroke="#24568f" stroke-width="1.4"/>`;
const bridge =
  draw("M-17 -7Q0 -12 17 -7V7Q0 3 -17 7Z", "#d9cdb0", 1.5) +
  draw("M-17 -4Q0 -9 17 -4M-17 4Q0 0 17 4M-9 -6V3M-3 -7V2M3 -7V2M9 -6V3", "none", 0.9);
const dome = (x: number, w: number, h: number, roof = ROOF) =>
  box(x, -h, w, h, "#f0e4c6", 1) +
  draw(
    `M${x - 1} ${-h}Q${x - 1} ${-h - w * 0.8} ${x + w / 2} ${-h - w}Q${x + w + 1} ${-h - w * 0.8} ${x + w + 1} ${-h}Z`,
    roof,
    1.1,
  ) +
  draw(`M${x + w / 2} ${-h - w}v-5`, "none", 1.2);

/** The sights of the overseas lands, in the order of the map. */
const SIGHTS = [
  dome(-14, 28, 14) + dome(-27, 13, 10) + dome(14, 13, 10) + tower(-33, 4, 30, ROOF) + tower(29, 4, 30, ROOF),
  draw("M-24 -14L0 -27L24 -14Z", ROOF, 1.2) +
    [-22, -13, -4, 5, 14].map((x) => box(x, -14, 4, 14, "#f0e4c6", 1)).join("") +
    box(-26, -2, 48, 4, "#d8cba8", 1),
  house(-17, 0, 1.3) + house(17, 0, 1.3) + tower(-6, 12, 28, ROOF),
  wall(-32, 64, 11) + dome(-11, 22, 17, "#e2ab2f") + tower(-31, 9, 17, ROOF) + tower(22, 9, 17, ROOF),
  box(-9, -16, 18, 16, "#f0e4c6") +
    box(-6, -29, 12, 13, "#e3d6b4") +
    box(-3, -37, 6, 8, "#f0e4c6") +
    draw("M-4 -37Q0 -48 4 -37Z", "#e8862e", 1) +
    house(-22, 0, 1) +
    house(22, 0, 1),
  wall(-30, 60, 14) + tower(-32, 10, 21, null) + tower(22, 10, 21, null) + tower(-8, 16, 27, ROOF),
];

export const SYMBOLS: Record<string, string> = {
  "city-2": CITY[2] as string,
  "city-3": CITY[3] as string,
  "city-4": CITY[4] as string,
  stakes,
  ruin,
  castle,
  tent,
  ship,
  anchor,
  bridge,
  ...Object.fromEntries(SIGHTS.map((sight, i) => [`sight-${i}`, sight])),
};

/** How high the flag of an owner stands over a city of that level. */
export const FLAG_AT: Record<number, number> = { 2: -20, 3: -33, 4: -45 };

/** Breaches in a wall, up to four of them. */
export const BREACHES = [-19, 10, -4, 22].map(
  (x) => `M${x} -15L${x + 3} -8L${x} -4L${x + 4} 1H${x + 9}L${x + 6} -5L${x + 9} -9L${x + 7} -15Z`,
);

/** The shapes of the four nobles: star, square, triangle, circle. */
export const FORMS = [
  "M0 -17L4.6 -6L16 -5.2L7.4 2.3L10.2 14L0 7.5L-10.2 14L-7.4 2.3L-16 -5.2L-4.6 -6Z",
  "M-12 -12H12V12H-12Z",
  "M0 -17L16 12H-16Z",
  "M-13 0A13 13 0 1 1 13 0A13 13 0 1 1 -13 0Z",
];
/** Where the charge lies on a shape, and how large it is. */
export const CHARGE_ON = [
  { y: -0.5, size: 12 },
  { y: 0, size: 17 },
  { y: 3.5, size: 13 },
  { y: 0, size: 17 },
];
export const SHIELD = "M-11 -8V-12H-6V-9H-2.5V-12H2.5V-9H6V-12H11V-8V3Q11 8 0 11Q-11 8 -11 3Z";
export const CROWN = "M-9 6L-11 -6L-5 -1L0 -9L5 -1L11 -6L9 6Z";
