/** Fish seen from the side: three strips of folded paper between stations, with fins, jaws and lights of their kind. */
import { tones, type Tones } from "../colour";
import type { Fin, Outlined, Shape } from "./family";
import { at, between, CORAL, dot, eye, facet, glow, sparks, type Point } from "./fold";
import type { Mark } from "./paper";

export interface Sided {
  name: string;
  family: Outlined;
  shape: Shape;
  symbols: readonly string[];
  main: Tones;
  pale: Tones;
  fin: Tones;
  mark: Mark;
  wide: number;
  random: () => number;
}

const MIDDLE = 61;
const INK = "#1A1D26";
const TOOTH = "#FFFDF6";
const MASK = tones("#22303C");
/** Back, flank and belly, as parts of the height. */
const RIDGES = [0, 0.36, 0.68, 1] as const;
const SPINES = 7;

/** The outline as a place: any point of the body by how far along and how far down it is. */
class Outline {
  readonly #left: number;

  constructor(readonly shape: Shape) {
    const long = shape.length * (shape.tail === "none" ? 1 : 1.13);
    this.#left = 100 - long / 2 + (shape.bill ?? 0) * shape.length * 0.5;
  }

  #wind(x: number): number {
    const { curve = 0, length } = this.shape;
    return Math.sin(x * Math.PI * 2.5 + 3.6) * length * curve * (0.55 + 0.6 * x);
  }

  at(x: number, down: number): Point {
    const { stations, length } = this.shape;
    let i = 0;
    while (i < stations.length - 2 && stations[i + 1]![0] < x) i++;
    const [a, b] = [stations[i]!, stations[i + 1]!];
    const t = (x - a[0]) / (b[0] - a[0]);
    const top = MIDDLE - (a[1] + (b[1] - a[1]) * t) * length;
    const low = MIDDLE + (a[2] + (b[2] - a[2]) * t) * length;
    return [this.#left + x * length, top + (low - top) * down + this.#wind(x)];
  }

  back = (x: number): Point => this.at(x, 0);
  belly = (x: number): Point => this.at(x, 1);
}

function tail(body: Outline, { main, fin, family, shape }: Sided): string {
  const root = body.at(1, 0.5);
  const h = shape.length * (["deep", "puffer", "angler"].includes(family) ? 0.2 : 0.18);
  const to = (x: number, y: number): Point => [root[0] + h * x, root[1] + h * y];
  const [top, low] = [body.back(0.96), body.belly(0.96)];
  if (shape.tail === "crescent") {
    const fork = to(0.45, 0);
    return (
      facet([top, to(0.95, -1.25), fork], fin[1]) +
      facet([low, to(0.95, 1.25), fork], fin[4]) +
      facet([top, fork, low], fin[2])
    );
  }
  if (shape.tail === "fork") {
    const fork = to(0.7, 0);
    return (
      facet([top, to(1.15, -0.95), fork], fin[0]) +
      facet([low, to(1.15, 0.95), fork], fin[4]) +
      facet([top, fork, low], fin[2])
    );
  }
  if (shape.tail === "fan") {
    const [upper, lower] = [to(1.2, -0.2), to(1.2, 0.25)];
    return (
      facet([top, to(1.05, -0.85), upper], fin[0]) +
      facet([top, upper, lower, low], fin[2]) +
      facet([low, lower, to(1.05, 0.88)], fin[4])
    );
  }
  if (shape.tail === "shark") {
    const fork = to(0.5, -0.1);
    return (
      facet([top, to(0.98, -1.5), fork], main[1]) +
      facet([low, fork, to(0.62, 0.75)], main[4]) +
      facet([top, fork, low], main[2])
    );
  }
  return "";
}

/** A fin of three facets, like a sail. */
function sail(body: Outline, { from, to, height, lean }: Fin, up: boolean, { fin, shape }: Sided): string {
  const edge = up ? body.back : body.belly;
  const sign = up ? -1 : 1;
  const [a, b, root] = [edge(from), edge(to), edge((from + to) / 2)];
  const high = up ? Math.min(a[1], b[1]) : Math.max(a[1], b[1]);
  const peak: Point = [a[0] + (b[0] - a[0]) * (0.35 + lean * 0.5), high + sign * height * shape.length * 0.9];
  const slope = between(peak, b, 0.45);
  const knee: Point = [slope[0], slope[1] - sign * height * shape.length * 0.16];
  return (
    facet([a, peak, root], fin[up ? 0 : 2]) +
    facet([peak, knee, root], fin[up ? 1 : 3]) +
    facet([knee, b, root], fin[up ? 3 : 4])
  );
}

