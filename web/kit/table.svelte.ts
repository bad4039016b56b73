/** A table as one person sees it: one feed for each of their seats, or a spectator's. */
import { api } from "./api";
import type { GameFace } from "./face";
import { faces } from "./faces.svelte";
import { Feed } from "./feed.svelte";
import { takePack } from "./packs";
import { amidst, hintLines } from "./reason";
import { asRefusal, Refused } from "./refused";
import { settings } from "./settings.svelte";
import { sounds } from "./sound";
import { socket } from "./socket.svelte";
import { botName, capital, Speaker, t, texts } from "./texts.svelte";
import { toasts } from "./toast.svelte";
import { why } from "./why.svelte";
import type { TableLike } from "./tablelike";
import { callBack } from "./turncall";
import { seatOf } from "./turns";
import { voices } from "./voices.svelte";
import type {
  Ask,
  Clock,
  Command,
  Decision,
  GameEvent,
  GameInfo,
  HintTold,
  Move,
  Presence,
  Present,
  React,
  Refusal,
  Sign,
  Snapshot,
  TableInfo,
  Unsubscribed,
  Update,
} from "./wire";

const FORCED = 800; // milliseconds before a move is made for somebody

export interface LogLine {
  key: string;
  step: number;
  kind: string;
  text: string;
  seat: number | null;
  /** What happened in the game; nothing, if it only happened at the table. */
  event?: GameEvent;
}

export class Table implements TableLike {
  failure = $state.raw<Refusal | null>(null);
  #info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  presence = $state.raw<Presence | null>(null);
  levels = $state.raw<string[]>([]);
  /** The seat whose view is shown; null for a spectator. */
  shown = $state<number | null>(null);
  /** A hidden hand lies under the curtain until the next player has the device. */
  curtain = $state(false);
  hint = $state.raw<Move | null>(null);
  #advice = $state.raw<HintTold | null>(null);
  thinking = $state(false);
  /** The seat that was taken from me, until I have chosen what to do. */
  lost = $state.raw<Unsubscribed | null>(null);
  /** The server cannot keep what is done: the game waits. */
  waits = $state(false);
  /** What is made for me in a moment: there is nothing to choose. */
  coming = $state<string | null>(null);
  /** A lesson lets people make even the only move themselves. */
  habits = true;
  #comingTimer = 0;
  #sending = $state(false);
  /** What my last move led to; until it is shown the table is not the one I look at. */
  #awaited = $state(0);
  feeds = $state.raw<Feed[]>([]);
  #lastActor: number | null = null;
  #spoken = 0;
  readonly #leave: () => void;

