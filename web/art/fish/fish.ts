/**
 * A fish from its data, folded from paper: 200 × 120, facing left. Body by family, papers by zone, symbols to be seen,
 * length to scale within its size class. The same row gives the same drawing, always.
 */
import { chance } from "../chance";
import { shift, tones } from "../colour";
import { sided } from "./body";
import { familyOf, shapeOf } from "./family";
import { ray, seahorse } from "./flat";
import { paperOf } from "./paper";

export interface FishData {
  name: string;
  /** S, T, M in this order, or D for the deep row alone. */
  zones: string;
  /** Centimetres. */
  length: number;
  symbols: readonly string[];
}

export type Size = "small" | "medium" | "large";

const CLASSES: readonly { size: Size; from: number; to: number; eye: number }[] = [
  { size: "small", from: 1, to: 50, eye: 1.25 },
  { size: "medium", from: 50, to: 150, eye: 1 },
  { size: "large", from: 150, to: 2000, eye: 0.8 },
];

const classOf = (length: number): (typeof CLASSES)[number] =>
  CLASSES.findLast(({ from }) => length >= from) ?? CLASSES[0]!;

export const sizeOf = (length: number): Size => classOf(length).size;

/** The same with limits of its own: a pack may have others. */
export const sizeBy = (length: number, medium: number, large: number): Size =>
  length >= large ? "large" : length >= medium ? "medium" : "small";

const SHORTEST = 0.72;

/** How much of the box a fish fills: the longest of its class all of it. Roots, or a whale shark would dwarf all others. */
export function scaleOf(length: number): number {
  const { from, to } = classOf(length);
  const part = (Math.sqrt(length) - Math.sqrt(from)) / (Math.sqrt(to) - Math.sqrt(from));
  return SHORTEST + (1 - SHORTEST) * Math.min(1, Math.max(0, part));
}

const drawn = new Map<string, string>();

export function fish(data: FishData): string {
  const key = [data.name, data.zones, data.length, ...data.symbols].join(" "); // a pack may have another length
  let svg = drawn.get(key);
  if (svg === undefined) {
    svg = folded(data);
    drawn.set(key, svg);
  }
  return svg;
}

function folded({ name, zones, length, symbols }: FishData): string {
  const family = familyOf(name);
  const paper = paperOf(name, zones, family, symbols.includes("camouflage"));
  const common = {
    name,
    symbols,
    main: tones(paper.main),
    pale: tones(paper.pale),
    fin: tones(paper.fin ?? shift(paper.main, -0.04)),
    wide: classOf(length).eye,
    random: chance(`${name}!`),
  };
  const body =
    family === "ray"
      ? ray({ ...common, spotted: paper.mark === "spots" })
      : family === "seahorse"
        ? seahorse({ ...common, spotted: false })
        : sided({ ...common, family, shape: shapeOf(name, family), mark: paper.mark });
  const k = scaleOf(length).toFixed(3);
  return `<g transform="translate(100 60) scale(${k}) translate(-100 -60)">${body}</g>`;
}
