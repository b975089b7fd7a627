// Ground of a hex: a wash, a motif repeated in a cell, and the ink of the motif. Any game may pick what it needs.

export interface Terrain {
  wash: string;
  ink: string;
  cell: number;
  motif: string;
  /** A closed motif is filled with this; an open one is only drawn. */
  fill?: string;
}

export const TERRAINS = {
  plain: { wash: "#e6d5a8", ink: "#8a7040", cell: 26, motif: "M4 8q3-4 6 0M16 20q3-4 6 0" },
  grass: { wash: "#c4d488", ink: "#5c7a35", cell: 24, motif: "M4 10l2-6l2 6M6 10V5M15 21l2-6l2 6M17 21v-6" },
  farmland: { wash: "#ecc766", ink: "#9c6f1c", cell: 20, motif: "M0 6q5-4 10 0t10 0M0 16q5-4 10 0t10 0" },
  forest: {
    wash: "#8fb27a",
    ink: "#234a2b",
    cell: 26,
    motif: "M7 12L12 2L17 12ZM0 25L5 15L10 25ZM14 25L19 15L24 25Z",
    fill: "#3f6b41",
  },
  hills: { wash: "#d0bd84", ink: "#74582c", cell: 30, motif: "M2 14q7-12 14 0M14 28q7-12 14 0" },
  mountain: {
    wash: "#c9c4ba",
    ink: "#4b4238",
    cell: 34,
    motif: "M1 17L10 3L19 17ZM15 33L24 19L33 33Z",
    fill: "#9a9288",
  },
  marsh: {
    wash: "#aebf9a",
    ink: "#3f5f52",
    cell: 28,
    motif: "M3 10h10M5 8V3M8 8V1M11 8V4M16 24h10M18 22v-5M21 22v-7M24 22v-4",
  },
  water: { wash: "#9cc3d6", ink: "#2f6482", cell: 24, motif: "M1 7q3-4 6 0t6 0M11 19q3-4 6 0t6 0" },
  stone: { wash: "#cfc8bb", ink: "#5f564a", cell: 24, motif: "M0 0H24M0 12H24M8 0V12M20 12V24" },
  town: {
    wash: "#e4c9a4",
    ink: "#713f22",
    cell: 30,
    motif: "M3 13V7L7 3L11 7V13ZM18 28V22L22 18L26 22V28Z",
    fill: "#b0603a",
  },
  holy: { wash: "#d3dbea", ink: "#3f557c", cell: 28, motif: "M8 2V12M5 5H11M22 16V26M19 19H25" },
  dark: { wash: "#8c8078", ink: "#2a231e", cell: 28, motif: "M2 12q5-10 10 0M16 26q5-10 10 0" },
  sand: { wash: "#e9d3a2", ink: "#9a7a3e", cell: 18, motif: "M4 4h1M13 8h1M6 13h1M15 16h1" },
  blood: { wash: "#d9ab94", ink: "#7c2a22", cell: 28, motif: "M3 3L11 11M11 3L3 11M17 17L25 25M25 17L17 25" },
} satisfies Record<string, Terrain>;

export type TerrainName = keyof typeof TERRAINS;
