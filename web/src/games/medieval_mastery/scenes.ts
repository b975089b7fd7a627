// Pictures of the territories, in a box of -60..60 by -42..42. Each layer is a path and its fill; "none" is drawn in ink only.
import type { TerrainName } from "../../art/terrain";

export type Layer = readonly [path: string, fill: string];

export interface Scene {
  ground: TerrainName;
  layers: readonly Layer[];
}

const WALL = "#d8cdb8";
const SHADE = "#a99b84";
const ROOF = "#a8482f";
const DARK = "#3b2f25";
const STRAW = "#dcae4e";
const LEAF = "#4b7a45";
const SNOW = "#f6f4ee";
const WOOD = "#8a5a30";
const STEEL = "#c9ced2";

/** By row of the component table. */
export const SCENES: readonly Scene[] = [
  // homelands: a farmhouse between two fields
  {
    ground: "farmland",
    layers: [
      ["M-58 36Q-30 16 0 30Q30 16 58 36V42H-58Z", "#b9c66b"],
      ["M-52 38Q-34 24 -18 32M-40 40Q-26 28 -10 34M18 33Q36 24 52 37", "none"],
      ["M-24 -2L0 -26L26 -2V30H-24Z", WALL],
      ["M-32 2L0 -32L34 2L26 6L0 -20L-24 6Z", STRAW],
      ["M-6 30V12H8V30Z", WOOD],
      ["M-18 8H-10V16H-18ZM12 8H20V16H12Z", DARK],
      ["M40 28V6M34 12L40 4L46 12M34 20L40 12L46 20", "none"],
    ],
  },
  // forest: three firs
  {
    ground: "forest",
    layers: [
      ["M-36 38V28H-28V38ZM26 38V28H34V38ZM-5 42V30H5V42Z", WOOD],
      ["M-32 -30L-12 4H-22L-8 30H-56L-42 4H-52Z", LEAF],
      ["M30 -26L52 6H42L56 30H8L20 6H10Z", LEAF],
      ["M0 -42L24 -4H14L32 34H-32L-14 -4H-24Z", "#3c6738"],
    ],
  },
  // grasslands: open downs, an oak, grass
  {
    ground: "grass",
    layers: [
      ["M-60 26Q-20 -6 18 20Q40 4 60 18V42H-60Z", "#a9c46c"],
      ["M20 24V4M20 12L28 4", "none"],
      ["M20 -24Q38 -24 38 -8Q38 8 20 8Q2 8 2 -8Q2 -24 20 -24Z", LEAF],
      ["M-46 34L-42 20L-38 34M-34 34L-28 16L-24 34M-14 38L-10 24L-4 38M30 38L36 26L40 38", "none"],
    ],
  },
  // village: three houses
  {
    ground: "plain",
    layers: [
      ["M-54 36V8L-38 -8L-22 8V36Z", WALL],
      ["M-60 10L-38 -14L-16 10L-22 14L-38 -4L-54 14Z", ROOF],
      ["M24 36V6L40 -10L56 6V36Z", WALL],
      ["M18 8L40 -16L60 6L56 12L40 -6L24 12Z", STRAW],
      ["M-18 40V-6L4 -28L26 -6V40Z", "#eadfc8"],
      ["M-26 -2L4 -36L34 -2L26 4L4 -22L-18 4Z", ROOF],
      ["M-4 40V18H12V40Z", WOOD],
      ["M-2 -6H10V6H-2ZM-44 16H-34V24H-44ZM36 14H46V22H36Z", DARK],
    ],
  },
  // ruins: broken columns
  {
    ground: "stone",
    layers: [
      ["M-58 34H58V42H-58Z", SHADE],
      ["M-46 34V-20L-38 -26L-30 -18V34ZM-50 -26L-26 -20L-26 -26L-44 -34Z", WALL],
      ["M-14 34V2L-4 8L2 0V34Z", WALL],
      ["M22 34V-30H38V34ZM16 -38H44V-30H16Z", WALL],
      ["M46 34L50 22L60 28V34ZM-24 34L-20 26L-14 34Z", WALL],
      ["M-38 -8V30M-6 14V30M30 -24V30", "none"],
    ],
  },
  // fort: a palisade with a watchtower
  {
    ground: "hills",
    layers: [
      ["M-16 34V-18H16V34Z", WOOD],
      ["M-24 -18V-36H-14V-30H-6V-36H6V-30H14V-36H24V-18Z", "#a8723f"],
      ["M-58 40V10L-51 0L-44 10V4L-37 -6L-30 4V12L-23 2L-16 12V40Z", "#a8723f"],
      ["M58 40V10L51 0L44 10V4L37 -6L30 4V12L23 2L16 12V40Z", "#a8723f"],
      ["M-8 40V18Q0 8 8 18V40Z", DARK],
      ["M-44 8V40M-30 8V40M30 8V40M44 8V40", "none"],
    ],
  },
  // mountains: two peaks with snow
  {
    ground: "mountain",
    layers: [
      ["M-60 40L-24 -26L8 40Z", "#8f877d"],
      ["M-20 40L20 -40L60 40Z", "#7d756c"],
      ["M-24 -26L-10 2L-20 -4L-26 6L-32 -4L-38 0Z", SNOW],
      ["M20 -40L38 -6L28 -12L20 0L10 -12L4 -8Z", SNOW],
    ],
  },
  // marshlands: reeds over still water
  {
    ground: "marsh",
    layers: [
      ["M-56 26Q-30 12 0 24Q30 14 56 26Q40 42 0 40Q-40 42 -56 26Z", "#7fa5a0"],
      ["M-40 30H-20M-6 34H16M24 28H42", "none"],
      ["M-30 24Q-32 -4 -38 -24M-24 24Q-22 -2 -16 -30M18 26Q18 0 12 -20M26 26Q30 4 38 -14M-48 22Q-50 8 -56 -4", "none"],
      [
        "M-41 -36Q-34 -34 -35 -20L-40 -19Q-44 -30 -41 -36ZM-14 -42Q-8 -38 -12 -24L-17 -25Q-20 -36 -14 -42ZM10 -32Q16 -30 15 -16L10 -15Q6 -26 10 -32Z",
        WOOD,
      ],
    ],
  },
  // abbey: a nave with a bell tower
  {
    ground: "holy",
    layers: [
      ["M-20 38V0L16 -16L52 0V38Z", WALL],
      ["M-26 4L16 -24L58 4L52 8L16 -12L-20 8Z", "#6d7fa3"],
      ["M-50 38V-14L-34 -32L-18 -14V38Z", "#eadfc8"],
      ["M-56 -10L-34 -38L-12 -10L-18 -8L-34 -28L-50 -8Z", "#6d7fa3"],
      ["M-34 -42V-54M-40 -49H-28", "none"],
      ["M-40 2Q-34 -8 -28 2V12H-40ZM-2 14Q4 4 10 14V26H-2ZM22 14Q28 4 34 14V26H22Z", DARK],
      ["M-40 38V24Q-34 16 -28 24V38Z", WOOD],
    ],
  },
  // cave: a dark mouth in the rock
  {
    ground: "dark",
    layers: [
      ["M-60 40L-48 -6L-26 -30L6 -38L36 -24L54 4L60 40Z", "#a3978b"],
      ["M-60 40L-48 -6L-36 -18L-30 10L-40 40ZM60 40L54 4L40 -20L34 8L44 40Z", "#857a70"],
      ["M-28 40Q-34 -8 0 -12Q34 -8 28 40Z", "#1d1712"],
      ["M-18 -4L-14 8L-10 -8ZM0 -12L3 4L8 -11ZM16 -6L18 6L22 0Z", "#a3978b"],
    ],
  },
  // battlefield: crossed swords over a torn banner
  {
    ground: "blood",
    layers: [
      ["M-50 40V-34M-50 -34H-20L-28 -24L-20 -14L-30 -8H-50", "#9c4034"],
      ["M-18 -22L-10 -24L38 28L34 32L28 34L-20 -14Z", STEEL],
      ["M50 -22L42 -24L-6 28L-2 32L4 34L52 -14Z", STEEL],
      ["M24 38L42 20M34 32L46 42M8 38L-10 20M-2 32L-14 42", "none"],
    ],
  },
  // city: roofs behind a wall, with a spire
  {
    ground: "town",
    layers: [
      ["M-50 18V-12L-36 -26L-22 -12V18ZM22 18V-10L36 -24L50 -10V18Z", WALL],
      ["M-56 -8L-36 -32L-16 -8ZM16 -6L36 -30L56 -6Z", ROOF],
      ["M-14 18V-22H14V18Z", "#eadfc8"],
      ["M-18 -22L0 -54L18 -22Z", "#6d7fa3"],
      ["M-58 40V10H-48V16H-38V10H-28V16H-18V10H-8V16H8V10H18V16H28V10H38V16H48V10H58V40Z", SHADE],
      ["M-10 40V28Q0 18 10 28V40Z", DARK],
      ["M-4 -12H4V0H-4ZM-40 -6H-32V4H-40ZM32 -4H40V6H32Z", DARK],
    ],
  },
  // fortress: a keep with two round towers
  {
    ground: "stone",
    layers: [
      ["M-22 40V-26H-26V-42H-14V-34H-6V-42H6V-34H14V-42H26V-26H22V40Z", WALL],
      ["M-54 40V-8H-58V-24H-48V-17H-41V-24H-31V-17L-26 -24V-8H-26V40Z", SHADE],
      ["M54 40V-8H58V-24H48V-17H41V-24H31V-17L26 -24V-8H26V40Z", SHADE],
      ["M-10 40V20Q0 8 10 20V40Z", DARK],
      ["M-4 -18H4V-4H-4ZM-44 4H-38V16H-44ZM38 4H44V16H38Z", DARK],
    ],
  },
  // arena: tiers of arches round the sand
  {
    ground: "sand",
    layers: [
      ["M-58 32V-10Q-40 -34 0 -34Q40 -34 58 -10V32Q40 42 0 42Q-40 42 -58 32Z", "#d9b98a"],
      ["M-48 -6Q-34 -24 0 -24Q34 -24 48 -6Q34 8 0 8Q-34 8 -48 -6Z", "#f1dfb4"],
      [
        "M-50 30V18Q-45 10 -40 18V33ZM-30 36V22Q-24 14 -18 22V38ZM-6 40V24Q0 16 6 24V40ZM30 36V22Q24 14 18 22V38ZM50 30V18Q45 10 40 18V33Z",
        "#6b4a2a",
      ],
      ["M-14 -12L6 -2M14 -12L-6 -2", "none"],
    ],
  },
];

export const CASTLE: Scene = {
  ground: "plain",
  layers: [
    ["M-66 44V-8H-70V-30H-58V-21H-50V-30H-38V-8H-42V44Z", WALL],
    ["M66 44V-8H70V-30H58V-21H50V-30H38V-8H42V44Z", WALL],
    ["M-42 44V-2H-34V-10H-24V-2H-12V-10H12V-2H24V-10H34V-2H42V44Z", SHADE],
    ["M-14 44V22Q0 6 14 22V44Z", DARK],
    ["M-57 2H-51V16H-57ZM51 2H57V16H51Z", DARK],
    ["M-54 -30V-52L-38 -46L-54 -40ZM54 -30V-52L70 -46L54 -40Z", ROOF],
  ],
};

export const LAKE: Scene = {
  ground: "water",
  layers: [
    ["M-50 -8q8-8 16 0t16 0M6 -22q8-8 16 0t16 0M-14 16q8-8 16 0t16 0M-44 34q8-8 16 0t16 0", "none"],
    ["M18 -2Q20 -22 34 -24Q38 -24 40 -20L46 -18L39 -15Q34 -16 33 -8Q44 -12 50 -4Q44 10 26 8Q18 6 18 -2Z", SNOW],
  ],
};
