/** What one seat is told of a table, shown at a pace that can be followed. */
import { tick, type Snippet } from "svelte";
import { flights, type Flight } from "./flights.svelte";
import { settings } from "./settings.svelte";
import type { GameFace } from "./face";
import { headlineOf, seatOf, stepNumber } from "./turns";
import type { ChatLine, GameEvent, Note, Present, Snapshot, Update } from "./wire";

/** How a game shows a change. */
export interface Stage {
  /** What flies where when this happens; `before` is the view until then, `after` the one that it leads to. */
  flights: (events: readonly GameEvent[], before: unknown, after?: unknown) => Flight[];
  /** A thing of the game, drawn as large as the room it gets; null is a card face down. */
  piece?: Snippet<[string | null]>;
  /** The places that an event is about, where nothing flies or more than that matters. */
  places?: (event: GameEvent, after?: unknown) => string[];
  /** Put away what lies over the table. */
  clear?: () => void;
}

/** A turn of somebody else as it was shown, so that it can be shown again. */
interface Story {
  seat: number;
  before: Present;
  steps: { update: Present; telling: Telling }[];
}

/** What a game says about how its turns are told. */
type Manner = Pick<GameFace, "moments" | "begins" | "headlines" | "inFull" | "nobodys" | "quiet">;

/** The step that is being told: whose, what happened and which of it sums it up, and the how many-th of the turn it is, on the table as in the log. */
export interface Telling {
  seat: number;
  events: readonly GameEvent[];
  said: GameEvent;
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

/** Who did it: whom the events name, else who was asked before. */
function actorOf(events: readonly GameEvent[], before: Present): number | null {
  for (const event of events) if (seatOf(event) !== null) return seatOf(event);
  return events.length ? (before.decision?.actor ?? null) : null;
}

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
  /** Somebody wants to read what happened. */
  recalled = $state(false);
  /** The last turn of somebody else is shown again. */
  again = $state(false);
  telling = $state.raw<Telling | null>(null);
  /** The last change is still on its way. */
  moving = $state(false);
  stage = $state.raw<Stage | null>(null);
  onShown: ((update: Present) => void) | null = null;
  #story = $state.raw<Story | null>(null);
  #queue: Update[] = [];
  #rerun: Story["steps"] = [];
  #latest: Present | null = null;
  #heard = 0;
  #freeAt = 0;
  #drawn = 0;
  #timer = 0;
  #captionTimer = 0;

  constructor(
    readonly seat: number | null,
    readonly manner: Manner = {},
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
    if (!this.#queue.length || this.paused) return;
    // Only the last of them is drawn: bots may have played half a game meanwhile.
    const last = this.#queue.pop()!;
    for (const update of this.#queue) this.now = this.#take(update, this.now!);
    this.#queue = [];
    this.#show(last);
    this.behind = 0;
  }

  /** All that happened has been shown and said. */
  get told(): boolean {
    return !this.moving && (this.telling === null || settings.pace === "now");
  }

  /** A tap on the table: it ends a wait, of a step or, where one is in a hurry, of all. */
  tap(): void {
    if ((this.now?.result || this.paused) && !this.again) {
      this.telling = null;
      this.moving = false;
    }
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
    this.#rerun = [...this.#story.steps];
    this.now = this.#story.before;
    this.#timer = setTimeout(() => this.#retell(), 400) as unknown as number;
  }

  #retell(): void {
    clearTimeout(this.#timer);
    const next = this.#rerun.shift();
    if (!next) return this.#stopAgain();
    this.#tell(next.telling);
    const busy = this.#draw(next.update, this.now!);
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
    if (document.hidden || mine || this.#isQuiet(update.events)) return 0;
    return gap === Infinity ? Infinity : this.#freeAt + gap - performance.now();
  }

  /** Nothing happened, or nothing that must be told. */
  #isQuiet(events: readonly GameEvent[]): boolean {
    return events.every((event) => this.manner.quiet?.includes(event.kind));
  }

  #show(update: Present): void {
    const before = this.now!;
    this.#take(update, before);
    this.#freeAt = performance.now();
    void this.#draw(update, before).then((time) => (this.#freeAt += time));
    this.onShown?.(update);
  }

  /** Write down what happened. */
  #take(update: Present, before: Present): Present {
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
    return (this.#latest = update);
  }

  /** Draw the table as it is after this, and let things fly there. Answers how long they do. */
  async #draw(update: Present, before: Present): Promise<number> {
    const { speed } = PACES[settings.pace];
    this.stage?.clear?.();
    const seat = actorOf(update.events, before);
    const step = seat !== null && seat !== this.seat ? { seat, number: this.telling?.number ?? 1 } : null;
    const planned = document.hidden ? [] : (this.stage?.flights(update.events, before.view, update.view) ?? []);
    const launch = flights.plan(planned, speed || PACES.fast.speed, step);
    const about =
      step && !planned.length ? update.events.flatMap((event) => this.stage?.places?.(event, update.view) ?? []) : [];
    this.now = update;
    if (!planned.length && !about.length) return 0;
    this.moving = true;
    const drawn = ++this.#drawn;
    await tick();
    if (about.length) flights.light(about, step);
    const time = launch() + this.#momentOf(update.events) * speed;
    setTimeout(() => {
      if (drawn === this.#drawn) this.moving = false;
    }, time);
    return time;
  }

  /** A stolen, swallowed or revealed thing is looked at a little longer. */
  #momentOf(events: readonly GameEvent[]): number {
    return events.some((event) => this.manner.moments?.includes(event.kind)) ? MOMENT : 0;
  }

  /** A turn of somebody else grows step by step, until another one acts. */
  #keep(update: Present, before: Present, events: readonly GameEvent[]): void {
    const seat = actorOf(events, before);
    if (seat === null) return;
    if (seat === this.seat) return void (this.telling = null);
    if (this.#isQuiet(events)) return;
    const said = headlineOf(
      events.filter((event) => (seatOf(event) ?? seat) === seat),
      this.manner.headlines ?? [],
    )!;
    const number = stepNumber(this.events, said, this.manner.begins ?? []);
    const telling = { seat, events, said, number, moment: this.#momentOf(events) > 0 };
    const step = { update, telling };
    const goesOn = this.#story?.seat === seat && this.#story.steps.at(-1)?.update === before;
    if (this.#story && goesOn) this.#story = { ...this.#story, steps: [...this.#story.steps, step] };
    else this.#story = { seat, before, steps: [step] };
    this.#tell(telling);
  }

  #tell(telling: Telling): void {
    this.telling = telling;
    clearTimeout(this.#captionTimer);
    const read = TOLD + (telling.moment ? MOMENT : 0);
    this.#captionTimer = setTimeout(() => (this.telling = null), read) as unknown as number;
  }
}
