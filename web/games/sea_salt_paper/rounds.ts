/** A finished round: what everybody had, and why each got what they got. */
import type { GameEvent } from "../../kit/wire";
import type { ColourCount, Line, RoundView, View } from "./view";

export interface SeatEnd {
  seat: number;
  hand: string[] | null;
  area: string[];
  lines: Line[];
  bonus: ColourCount | null;
}

export interface RoundEnd {
  round: number;
  result: RoundView;
  seats: SeatEnd[];
  totals: number[];
}

/** From the last view of a round and what was told when it ended. */
export function roundEnd(before: View, after: View, events: readonly GameEvent[]): RoundEnd {
  const result = after.rounds[before.rounds.length]!;
  const opened = new Map<number, string[]>();
  for (const { kind, facts } of events) {
    if (kind === "opened_hand") opened.set(Number(facts["seat"]), facts["cards"] as string[]);
  }
  const seats = before.seats.map((its, seat): SeatEnd => {
    const hand = opened.get(seat) ?? its.hand;
    const [lines, colours] = [result.lines?.[seat] ?? [], result.colours?.[seat] ?? []];
    return { seat, hand, area: its.area.flat(), lines, bonus: colours[0] ?? null };
  });
  return { round: before.rounds.length + 1, result, seats, totals: after.seats.map((its) => its.total) };
}
