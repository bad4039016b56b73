/** A moment: a table that stands still, where one move is tried. */
import type { GameFace } from "./face";
import type { Feed } from "./feed.svelte";
import type { LogLine } from "./table.svelte";
import type { TableLike } from "./tablelike";
import { botName, Speaker, t } from "./texts.svelte";
import type { Decision, GameInfo, Move, MomentShown, Presence, Present, TableInfo } from "./wire";

const KEY = "seaboard.moments";

/** What this device remembers: moments whose move was found at the first try. */
export function solvedHere(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function keepSolved(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solvedHere().add(id)]));
  } catch {
    // A browser that keeps nothing still counts on the server.
  }
}

export class MomentTable implements TableLike {
  readonly hint = null;
  readonly mine = true;
  readonly log: LogLine[] = [];
  readonly presence: Presence | null = null;
  readonly feed: Feed | undefined = undefined;
  readonly info: TableInfo;
  readonly now: Present;
  readonly shown: number | null;
  done = $state(false);

  constructor(
    readonly moment: MomentShown,
    readonly game: GameInfo,
    readonly face: GameFace,
    readonly onmove: (text: string) => Promise<void>,
  ) {
    this.info = moment.now.info;
    this.now = moment.now;
    this.shown = moment.now.seat;
  }

  get begins(): readonly string[] {
    return this.face.begins ?? [];
  }

  get headlines(): readonly string[] {
    return this.face.headlines ?? [];
  }

  get decision(): Decision | null {
    return this.now.decision;
  }

  get moves(): readonly Move[] {
    return this.done ? [] : (this.decision?.moves ?? []);
  }

  get names(): string[] {
    return this.info.seats.map((seat, i, seats) => (seat.kind === "bot" ? botName(seats, i) : t("web-you")));
  }

  get speaker(): Speaker {
    return new Speaker(this.info.game, this.game.component_facts, this.names, this.shown);
  }

  get promptText(): string {
    const decision = this.decision;
    return decision ? this.speaker.say("prompt", decision.prompt.key, decision.prompt.facts) : "";
  }

  moveText(move: { kind: string; facts: Record<string, unknown> }): string {
    return this.speaker.say("move", move.kind, move.facts);
  }

  can(text: string): boolean {
    return this.moves.some((move) => move.text === text);
  }

  async play(text: string): Promise<void> {
    if (this.can(text)) await this.onmove(text);
  }

  async why(): Promise<void> {
    // What cannot be done here is simply not lit.
  }
}