/** A fin of separate spines; venom shows as coral tips. */
function spines(body: Outline, { from, to, height, lean }: Fin, up: boolean, many: number, fish: Sided): string {
  const edge = up ? body.back : body.belly;
  const sign = up ? -1 : 1;
  const even = fish.shape.spines !== undefined;
  let s = "";
  for (let i = 0; i < many; i++) {
    const a = edge(from + ((to - from) * i) / many);
    const b = edge(from + ((to - from) * (i + 1)) / many);
    const arch = even ? 1 : Math.sin(Math.PI * Math.min(1, (i + 0.9) / (many + 0.25))) * 0.75 + 0.3;
    const tip: Point = [
      (a[0] + b[0]) / 2 + lean * fish.shape.length * 0.3,
      (a[1] + b[1]) / 2 + sign * height * fish.shape.length * arch,
    ];
    s += facet([a, tip, b], fish.fin[up ? (i % 2 ? 2 : 0) : i % 2 ? 4 : 3]);
    if (up && fish.symbols.includes("venomous")) s += facet([between(tip, a, 0.34), tip, between(tip, b, 0.34)], CORAL);
  }
  return s;
}

function fins(body: Outline, fish: Sided): string {
  const { shape, symbols } = fish;
  let s = tail(body, fish);
  if (shape.dorsal) {
    const many = shape.spines ?? (symbols.includes("venomous") ? SPINES : 0);
    s += many ? spines(body, shape.dorsal, true, many, fish) : sail(body, shape.dorsal, true, fish);
  }
  if (shape.second) s += sail(body, shape.second, true, fish);
  if (shape.anal) s += shape.spines ? spines(body, shape.anal, false, 9, fish) : sail(body, shape.anal, false, fish);
  if (shape.scutes)
    s += spines(body, { from: 0.2, to: 0.8, height: 0.045, lean: 0.05 }, true, 9, { ...fish, fin: fish.pale });
  if (shape.prickly) {
    for (let i = 0; i < 9; i++) {
      const x = 0.14 + (0.7 * i) / 8;
      for (const up of [true, false]) {
        const edge = up ? body.back : body.belly;
        const [x0, y0] = edge(x);
        const tip: Point = [x0 + (x - 0.5) * 8, y0 + (up ? -8 : 8)];
        s += facet([edge(x - 0.025), tip, edge(x + 0.025)], fish.main[up ? 1 : 4]);
        if (up && symbols.includes("venomous")) s += dot(tip, 1.5, CORAL);
      }
    }
  }
  if (shape.bill) {
    const [x, y] = body.at(0, 0.5);
    s += facet([body.at(0.02, 0.3), [x - shape.bill * shape.length, y - 2], body.at(0.03, 0.9)], fish.main[3]);
  }
  return s;
}

function papered(fish: Sided, i: number, j: number, last: number): Tones {
  const { mark, main, pale, symbols, random } = fish;
  let paper = j === 2 ? pale : main;
  if (mark === "bands") paper = i % 2 && i < last ? pale : main;
  if (mark === "mask" && i >= 4) paper = pale;
  if (mark === "mask" && i === 1 && j < 2) paper = MASK;
  if (mark === "stripes" && j === 1) paper = pale;
  // Camouflage: the facets of both papers are mixed.
  if (symbols.includes("camouflage") && random() < 0.38) paper = paper === main ? pale : main;
  return paper;
}

function skin(body: Outline, fish: Sided): string {
  const stops = fish.shape.stations.map(([x]) => x);
  const last = stops.length - 1;
  let s = "";
  for (let i = 0; i < last; i++) {
    const shade = i > stops.length * 0.55 ? 1 : 0;
    for (let j = 0; j < 3; j++) {
      const [x0, x1] = [stops[i]!, stops[i + 1]!];
      const [r0, r1] = [RIDGES[j]!, RIDGES[j + 1]!];
      const [a, b, c, d] = [body.at(x0, r0), body.at(x1, r0), body.at(x1, r1), body.at(x0, r1)];
      const paper = papered(fish, i, j, last);
      const [bright, dull] = [Math.min(4, j === 0 ? shade : 1 + shade), Math.min(4, (j === 2 ? 3 : j + 1) + shade)];
      const odd = (i + j) % 2 === 1;
      s +=
        facet(odd ? [a, b, c] : [a, b, d], paper[bright as 0]) + facet(odd ? [a, c, d] : [b, c, d], paper[dull as 0]);
    }
  }
  if (fish.mark === "spots") {
    for (let i = 0; i < 16; i++) {
      const spot = body.at(0.22 + fish.random() * 0.66, 0.1 + fish.random() * 0.5);
      s += dot(spot, fish.shape.length * (0.009 + fish.random() * 0.014), fish.pale[0], 0.9);
    }
  }
  return s;
}

