// The component tables of the game (`GET /api/games/{slug}/components`).

export interface TurnRow {
  turn: number;
  rows: number;
  columns: number;
  cells: number[][]; // row and column from the corner
}

export interface PieceRow {
  id: string;
  group: string;
  points: number;
  cost: number[] | null; // trade goods, stone, wood
  turns: TurnRow[];
}

export interface ComponentTables {
  pieces: PieceRow[];
  tracks: { id: string; most: number }[];
  dice: { id: string; faces: number[][] }[];
  symbols: string[];
  lines: string[];
}
