/** Which kind of body a fish has, told from its name, and the outline of each kind. */

import { chance } from "../chance";

export type Family =
  | "torpedo"
  | "bass"
  | "deep"
  | "shark"
  | "sturgeon"
  | "eel"
  | "lantern"
  | "dragon"
  | "angler"
  | "puffer"
  | "flounder"
  | "ray"
  | "seahorse";

/** The first pattern that fits decides. */
const PATTERNS: readonly [RegExp, Family][] = [
  [/seahorse|seadragon/, "seahorse"],
  [/(^|_)ray$|stingray|skate|guitarfish|angelshark/, "ray"],
  [/shark(?!sucker)|spurdog|chimaera/, "shark"],
  [/sturgeon|kaluga/, "sturgeon"],
  [/angler|seadevil|footballfish|whipnose|sargassum|stargazer|swallower|fangtooth/, "angler"],
  [/dragonfish|viperfish|loosejaw|snaggletooth|lizardfish|lancetfish|tripodfish|spiderfish|wolffish/, "dragon"],
  [/lanternfish|lightfish|bristlemouth|binocular|spookfish|barreleye|smooth_head|grideye|whalefish/, "lantern"],
  [/eel|moray|hagfish|oarfish|halosaur|trumpet|snailfish|paraliparis|cusk|grenadier/, "eel"],
  [/puffer|porcupine|boxfish|sunfish|sculpin/, "puffer"],
  [/flounder|plate_fish|crocodilefish/, "flounder"],
  [
    /butterfly|tang$|trigger|unicorn|batfish|coralfish|cardinal|damsel|hatchet|anemone|lionfish|scorpion|stonefish|porkfish|oreo|mandarin/,
    "deep",
  ],
  [
    /snapper|trevally|hogfish|wrasse|parrotfish|hawkfish|creolefish|roughy|barramundi|tilefish|toothfish|haddock|goby/,
    "bass",
  ],
];

export const familyOf = (name: string): Family => PATTERNS.find(([pattern]) => pattern.test(name))?.[1] ?? "torpedo";

/** Along the body from 0 (mouth) to 1 (root of the tail): how far it reaches up and down, in body lengths. */
export type Station = readonly [at: number, up: number, down: number];

export interface Fin {
  from: number;
  to: number;
  height: number;
  /** 0 rises steeply at the front, 1 at the back. */
  lean: number;
}

export interface Shape {
  length: number;
  stations: readonly Station[];
  dorsal?: Fin;
  second?: Fin;
  anal?: Fin;
  /** Fins as a row of spines. */
  spines?: number;
  tail: "crescent" | "fork" | "fan" | "shark" | "none";
  pectoral: readonly [at: number, size: number];
  eye: readonly [at: number, height: number, size: number];
  second_eye?: boolean;
  /** How much the body winds. */
  curve?: number;
  bill?: number;
  /** An open mouth full of teeth. */
  jaw?: boolean;
  lure?: boolean;
  barbel?: boolean;
  gills?: boolean;
  /** Prickles all round. */
  prickly?: boolean;
  scutes?: boolean;
  wings?: boolean;
}

const fin = (from: number, to: number, height: number, lean: number): Fin => ({ from, to, height, lean });

export type Outlined = Exclude<Family, "ray" | "seahorse">;

