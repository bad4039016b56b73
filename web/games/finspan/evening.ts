/** An evening of Finspan at a real table, as it is written down and as the engine counts it. */

export interface WeekWritten {
  count?: number;
  points?: number;
}
export interface PlayerWritten {
  fish: number;
  consumed: number;
  eggs: number;
  young: number;
  schools: number;
  weeks: WeekWritten[];
  flags: string[];
  abilities: number;
}
export interface Has {
  eggs: number;
  young: number;
  schools: number;
  fish: number;
  markers: number;
}
export interface Step {
  icon: string;
  changed: Partial<Has>;
  idle: boolean;
  has: Has;
}
export interface Her {
  level: number;
  strength: number;
  ravel: string;
  week: number;
  turn: number;
  /** Decision cards of this week in their order; the last is set aside. */
  order: string[];
  has: Has;
  steps: Step[];
  ticks: number;
  noted: number[];
  phase: "mine" | "hers" | "week" | "end";
}
export interface Written {
  side: "a" | "b";
  tiles: string[];
  players: PlayerWritten[];
  her: Her | null;
  shown: "sheet" | "her";
}
export interface Box {
  fish: { name: string; latin: string; points: number; ability: string }[];
  side_a: { name: string; points: number }[];
  tiles: { name: string; week: number; points: number; source: string }[];
  decisions: Record<string, string[]>;
  ravel: { name: string; site: string; rows: number[] }[];
  levels: { level: number; side: string; fish_points: number; school_points: number }[];
  start: { eggs: number; young: number };
  numbers: Record<string, number>;
}
export type PartName = "fish" | "consumed" | "tokens" | "schools" | "weeks" | "abilities";
export interface PlayerCounted {
  parts: Record<PartName, number>;
  weeks: { count: number | null; each?: number; points: number; most: number }[];
  lines: { part: string; key: string; points: number }[];
  total: number;
}
export interface Counted {
  players: PlayerCounted[];
  winners: number[];
}

export const nobody = (): PlayerWritten => ({
  fish: 0,
  consumed: 0,
  eggs: 0,
  young: 0,
  schools: 0,
  weeks: [{ count: 0 }, { count: 0 }, { count: 0 }],
  flags: [],
  abilities: 0,
});

export function shuffled(cards: readonly string[]): string[] {
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i--) {
    const j = crypto.getRandomValues(new Uint32Array(1))[0]! % (i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** Does any name of a fish, in any of the languages, have this in it? */
export const isNamed = (names: readonly string[] | undefined, latin: string, wanted: string): boolean =>
  [latin, ...(names ?? [])].some((name) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
