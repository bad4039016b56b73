/**
 * Islands 1 … 80. The number is the seed and the hour: 1 is dawn, 25 morning, 40 noon, 60 evening, 80 night, so that a
 * sea laid in order reads as one day and a card out of order looks out of order.
 */
import { chance } from "./chance";
import { mix, shift } from "./colour";
import { wave } from "./sea";

type Hour = readonly [at: number, sky: string, water: string, deep: string];
type Point = readonly [x: number, y: number];

const DAY: readonly Hour[] = [
  [0, "#FBD9A6", "#7CC9CF", "#4FA9B8"],
  [0.25, "#CDEBEA", "#6CC0CC", "#3F9FB7"],
  [0.5, "#A9DAE8", "#4FA5C4", "#2F83A8"],
  [0.72, "#F6BE8E", "#5B8FB5", "#3B6E99"],
  [0.88, "#C98BA8", "#4B5F95", "#35477A"],
  [1, "#3C3F73", "#27305C", "#1A2147"],
];
const LANDS = [
  ["#7FB069", "#5E9455", "#487A4A", "#E9D3A1"],
  ["#A9B665", "#879A50", "#6A7F45", "#EAD6A6"],
  ["#B58E66", "#94714F", "#775A43", "#E3C99B"],
  ["#6FA58B", "#4F8873", "#3C6E60", "#E5D6B5"],
] as const;

function hourOf(number: number): { t: number; sky: string; water: string; deep: string } {
  const t = (number - 1) / 79;
  let i = 0;
  while (i < DAY.length - 2 && DAY[i + 1]![0] < t) i++;
  const [a, b] = [DAY[i]!, DAY[i + 1]!];
  const k = (t - a[0]) / (b[0] - a[0]);
  return { t, sky: mix(a[1], b[1], k), water: mix(a[2], b[2], k), deep: mix(a[3], b[3], k) };
}

const facet = (points: readonly Point[], fill: string): string =>
  `<polygon points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}" fill="${fill}" stroke="${fill}" stroke-width=".4"/>`;

const BASE = 74; // the waterline