export const SHAPES: Record<Outlined, Shape> = {
  torpedo: {
    length: 146,
    stations: [
      [0, 0.004, 0.004],
      [0.09, 0.08, 0.07],
      [0.25, 0.16, 0.15],
      [0.45, 0.19, 0.185],
      [0.65, 0.145, 0.15],
      [0.84, 0.065, 0.07],
      [1, 0.03, 0.03],
    ],
    dorsal: fin(0.35, 0.57, 0.17, 0.1),
    second: fin(0.66, 0.82, 0.09, 0.1),
    anal: fin(0.62, 0.82, 0.12, 0.3),
    tail: "crescent",
    pectoral: [0.28, 0.23],
    eye: [0.14, 0.34, 5.6],
  },
  bass: {
    length: 132,
    stations: [
      [0, 0.02, 0.03],
      [0.09, 0.12, 0.11],
      [0.24, 0.24, 0.2],
      [0.44, 0.28, 0.24],
      [0.64, 0.22, 0.21],
      [0.84, 0.1, 0.11],
      [1, 0.06, 0.06],
    ],
    dorsal: fin(0.26, 0.86, 0.14, 0.05),
    anal: fin(0.58, 0.84, 0.13, 0.3),
    tail: "fork",
    pectoral: [0.3, 0.22],
    eye: [0.16, 0.32, 6],
  },
  deep: {
    length: 108,
    stations: [
      [0, 0.02, 0.02],
      [0.1, 0.16, 0.12],
      [0.28, 0.36, 0.28],
      [0.5, 0.43, 0.37],
      [0.72, 0.33, 0.31],
      [0.9, 0.12, 0.13],
      [1, 0.08, 0.08],
    ],
    dorsal: fin(0.24, 0.86, 0.2, 0.25),
    anal: fin(0.52, 0.88, 0.18, 0.35),
    tail: "fan",
    pectoral: [0.36, 0.2],
    eye: [0.17, 0.34, 6.2],
  },
  shark: {
    length: 158,
    stations: [
      [0, 0.01, 0.01],
      [0.1, 0.085, 0.065],
      [0.26, 0.145, 0.12],
      [0.44, 0.16, 0.135],
      [0.64, 0.12, 0.1],
      [0.84, 0.055, 0.05],
      [1, 0.028, 0.028],
    ],
    dorsal: fin(0.38, 0.54, 0.24, 0.35),
    second: fin(0.72, 0.8, 0.07, 0.3),
    anal: fin(0.7, 0.78, 0.07, 0.4),
    tail: "shark",
    pectoral: [0.3, 0.32],
    eye: [0.13, 0.36, 4.2],
    gills: true,
  },
  sturgeon: {
    length: 156,
    stations: [
      [0, 0.012, 0.006],
      [0.12, 0.045, 0.04],
      [0.22, 0.095, 0.085],
      [0.4, 0.13, 0.115],
      [0.62, 0.1, 0.09],
      [0.84, 0.05, 0.045],
      [1, 0.026, 0.026],
    ],
    second: fin(0.76, 0.88, 0.1, 0.25),
    anal: fin(0.76, 0.86, 0.08, 0.4),
    tail: "shark",
    pectoral: [0.28, 0.18],
    eye: [0.18, 0.36, 3.8],
    scutes: true,
  },
  eel: {
    length: 170,
    stations: [
      [0, 0.015, 0.025],
      [0.06, 0.066, 0.06],
      [0.15, 0.088, 0.088],
      [0.26, 0.086, 0.088],
      [0.38, 0.08, 0.085],
      [0.5, 0.074, 0.078],
      [0.62, 0.066, 0.07],
      [0.74, 0.056, 0.06],
      [0.87, 0.042, 0.044],
      [1, 0.008, 0.008],
    ],
    dorsal: fin(0.2, 0.97, 0.05, 0.1),
    anal: fin(0.4, 0.97, 0.045, 0.1),
    spines: 11,
    tail: "none",
    pectoral: [0.17, 0.07],
    eye: [0.075, 0.34, 4.4],
    curve: 0.1,
  },
  lantern: {
    length: 116,
    stations: [
      [0, 0.06, 0.05],
      [0.07, 0.15, 0.13],
      [0.22, 0.225, 0.21],
      [0.4, 0.22, 0.21],
      [0.62, 0.15, 0.145],
      [0.84, 0.075, 0.07],
      [1, 0.045, 0.045],
    ],
    dorsal: fin(0.42, 0.62, 0.15, 0.2),
    second: fin(0.8, 0.86, 0.05, 0.3),
    anal: fin(0.6, 0.82, 0.12, 0.2),
    tail: "fork",
    pectoral: [0.32, 0.16],
    eye: [0.15, 0.36, 9],
  },
  dragon: {
    length: 158,
    stations: [
      [0, 0.03, 0.045],
      [0.08, 0.09, 0.105],
      [0.19, 0.112, 0.115],
      [0.32, 0.09, 0.09],
      [0.48, 0.078, 0.08],
      [0.64, 0.068, 0.07],
      [0.8, 0.052, 0.054],
      [0.92, 0.035, 0.035],
      [1, 0.026, 0.026],
    ],
    dorsal: fin(0.76, 0.93, 0.11, 0.35),
    anal: fin(0.74, 0.93, 0.11, 0.35),
    tail: "fork",
    pectoral: [0.24, 0.12],
    eye: [0.1, 0.28, 4.6],
    curve: 0.028,
    jaw: true,
    barbel: true,
  },
  angler: {
    length: 102,
    stations: [
      [0, 0.04, 0.14],
      [0.1, 0.22, 0.27],
      [0.28, 0.35, 0.38],
      [0.5, 0.36, 0.38],
      [0.72, 0.24, 0.25],
      [0.9, 0.1, 0.1],
      [1, 0.07, 0.07],
    ],
    dorsal: fin(0.66, 0.92, 0.16, 0.2),
    anal: fin(0.7, 0.92, 0.14, 0.3),
    tail: "fan",
    pectoral: [0.52, 0.18],
    eye: [0.27, 0.2, 5.6],
    jaw: true,
    lure: true,
  },
  puffer: {
    length: 108,
    stations: [
      [0, 0.05, 0.04],
      [0.1, 0.17, 0.16],
      [0.28, 0.31, 0.36],
      [0.48, 0.36, 0.45],
      [0.68, 0.29, 0.37],
      [0.86, 0.13, 0.15],
      [1, 0.07, 0.07],
    ],
    dorsal: fin(0.74, 0.9, 0.15, 0.4),
    anal: fin(0.74, 0.9, 0.13, 0.4),
    tail: "fan",
    pectoral: [0.4, 0.17],
    eye: [0.16, 0.32, 6.4],
  },
  flounder: {
    length: 138,
    stations: [
      [0, 0.04, 0.03],
      [0.1, 0.14, 0.12],
      [0.3, 0.25, 0.25],
      [0.52, 0.28, 0.28],
      [0.74, 0.2, 0.2],
      [0.92, 0.07, 0.07],
      [1, 0.05, 0.05],
    ],
    dorsal: fin(0.1, 0.94, 0.11, 0.2),
    anal: fin(0.2, 0.94, 0.11, 0.2),
    spines: 11,
    tail: "fan",
    pectoral: [0.36, 0.12],
    eye: [0.13, 0.2, 4.6],
    second_eye: true,
  },
};

