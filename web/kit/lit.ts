/** What a lesson lights: where the holes in the dusk are, and where the card of the guide stands. */
import type { Box } from "./why.svelte";

const MOST = 3; // holes at once
const NEAR = 28; // things so close to each other share a hole
const AIR = 10;
const EDGE = 8;

export const right = (box: Box): number => box.left + box.width;
export const bottom = (box: Box): number => box.top + box.height;

export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map(right)) - left,
    height: Math.max(...boxes.map(bottom)) - top,
  };
}

const isNear = (a: Box, b: Box): boolean =>
  a.left - right(b) < NEAR && b.left - right(a) < NEAR && a.top - bottom(b) < NEAR && b.top - bottom(a) < NEAR;

/** At most three holes: things that lie together share one, and if there are still too many, all do. */
export function holesFor(boxes: readonly Box[]): Box[] {
  let holes = [...boxes];
  for (let merged = true; merged;) {
    merged = false;
    for (let i = 0; i < holes.length && !merged; i++) {
      const j = holes.findIndex((other, at) => at > i && isNear(holes[i]!, other));
      if (j < 0) continue;
      holes = [...holes.filter((_, at) => at !== i && at !== j), around([holes[i]!, holes[j]!])];
      merged = true;
    }
  }
  return holes.length > MOST ? [around(holes)] : holes;
}

/** A hole with some air, as the path of a rounded rectangle. */
export function outline({ left, top, width, height }: Box): string {
  const [x, y, w, h] = [left - AIR, top - AIR, width + 2 * AIR, height + 2 * AIR];
  const r = Math.min(18, w / 2, h / 2);
  return (
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}

const shared = (a: Box, b: Box): number => {
  const across = Math.min(right(a), right(b)) - Math.max(a.left, b.left);
  const down = Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
};

export interface Stand {
  x: number;
  y: number;
  /** How much of what is lit it hides. */
  over: number;
}

/**
 * Where the card stands: over as little as possible of what is lit, rather not over other things of the table, and not far.
 * `head` is the room above it.
 */
export function standFor(
  size: { width: number; height: number },
  room: { width: number; height: number },
  lit: readonly Box[],
  head: number,
  others: readonly Box[] = [],
): Stand {
  const most = {
    x: Math.max(EDGE, room.width - size.width - EDGE),
    y: Math.max(EDGE, room.height - size.height - EDGE),
  };
  const least = Math.min(most.y, EDGE + head);
  const middle = lit.length ? around(lit) : { left: 0, top: 0, ...room };
  const [mx, my] = [middle.left + middle.width / 2, middle.top + middle.height / 2];
  let best: Stand | null = null;
  let cheapest = Infinity;
  for (let i = 0; i <= 12; i++) {
    for (let j = 0; j <= 24; j++) {
      const x = EDGE + ((most.x - EDGE) * i) / 12;
      const y = least + ((most.y - least) * j) / 24;
      const box = { left: x - 4, top: y - head / 2, width: size.width + 8, height: size.height + head / 2 + 4 };
      const over = lit.reduce((sum, one) => sum + shared(box, one), 0);
      const far = Math.hypot(x + size.width / 2 - mx, y + size.height / 2 - my);
      const hidden = others.reduce((sum, one) => sum + shared(box, one), 0);
      const cost = over * 10 + hidden * 0.006 + far;
      if (cost < cheapest) [best, cheapest] = [{ x, y, over }, cost];
    }
  }
  return best!;
}
