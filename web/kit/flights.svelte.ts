/** Things that travel visibly, at the size they have where they lie: measured before a change, launched after it, never in the way of a click. */
import { settings } from "./settings.svelte";

/** What flies: how wide it counts at a plate or a panel, where it is not drawn itself, and its height to its width. */
export interface Kind {
  width: number;
  ratio: number;
}

export interface Flight {
  /** Places by the value of their `data-place`, the first that is there counts. */
  from: string[];
  to: string[];
  kind: Kind;
  /** What is drawn on the way; null is a card face down. */
  face: string | null;
  /** Turned over on the way, like a folded sheet. */
  turns?: boolean;
}

/** Where a thing lies and how large it is there. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A step of somebody's turn: the same number stands on the table, in the caption and in the card of the turn. */
export interface Step {
  seat: number;
  number: number;
}

export interface Mark extends Step {
  x: number;
  y: number;
}

export interface Flying {
  id: number;
  face: string | null;
  turns: boolean;
  start: Box;
  end: Box;
  delay: number;
  time: number;
}

const TRAVEL = 320;
/** Nothing on its way is wider than this, however large it lies. */
const WIDEST = 160;
const AT_ONCE = 2;
/** Closer than this nothing goes anywhere. */
const NEAR = 4;
/** A hand's worth; more would only blur. */
const MOST = 8;
/** Where nothing may move, a trail of dots stands for a flight: for so long, and no more of them than can be read. */
const TRAIL = 1600;
const MOST_TRAILS = 5;
const FOAM = 1500;
const MOST_FOAM = 2;
/** What somebody's turn left on the table: places where things lay, numbers of steps. */
const LEFT = 4000;
const MOST_LEFT = 2;
const MOST_MARKS = 5;
/** Half a number of a step. */
const MARK = 16;
/** Numbers at one corner stand side by side. */
const ASIDE = 26;

/** The element of the first place that is there; of several, the innermost and last. */
export function placed(places: readonly string[]): HTMLElement | null {
  for (const name of places) {
    const found = document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    for (let i = found.length - 1; i >= 0; i--) {
      const box = found[i]!.getBoundingClientRect();
      if (box.width > 0) return found[i]!;
    }
  }
  return null;
}

const isThing = (node: HTMLElement): boolean => node.dataset["thing"] !== undefined;

/** A thing (`data-thing`) is as large as it is drawn, turned or not; at any other place it is one of its kind, at the place's anchor. */
export function boxAt(node: HTMLElement, kind: Kind): Box {
  const anchor = isThing(node) ? node : (node.querySelector<HTMLElement>("[data-anchor]") ?? node);
  const { left, top, width, height } = anchor.getBoundingClientRect();
  const room = isThing(node)
    ? {
        width: Math.min(width, anchor.offsetWidth || width, WIDEST),
        height: Math.min(height, anchor.offsetHeight || height),
      }
    : { width: kind.width, height: kind.width * kind.ratio };
  const fits = Math.min(room.width, room.height / kind.ratio);
  return { x: left + width / 2, y: top + height / 2, width: fits, height: fits * kind.ratio };
}

/** The boxes of the things at these places; of a plate or a panel only its anchor. */
function boxesOf(places: readonly (readonly string[])[]): Box[] {
  return places.flatMap((names) => {
    const node = placed(names);
    const lit = node && (isThing(node) ? node : node.querySelector<HTMLElement>("[data-anchor]"));
    if (!lit) return [];
    const { left, top, width, height } = lit.getBoundingClientRect();
    return [{ x: left + width / 2, y: top + height / 2, width, height }];
  });
}

/** A zone, a cell or a slot as it is drawn. */
function wholeOf(place: string): Box[] {
  const node = placed([place]);
  if (!node) return [];
  const { left, top, width, height } = node.getBoundingClientRect();
  return [{ x: left + width / 2, y: top + height / 2, width, height }];
}

/** Where a flight begins, and whether the thing itself was seen there. */
interface Start {
  box: Box | null;
  thing: boolean;
}

function startOf(flight: Flight): Start {
  const node = placed(flight.from);
  return node ? { box: boxAt(node, flight.kind), thing: isThing(node) } : { box: null, thing: false };
}

/** A thing that is not there any more leaves its place; a pile that has another card on top does not. */
function leftBy(flight: Flight, { box, thing }: Start): Box[] {
  if (!box || !thing) return [];
  const now = placed(flight.from);
  const there = now && isThing(now) ? boxAt(now, flight.kind) : null;
  return there && Math.hypot(there.x - box.x, there.y - box.y) < NEAR ? [] : [box];
}

/** A step is marked at the thing it brought, else where that was taken from, else at the plate. */
function markOf(flight: Flight, { box, thing }: Start): Box | null {
  const goal = placed(flight.to);
  if (goal && (isThing(goal) || !thing)) return boxAt(goal, flight.kind);
  return box;
}

/** The table begins below the bar, or beside it; nothing of it lies on the bar. */
function onTable({ x, y }: { x: number; y: number }): { x: number; y: number } {
  const room = document.querySelector("main")?.getBoundingClientRect();
  if (!room) return { x, y };
  return { x: Math.max(room.left + MARK, Math.min(x, room.right - MARK)), y: Math.max(room.top + MARK, y) };
}

class Flights {
  list = $state.raw<Flying[]>([]);
  trails = $state.raw<Flying[]>([]);
  /** What has just changed, or is being pointed at: a sheet of foam lies under it. */
  foam = $state.raw<Box[]>([]);
  /** Where things lay that somebody has taken away. */
  left = $state.raw<Box[]>([]);
  /** The steps of the turn that is being told. */
  marks = $state.raw<Mark[]>([]);
  #foamTimer = 0;
  #leftTimer = 0;
  #markTimer = 0;
  #next = 0;