/** A wedge of ink with teeth along both lips. */
function mouth(body: Outline, { shape, symbols }: Sided): string {
  const jaw = shape.jaw === true;
  if (!jaw && !symbols.includes("predator")) return "";
  const slim = shape.stations.length > 7;
  const corner = jaw ? body.at(slim ? 0.16 : 0.26, 0.62) : body.at(0.13, 0.66);
  const upper = jaw ? body.at(0, 0.42) : body.at(0.025, 0.5);
  const lower = body.at(0.06, 0.98);
  const apex = symbols.filter((one) => one === "predator").length > 1;
  const many = jaw ? 4 : apex ? 4 : 3;
  const long = jaw ? (slim ? 5.4 : 6.5) : apex ? 4.2 : 3.2;
  let s = facet([upper, corner, lower], INK);
  for (let i = 0; i < many; i++) {
    const shrink = long * (1 - i * 0.15);
    const tooth = (lip: Point, down: number, colour: string): string => {
      const [a, b] = [
        between(lip, corner, 0.06 + (0.8 * i) / many),
        between(lip, corner, 0.06 + (0.8 * (i + 0.6)) / many),
      ];
      return facet([a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + down * shrink]], colour);
    };
    s += tooth(upper, 1, TOOTH);
    if (jaw || apex) s += tooth(lower, -1, "#E3DDD0");
  }
  return s;
}

function lights(body: Outline, { shape, symbols, family, main }: Sided): string {
  if (!symbols.includes("bioluminescent")) return "";
  let s = "";
  const stalk = (root: Point, bend: Point, tip: Point, colour: string): string =>
    `<path d="M${at(root)}Q${at(bend)} ${at(tip)}" stroke="${main[2]}" stroke-width="2.4" fill="none" stroke-linecap="round"/>` +
    glow(tip, 4.2, colour);
  if (shape.lure) {
    const root = body.back(0.16);
    const front = body.at(0, 0.5);
    const top = MIDDLE - shape.length * 0.5;
    s += stalk(root, [root[0] - 4, top - 8], [Math.max(10, front[0] - 8), top + 4], "#FFE9A0");
  }
  if (shape.barbel) {
    const root = body.belly(0.09);
    s += stalk(root, [root[0] + 8, root[1] + 18], [root[0] - 6, root[1] + 24], "#FFB3A0");
  }
  const rows = family === "lantern" ? [0.72, 0.9] : [0.84];
  const many = family === "angler" ? 3 : family === "deep" ? 5 : 7;
  for (const [row, down] of rows.entries()) {
    for (let i = 0; i < many; i++) {
      const x = (family === "angler" ? 0.5 : 0.24) + (i + row * 0.5) * (family === "angler" ? 0.14 : 0.1);
      if (x < 0.95) s += glow(body.at(x, down), family === "angler" ? 1.5 : 2);
    }
  }
  return s;
}

function hand(body: Outline, { shape, fin }: Sided): string {
  const root = body.at(shape.pectoral[0], 0.6);
  const size = shape.pectoral[1] * shape.length;
  const to = (x: number, y: number): Point => [root[0] + size * x, root[1] + size * y];
  if (shape.wings) {
    const wing = (x: number, y: number, tone: 0 | 1): string =>
      facet([root, [root[0] + x, root[1] - y], [root[0] + x + 18, root[1] - y + 14]], fin[tone]) +
      facet([root, [root[0] + x + 18, root[1] - y + 14], [root[0] + x * 0.75 + 16, root[1] - y * 0.35]], fin[2]);
    return wing(34, 46, 0) + wing(52, 26, 1);
  }
  const tip = to(0.55, 0.75);
  return facet([root, tip, to(0.18, -0.05)], fin[1]) + facet([root, tip, to(-0.04, 0.22)], fin[4]);
}

export function sided(fish: Sided): string {
  const { shape, main } = fish;
  const body = new Outline(shape);
  let s = fins(body, fish) + skin(body, fish);
  if (shape.gills) {
    for (let i = 0; i < 4; i++) {
      const [a, b] = [body.at(0.25 + i * 0.025, 0.3), body.at(0.245 + i * 0.025, 0.66)];
      s += `<path d="M${at(a)}L${at(b)}" stroke="${main[4]}" stroke-width="1.5"/>`;
    }
  }
  const charges = fish.symbols.filter((one) => one === "electric").length;
  if (charges) {
    const points = [0.36, 0.44, 0.48, 0.58, 0.62, 0.72, 0.76, 0.88].map((x, i) => body.at(x, i % 2 ? 0.62 : 0.28));
    s += sparks(points, charges > 1);
  }
  s += hand(body, fish) + mouth(body, fish) + lights(body, fish);
  const [x, height, size] = shape.eye;
  if (shape.second_eye) s += eye(body.at(x + 0.06, height + 0.22), size);
  return s + eye(body.at(x, height), size * (shape.second_eye ? 1 : fish.wide));
}
