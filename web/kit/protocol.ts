/** What travels between the client and a Seaboard server (docs/protocol.md). */

export type Facts = Readonly<Record<string, unknown>>;
export type Language = "uk" | "ru" | "en";

export interface Rating {
  pool: string;
  value: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface Me {
  id: string;
  name: string;
  language: Language | null;
  account: string | null;
  ratings: Rating[];
  recovery?: string[];
  /** How many tables of the guest came along when logging in. */
  brought?: number;
}

export interface OptionSpec {
  name: string;
  kind: "switch" | "choice" | "number";
  default: unknown;
  optional: boolean;
  low: number | null;
  high: number | null;
  choices: unknown[] | null;
}

export interface GameInfo {
  name: string;
  rules: number;
  seats: number[];
  roles: string[];
  component_facts: string[];
  options: OptionSpec[];
}

export interface GameList {
  games: GameInfo[];
  levels: string[];
  languages: Language[];
}

export interface Seat {
  kind: "person" | "bot" | "open" | "kept";
  player: string | null;
  name: string;
  level: string | null;
  role: string | null;
  open: boolean;
  resigned: boolean;
}

export type ClockRule =
  | { kind: "none" }
  | { kind: "move"; seconds: number }
  | { kind: "bank"; seconds: number; increment: number }
  | { kind: "days"; days: number };

export interface ScoreLine {
  key: string;
  points: number;
  facts: Facts;
}

export interface Result {
  ending: string;
  by: "rules" | "table";
  winners: number[];
  scores: number[];
  facts: Facts;
  sheets: { total: number; lines: ScoreLine[] }[];
}

export interface Summary {
  id: string;
  game: string;
  rules: number;
  status: "waiting" | "running" | "over";
  visibility: "link" | "public";
  spectators: boolean;
  start: "full" | "host";
  rated: boolean;
  hints: boolean;
  clock: ClockRule;
  host: string;
  seats: Seat[];
  yours: number[];
  created: number;
  started: number | null;
  ended: number | null;
  result: Result | null;
  next: string | null;
  moves?: number;
  your_turn?: boolean;
}

export interface TableInfo extends Summary {
  options: Record<string, unknown>;
  commitment: string | null;
  seed: string | null;
}

export type SeatWish = { kind: "me" } | { kind: "open" } | { kind: "bot"; level: string };

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  visibility?: "link" | "public";
  spectators?: boolean;
  start?: "full" | "host";
  rated?: boolean;
  hints?: boolean;
  clock?: ClockRule;
}

export interface Move {
  text: string;
  kind: string;
  facts: Facts;
}

export interface Prompt {
  key: string;
  facts: Facts;
}

export interface Decision {
  actor: number;
  prompt: Prompt;
  moves: Move[];
  timeout: string | null;
}

export interface GameEvent {
  n: number;
  step: number;
  kind: string;
  facts: Facts;
}

export interface Note {
  n: number;
  kind: string;
  facts: Facts;
  at: number;
}

export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Clock {
  kind: string;
  running: number | null;
  deadline: number | null;
  left: number[];
}

export interface Ask {
  n: number;
  kind: string;
  seat: number;
  step: number | null;
  answers: (boolean | null)[];
  yours: number[];
}

export interface Presence {
  seats: boolean[];
  watchers: number;
}

export interface Update {
  type: "snapshot" | "update";
  id?: string;
  table: string;
  seat: number | null;
  n: number;
  since_n?: number;
  ply: number;
  step: number;
  time: number;
  info?: TableInfo;
  names?: string[];
  view: unknown;
  decision: Decision | null;
  events: GameEvent[];
  notes: Note[];
  chat: ChatLine[];
  clock: Clock | null;
  presence?: Presence;
  undo: "free" | "ask" | null;
  ask: Ask | null;
  talk: string;
  result: Result | null;
}

export interface ReplayStep {
  step: number;
  seat: number | null;
  move: string | null;
  view: unknown;
  prompt: (Prompt & { actor: number }) | null;
  events: { kind: string; facts: Facts }[];
}

export interface Refusal {
  code: string;
  facts: Facts;
}

/** A "no" of the server, or of the way to it. */
export class Refused extends Error implements Refusal {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
  ) {
    super(code);
  }
}
