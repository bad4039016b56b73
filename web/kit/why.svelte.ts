/** Why a pressed thing does nothing. The reason stands at the thing itself; without one it comes as a toast. */
import { Refused } from "./refused";
import { settings } from "./settings.svelte";
import { refusalText, t, texts } from "./texts.svelte";
import { toasts } from "./toast.svelte";

export interface Reason {
  title: string;
  words: string;
  /** Where it would work. */
  then: string;
  /** Where the rules say so. */
  clause: string;
  game: string;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STAYS = 8000; // milliseconds
/** What is pressed, as a whole: a picture inside of a button is no thing of its own. */
const PRESSED = "button, a, [role=button]";
const THINGS = "[data-place], [data-thing]";

const say = (key: string, facts: Refused["facts"]): string => (texts.has(key) ? t(key, facts) : "");

function reasonOf(refusal: Refused, game: string): Reason {
  const { code, facts } = refusal;
  return {
    title: say(`refused-${code}-title`, facts),
    words: refusalText(refusal),
    then: say(`refused-${code}-then`, facts),
    clause: typeof facts["clause"] === "string" ? facts["clause"] : "",
    game,
  };
}

class Why {
  told = $state.raw<{ reason: Reason; at: Box } | null>(null);
  #pressed: Element | null = null;
  #described: Element | null = null;
  #timer = 0;

  constructor() {
    // The bubble goes with the next thing that is done, be it by mouse, finger or key.
    addEventListener("pointerdown", (event) => this.#done(event), { capture: true });
    addEventListener("click", (event) => this.#done(event), { capture: true });
    addEventListener("keydown", (event) => event.key === "Escape" && this.hide(), { capture: true });
    addEventListener("resize", () => this.hide());
    addEventListener("scroll", () => this.hide(), { capture: true, passive: true });
  }

  #done(event: Event): void {
    const target = event.target as Element;
    if (target.closest("[data-why]")) return;
    this.hide();
    this.#pressed = target.closest(PRESSED) ?? target.closest(THINGS);
  }

  /** Tell a refusal, its facts already in words, at the thing that was pressed last. */
  tell(refusal: Refused, game: string): void {
    const thing = this.#pressed;
    const { left, top, width, height } = thing?.getBoundingClientRect() ?? new DOMRect();
    if (!thing?.isConnected || !width || !height) return toasts.refuse(refusal);
    this.told = { reason: reasonOf(refusal, game), at: { left, top, width, height } };
    thing.setAttribute("aria-describedby", "why-words");
    this.#described = thing;
    this.rest(false);
    if (settings.moves && thing instanceof HTMLElement) {
      const shaken = ["0", "3px", "-3px", "0"].map((translate) => ({ translate }));
      thing.animate(shaken, { duration: 160 });
    }
  }

  /** The clock stands while the pointer rests on the bubble. */
  rest(resting: boolean): void {
    clearTimeout(this.#timer);
    if (!resting) this.#timer = window.setTimeout(() => this.hide(), STAYS);
  }

  hide(): void {
    if (!this.told) return;
    clearTimeout(this.#timer);
    this.told = null;
    this.#described?.removeAttribute("aria-describedby");
    this.#described = null;
  }
}

export const why = new Why();

export interface Spot {
  side: "right" | "left" | "above" | "below";
  x: number;
  y: number;
}

const GAP = 16; // the pointer and a little air
const EDGE = 8;

const shared = (a: Box, b: Box): number => {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
};

/** Where a bubble stands: right, left, above or below its thing, shifted along the edge, over as little as possible of what can be pressed. */
export function spotFor(
  at: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  kept: readonly Box[],
): Spot {
  const { width, height } = size;
  const within = (wanted: number, most: number): number => Math.max(EDGE, Math.min(wanted, most - EDGE));
  const inX = (x: number): number => within(x, room.width - width);
  const inY = (y: number): number => within(y, room.height - height);
  const right = at.left + at.width;
  const bottom = at.top + at.height;
  const ys = [at.top + (at.height - height) / 2, at.top, bottom - height].map(inY);
  const xs = [at.left + (at.width - width) / 2, at.left, right - width].map(inX);
  const spots: Spot[] = [
    ...ys.map((y): Spot => ({ side: "right", x: right + GAP, y })),
    ...ys.map((y): Spot => ({ side: "left", x: at.left - GAP - width, y })),
    ...xs.map((x): Spot => ({ side: "above", x, y: at.top - GAP - height })),
    ...xs.map((x): Spot => ({ side: "below", x, y: bottom + GAP })),
  ];
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.x !== inX(spot.x) || spot.y !== inY(spot.y)) continue;
    const box = { left: spot.x, top: spot.y, width, height };
    const over = kept.reduce((sum, one) => sum + shared(box, one), 0);
    if (over < least) [best, least] = [spot, over];
  }
  return best ?? { side: "below", x: inX(at.left), y: inY(bottom + GAP) };
}