const SAIL = fin(0.22, 0.84, 0.4, 0.15);

/** What everybody knows of a fish beyond its family; the place to correct one that looks wrong. `slim` flattens it. */
const OWN: Record<string, Partial<Shape> & { slim?: number }> = {
  atlantic_sailfish: { length: 122, bill: 0.28, dorsal: SAIL },
  indo_pacific_sailfish: { length: 122, bill: 0.28, dorsal: SAIL },
  striped_marlin: { length: 128, bill: 0.28 },
  swordfish: { length: 128, bill: 0.36, dorsal: fin(0.28, 0.46, 0.22, 0.2) },
  mahi_mahi: { dorsal: fin(0.06, 0.92, 0.16, 0) },
  whale_shark: { length: 168, slim: 1.15 },
  greenland_shark: { slim: 1.15, dorsal: fin(0.4, 0.52, 0.12, 0.35) },
  pale_chimaera: { tail: "none", slim: 1.2 },
  giant_oarfish: { length: 184, curve: 0.13, dorsal: fin(0.02, 0.97, 0.08, 0.1) },
  pelican_eel: {
    jaw: true,
    stations: [
      [0, 0.05, 0.03],
      [0.1, 0.09, 0.16],
      [0.2, 0.1, 0.2],
      [0.3, 0.085, 0.13],
      [0.4, 0.06, 0.06],
      [0.52, 0.05, 0.05],
      [0.66, 0.04, 0.04],
      [0.82, 0.028, 0.028],
      [1, 0.006, 0.006],
    ],
  },
  snipe_eel: { slim: 0.6, bill: 0.1 },
  chinese_trumpetfish: { curve: 0.02, slim: 0.8, bill: 0.06, tail: "fan", length: 150 },
  mariana_snailfish: { slim: 1.5, curve: 0.05, length: 150 },
  paraliparis: { slim: 1.4, curve: 0.05, length: 150 },
  ocean_sunfish: { tail: "none", dorsal: fin(0.6, 0.84, 0.28, 0.7), anal: fin(0.6, 0.84, 0.24, 0.7) },
  yellow_boxfish: { slim: 0.9 },
  longspine_porcupinefish: { prickly: true },
  oceanic_puffer: { prickly: true, slim: 0.8 },
  white_spotted_puffer: { prickly: true },
  spiny_seadevil: { prickly: true, lure: true },
  clown_anemonefish: { length: 128, slim: 0.64 },
  mandarinfish: { length: 122, slim: 0.72 },
  porkfish: { length: 120, slim: 0.82 },
  red_lionfish: { length: 120, slim: 0.7, dorsal: fin(0.14, 0.8, 0.3, 0.1), pectoral: [0.3, 0.42] },
  giant_hatchetfish: { length: 104, slim: 1.05, eye: [0.17, 0.3, 9] },
  sailfin_flying_fish: { wings: true, slim: 0.82 },
  tropical_two_wing_flying_fish: { wings: true, slim: 0.75 },
  tripodfish: { barbel: false, jaw: false },
  abyssal_spiderfish: { barbel: false, jaw: false },
  atlantic_wolffish: { barbel: false, slim: 1.35, dorsal: fin(0.2, 0.94, 0.08, 0.1) },
  long_snouted_lancetfish: { barbel: false, dorsal: fin(0.16, 0.8, 0.18, 0.1) },
  deepsea_lizardfish: { barbel: false },
  humphead_wrasse: { slim: 1.12 },
  catalina_goby: { slim: 0.75, dorsal: fin(0.2, 0.86, 0.22, 0.05) },
  giant_trevally: { tail: "crescent" },
  glasshead_grenadier: { curve: 0.02, slim: 1.6, length: 150 },
};

/** No two kinds are quite alike: each has its own build, the same every time. */
export function shapeOf(name: string, family: Outlined): Shape {
  const { slim = 1, ...own } = OWN[name] ?? {};
  const shape = { ...SHAPES[family], ...own };
  const random = chance(`${name}?`);
  const [stout, arched] = [0.92 + random() * 0.16, 0.94 + random() * 0.12];
  const stations = shape.stations.map(
    ([at, up, down]) => [at, up * slim * stout * arched, down * slim * stout] as const,
  );
  return { ...shape, stations };
}
