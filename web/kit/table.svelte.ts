/** A table as one person sees it: one feed for each of their seats, or a spectator's. */
import { tick } from "svelte";
import { api } from "./api";
import {
  Refused,
  type Ask,
  type ChatLine,
  type Clock,
  type Decision,
  type GameEvent,
  type GameInfo,
  type Move,
  type Note,
  type Presence,
  type Refusal,
  type TableInfo,
  type Update,
} from "./protocol";
import { settings } from "./settings.svelte";
import { chime } from "./sound";
import { socket, type Told } from "./socket.svelte";
import { Speaker, t, texts } from "./texts.svelte";
import { toasts } from "./toast.svelte";
import type { TableLike } from "./tablelike";

export interface LogLine {
  key: string;
  step: number;
  kind: string;
  text: string;
  seat: number | null;
}

/** How a game shows a change: called before the new view is drawn; what it returns is called after. */
export type Stage = (update: Update, before: Update) => (() => void) | undefined;

const PACE = 850; // milliseconds between the moves of others, so that they can be followed
const MOST_LINES = 400;

/** The stream of one seat. */
export class Feed {
  now = $state.raw<Update | null>(null);
  events = $state.raw<GameEvent[]>([]);
  notes = $state.raw<Note[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Moves that are known but not shown yet. */
  behind = $state(0);
  /** Somebody is reading: what comes next waits. */
  paused = $state(false);
  stage: Stage | null = null;
  onShown: ((update: Update) => void) | null = null;
  #queue: Update[] = [];
  #heard = 0;
  #shownAt = 0;
  #timer = 0;

  constructor(readonly seat: number | null) {}

  /** The last change that was heard of; a new subscription goes on from there. */
  get heard(): number {
    return this.#heard;
  }

  receive(update: Update): boolean {
    if (update.type === "snapshot") {
      this.#queue = [];
      this.#heard = update.n;
      if (this.now === null) {
        this.events = update.events;
        this.notes = update.notes;
        this.chat = update.chat;
        this.now = update;
        this.onShown?.(update);
      } else this.#show(update);
      return true;
    }
    if (update.n <= this.#heard) return true;
    if (update.since_n !== undefined && update.since_n !== this.#heard) return false;
    this.#heard = update.n;
    this.#queue.push(update);
    this.#pump();
    return true;
  }

  pause(yes: boolean): void {
    this.paused = yes;
    if (!yes) this.#pump();
  }

  /** Show everything that is still to come at once. */
  hurry(): void {
    while (this.#queue.length && !this.paused) this.#show(this.#queue.shift()!);
    this.behind = this.#queue.length;
  }

  #pump(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length && !this.paused) {
      const wait = this.#waitFor(this.#queue[0]!);
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
    if (!settings.moves || document.hidden || mine || update.events.length === 0) return 0;
    return this.#shownAt + PACE - performance.now();
  }

  #show(update: Update): void {
    const before = this.now!;
    const after = document.hidden ? undefined : this.stage?.(update, before);
    const undone = update.step < before.step;
    const kept = undone ? this.events.filter((event) => event.step <= update.step) : this.events;
    const since = kept.at(-1)?.n ?? -1;
    this.events = [...kept, ...update.events.filter((event) => undone || event.n > since)].slice(-MOST_LINES);
    this.notes = [
      ...this.notes,
      ...update.notes.filter((note) => !this.notes.some((old) => old.n === note.n && old.kind === note.kind)),
    ];
    this.chat = [...this.chat, ...update.chat.filter((line) => !this.chat.some((old) => old.n === line.n))];
    this.now = update;
    this.#shownAt = performance.now();
    this.onShown?.(update);
    if (after) void tick().then(after);
  }
}

export class Table implements TableLike {
  failure = $state.raw<Refusal | null>(null);
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  presence = $state.raw<Presence | null>(null);
  levels = $state.raw<string[]>([]);
  /** The seat whose view is shown; null for a spectator. */
  shown = $state<number | null>(null);
  /** A hidden hand lies under the curtain until the next player has the device. */
  curtain = $state(false);
  hint = $state<Move | null>(null);
  thinking = $state(false);
  busy = $state(false);
  feeds = $state.raw<Feed[]>([]);
  #lastActor: number | null = null;
  readonly #leave: () => void;

  constructor(readonly id: string) {
    void this.#begin();
    this.#leave = socket.listen(
      (told) => this.#hear(told),
      () => this.#subscribeAll(),
    );
  }

  close(): void {
    this.#leave();
    for (const feed of this.feeds) socket.tell({ type: "unsubscribe", table: this.id, seat: feed.seat });
  }

  // -- hearing -------------------------------------------------------------------------------------------------

  async #begin(): Promise<void> {
    try {
      const [info, list] = await Promise.all([api.table(this.id), api.games()]);
      this.levels = list.levels;
      this.game = list.games.find((game) => game.name === info.game) ?? null;
      await texts.need("common", "table", info.game);
      this.info = info;
      this.#makeFeeds(info);
    } catch (reason) {
      this.failure = reason instanceof Refused ? reason : { code: "web-server-fault", facts: {} };
    }
  }

