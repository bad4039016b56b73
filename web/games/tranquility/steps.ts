import type { CardName } from "./view";

/** The row of islands of each step, null where the sea is empty. */
export const STEPS: Readonly<Record<string, readonly (number | null)[]>> = {
  goal: [2, 9, 15, null, 21, 29],
  order: [12, null, 31, null, null, 40],
  cost: [36, 38, null],
  discard: [7, 34, 61],
  silence: [71, 75, 79],
  start: [1, 3, 4],
  finish: [77, 78, 80],
};

/** A grid, its top row first: islands by number, cards by name, null for an empty cell, "" where there is none. */
type Grid = readonly (readonly (number | CardName | null | "")[])[];

const EMPTY = null;
const top = [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY];
const arch = [EMPTY, EMPTY, "", "", EMPTY, EMPTY] as const;
/** Rows of 11, 9, … 1 cells, every second one with a border card. */
const pyramid = [5, 4, 3, 2, 1, 0].map((gap) =>
  Array.from({ length: 11 }, (_, i) => (i < gap || i > 10 - gap ? "" : i % 2 ? "border" : EMPTY)),
);

/** What only the rules show. */
export const GRIDS: Readonly<Record<string, Grid>> = {
  grid: [
    ["", 71, EMPTY, 75, EMPTY, 79, 80, "finish"],
    ["", EMPTY, 60, EMPTY, EMPTY, 66, EMPTY, ""],
    ["", 42, EMPTY, 47, EMPTY, EMPTY, EMPTY, ""],
    ["", EMPTY, 31, EMPTY, 36, 38, EMPTY, ""],
    ["", EMPTY, EMPTY, 21, EMPTY, EMPTY, 27, ""],
    ["start", 2, EMPTY, EMPTY, 9, EMPTY, 12, ""],
  ],
  ends: [["start", "finish"]],
  rocks: [["rocks", 42, EMPTY, 47, EMPTY, EMPTY, EMPTY]],
  monster: [["monster", "", 36]],
  storms: [["yellow", "purple", "orange", "", "compass"]],
  arch: [top, top, arch, arch, arch, arch, arch, arch],
  pyramid,
  day_night: [
    [60, 66, 71],
    [12, 21, 27],
  ],
};

/** Islands of a picture that show their night. */
export const NIGHT: ReadonlySet<string> = new Set(["day_night/60", "day_night/66", "day_night/71"]);

/** The clauses of the rules before which pictures stand. */
export const FIGURES: Readonly<Record<string, string>> = {
  "TRQ-10": "grid",
  "TRQ-28": "order",
  "TRQ-33": "cost",
  "TRQ-38": "ends",
  "TRQ-62": "rocks",
  "TRQ-66": "monster",
  "TRQ-72": "storms",
  "TRQ-92": "arch",
  "TRQ-98": "pyramid",
  "TRQ-106": "day_night",
};
