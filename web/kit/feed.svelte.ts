/** What one seat is told of a table, shown at a pace that can be followed. */
import { tick, type Snippet } from "svelte";
import { flights, type Flight } from "./flights.svelte";
import { settings } from "./settings.svelte";
import type { ChatLine, GameEvent, Note, Present, Snapshot, Update } from "./wire";

/** How a game shows a change. */
export interface Stage {
  /** What flies where when this happens; `before` is the view until then. */
  flights: (events: readonly GameEvent[], before: unknown) => Flight[];
  /** A thing of the game, drawn as large as the room it gets; null is a card face down. */
  piece?: Snippet<[string | null]>;
  /** The places that an event is about, where nothing flies or more than that matters. */
  places?: (event: GameEvent) => string[];
  /** Put away what lies over the table. */
  clear?: () => void;
}

/** A turn of somebody else as it was shown, so that it can be shown again. */
interface Story {
  seat: number;
  before: Present;
  updates: Present[];
}

/** The step that is being told: whose, what happened, and the how many-th of the turn it is. */
export interface Telling {
  seat: number;
  events: readonly GameEvent[];
  number: number;
  /** Something was stolen, swallowed or revealed. */
  moment: boolean;
}

/** Times of motion, and milliseconds between two steps of others; step by step waits for a tap. */
const PACES = {
  step: { speed: 1.5, gap: Infinity },
  calm: { speed: 1.5, gap: 700 },
  fast: { speed: 0.6, gap: 120 },
  now: { speed: 0, gap: 0 },
} as const;
const TOLD = 2600; // a caption is read by then
const MOMENT = 900;
const MOST_LINES = 400;

const seatOf = (events: readonly GameEvent[]): number | null => {
  for (const { facts } of events) if (typeof facts["seat"] === "number") return facts["seat"];
  return null;
};

