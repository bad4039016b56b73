/** What a board needs of a table; a running one and a replay both have it. */
import type { Decision, GameInfo, Move, Presence, Present, TableInfo } from "./wire";
import type { Feed } from "./feed.svelte";
import type { LogLine } from "./table.svelte";
import type { Speaker } from "./texts.svelte";

export interface TableLike {
  readonly info: TableInfo | null;
  readonly game: GameInfo | null;
  readonly names: string[];
  readonly speaker: Speaker;
  readonly shown: number | null;
  readonly now: Present | null;
  readonly decision: Decision | null;
  readonly mine: boolean;
  readonly moves: readonly Move[];
  readonly hint: Move | null;
  /** What comes at once after it: where the card goes. */
  readonly hintThen?: Move | null;
  /** Why that is the hint, and the second best. */
  readonly hintLines?: readonly string[];
  /** The move that is made for the player in a moment. */
  readonly coming?: string | null;
  readonly promptText: string;
  readonly log: LogLine[];
  /** Kinds of events that begin a turn even of whoever acted before. */
  readonly begins: readonly string[];
  /** Kinds of events that sum up a turn, the weightiest first. */
  readonly headlines: readonly string[];
  readonly presence: Presence | null;
  readonly feed: Feed | undefined;
  moveText(move: Move): string;
  can(text: string): boolean;
  play(text: string): Promise<void>;
  why(text: string): Promise<void>;
  /** Say no at the thing that was pressed, for a reason of this side. */
  refuse?(code: string, facts: Record<string, string>): void;
}
