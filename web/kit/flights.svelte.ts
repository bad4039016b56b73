/** Cards that travel visibly: measured before a change, launched after it, never in the way of a click. */
import { settings } from "./settings.svelte";

export interface Flight {
  /** Places by the value of their `data-place`, the first that is there counts. */
  from: string[];
  to: string[];
  /** What is drawn on the way; null is a card face down. */
  face: string | null;
  /** Turned over on the way, like a folded sheet. */
  turns?: boolean;
}

export interface Flying {
  id: number;
  face: string | null;
  turns: boolean;
  start: DOMRect;
  end: DOMRect;
  delay: number;
}

const GAP = 80;
export const TRAVEL = 420;
/** Where nothing may move, a trail of dots stands for a flight: for so long, and no more of them than can be read. */
const TRAIL = 2000;
const MOST_TRAILS = 5;

function find(places: string[]): HTMLElement | null {
  for (const name of places) {
    const found = document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    for (let i = found.length - 1; i >= 0; i--) {
      const box = found[i]!.getBoundingClientRect();
      if (box.width > 0) return found[i]!;
    }
  }
  return null;
}

class Flights {
  list = $state.raw<Flying[]>([]);
  trails = $state.raw<Flying[]>([]);
  #next = 0;

  /** Note where the cards are now; the answer launches them once the new view stands. */
  plan(flights: Flight[]): () => void {
    const starts = flights.map((flight) => find(flight.from)?.getBoundingClientRect() ?? null);
    return () => {
      const fresh: Flying[] = [];
      flights.forEach((flight, i) => {
        const start = starts[i];
        const goal = find(flight.to);
        if (!start || !goal) return;
        const delay = fresh.length * GAP;
        // The place itself stays empty until the card is there.
        if (settings.moves) goal.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + TRAVEL - 30 });
        fresh.push({
          id: ++this.#next,
          face: flight.face,
          turns: flight.turns ?? false,
          start,
          end: goal.getBoundingClientRect(),
          delay,
        });
      });
      if (settings.moves) this.list = [...this.list, ...fresh];
      else this.#leaveTrails(fresh);
    };
  }

  #leaveTrails(fresh: Flying[]): void {
    // Cards that go the same way leave one trail.
    const ways = new Map(fresh.map((one) => [[one.start.x, one.start.y, one.end.x, one.end.y].join(), one]));
    if (!ways.size) return;
    const left = [...ways.values()];
    this.trails = [...this.trails, ...left].slice(-MOST_TRAILS);
    setTimeout(() => (this.trails = this.trails.filter((trail) => !left.includes(trail))), TRAIL);
  }

  /** Whoever goes on playing has seen them. */
  wipe(): void {
    if (this.trails.length) this.trails = [];
  }

  land(id: number): void {
    this.list = this.list.filter((flying) => flying.id !== id);
  }
}

export const flights = new Flights();

export interface Dot {
  x: number;
  y: number;
  r: number;
}

/** Dots along the arc that the card would have flown, growing towards where it lies now. */
export function trail({ start, end }: Pick<Flying, "start" | "end">): Dot[] {
  const from = { x: start.left + start.width / 2, y: start.top + start.height / 2 };
  const to = { x: end.left + end.width / 2, y: end.top + end.height / 2 };
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const lift = Math.min(60, far / 6);
  const many = Math.max(2, Math.round(far / 30));
  return Array.from({ length: many + 1 }, (_, i) => {
    const part = i / many;
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part - Math.sin(Math.PI * part) * lift,
      r: 2 + 3.5 * part,
    };
  });
}
