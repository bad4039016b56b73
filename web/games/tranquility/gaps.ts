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
