/**
 * The eleven card colours and their signs. Dark is solid, light is hollow, between is half; kindred colours share a
 * shape. Wherever a colour means something, its sign stands with it.
 */
import { mix, shift, tones, type Tones } from "./colour";

type Shape = "drop" | "square" | "triangle" | "sun" | "leaf" | "moon" | "shell";

interface Painted {
  base: string; // the colour itself
  field: string; // the sheet behind the animal
  shape: Shape;
  solid: 0 | 0.5 | 1;
  ink?: string; // of the sign on the colour
  art?: string; // what the animal is folded from, where that is not the base
}

export interface Colour {
  base: string;
  field: string;
  far: string; // the wave behind the animal
  near: string; // the wave before it
  fold: string; // the folded corner of the tab
  quiet: string; // the sign as a pattern on the field
  pale: string; // a base for tints, dark enough on paper
  shape: Shape;
  solid: 0 | 0.5 | 1;
  ink: string;
  tones: Tones;
}

const PAINTED = {
  dark_blue: { base: "#1D4FA3", field: "#D5E0F3", shape: "drop", solid: 1 },
  light_blue: { base: "#4FB3E6", field: "#DDF1FB", shape: "drop", solid: 0, ink: "#07324C" },
  black: { base: "#2A3038", field: "#D9DBDC", shape: "square", solid: 1, art: "#3A424C" },
  grey: { base: "#8A949C", field: "#E9EBEB", shape: "square", solid: 0.5, ink: "#1B252C" },
  white: { base: "#FBFAF5", field: "#9FB4C0", shape: "square", solid: 0, ink: "#42586A" },
  yellow: { base: "#F4C32C", field: "#FDF3CF", shape: "sun", solid: 1, ink: "#4A3600" },
  green: { base: "#3C9A5B", field: "#DCF0DF", shape: "leaf", solid: 1 },
  purple: { base: "#7B4BAF", field: "#E8DDF4", shape: "moon", solid: 1 },
  pink: { base: "#EE83B0", field: "#FCE3EE", shape: "shell", solid: 1, ink: "#5A1233" },
  orange: { base: "#E8641B", field: "#FBDCC6", shape: "triangle", solid: 1 },
  light_orange: { base: "#F8B37C", field: "#FDEBDB", shape: "triangle", solid: 0, ink: "#5E2F05" },
} as const satisfies Record<string, Painted>;

export type ColourName = keyof typeof PAINTED;
export const COLOUR_NAMES = Object.keys(PAINTED) as ColourName[];

// White needs hue, not only grey, to show its folds: pearl.
const PEARL: Tones = ["#FFFFFF", "#F3EEF8", "#DDEFF0", "#C9D3E6", "#A9BBCB"];

function mixed(name: ColourName, painted: Painted): Colour {
  const white = name === "white";
  const deep = white ? "#6F8898" : painted.base;
  return {
    base: painted.base,
    field: painted.field,
    far: mix(painted.field, deep, 0.26),
    near: mix(painted.field, deep, 0.46),
    fold: shift(painted.base, -0.12),
    quiet: white ? "#FFFFFF" : shift(painted.base, -0.1),
    pale: white ? "#8FA9B8" : painted.base,
    shape: painted.shape,
    solid: painted.solid,
    ink: painted.ink ?? "#FFFDF7",
    tones: white ? PEARL : tones(painted.art ?? painted.base),
  };
}

export const COLOURS = Object.fromEntries(COLOUR_NAMES.map((name) => [name, mixed(name, PAINTED[name])])) as Record<
  ColourName,
  Colour
>;

const SHAPES: Record<Shape, string> = {
  drop: "M12 1.8C15.6 7 20 10.6 20 15.2A8 8 0 0 1 4 15.2C4 10.6 8.4 7 12 1.8Z",
  square: "M3.5 3.5H20.5V20.5H3.5Z",
  triangle: "M12 2.2L22.6 20.8H1.4Z",
  sun: "M12 .8L14.6 5.7L19.9 4.1L18.3 9.4L23.2 12L18.3 14.6L19.9 19.9L14.6 18.3L12 23.2L9.4 18.3L4.1 19.9L5.7 14.6L.8 12L5.7 9.4L4.1 4.1L9.4 5.7Z",
  leaf: "M12 .8C19 6 20.6 15 12 23.2C3.4 15 5 6 12 .8Z",
  moon: "M15.5 1.6A10.6 10.6 0 1 0 22 16.6A8.6 8.6 0 0 1 15.5 1.6Z",
  shell: "M12 21.8L1.8 10.8A5.6 5.6 0 0 1 12 5.6A5.6 5.6 0 0 1 22.2 10.8Z",
};

/** The sign of a colour on a 24 box, in one ink; `paper` draws the veins of leaf and shell. */
export function sign(name: ColourName, ink: string, paper = "none"): string {
  const colour = COLOURS[name];
  const path = SHAPES[colour.shape];
  let drawn =
    colour.solid === 1
      ? `<path d="${path}" fill="${ink}"/>`
      : `<path d="${path}" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round" transform="translate(12 12) scale(.84) translate(-12 -12)"/>`;
  if (colour.solid === 0.5) drawn += `<path d="M5 19V5H19Z" fill="${ink}"/>`;
  const vein = `stroke="${paper}" stroke-width="1.8" fill="none" stroke-linecap="round"`;
  if (colour.shape === "leaf") drawn += `<path d="M12 6V21M12 13L15.6 9.6M12 16.4L8.4 13" ${vein}/>`;
  if (colour.shape === "shell") drawn += `<path d="M12 20V10.5M11 20L6.8 11.5M13 20L17.2 11.5" ${vein}/>`;
  return drawn;
}

/** The sign as a quiet pattern: rows for solid, offset rows for hollow, so that the texture differs too. */
export function pattern(name: ColourName, id: string): string {
  const colour = COLOURS[name];
  const size = colour.solid === 1 ? 26 : 30;
  const drawn = sign(name, colour.quiet);
  const at = (x: number, y: number): string => `<g transform="translate(${x} ${y}) scale(.5)">${drawn}</g>`;
  const second =
    colour.solid === 1 ? at(-6, size * 1.5 - 6) + at(size - 6, size * 1.5 - 6) : at(size / 2 - 6, size * 1.5 - 6);
  const strength = name === "white" ? 0.3 : 0.16;
  return `<pattern id="${id}" width="${size}" height="${size * 2}" patternUnits="userSpaceOnUse"><g opacity="${strength}">${at(size / 2 - 6, size / 2 - 6)}${second}</g></pattern>`;
}