  /** The table changed by what I did. */
  adopt(info: TableInfo): void {
    this.info = info;
    this.#makeFeeds(info);
  }

  #makeFeeds(info: TableInfo): void {
    const seats: (number | null)[] = info.yours.length ? info.yours : [null];
    const same = seats.length === this.feeds.length && seats.every((seat, i) => this.feeds[i]?.seat === seat);
    if (same) return;
    for (const feed of this.feeds) socket.tell({ type: "unsubscribe", table: this.id, seat: feed.seat });
    this.feeds = seats.map((seat) => {
      const feed = new Feed(seat);
      feed.onShown = (update) => this.#shownBy(feed, update);
      return feed;
    });
    this.shown = seats[0] ?? null;
    this.curtain = false;
    if (socket.line === "open") this.#subscribeAll();
  }

  #subscribeAll(): void {
    for (const feed of this.feeds) void this.#subscribe(feed);
  }

  async #subscribe(feed: Feed): Promise<void> {
    try {
      await socket.command({ type: "subscribe", table: this.id, seat: feed.seat, since: feed.heard });
    } catch (reason) {
      this.failure = reason instanceof Refused ? reason : { code: "web-server-fault", facts: {} };
    }
  }

  #hear(told: Told): void {
    if (told.table !== this.id) return;
    if (told.type === "presence") {
      this.presence = { seats: told.seats, watchers: told.watchers };
      return;
    }
    const feed = this.feeds.find((one) => one.seat === told.seat);
    if (told.presence) this.presence = told.presence;
    if (feed && !feed.receive(told)) void this.#subscribe(feed);
    if (told.info) {
      this.info = told.info;
      this.#makeFeeds(told.info);
    }
  }

  #shownBy(feed: Feed, update: Update): void {
    if (feed.seat !== this.shown && this.feed) return this.#passDevice(feed, update);
    this.hint = null;
    queueMicrotask(() => (this.#lastActor = update.decision?.actor ?? null));
    if (this.feeds.length > 1) for (const other of this.feeds) this.#passDevice(other, other.now);
    for (const event of update.events.slice(-6)) {
      const line = this.lineOf(event);
      if (line) toasts.speak(line);
    }
    if (update.decision?.actor === this.shown && update.decision.moves.length) {
      const prompt = this.promptText;
      if (settings.sound && this.#lastActor !== this.shown) chime();
      setTimeout(() => toasts.speak(prompt), 60);
    }
  }

  /** Several people at one device: whoever is to choose next is handed it. */
  #passDevice(feed: Feed, update: Update | null): void {
    if (!update?.decision || update.decision.actor !== feed.seat || feed.seat === this.shown) return;
    const current = this.feed?.now?.decision?.actor;
    if (current === this.shown && this.feed?.now && this.feed.now.n >= update.n) return;
    this.curtain = true;
    this.shown = feed.seat;
  }

  // -- what is to be shown -------------------------------------------------------------------------------------

  get feed(): Feed | undefined {
    return this.feeds.find((feed) => feed.seat === this.shown);
  }

  get now(): Update | null {
    return this.feed?.now ?? null;
  }

  get decision(): Decision | null {
    return this.now?.decision ?? null;
  }

  get clock(): Clock | null {
    return this.now?.clock ?? null;
  }

  get ask(): Ask | null {
    return this.now?.ask ?? null;
  }

  get mine(): boolean {
    return this.shown !== null && this.decision?.actor === this.shown && !this.curtain;
  }

  get moves(): readonly Move[] {
    return this.mine && !this.busy ? (this.decision?.moves ?? []) : [];
  }

  /** The names of the players as texts need them. */
  get names(): string[] {
    return (this.info?.seats ?? []).map((seat, i) => {
      if (seat.kind === "bot") return t(`web-bot-${i}`);
      if (seat.kind === "open") return t("web-seat-open");
      return (
        seat.name ||
        (this.info && this.info.yours.length > 1 ? t("web-player-number", { number: i + 1 }) : t("web-player"))
      );
    });
  }

  get speaker(): Speaker {
    return new Speaker(this.info?.game ?? "", this.game?.component_facts ?? [], this.names);
  }

  get promptText(): string {
    const decision = this.decision;
    return decision ? this.speaker.say("prompt", decision.prompt.key, decision.prompt.facts) : "";
  }

  lineOf(event: GameEvent): string {
    return this.speaker.say("event", event.kind, event.facts);
  }

  get log(): LogLine[] {
    const feed = this.feed;
    if (!feed) return [];
    const lines = feed.events.map((event, i) => ({
      key: `e${event.n}-${event.step}-${i}`,
      n: event.n,
      step: event.step,
      kind: event.kind,
      text: this.lineOf(event),
      seat: typeof event.facts["seat"] === "number" ? event.facts["seat"] : null,
    }));
    const notes = feed.notes
      .filter((note) => texts.has(`table-note-${note.kind}`))
      .map((note) => ({
        key: `n${note.n}-${note.kind}`,
        n: note.n,
        step: -1,
        kind: "note",
        text: t(`table-note-${note.kind}`, this.speaker.words(note.facts)),
        seat: null,
      }));
    return [...lines, ...notes].sort((a, b) => a.n - b.n);
  }

  moveText(move: Move): string {
    return this.speaker.say("move", move.kind, move.facts);
  }

  // -- doing ---------------------------------------------------------------------------------------------------

  find(text: string): Move | undefined {
    return this.moves.find((move) => move.text === text);
  }

  can(text: string): boolean {
    return this.find(text) !== undefined;
  }

  async play(text: string): Promise<void> {
    if (!this.now || this.busy) return;
    this.busy = true;
    try {
      await socket.command({ type: "move", table: this.id, seat: this.shown, ply: this.now.ply, move: text });
    } catch (reason) {
      toasts.refuse(this.#worded(reason));
    } finally {
      this.busy = false;
    }
  }

  /** Why a move cannot be made: the server is asked by trying what is known to be impossible. */
  async why(text: string): Promise<void> {
    if (!this.now || this.shown === null || this.can(text)) return;
    if (!this.mine) {
      const actor = this.decision?.actor;
      toasts.show(
        actor === undefined ? t("refused-game-over") : t("web-not-your-turn", { name: this.names[actor] ?? "" }),
      );
      return;
    }
    try {
      await socket.command({ type: "move", table: this.id, seat: this.shown, ply: this.now.ply, move: text });
    } catch (reason) {
      toasts.refuse(this.#worded(reason));
    }
  }

  #worded(reason: unknown): unknown {
    return reason instanceof Refused ? new Refused(reason.code, this.speaker.words(reason.facts)) : reason;
  }

  async undo(): Promise<void> {
    await this.#say({ type: "undo", ply: this.now?.ply });
  }

  async askHint(): Promise<void> {
    this.thinking = true;
    try {
      const answer = await socket.command({ type: "hint", table: this.id, seat: this.shown });
      const hint = answer as unknown as { ply: number; move: Move };
      if (hint.ply === this.now?.ply) this.hint = hint.move;
    } catch (reason) {
      toasts.refuse(reason);
    } finally {
      this.thinking = false;
    }
  }

  async answer(yes: boolean): Promise<void> {
    const ask = this.ask;
    if (ask) for (const seat of ask.yours) await this.#say({ type: "answer", ask: ask.n, yes, seat });
  }

  abandon = (): Promise<void> => this.#say({ type: "abandon" });
  resign = (): Promise<void> => this.#say({ type: "resign" });

  async talk(text: string): Promise<void> {
    try {
      await socket.command({ type: "chat", table: this.id, text });
    } catch (reason) {
      toasts.refuse(reason);
    }
  }

  async #say(command: Record<string, unknown>): Promise<void> {
    try {
      await socket.command({ table: this.id, seat: this.shown, ...command });
    } catch (reason) {
      toasts.refuse(this.#worded(reason));
    }
  }
}
