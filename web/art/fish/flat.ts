/** Rays from above and seahorses upright: the two families that have no profile. */
import type { Tones } from "../colour";
import { at, between, CORAL, dot, eye, facet, sparks, type Point } from "./fold";

export interface Folded {
  name: string;
  symbols: readonly string[];
  main: Tones;
  pale: Tones;
  fin: Tones;
  spotted: boolean;
  /** How large the eye is for this body. */
  wide: number;
  random: () => number;
}

export function ray({ name, symbols, main, pale, spotted, wide, random }: Folded): string {
  const long = /guitarfish|angelshark/.test(name);
  const winged = /manta|devil|cownose/.test(name);
  const half = long ? 44 : winged ? 86 : 66;
  const nose: Point = [100, long ? 6 : 14];
  const heart: Point = [100, long ? 50 : 52];
  const rump: Point = [100, long ? 82 : 92];
  const tip = (side: number): Point => [100 + side * half, winged ? 50 : 60];
  const shoulder = (side: number): Point => [100 + side * half * 0.55, 34];
  const hip = (side: number): Point => [100 + side * half * 0.5, 80];
  const end: Point = long ? [100, 118] : [124, 117];
  let s = `<path d="M100 ${rump[1] - 6}Q104 106 ${at(end)}" stroke="${main[3]}" stroke-width="${long ? 9 : 3.4}" fill="none" stroke-linecap="round"/>`;
  if (long) {
    for (const [y, w] of [
      [96, 10],
      [108, 12],
    ] as const) {
      s += facet(
        [
          [100, y],
          [100 - w, y + 9],
          [100, y + 7],
        ],
        main[1],
      );
      s += facet(
        [
          [100, y],
          [100 + w, y + 9],
          [100, y + 7],
        ],
        main[3],
      );
    }
  }
  if (symbols.includes("venomous"))
    s += facet(
      [
        [105, 99],
        [121, 102],
        [107, 106],
      ],
      CORAL,
    );
  s += facet([nose, shoulder(-1), heart], main[0]) + facet([nose, shoulder(1), heart], main[1]);
  s += facet([shoulder(-1), tip(-1), heart], main[1]) + facet([shoulder(1), tip(1), heart], main[3]);
  s += facet([tip(-1), hip(-1), heart], main[2]) + facet([tip(1), hip(1), heart], main[4]);
  s += facet([hip(-1), rump, heart], main[1]) + facet([hip(1), rump, heart], main[3]);
  s += facet([tip(-1), hip(-1), between(tip(-1), heart, 0.5)], main[3]);
  if (winged)
    s +=
      facet(
        [
          [92, 20],
          [86, 4],
          [97, 15],
        ],
        main[1],
      ) +
      facet(
        [
          [108, 20],
          [114, 4],
          [103, 15],
        ],
        main[3],
      );
  const brow = between(nose, heart, 0.3);
  s += facet([brow, [92, 46], heart], pale[0]) + facet([brow, [108, 46], heart], pale[2]);
  if (spotted || symbols.includes("camouflage")) {
    for (let i = 0; i < 11; i++) {
      const turn = random() * Math.PI * 2;
      const far = 0.25 + random() * 0.5;
      const spot: Point = [100 + Math.cos(turn) * half * 0.62 * far, 56 + Math.sin(turn) * 26 * far];
      s += dot(spot, 1.4 + random() * 2.2, pale[1], 0.75);
    }
  }
  if (symbols.includes("electric")) {
    s +=
      sparks(
        [
          [66, 62],
          [80, 52],
          [84, 62],
          [97, 54],
        ],
        false,
      ) +
      sparks(
        [
          [134, 62],
          [120, 52],
          [116, 62],
          [103, 54],
        ],
        false,
      );
  }
  return s + eye([91, 32], 4 * wide) + eye([109, 32], 4 * wide);
}

type Fold = readonly [paper: "m" | "p" | "f", tone: 0 | 1 | 2 | 3 | 4, ...points: number[]];

/** Head, crown, belly and the curled tail, from the top. */
const SEAHORSE: readonly Fold[] = [
  ["f", 1, 112, 40, 132, 46, 114, 62],
  ["f", 3, 132, 46, 114, 62, 128, 60],
  ["m", 1, 64, 26, 84, 18, 86, 28],
  ["m", 3, 64, 26, 86, 28, 68, 31],
  ["m", 0, 84, 18, 96, 8, 108, 14, 98, 26],
  ["m", 1, 84, 18, 98, 26, 86, 30],
  ["m", 2, 98, 26, 108, 14, 112, 30],
  ["m", 2, 86, 30, 98, 26, 112, 30, 102, 40],
  ["m", 1, 96, 8, 98, 0, 102, 9],
  ["m", 3, 102, 9, 108, 3, 108, 14],
  ["m", 1, 98, 34, 112, 30, 116, 48],
  ["p", 0, 98, 34, 116, 48, 92, 52],
  ["m", 1, 92, 52, 116, 48, 116, 66],
  ["p", 1, 92, 52, 116, 66, 96, 70],
  ["m", 2, 96, 70, 116, 66, 110, 82],
  ["p", 2, 96, 70, 110, 82, 100, 86],
  ["m", 2, 100, 86, 110, 82, 108, 98],
  ["m", 3, 100, 86, 108, 98, 100, 100],
  ["m", 2, 100, 100, 108, 98, 104, 112],
  ["m", 3, 100, 100, 104, 112, 96, 108],
  ["m", 2, 104, 112, 96, 108, 92, 116],
  ["m", 3, 96, 108, 92, 116, 86, 110],
  ["m", 1, 86, 110, 92, 116, 84, 102],
  ["m", 4, 86, 110, 84, 102, 90, 104],
];

/** Leaves of a seadragon: where they grow and where they point. */
const LEAVES: readonly (readonly [number, number, number, number])[] = [
  [96, 6, 6, -8],
  [116, 24, 24, -6],
  [120, 56, 26, 8],
  [90, 60, -18, 10],
  [112, 84, 22, 6],
  [84, 44, -16, 4],
  [106, 100, 18, 4],
];

export function seahorse({ name, symbols, main, pale, fin, wide }: Folded): string {
  const papers = { m: main, p: pale, f: fin };
  let s = "";
  if (name.includes("seadragon")) {
    for (const [x, y, dx, dy] of LEAVES) {
      s += facet(
        [
          [x, y],
          [x + dx * 0.6, y + dy - 6],
          [x + dx, y + dy],
        ],
        fin[0],
      );
      s += facet(
        [
          [x, y],
          [x + dx, y + dy],
          [x + dx * 0.7, y + dy + 7],
        ],
        fin[3],
      );
    }
  }
  for (const [paper, tone, ...numbers] of SEAHORSE) {
    const points: Point[] = [];
    for (let i = 0; i < numbers.length; i += 2) points.push([numbers[i]!, numbers[i + 1]!]);
    s += facet(points, papers[paper][tone]);
  }
  if (symbols.includes("camouflage")) for (const y of [50, 62, 74, 88]) s += dot([106, y], 2, pale[0], 0.8);
  return s + eye([91, 20], 3.8 * wide);
}
