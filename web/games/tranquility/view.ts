/** What the engine shows of a table of Tranquility. */

/** An island by its number, or another card by its name. */
export type CardName = number | string;

export interface CellView {
  cell: string;
  row: number;
  column: number;
  card: number | null;
  open: boolean;
  border?: boolean;
  night?: boolean;
}

export interface RowView {
  row: number;
  full: boolean;
  rocks: boolean;
  purple: number;
}

export interface SeatView {
  hand: number;
  deck: number;
  discards: number;
  limit: number;
  yellow?: number;
  orange?: number;
  monsters_shown?: number;
  points?: number;
  taken?: number[];
}

export interface View {
  seat: number | null;
  mode: "standard" | "high_arch" | "pyramid" | "day_night" | "duel";
  turn: number;
  active: number;
  actor: number | null;
  stage: string;
  ending: string | null;
  sea: CellView[];
  rows: RowView[];
  filled: number;
  started: boolean;
  finished: boolean;
  seats: SeatView[];
  gone: CardName[];
  my_hand?: CardName[];
  places?: { card: number; cells: Record<string, number> }[];
  chosen?: CardName;
  owed?: number;
  why?: string;
  pledges?: { round: number; counts: (number | null)[]; tags: string[]; shares: number[] | null };
  my_pledge?: { count: number; tag: string };
  compasses?: { pool: number; supply: number; spent: number };
  storm?: CardName | null;
  window?: string | null;
  exploration?: { left: number; explored: CardName[] };
  night_up?: boolean;
  market?: number[];
  stock?: number;
  torn?: string[];
  my_discards?: CardName[];
}