  constructor(
    readonly id: string,
    readonly faceOf: (game: string) => GameFace,
  ) {
    void this.#begin();
    this.#leave = socket.listen({
      present: (told) => this.#hear(told),
      presence: ({ table, seats, watchers }) => {
        if (table === id) this.presence = { seats, watchers };
      },
      reacted: ({ table, seat, sign }) => {
        if (table === id) voices.holdUp(seat, sign);
      },
      unsubscribed: (told) => this.#lose(told),
      stored: ({ table, answers }) => {
        if (table === id) this.waits = !answers;
      },
      opened: () => {
        this.waits = false; // or it is told again
        this.#subscribeAll();
      },
    });
  }

  close(): void {
    this.#leave();
    clearTimeout(this.#comingTimer);
    voices.clear();
    faces.clear();
    for (const feed of this.feeds) socket.tell({ type: "unsubscribe", table: this.id, seat: feed.seat });
  }

  get info(): TableInfo | null {
    return this.#info;
  }

  set info(info: TableInfo | null) {
    this.#info = info;
    if (info) faces.sit(info.seats);
  }

  // -- hearing -------------------------------------------------------------------------------------------------

  async #begin(): Promise<void> {
    try {
      const [info, list] = await Promise.all([api.table(this.id), api.games()]);
      this.levels = list.levels;
      this.game = list.games.find((game) => game.name === info.game) ?? null;
      await Promise.all([
        texts.need("common", "table", "told", "bots", info.game),
        takePack(this.faceOf(info.game), info.game, info.pack, () => api.packOf(info.id)),
      ]);
      this.info = info;
      this.#makeFeeds(info);
    } catch (reason) {
      this.failure = asRefusal(reason);
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
      const feed = new Feed(seat, this.faceOf(info.game));
      feed.onShown = (update) => this.#shownBy(feed, update);
      return feed;
    });
    this.shown = seats[0] ?? null;
    this.curtain = false;
    this.#awaited = 0;
    if (socket.line === "open") this.#subscribeAll();
  }

  #subscribeAll(): void {
    for (const feed of this.feeds) void this.#subscribe(feed);
  }

  async #subscribe(feed: Feed): Promise<void> {
    try {
      await socket.ask({ type: "subscribe", table: this.id, seat: feed.seat, since: feed.heard });
    } catch (reason) {
      this.failure = asRefusal(reason);
    }
  }

  #hear(told: Snapshot | Update): void {
    if (told.table !== this.id) return;
    const feed = this.feeds.find((one) => one.seat === told.seat);
    if (told.type === "snapshot") this.presence = told.presence;
    if (feed && !feed.receive(told)) void this.#subscribe(feed);
    if (told.info) {
      this.info = told.info;
      this.#makeFeeds(told.info);
    }
  }

  /** A seat is mine no longer, or nobody may watch: whoever looks is told, and what can be done about it. */
  #lose(told: Unsubscribed): void {
    if (told.table === this.id) this.lost = told;
  }

  /** Look on from what is left to me: my other seats, or as a spectator. */
  async watch(): Promise<void> {
    try {
      this.adopt(await api.table(this.id));
      this.lost = null;
    } catch (reason) {
      this.failure = asRefusal(reason);
    }
  }

  async sitAgain(): Promise<void> {
    try {
      this.adopt(await api.sit(this.id, this.lost?.seat ?? undefined));
      this.lost = null;
    } catch (reason) {
      toasts.refuse(reason);
      await this.watch();
    }
  }

  #shownBy(feed: Feed, update: Present): void {
    if (feed.seat !== this.shown && this.feed) return this.#passDevice(feed, update);
    this.hint = null;
    this.#comeBy();
    queueMicrotask(() => (this.#lastActor = update.decision?.actor ?? null));
    if (this.feeds.length > 1) for (const other of this.feeds) this.#passDevice(other, other.now);
    this.#sound(update);
    this.#voice(update);
    for (const event of update.events.slice(-6)) {
      const line = this.lineOf(event);
      if (line) toasts.speak(line);
    }
    if (update.decision?.actor === this.shown && update.decision.moves.length) {
      const prompt = this.promptText;
      if (this.#lastActor !== this.shown) {
        sounds.play("turn");
        callBack(t("web-your-turn"), this.info ? `${t(`${this.info.game}-name`)}: ${prompt}` : prompt);
      }
      setTimeout(() => toasts.speak(prompt), 60);
    }
  }

  /** The only move, or what a habit says, is made after a moment in which it can be read. */
  #comeBy(): void {
    clearTimeout(this.#comingTimer);
    this.coming = null;
    const decision = this.decision;
    if (!this.habits || this.now?.guide || !this.mine || !decision || !this.info) return;
    const only = settings.forced && decision.forced ? (decision.moves[0]?.text ?? null) : null;
    const text = this.faceOf(this.info.game).habit?.(this) ?? only;
    if (text === null) return;
    this.coming = text;
    this.#comingTimer = setTimeout(() => this.#come(text, this.now!.ply), FORCED) as unknown as number;
  }

  #come(text: string, ply: number): void {
    if (this.coming !== text || this.now?.ply !== ply) return;
    // A sheet is being read, or somebody wants a break: the move waits.
    if (this.feed?.paused || this.feed?.held || this.feed?.again) {
      this.#comingTimer = setTimeout(() => this.#come(text, ply), FORCED) as unknown as number;
      return;
    }
    this.coming = null;
    void this.play(text);
  }

  /** What others say is seen where they sit; what was said before I came is in the chat. */
  #voice(update: Present): void {
    const lines = update.chat.filter((line) => line.n > this.#spoken);
    this.#spoken = Math.max(this.#spoken, update.n);
    if ("presence" in update) return;
    for (const line of lines)
      if (!this.info?.yours.includes(line.seat))
        voices.say(line.seat, line.name || (this.names[line.seat] ?? ""), line.text);
  }

  /** What happened is heard: the end, else the first thing that has a sound. */
  #sound(update: Present): void {
    if ("presence" in update) return; // a snapshot: it happened before
    const known = (this.info && this.faceOf(this.info.game).sounds) ?? {};
    if (update.result && this.info?.status !== "over") return sounds.play("end");
    const heard = update.events.map((event) => known[event.kind]).find((sound) => sound !== undefined);
    if (heard) sounds.play(heard);
  }

  /** Several people at one device: whoever is to choose next is handed it. */
  #passDevice(feed: Feed, update: Present | null): void {
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

  get now(): Present | null {
    return this.feed?.now ?? null;
  }

  get begins(): readonly string[] {
    return (this.info && this.faceOf(this.info.game).begins) ?? [];
  }

  get headlines(): readonly string[] {
    return (this.info && this.faceOf(this.info.game).headlines) ?? [];
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
    return this.mine && !this.busy && !this.lost ? (this.decision?.moves ?? []) : [];
  }

  /** The names of the players as texts need them. Whoever plays alone at this screen is “you”; before the game begins
   *  everybody sees by which name the others know them. */
  get names(): string[] {
    return this.#names;
  }

  readonly #names = $derived.by(() =>
    (this.info?.seats ?? []).map((seat, i, seats) => {
      if (seat.kind === "bot") return botName(seats, i);
      if (seat.kind === "open") return t("web-seat-open");
      const { yours = [], status } = this.info ?? {};
      if (yours.length === 1 && yours[0] === i && (status !== "waiting" || !seat.name)) return capital(t("web-you"));
      return seat.name || (yours.length > 1 ? t("web-player-number", { number: i + 1 }) : t("web-player"));
    }),
  );

  get speaker(): Speaker {
    return this.#speaker;
  }

  readonly #speaker = $derived.by(() => {
    // Several people at one device are told apart by their names: nobody is "you".
    const reader = this.feeds.length === 1 ? this.shown : null;
    return new Speaker(this.info?.game ?? "", this.game?.component_facts ?? [], this.names, reader);
  });

  /** What was said of each event, by whoever says it now: a step more does not word the whole evening again. */
  readonly #said = $derived.by(() => {
    void [this.speaker, texts.edition];
    return new WeakMap<GameEvent, string>();
  });

  get promptText(): string {
    const decision = this.decision;
    return decision ? this.speaker.say("prompt", decision.prompt.key, decision.prompt.facts) : "";
  }

  lineOf(event: GameEvent): string {
    let line = this.#said.get(event);
    if (line === undefined) this.#said.set(event, (line = this.speaker.say("event", event.kind, event.facts)));
    return line;
  }

  get log(): LogLine[] {
    const feed = this.feed;
    if (!feed) return [];
    const { quiet = [], inFull = {} } = feed.manner;
    const isInFull = ({ kind, step }: GameEvent): boolean =>
      inFull[kind] !== undefined && feed.events.some((other) => other.kind === inFull[kind] && other.step === step);
    const told = feed.events.filter((event) => !quiet.includes(event.kind) && !isInFull(event));
    const lines = told.map((event, i) => ({
      key: `e${event.n}-${event.step}-${i}`,
      n: event.n,
      step: event.step,
      kind: event.kind,
      text: this.lineOf(event),
      seat: feed.manner.nobodys?.includes(event.kind) ? null : seatOf(event),
      event,
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
    return [...notes, ...lines].sort((a, b) => a.n - b.n);
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

  /** A move of mine is under way: what is pressed meanwhile was meant for the table as it was. */
  get busy(): boolean {
    return this.#sending || (this.now !== null && this.now.ply < this.#awaited);
  }

  async play(text: string): Promise<void> {
    if (!this.now || this.shown === null || this.busy) return;
    const { ply } = this.now;
    this.#sending = true;
    try {
      const done = await socket.ask({ type: "move", table: this.id, seat: this.shown, ply, move: text });
      this.#awaited = done.ply ?? 0;
    } catch (reason) {
      this.#refuse(reason);
    } finally {
      this.#sending = false;
    }
  }

  /** Say why a move cannot be made. */
  async why(text: string): Promise<void> {
    if (!this.now || this.shown === null || this.busy || this.can(text)) return;
    if (!this.mine) {
      const actor = this.decision?.actor;
      this.#refuse(actor === undefined ? new Refused("game-over") : new Refused("not-your-turn", { seat: actor }));
      return;
    }
    try {
      const { reason } = await socket.ask({ type: "why", table: this.id, seat: this.shown, move: text });
      if (reason) this.#refuse(new Refused(reason.code, reason.facts));
    } catch (reason) {
      this.#refuse(reason);
    }
  }

  refuse(code: string, facts: Record<string, string>): void {
    this.#refuse(new Refused(code, facts));
  }

  /** Say no at the thing that was pressed. */
  #refuse(reason: unknown): void {
    const worded = this.#worded(reason);
    if (worded instanceof Refused) why.tell(worded, this.info?.game ?? "");
    else toasts.refuse(worded);
  }

  #worded(reason: unknown): unknown {
    return reason instanceof Refused ? new Refused(reason.code, this.speaker.words(reason.facts)) : reason;
  }

  undo = (): Promise<void> => this.#say((table, seat) => ({ type: "undo", table, seat, ply: this.now?.ply ?? 0 }));

  async askHint(): Promise<void> {
    if (this.shown === null) return;
    this.thinking = true;
    try {
      const [hint] = await Promise.all([
        socket.ask({ type: "hint", table: this.id, seat: this.shown }),
        texts.need("review"),
      ]);
      if (hint.ply !== this.now?.ply) return;
      this.hint = hint.move;
      this.#advice = hint;
      toasts.speak([t("hint-is", { move: amidst(this.moveText(hint.move)) }), ...this.hintLines].join(" "));
    } catch (reason) {
      toasts.refuse(reason);
    } finally {
      this.thinking = false;
    }
  }

  get hintThen(): Move | null {
    return this.hint ? (this.#advice?.then ?? null) : null;
  }

  get hintLines(): readonly string[] {
    const advice = this.#advice;
    if (!this.hint || !advice || this.now?.guide) return [];
    return hintLines(this.info?.game ?? "", advice, (move) => this.moveText(move), this.info?.together ?? false);
  }

  async answer(yes: boolean): Promise<void> {
    const ask = this.ask;
    for (const seat of ask?.yours ?? []) {
      await this.#say((table) => ({ type: "answer", table, seat, ask: ask!.n, yes }));
    }
  }

  abandon = (): Promise<void> => this.#say((table, seat) => ({ type: "abandon", table, seat }));
  resign = (): Promise<void> => this.#say((table, seat) => ({ type: "resign", table, seat }));
  /** No more steps of the lesson. */
  free = (): Promise<void> => this.#say((table, seat) => ({ type: "free", table, seat }));
  react = (sign: Sign): Promise<void> => this.#say((table) => ({ type: "react", table, sign }));
  talk = (text: string): Promise<void> => this.#say((table) => ({ type: "chat", table, text }));

  async #say(made: (table: string, seat: number) => Command | React): Promise<void> {
    if (this.shown === null) return;
    try {
      await socket.ask(made(this.id, this.shown));
    } catch (reason) {
      toasts.refuse(this.#worded(reason));
    }
  }
}
