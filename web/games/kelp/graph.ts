/**
 * The geometry of the forest, from its graph. Points are in board units (zones at odd, paths at even places, 0 … 6); the
 * board is turned for the shark, so that each side has its own edge nearest.
 */
import { CELLS, junctions, ZONES, type Junction } from "./cards";

export type Point = readonly [x: number, y: number];

export const SPAN = 6;
export const UNIT = 108;
export const MARGIN = 56;
export const SIZE = SPAN * UNIT + 2 * MARGIN;

const COMPASS: Record<string, Point> = { N: [0, -1], S: [0, 1], W: [-1, 0], E: [1, 0] };
const CORNER = 0.62; // how wide a bend is

const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const times = (a: Point, k: number): Point => [a[0] * k, a[1] * k];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const long = (a: Point): number => Math.hypot(a[0], a[1]);
const unit = (a: Point): Point => (long(a) ? times(a, 1 / long(a)) : [0, 0]);
const same = (a: Point, b: Point): boolean => long(minus(a, b)) < 1e-6;

export const cellOf = (port: string): string => port.split(".")[0]!;
const placeOf = (port: string): Point => CELLS.get(cellOf(port))!.at;

/** The middle of a zone by its number in reading order. */
export function zonePlace(zone: string): Point {
  const at = [...ZONES.keys()].indexOf(zone);
  return [1 + 2 * (at % 3), 1 + 2 * Math.floor(at / 3)];
}

export class Graph {
  readonly junctions: Junction[];
  #at = new Map<string, Junction>();

  constructor(ring: boolean) {
    this.junctions = junctions(ring);
    for (const junction of this.junctions) for (const port of junction.joins) this.#at.set(port, junction);
  }

  /** Which way a path leaves its cell: by its name, or square to the path it bends into. */
  direction(port: string): Point {
    const named = COMPASS[port.split(".")[1] ?? ""];
    if (named) return named;
    const partner = this.#at.get(port)?.joins.find((other) => other !== port && COMPASS[other.split(".")[1] ?? ""]);
    if (!partner) return [0, 0];
    const way = minus(placeOf(partner), placeOf(port));
    const axis = COMPASS[partner.split(".")[1]!]!;
    return unit(minus(way, times(axis, dot(way, axis))));
  }

  /** The corners of the path from one port to another of the same junction, from cell to cell. */
  link(from: string, to: string): Point[] {
    const [a, b] = [placeOf(from), placeOf(to)];
    const [out, back] = [this.direction(from), this.direction(to)];
    if (Math.abs(dot(out, back)) < 0.5) {
      // A bend: straight on until square to the other cell.
      return [a, add(a, times(out, dot(minus(b, a), out))), b];
    }
    if (dot(out, back) > 0.5) {
      // Both leave the same way: out to the rim, along it and back in.
      const rim = Math.max(dot(minus(b, a), out), 0) + 1;
      const far = add(a, times(out, rim));
      return [a, far, add(b, times(back, dot(minus(far, b), back))), b];
    }
    return [a, b];
  }

  /** Every stretch of path, once. */
  links(): { points: Point[]; bends: boolean }[] {
    return this.junctions.flatMap(({ joins }) =>
      joins.flatMap((from, i) =>
        joins.slice(i + 1).map((to) => {
          const points = this.link(from, to);
          // Crossings are drawn by their straight lines; a turn there needs no bend of its own.
          const crossing = joins.length > 2 && joins.every((port) => COMPASS[port.split(".")[1] ?? ""]);
          return { points, bends: !crossing };
        }),
      ),
    );
  }

  /** The whole way of a swim from the cell of the shark: corners from cell to cell. */
  route(cell: string, way: readonly string[]): Point[] {
    const points: Point[] = [];
    let at = cell;
    for (const entry of way) {
      const leave = this.#at.get(entry)?.joins.find((port) => cellOf(port) === at && port !== entry);
      const stretch = leave ? this.link(leave, entry) : [CELLS.get(at)!.at, placeOf(entry)];
      points.push(...(points.length ? stretch.slice(1) : stretch));
      at = cellOf(entry);
    }
    return points;
  }

  /** Which way the shark looks: ahead of its port, or to the middle of the board when it may leave either way. */
  facing(cell: string, heading: string): Point {
    if (heading !== "free") return this.direction(`${cell}.${heading}`);
    const off = minus([SPAN / 2, SPAN / 2], CELLS.get(cell)!.at);
    return long(off) ? unit(off) : [0, 1];
  }

  /** The ways out of a cell. */
  ahead(cell: string, heading: string): Point[] {
    const ports = heading === "free" ? CELLS.get(cell)!.ports : [heading];
    return ports.map((port) => this.direction(`${cell}.${port}`));
  }
}

/** Turned by half for the side that sits in the north. */
export const turned = ([x, y]: Point, turn: boolean): Point => (turn ? [SPAN - x, SPAN - y] : [x, y]);
export const onSheet = (point: Point, turn: boolean): Point => {
  const [x, y] = turned(point, turn);
  return [MARGIN + x * UNIT, MARGIN + y * UNIT];
};
/** As a share of the sheet, for things that lie on it. */
export const inPercent = (point: Point, turn: boolean): Point => {
  const [x, y] = onSheet(point, turn);
  return [(x / SIZE) * 100, (y / SIZE) * 100];
};

/** A line through corners, rounded by so many units. */
export function rounded(points: readonly Point[], turn: boolean, by: number = CORNER): string {
  const at = (point: Point): string =>
    onSheet(point, turn)
      .map((v) => v.toFixed(1))
      .join(" ");
  const clean = points.filter((point, i) => i === 0 || !same(point, points[i - 1]!));
  let d = `M${at(clean[0]!)}`;
  for (let i = 1; i < clean.length - 1; i++) {
    const [before, here, after] = [clean[i - 1]!, clean[i]!, clean[i + 1]!];
    const r = Math.min(by, long(minus(before, here)) / 2, long(minus(after, here)) / 2);
    const enter = add(here, times(unit(minus(before, here)), r));
    const leave = add(here, times(unit(minus(after, here)), r));
    d += `L${at(enter)}Q${at(here)} ${at(leave)}`;
  }
  return d + `L${at(clean.at(-1)!)}`;
}

/** The turn of a drawing that looks up, in degrees. */
export const degrees = ([x, y]: Point, turn: boolean): number =>
  (Math.atan2(turn ? -x : x, turn ? y : -y) * 180) / Math.PI;
