/** What the engine shows of a table of Kelp. */
import type { DieColour } from "../../art/dice";

export const SHARK = 0;
export const OCTOPUS = 1;

/** A die as the engine names it: `blue/4`. */
export type Die = string;
export type EscapeColour = "red" | "yellow" | "turquoise";
export type CardType = "move" | "hide" | "learn" | "eat";

export interface ZoneView {
  zone: string;
  value: number;
  revealed: boolean;
  empty: boolean;
  /** Null where this seat does not see it. */
  block: string | null;
  die: Die | null;
}

export interface CellView {
  cell: string;
  at: [number, number];
  current: number | null;
  hide: boolean;
  shark: boolean;
}

export interface RowCard {
  skill: string;
  cost: number;
  dice: DieColour[];
}

export interface SharkView {
  cell: string | null;
  heading: string | null;
  /** Each way ahead: the cells entered one after another, as `e45.N`. */
  ways: string[][];
  pool: Die[];
  held: DieColour[];
  drawn: number;
  in_hand: Die | null;
  energy: Die[];
  slots: number;
  watched: Die[];
  watched_new: Die[];
  growth: DieColour[];
  to_growth: { blue: number; yellow: number };
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
  /** The shark's own eyes only. */
  bag?: Record<DieColour, number>;
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
  piles: Record<CardType, { size: number; top: string | null }>;
  supply: string[];
  food: { block: string; used: boolean }[];
  food_spaces: number;
  removed: string[];
  in_block_bag: number;
  /** The octopus's own eyes only. */
  hand?: string[];
  escape?: EscapeColour;
  picked?: string[];
}

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
}