export class Feed {
  now = $state.raw<Present | null>(null);
  events = $state.raw<GameEvent[]>([]);
  notes = $state.raw<Note[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Moves that are known but not shown yet. */
  behind = $state(0);
  /** A sheet is being read: what comes next waits. */
  paused = $state(false);
  /** Somebody wants a break. */
  held = $state(false);
  /** The last turn of somebody else is shown again. */
  again = $state(false);
  telling = $state.raw<Telling | null>(null);
  stage = $state.raw<Stage | null>(null);
  onShown: ((update: Present) => void) | null = null;
  #story = $state.raw<Story | null>(null);
  #queue: Update[] = [];
  #rerun: Present[] = [];
  #latest: Present | null = null;
  #heard = 0;
  #freeAt = 0;
  #timer = 0;
  #captionTimer = 0;

  constructor(
    readonly seat: number | null,
    /** Kinds of events that get a moment of their own. */
    readonly moments: readonly string[] = [],
  ) {}

  /** The last change that was heard of; a new subscription goes on from there. */
  get heard(): number {
    return this.#heard;
  }

  receive(update: Snapshot | Update): boolean {
    if (update.type === "snapshot") {
      this.#queue = [];
      this.#heard = update.n;
      if (this.now === null) {
        this.events = update.events;
        this.notes = update.notes;
        this.chat = update.chat;
        this.now = this.#latest = update;
        this.onShown?.(update);
      } else this.#show(update);
      return true;
    }
    if (update.n <= this.#heard) return true;
    if (update.since_n !== this.#heard) return false;
    this.#heard = update.n;
    this.#queue.push(update);
    this.#pump();
    return true;
  }

  pause(yes: boolean): void {
    this.paused = yes;
    if (!yes) this.#pump();
  }

  hold(yes: boolean): void {
    this.held = yes;
    if (!yes) this.#pump();
  }

  /** The next step at once. */
  next(): void {
    if (this.again) return this.#retell();
    if (!this.#queue.length || this.paused) return;
    this.#show(this.#queue.shift()!);
    this.#pump();
  }

  /** Show everything that is still to come at once. */
  hurry(): void {
    this.held = false;
    if (this.again) this.#stopAgain();
    while (this.#queue.length && !this.paused) this.#show(this.#queue.shift()!);
    this.behind = this.#queue.length;
  }

  /** A tap on the table: it ends a wait, of a step or, where one is in a hurry, of all. */
  tap(): void {
    if (settings.pace === "step" || settings.pace === "calm") this.next();
    else this.hurry();
  }

  get canTellAgain(): boolean {
    return this.#story !== null && !this.again;
  }

  /** The last turn of somebody else, from its beginning. */
  tellAgain(): void {
    if (!this.#story || !this.#latest || this.paused) return;
    clearTimeout(this.#timer);
    this.again = true;
    this.#rerun = [...this.#story.updates];
    this.now = this.#story.before;
    this.#timer = setTimeout(() => this.#retell(), 400) as unknown as number;
  }

  #retell(): void {
    clearTimeout(this.#timer);
    const next = this.#rerun.shift();
    if (!next) return this.#stopAgain();
    const number = this.#story!.updates.length - this.#rerun.length;
    this.#tell(next.events, number);
    const busy = this.#draw(next, this.now!);
    void busy.then((time) => {
      const { gap } = PACES[settings.pace];
      if (this.again)
        this.#timer = setTimeout(() => this.#retell(), time + Math.min(gap || 700, 1200)) as unknown as number;
    });
  }

  #stopAgain(): void {
    clearTimeout(this.#timer);
    this.again = false;
    this.#rerun = [];
    this.now = this.#latest;
    this.#pump();
  }

  #pump(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length && !this.paused && !this.held && !this.again) {
      const wait = this.#waitFor(this.#queue[0]!);
      if (wait === Infinity) break;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#pump(), wait) as unknown as number;
        break;
      }
      this.#show(this.#queue.shift()!);
    }
    this.behind = this.#queue.length;
  }

  /** My own moves are shown at once, those of others one after another. */
  #waitFor(update: Update): number {
    const mine = this.now?.decision?.actor === this.seat;
    const { gap } = PACES[settings.pace];
    if (document.hidden || mine || update.events.length === 0) return 0;
    return gap === Infinity ? Infinity : this.#freeAt + gap - performance.now();
  }

  #show(update: Present): void {
    const before = this.now!;
    const undone = update.step < before.step;
    const kept = undone ? this.events.filter((event) => event.step <= update.step) : this.events;
    const since = kept.at(-1)?.n ?? -1;
    const fresh = update.events.filter((event) => undone || event.n > since);
    this.events = [...kept, ...fresh].slice(-MOST_LINES);
    this.notes = [
      ...this.notes,
      ...update.notes.filter((note) => !this.notes.some((old) => old.n === note.n && old.kind === note.kind)),
    ];
    this.chat = [...this.chat, ...update.chat.filter((line) => !this.chat.some((old) => old.n === line.n))];
    if (undone) this.#story = null;
    else this.#keep(update, before, fresh);
    this.#latest = update;
    this.#freeAt = performance.now();
    void this.#draw(update, before).then((time) => (this.#freeAt += time));
    this.onShown?.(update);
  }

  /** Draw the table as it is after this, and let things fly there. Answers how long they do. */
  async #draw(update: Present, before: Present): Promise<number> {
    const { speed } = PACES[settings.pace];
    this.stage?.clear?.();
    const others = seatOf(update.events) !== this.seat;
    const planned = document.hidden ? [] : (this.stage?.flights(update.events, before.view) ?? []);
    const launch = flights.plan(planned, speed || PACES.fast.speed, others);
    const about = others && !planned.length ? update.events.flatMap((event) => this.stage?.places?.(event) ?? []) : [];
    this.now = update;
    if (!planned.length && !about.length) return 0;
    await tick();
    if (about.length) flights.light(about);
    return launch() + this.#momentOf(update.events) * speed;
  }

  /** A stolen, swallowed or revealed thing is looked at a little longer. */
  #momentOf(events: readonly GameEvent[]): number {
    return events.some((event) => this.moments.includes(event.kind)) ? MOMENT : 0;
  }

  /** A turn of somebody else grows step by step, until another one acts. */
  #keep(update: Present, before: Present, events: readonly GameEvent[]): void {
    const seat = seatOf(events);
    if (seat === null) return;
    if (seat === this.seat) return void (this.telling = null);
    if (this.#story?.seat === seat && this.#story.updates.at(-1) === before)
      this.#story = { ...this.#story, updates: [...this.#story.updates, update] };
    else this.#story = { seat, before, updates: [update] };
    this.#tell(events, this.#story.updates.length);
  }

  #tell(events: readonly GameEvent[], number: number): void {
    const seat = seatOf(events);
    if (seat === null || seat === this.seat) return;
    this.telling = { seat, events, number, moment: this.#momentOf(events) > 0 };
    clearTimeout(this.#captionTimer);
    const read = TOLD + (this.telling.moment ? MOMENT : 0);
    this.#captionTimer = setTimeout(() => (this.telling = null), read) as unknown as number;
  }
}
