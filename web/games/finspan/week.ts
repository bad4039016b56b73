/** A finished week: what everybody scored, read from what was told when it ended. */
import type { GameEvent } from "../../kit/wire";
import type { View } from "./view";

export interface WeekLine {
  /** A seat, or null for the Nautoma. */
  seat: number | null;
  count: number;
  points: number;
  most: number;
}

export interface WeekEnd {
  week: number;
  tile: string | null;
  worth: number;
  lines: WeekLine[];
  ravel: number | null;
  first: number | null;
  /** What the week that begins is about; null: the last one is about nothing. */
  next: { tile: string; worth: number } | null;
}

/** What was told when this week ended: whoever hurries to their turn is shown only the last of many changes. */
function toldOf(week: number, events: readonly GameEvent[]): readonly GameEvent[] {
  const begins = Math.max(
    0,
    events.findLastIndex(({ kind, facts }) => kind === "week-ends" && facts["week"] === week),
  );
  const next = events.findIndex(({ kind }, i) => i > begins && kind === "week-ends");
  return events.slice(begins, next < 0 ? undefined : next);
}

/** `events` are all that are known, so far. */
export function weekEnd(before: View, events: readonly GameEvent[]): WeekEnd {
  const week = before.week;
  const end: WeekEnd = {
    week,
    tile: before.tiles[week - 1] ?? null,
    worth: before.worth[week - 1] ?? 0,
    lines: [],
    ravel: null,
    first: null,
    next: before.tiles[week] ? { tile: before.tiles[week], worth: before.worth[week] ?? 0 } : null,
  };
  const number = (facts: GameEvent["facts"], name: string): number => Number(facts[name] ?? 0);
  for (const { kind, facts } of toldOf(week, events)) {
    const seat = kind.startsWith("nautoma") ? null : number(facts, "seat");
    if (kind.endsWith("scores-achievement"))
      end.lines.push({ seat, count: number(facts, "count"), points: number(facts, "points"), most: 0 });
    else if (kind.endsWith("has-most")) {
      const line = end.lines.find((one) => one.seat === seat);
      if (line) line.most = number(facts, "points");
    } else if (kind === "nautoma-ravel") end.ravel = number(facts, "points");
    else if (kind === "passes-marker") end.first = seat;
  }
  return end;
}
