/** A game that was played, step by step, as any seat saw it or with all hands open. */
import { api } from "./api";
import type { GameFace } from "./face";
import { faces } from "./faces.svelte";
import { overlaid } from "./overlay";
import type { Decision, GameInfo, Move, Presence, Present, ReplayStep, TableInfo } from "./wire";
import type { Feed } from "./feed.svelte";
import type { LogLine } from "./table.svelte";
import type { TableLike } from "./tablelike";
import { botName, capital, Speaker, t } from "./texts.svelte";

const CHUNK = 60;

/** Lay the views of all seats over one another: each seat's own part is the one it saw itself. */
function laidOpen(views: readonly unknown[]): unknown {
  const first = views[0] as { seats?: Record<string, unknown>[] } | undefined;
  if (!first?.seats) return views.reduce(overlaid);
  const seats = first.seats.map(
    (_, i) => (views[i] as { seats?: Record<string, unknown>[] } | undefined)?.seats?.[i] ?? first.seats![i]!,
  );
  return { ...first, seats };
}

export class ReplayTable implements TableLike {
  step = $state(0);
  total = $state(0);
  shown = $state<number | null>(null);
  open = $state(false);
  steps = $state.raw<Map<string, ReplayStep>>(new Map());
  readonly mine = false;
  readonly moves: readonly Move[] = [];
  readonly hint = null;
  readonly presence: Presence | null = null;
  readonly feed: Feed | undefined = undefined;
  #asked = new Set<string>();

  constructor(
    readonly info: TableInfo,
    readonly game: GameInfo,
    readonly face: GameFace,
  ) {
    this.shown = info.yours[0] ?? null;
    this.open = info.status === "over";
    faces.sit(info.seats);
  }

  close(): void {
    faces.clear();
  }

  get begins(): readonly string[] {
    return this.face.begins ?? [];
  }

  get headlines(): readonly string[] {
    return this.face.headlines ?? [];
  }

  #key = (seat: number | null, step: number): string => `${String(seat)}:${step}`;

  /** Have this step (and those around it) for every seat that is shown. */
  async load(step: number): Promise<void> {
    const seats = this.open ? this.info.seats.map((_, i) => i) : [this.shown];
    const from = Math.floor(step / CHUNK) * CHUNK;
    // One after the other: a server answers a few such questions of one person at once, and there are up to five seats.
    for (const seat of seats) {
      const asked = this.#key(seat, from);
      if (this.#asked.has(asked)) continue;
      this.#asked.add(asked);
      const got = await api.replay(this.info.id, seat, from, from + CHUNK - 1);
      this.total = got.total;
      const next = new Map(this.steps);
      for (const one of got.steps) next.set(this.#key(seat, one.step), one);
      this.steps = next;
    }
  }

  #at(step: number): ReplayStep | undefined {
    return this.steps.get(this.#key(this.open ? (this.shown ?? 0) : this.shown, step));
  }

  get now(): Present | null {
    const at = this.#at(this.step);
    if (!at) return null;
    let view = at.view;
    if (this.open) {
      const views = this.info.seats.map((_, i) => this.steps.get(this.#key(i, this.step))?.view);
      if (views.every((one) => one !== undefined)) view = { ...(laidOpen(views) as object), seat: this.shown };
    }
    return {
      table: this.info.id,
      seat: this.shown,
      n: this.step,
      ply: this.step,
      step: this.step,
      time: 0,
      view,
      decision: this.#decision(at),
      events: [],
      notes: [],
      chat: [],
      clock: { kind: "none", running: null, deadline: null, left: null },
      undo: null,
      ask: null,
      talk: "free",
      result: null,
      guide: null,
    };
  }

  #decision(at: ReplayStep): Decision | null {
    return at.prompt
      ? {
          actor: at.prompt.actor,
          prompt: { key: at.prompt.key, facts: at.prompt.facts },
          moves: [],
          timeout: null,
          forced: false,
        }
      : null;
  }

  get decision(): Decision | null {
    return this.now?.decision ?? null;
  }

  get names(): string[] {
    return this.info.seats.map((seat, i, seats) =>
      seat.kind === "bot" ? botName(seats, i) : this.isReader(i) ? capital(t("web-you")) : seat.name || t("web-player"),
    );
  }

  get speaker(): Speaker {
    const reader = this.shown !== null && this.isReader(this.shown) ? this.shown : null;
    return new Speaker(this.info.game, this.game.component_facts, this.names, reader);
  }

  /** Is this the one who reads? Whoever held several seats is called by their names. */
  isReader(seat: number): boolean {
    return this.info.yours.length === 1 && this.info.yours[0] === seat;
  }

  get promptText(): string {
    const decision = this.decision;
    return decision ? this.speaker.say("prompt", decision.prompt.key, decision.prompt.facts) : "";
  }

  get log(): LogLine[] {
    const lines: LogLine[] = [];
    for (let step = Math.max(0, this.step - 30); step <= this.step; step++) lines.push(...this.#lines(step));
    return lines;
  }

  /** What the move that is made here brings about. */
  get next(): LogLine[] {
    return this.#lines(this.step + 1);
  }

  #lines(step: number): LogLine[] {
    return (this.#at(step)?.events ?? []).map((event, i) => {
      const seat = event.facts["seat"];
      return {
        key: `${step}-${i}`,
        step,
        kind: event.kind,
        text: this.speaker.say("event", event.kind, event.facts),
        seat: typeof seat === "number" ? seat : null,
      };
    });
  }

  moveText(move: Move): string {
    return this.speaker.say("move", move.kind, move.facts);
  }

  can(): boolean {
    return false;
  }

  async play(): Promise<void> {
    // A replay is only looked at.
  }

  async why(): Promise<void> {
    // A replay is only looked at.
  }
}
