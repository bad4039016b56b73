/** What a board needs of a table; a running one and a replay both have it. */
import type { Decision, GameInfo, Move, Presence, TableInfo, Update } from "./protocol";
import type { Feed, LogLine } from "./table.svelte";
import type { Speaker } from "./texts.svelte";

export interface TableLike {
  readonly info: TableInfo | null;
  readonly game: GameInfo | null;
  readonly names: string[];
  readonly speaker: Speaker;
  readonly shown: number | null;
  readonly now: Update | null;
  readonly decision: Decision | null;
  readonly mine: boolean;
  readonly moves: readonly Move[];
  readonly hint: Move | null;
  readonly promptText: string;
  readonly log: LogLine[];
  readonly presence: Presence | null;
  readonly feed: Feed | undefined;
  moveText(move: Move): string;
  can(text: string): boolean;
  play(text: string): Promise<void>;
  why(text: string): Promise<void>;
}
