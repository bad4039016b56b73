/** Where things lie on a mat of a given height: the same sums place the rows, the waves and the diver. */
import { ROWS } from "./cards";

export interface Measures {
  head: number;
  gap: number;
  /** More room where a zone begins, for the tab of its bonus. */
  zone: number;
  floor: number;
}

export const WIDE: Measures = { head: 40, gap: 8, zone: 18, floor: 34 };
/** A phone on its side. */
export const SHORT: Measures = { head: 40, gap: 4, zone: 12, floor: 22 };
export const NARROW: Measures = { head: 40, gap: 6, zone: 15, floor: 30 };

export interface Layout {
  row: number;
  /** Tops of rows 1 to 6, and of the floor. */
  tops: number[];
  template: string;
}

const startsZone = (i: number): boolean => i > 0 && ROWS[i]!.zone !== ROWS[i - 1]!.zone;

export function layout(height: number, { head, gap, zone, floor }: Measures): Layout {
  const zones = ROWS.filter((_, i) => startsZone(i)).length;
  const row = Math.max(30, (height - head - floor - gap * (ROWS.length + 1) - zone * zones) / ROWS.length);
  const tops: number[] = [];
  let y = head;
  const tracks = [`${head}px`];
  for (const i of ROWS.keys()) {
    const room = gap + (startsZone(i) ? zone : 0);
    y += room;
    tops.push(y);
    tracks.push(`${room}px`, `${row}px`);
    y += row;
  }
  tops.push(y + gap);
  tracks.push(`${gap}px`, `${floor}px`);
  return { row, tops, template: tracks.join(" ") };
}

/** The line of the grid that a row (or the floor) begins at. */
export const lineOf = (row: number): number => 1 + 2 * row;
