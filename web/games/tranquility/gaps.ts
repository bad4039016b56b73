/** What fits where, in figures. */
import type { CellView, View } from "./view";

export interface Fit {
  card: number;
  cost: number;
}

/** Cards that cost the same, the cheapest first. */
export function groupsOf(fits: readonly Fit[]): { cost: number; cards: number[] }[] {
  const costs = [...new Set(fits.map(({ cost }) => cost))].sort((a, b) => a - b);
  return costs.map((cost) => ({ cost, cards: fits.filter((fit) => fit.cost === cost).map(({ card }) => card) }));
}

/** Empty places of one row, and the islands that still fit between what lies before and after. */
export interface Gap {
  row: number;
  from: number;
  to: number;
  low: number;
  high: number;
}

const NARROW = 3; // places; a wider gap says nothing

/** The narrow gaps left and right of an island, between it and its neighbours in the row. */
export function gapsBeside(view: View, laid: CellView): Gap[] {
  if (view.mode === "high_arch" || view.mode === "pyramid") return []; // another line than row by row
  const row = view.sea.filter((cell) => cell.row === laid.row).sort((a, b) => a.column - b.column);
  const at = row.findIndex((cell) => cell.cell === laid.cell);
  const before = row.slice(0, at).findLastIndex((cell) => cell.card !== null);
  const after = row.findIndex((cell, i) => i > at && cell.card !== null);
  const between = (first: number, last: number): Gap[] => {
    const [low, high] = [row[first]?.card, row[last]?.card];
    if (typeof low !== "number" || typeof high !== "number") return [];
    const places = last - first - 1;
    if (places < 1 || places > NARROW || high - low < 2) return [];
    return [{ row: laid.row, from: row[first + 1]!.column, to: row[last - 1]!.column, low: low + 1, high: high - 1 }];
  };
  return [...(before < 0 ? [] : between(before, at)), ...(after < 0 ? [] : between(at, after))];
}

const ISLANDS = 80;

/** Would an island here leave more places beside it than islands that fit there? Allowed it is, but the voyage is lost. */
export function tearsSea(view: View, at: CellView, card: number): boolean {
  if (view.mode !== "standard") return false; // another line than row by row, or islands that turn
  const line = [...view.sea].sort((a, b) => a.row - b.row || a.column - b.column);
  const here = line.findIndex((cell) => cell.cell === at.cell);
  const before = line.slice(0, here).findLastIndex((cell) => cell.card !== null);
  const next = line.findIndex((cell, i) => i > here && cell.card !== null);
  const after = next < 0 ? line.length : next;
  const low = Number(line[before]?.card ?? 0);
  const high = Number(line[after]?.card ?? ISLANDS + 1);
  const gone = new Set(view.gone);
  const torn = (from: number, to: number, places: number): boolean => {
    let left = 0;
    for (let island = from + 1; island < to; island++) if (!gone.has(island)) left++;
    return places > left;
  };
  if (torn(low, high, after - before - 1)) return false; // it is torn already
  return torn(low, card, here - before - 1) || torn(card, high, after - here - 1);
}