/** The scene of an island on a 100 × 100 sheet. */
function scene(number: number, hour: number): string {
  const { t, water, deep } = hourOf(hour);
  const random = chance(number * 7919);
  const night = t > 0.82;
  const land = LANDS[Math.floor(random() * 4)]!.map((c) => mix(c, deep, 0.05 + t * 0.42));
  const left = 14 + random() * 10;
  const right = 86 - random() * 10;
  const peaks = 2 + Math.floor(random() * 2);
  const late = Math.min(1, Math.max(0, t - 0.45) * 1.8);
  // Sun or moon travels from left to right.
  let s = `<circle cx="${(54 + 34 * t).toFixed(1)}" cy="${(34 - 18 * Math.sin(Math.PI * Math.min(1, t * 1.15))).toFixed(1)}" r="${night ? 7 : 9}" fill="${night ? "#F3EAC8" : mix("#FFF3C4", "#FF9A6B", late)}" opacity=".95"/>`;
  s += `<path d="${wave(100, BASE - 10, 2.4, 34, -8, 101)}" fill="${water}"/>`;
  for (let i = 0; i < peaks; i++) {
    const middle = left + ((right - left) * (i + 0.5)) / peaks + (random() - 0.5) * 8;
    const half = ((right - left) / peaks) * 0.72;
    const high = (20 + random() * 24) * (i === Math.floor(peaks / 2) ? 1.1 : 0.8);
    const top: Point = [middle + (random() - 0.5) * 6, BASE - high];
    const foot: Point = [middle + (random() - 0.3) * 6, BASE];
    s += facet([top, [middle - half, BASE], foot], land[0]!) + facet([top, foot, [middle + half, BASE]], land[2]!);
    s += facet(
      [
        [middle - half * 0.4, BASE - high * 0.55],
        [middle - half, BASE],
        [middle - half * 0.1, BASE],
      ],
      land[1]!,
    );
    if (high > 38) {
      const snow: Point = [top[0] + 1, top[1] + high * 0.28];
      s += facet([top, [top[0] - half * 0.2, top[1] + high * 0.2], snow], "#FFFDF6");
      s += facet([top, snow, [top[0] + half * 0.22, top[1] + high * 0.2]], "#E3DDD0");
    }
  }
  s += facet(
    [
      [left - 8, BASE + 3],
      [left + 6, BASE - 4],
      [right - 6, BASE - 4],
      [right + 8, BASE + 3],
      [right - 8, BASE + 8],
      [left + 8, BASE + 8],
    ],
    land[3]!,
  );
  s += facet(
    [
      [right + 8, BASE + 3],
      [right - 8, BASE + 8],
      [50, BASE + 8],
      [60, BASE - 1],
    ],
    shift(land[3]!, -0.07),
  );
  const kind = Math.floor(random() * 5);
  s += thing(kind, left + 8 + random() * (right - left - 22), t, deep, night);
  s += `<path d="${wave(100, BASE + 9, 2.2, 28, -14, 101)}" fill="${deep}"/><path d="${wave(100, BASE + 18, 2, 38, -4, 101)}" fill="${shift(deep, -0.05)}"/>`;
  if (t > 0.6) {
    for (let i = 0; i < 9; i++) {
      const [x, y] = [random() * 100, random() * 30 + 2];
      if (night || i < 3) s += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r=".8" fill="#FFF6D8" opacity=".9"/>`;
    }
  }
  return s;
}

/** What stands on an island: palms, a house, a lighthouse or bushes. */
function thing(kind: number, x: number, t: number, deep: string, night: boolean): string {
  if (kind === 1) return house(x, night);
  if (kind === 2) return tower(x, night);
  if (kind === 3) {
    const [a, b] = [mix("#4C8A58", deep, t * 0.4), mix("#376E48", deep, t * 0.4)];
    const at = x + 4;
    return (
      facet(
        [
          [at, BASE - 2],
          [at - 6, BASE - 14],
          [at - 1, BASE - 12],
        ],
        a,
      ) +
      facet(
        [
          [at, BASE - 2],
          [at - 1, BASE - 12],
          [at + 6, BASE - 16],
        ],
        b,
      ) +
      facet(
        [
          [at + 12, BASE - 1],
          [at + 8, BASE - 11],
          [at + 17, BASE - 12],
        ],
        a,
      )
    );
  }
  return palm(x, 0, t, deep) + (kind === 4 ? palm(x, 13, t, deep) : "");
}

function palm(x: number, off: number, t: number, deep: string): string {
  const [root, low, high] = [x + off, BASE - 1, 24 - off * 0.5];
  const crown: Point = [root + 5, low - high];
  const leaves = [mix("#3F8A4E", deep, t * 0.4), mix("#2C6B3F", deep, t * 0.4)];
  let s = `<path d="M${root.toFixed(1)} ${low}Q${(root + 2).toFixed(1)} ${low - high * 0.5} ${crown[0].toFixed(1)} ${crown[1]}" stroke="${mix("#7A5636", deep, t * 0.4)}" stroke-width="2.4" fill="none"/>`;
  const fronds: readonly Point[] = [
    [-12, -1],
    [-8, -8],
    [3, -10],
    [11, -5],
    [12, 3],
    [-9, 5],
  ];
  fronds.forEach(([dx, dy], i) => {
    s += facet(
      [crown, [crown[0] + dx, crown[1] + dy], [crown[0] + dx * 0.4 - dy * 0.22, crown[1] + dy * 0.4 + 2.5]],
      leaves[i % 2]!,
    );
  });
  return s;
}

const house = (x: number, night: boolean): string =>
  facet(
    [
      [x, BASE],
      [x, BASE - 8],
      [x + 9, BASE - 8],
      [x + 9, BASE],
    ],
    "#FFF6E4",
  ) +
  facet(
    [
      [x + 9, BASE],
      [x + 9, BASE - 8],
      [x + 14, BASE - 9],
      [x + 14, BASE],
    ],
    "#DECFB4",
  ) +
  facet(
    [
      [x - 2, BASE - 8],
      [x + 4.5, BASE - 15],
      [x + 11, BASE - 8],
    ],
    "#F0634A",
  ) +
  facet(
    [
      [x + 4.5, BASE - 15],
      [x + 11, BASE - 8],
      [x + 16, BASE - 9],
      [x + 10, BASE - 15],
    ],
    "#C93F28",
  ) +
  facet(
    [
      [x + 3, BASE],
      [x + 3, BASE - 5],
      [x + 6, BASE - 5],
      [x + 6, BASE],
    ],
    night ? "#FFD25A" : "#7C5A44",
  );

const tower = (x: number, night: boolean): string =>
  facet(
    [
      [x + 2, BASE],
      [x + 3.4, BASE - 22],
      [x + 8.6, BASE - 22],
      [x + 10, BASE],
    ],
    "#FFFDF6",
  ) +
  facet(
    [
      [x + 6, BASE],
      [x + 6, BASE - 22],
      [x + 8.6, BASE - 22],
      [x + 10, BASE],
    ],
    "#E0D6C4",
  ) +
  facet(
    [
      [x + 2.5, BASE - 8],
      [x + 3, BASE - 14],
      [x + 9, BASE - 14],
      [x + 9.5, BASE - 8],
    ],
    "#F0634A",
  ) +
  facet(
    [
      [x + 2, BASE - 22],
      [x + 6, BASE - 29],
      [x + 10, BASE - 22],
    ],
    "#C93F28",
  ) +
  (night
    ? `<polygon points="${x + 6},${BASE - 24} -6,${BASE - 40} -6,${BASE - 18}" fill="#FFE9A0" opacity=".5"/>`
    : "");

/** An island card, 100 wide; `height` may be more on phones. `night` is its other side. Ids of clip paths are the caller's. */
export function island(number: number, clip: string, height = 100, night = false): string {
  const hour = night ? 80 : number;
  const { sky } = hourOf(hour);
  const wide = number > 9;
  return (
    `<defs><clipPath id="${clip}"><rect x="3" y="3" width="94" height="${height - 6}" rx="4"/></clipPath></defs>` +
    `<rect x=".5" y=".5" width="99" height="${height - 1}" rx="7" fill="var(--card-stock)" stroke="#0A2840" stroke-opacity=".25"/>` +
    `<g clip-path="url(#${clip})"><rect width="100" height="${height}" fill="${sky}"/><g transform="translate(0 ${height - 100})">${scene(number, hour)}</g></g>` +
    `<path d="M3 7A4 4 0 0 1 7 3H${wide ? 43 : 32}V27L${wide ? 37 : 26} 33H3Z" fill="#FFFCF4"/>` +
    `<text x="${wide ? 23 : 17.5}" y="26.5" font-size="25" font-weight="700" text-anchor="middle" fill="#13303F">${number}</text>`
  );
}

/** The scene of an island alone, on a sheet of paper without a number. */
export function bareIsland(number: number, clip: string): string {
  const { sky } = hourOf(number);
  return (
    `<defs><clipPath id="${clip}"><rect x="3" y="3" width="94" height="94" rx="4"/></clipPath></defs>` +
    `<rect x=".5" y=".5" width="99" height="99" rx="7" fill="var(--card-stock)" stroke="#0A2840" stroke-opacity=".25"/>` +
    `<g clip-path="url(#${clip})"><rect width="100" height="100" fill="${sky}"/>${scene(number, number)}</g>`
  );
}
