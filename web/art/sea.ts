/** The paper sea: sheets of cut paper, each with its own wave, each a step deeper than the one behind. */
import { chance } from "./chance";

/** The outline of one sheet, from its wavy upper edge down to `bottom`. */
export function wave(width: number, y: number, swing: number, length: number, phase: number, bottom: number): string {
  let d = `M${-length} ${bottom}V${y}`;
  for (let x = -length, i = 0; x < width + length; x += length / 2, i++) {
    const up = i % 2 ? -1 : 1;
    const crest = y - up * swing * (1 + 0.35 * Math.sin(i * 1.7 + phase));
    d += `Q${(x + length / 4 + phase).toFixed(1)} ${crest.toFixed(1)} ${(x + length / 2 + phase).toFixed(1)} ${y}`;
  }
  return d + `V${bottom}Z`;
}

export interface SeaShape {
  top: number;
  seed: number;
  swing: number;
  length: number;
}

/** The sheets of a sea in these colours, the nearest one last. */
export function sea(width: number, height: number, colours: readonly string[], shape: SeaShape): string {
  const random = chance(shape.seed);
  return colours
    .map((colour, i) => {
      const y = shape.top + (height - shape.top) * (i / colours.length);
      const length = shape.length * (0.8 + random() * 0.7);
      const swing = shape.swing * (0.7 + 0.6 * random());
      return `<path d="${wave(width, y, swing, length, -random() * length * 0.5, height + 20)}" fill="${colour}"/>`;
    })
    .join("");
}
