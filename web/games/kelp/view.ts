/** What the engine shows of a table. */
// Made by tools/wire_ts.py from games/kelp/told/view.py: do not edit.

/** All that a seat may see: the open table, and what lies before this seat alone. */
export interface View {
  seat: number | null;
  actor: number | null;
  board: "day" | "night";
  round: number;
  phase: string;
  zones: ZoneView[];
  cells: CellView[];
  shark: SharkView;
  octopus: OctopusView;
  dice_supply: Record<DieColour, number>;
  confrontation: EscapeColour[];
  winner: number | null;
  /** the label of a corrected pack, whose cards may do other things than the printed ones */
  pack?: string;
}

export interface ZoneView {
  zone: string;
  /** what a die must show at least */
  value: number;
  revealed: boolean;
  /** while a shuffle has taken its block */
  empty: boolean;
  /** null where this seat does not see it */
  block: string | null;
  /** laid on its value, as `red/4` */
  die: string | null;
}

export interface CellView {
  cell: string;
  /** x to the right, y down; zones are at odd numbers */
  at: [number, number];
  current: number | null;
  hide: boolean;
  shark: boolean;
}

export interface SharkView {
  cell: string | null;
  heading: string | null;
  /** each way ahead: the cells entered one after another, as `e45.N` */
  ways: string[][];
  pool: string[];
  held: DieColour[];
  drawn: number;
  in_hand: string | null;
  energy: string[];
  slots: number;
  watched: string[];
  watched_new: string[];
  growth: DieColour[];
  to_growth: ToGrowth;
  tiles: number;
  tile_dice: number;
  rerolls: number;
  hunger: DieColour[];
  hunger_spaces: number;
  row: (RowCard | null)[];
  deck: number;
  bought: string[];
  laid: string[];
  removed: string[];
  /** for the shark's eyes only */
  bag?: Record<DieColour, number>;
  /** for the shark's eyes only */
  drawn_dice?: DieColour[];
}

export interface OctopusView {
  hand_size: number;
  limit: number;
  deck: number;
  discard: string[];
  played: (string | null)[];
  playing: string | null;
  acted: number;
  piles: Record<CardType, PileView>;
  supply: string[];
  food: FoodView[];
  food_spaces: number;
  removed: string[];
  in_block_bag: number;
  /** for the octopus's eyes only */
  hand?: string[];
  /** the secret colour, until both are shown */
  escape?: EscapeColour;
  /** zones chosen for a shuffle */
  picked?: string[];
}

export type DieColour = "blue" | "yellow" | "red";

export type EscapeColour = "red" | "yellow" | "turquoise";

export interface ToGrowth {
  blue: number;
  yellow: number;
}

export interface RowCard {
  skill: string;
  cost: number;
  dice: DieColour[];
}

export type CardType = "move" | "hide" | "learn" | "eat";

export interface PileView {
  size: number;
  top: string | null;
}

export interface FoodView {
  block: string;
  used: boolean;
}
