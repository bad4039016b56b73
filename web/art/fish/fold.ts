/** Points and facets: the smallest things a fish is folded from. */
export type Point = readonly [x: number, y: number];

export const at = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A facet is stroked in its own colour, or hairlines of background show between neighbours. */
export const facet = (points: readonly Point[], colour: string): string =>
  `<polygon points="${points.map(at).join(" ")}" fill="${colour}" stroke="${colour}" stroke-width=".6" stroke-linejoin="round"/>`;

export const dot = ([x, y]: Point, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

/** Light in the dark: a bright point in two rings of paper, no blur. */
export const glow = (point: Point, r: number, colour = "#9FF3E4"): string =>
  dot(point, r * 2.6, colour, 0.18) + dot(point, r * 1.6, colour, 0.4) + dot(point, r, "#F2FFFA");

export const eye = ([x, y]: Point, r: number): string =>
  dot([x, y], r, "#FFFDF6") +
  dot([x - r * 0.12, y], r * 0.62, "#13202B") +
  dot([x - r * 0.32, y - r * 0.25], r * 0.2, "#FFFFFF");

export const CORAL = "#F0634A";
export const SPARK = "#FFD25A";

/** A discharge: a bold zigzag, doubled for a strong one. */
export function sparks(points: readonly Point[], strong: boolean): string {
  const line = `M${points.map(at).join("L")}`;
  const stroke = (width: number, colour: string): string =>
    `<path d="${line}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`;
  return (strong ? stroke(5.4, "#7A5200") : "") + stroke(2.8, SPARK);
}