  /** Note where the things are now; the answer launches them once the new view stands, and says how long they take. */
  plan(wanted: readonly Flight[], speed = 1, step: Step | null = null): () => number {
    const flights = wanted.slice(0, MOST);
    const starts = flights.map((flight) => startOf(flight));
    return () => {
      const fresh: Flying[] = [];
      const time = TRAVEL * speed;
      flights.forEach((flight, i) => {
        const start = starts[i]?.box;
        const goal = placed(flight.to);
        if (!start || !goal) return;
        const end = boxAt(goal, flight.kind);
        if (Math.hypot(end.x - start.x, end.y - start.y) < NEAR) return;
        const delay = Math.floor(fresh.length / AT_ONCE) * time;
        // The thing itself is seen once it is there; the place, a plate or a pile, stays.
        if (settings.moves && isThing(goal))
          goal.animate([{ opacity: 0 }, { opacity: 0 }], { duration: Math.max(0, delay + time - 30) });
        const { face, turns = false } = flight;
        fresh.push({ id: ++this.#next, face, turns, start, end, delay, time });
      });
      if (settings.moves) this.list = [...this.list, ...fresh];
      if (step || !settings.moves) this.#leaveTrails(fresh);
      const last = settings.moves && fresh.length ? fresh.at(-1)!.delay + time : 0;
      if (step && fresh.length) {
        this.#leave(flights.flatMap((flight, i) => leftBy(flight, starts[i]!)));
        this.#mark(step, markOf(flights[0]!, starts[0]!));
        this.#foamAt(
          flights.map((flight) => flight.to),
          last,
        );
      }
      return last;
    };
  }

  /** Foam under the things that lie at these places, once they have arrived; of several, the last two. */
  #foamAt(places: readonly string[][], wait: number): void {
    clearTimeout(this.#foamTimer);
    this.#foamTimer = setTimeout(() => {
      this.foam = boxesOf(places).slice(-MOST_FOAM);
      this.#foamTimer = setTimeout(() => (this.foam = []), settings.moves ? FOAM : TRAIL) as unknown as number;
    }, wait) as unknown as number;
  }

  /** Show where this was, as long as somebody points at it. */
  point(wanted: readonly Flight[], about: readonly string[] = []): void {
    clearTimeout(this.#foamTimer);
    const ends = boxesOf(wanted.flatMap((flight) => [flight.from, flight.to]));
    this.foam = [...ends, ...about.flatMap(wholeOf)].slice(-MOST_FOAM);
  }

  /** These places have changed, though nothing flew there. */
  light(about: readonly string[], step: Step | null = null): void {
    clearTimeout(this.#foamTimer);
    this.foam = about.flatMap(wholeOf).slice(-MOST_FOAM);
    if (step) this.#mark(step, this.foam.at(-1) ?? null);
    this.#foamTimer = setTimeout(() => (this.foam = []), settings.moves ? FOAM : TRAIL) as unknown as number;
  }

  #leaveTrails(fresh: Flying[]): void {
    // Cards that go the same way leave one trail.
    const ways = new Map(fresh.map((one) => [[one.start.x, one.start.y, one.end.x, one.end.y].join(), one]));
    if (!ways.size) return;
    const left = [...ways.values()];
    this.trails = [...this.trails, ...left].slice(-MOST_TRAILS);
    setTimeout(() => (this.trails = this.trails.filter((trail) => !left.includes(trail))), TRAIL);
  }

  /** Places where things lay before this step. */
  #leave(boxes: readonly Box[]): void {
    clearTimeout(this.#leftTimer);
    this.left = boxes.slice(-MOST_LEFT);
    this.#leftTimer = setTimeout(() => (this.left = []), LEFT) as unknown as number;
  }

  /** The number of a step at the corner of what it was about; those of the turn before go. */
  #mark(step: Step, at: Box | null): void {
    clearTimeout(this.#markTimer);
    const before = this.marks.filter((mark) => mark.seat === step.seat && mark.number < step.number);
    const goesOn = before.length === this.marks.length ? before : [];
    if (!at) return void (this.marks = goesOn);
    const corner = { x: at.x + at.width / 2, y: at.y - at.height / 2 };
    const mark = { ...step, ...onTable(corner) };
    while (goesOn.some((other) => Math.hypot(other.x - mark.x, other.y - mark.y) < ASIDE)) mark.x -= ASIDE;
    this.marks = [...goesOn, mark].slice(-MOST_MARKS);
    this.#markTimer = setTimeout(
      () => (this.marks = []),
      settings.pace === "step" ? 2 ** 30 : LEFT,
    ) as unknown as number;
  }

  /** Whoever goes on playing has seen them. */
  wipe(): void {
    if (this.left.length) this.left = [];
    if (this.marks.length) this.marks = [];
    if (this.trails.length) this.trails = [];
    if (this.foam.length) this.foam = [];
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

/** How high the arc rises over the straight way. */
export const lift = (far: number): number => Math.min(60, far * 0.16);

const BETWEEN_DOTS = 13;

/** Dots along the arc of the way, up to the head of the arrow. */
export function trail({ start, end }: Pick<Flying, "start" | "end">): Dot[] {
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const many = Math.max(2, Math.round(far / BETWEEN_DOTS));
  return Array.from({ length: many }, (_, i) => {
    const part = i / many;
    return {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part - Math.sin(Math.PI * part) * lift(far),
      r: 2.75,
    };
  });
}

/** Where the arrow points when it comes there, in degrees. */
export function headOf({ start, end }: Pick<Flying, "start" | "end">): number {
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  // The slope of the arc at its end.
  const down = end.y - start.y + Math.PI * lift(far);
  return (Math.atan2(down, end.x - start.x) * 180) / Math.PI;
}
