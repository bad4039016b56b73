/** Cards that travel visibly: measured before a change, launched after it, never in the way of a click. */

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
        goal.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + TRAVEL - 30 });
        fresh.push({
          id: ++this.#next,
          face: flight.face,
          turns: flight.turns ?? false,
          start,
          end: goal.getBoundingClientRect(),
          delay,
        });
      });
      this.list = [...this.list, ...fresh];
    };
  }

  land(id: number): void {
    this.list = this.list.filter((flying) => flying.id !== id);
  }
}

export const flights = new Flights();
