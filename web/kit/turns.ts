/** The log as turns: whoever acts, and what they did step by step. */
import type { GameEvent } from "./wire";

/** What a turn is made of: an event of the game, or a note of the table. */
interface Line {
  kind: string;
  seat: number | null;
}

export interface Turn<Step extends Line> {
  /** Nobody's: what the table itself does or says. */
  seat: number | null;
  steps: Step[];
}

/** Lines of one seat belong together, what nobody did goes with them; `begins` are kinds that begin a turn even of the same seat. */
export function turnsOf<Step extends Line>(lines: readonly Step[], begins: readonly string[]): Turn<Step>[] {
  const turns: Turn<Step>[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    const note = line.kind === "note";
    const goesOn =
      last !== undefined &&
      !note &&
      last.steps[0]?.kind !== "note" &&
      !begins.includes(line.kind) &&
      (line.seat === null || line.seat === last.seat || last.seat === null);
    if (goesOn) {
      last.steps.push(line);
      last.seat ??= line.seat;
    } else turns.push({ seat: line.seat, steps: [line] });
  }
  return turns;
}

export const seatOf = ({ facts }: GameEvent): number | null =>
  typeof facts["seat"] === "number" ? facts["seat"] : null;

/** The event that sums up a step: the weightiest by these kinds, else the last. */
export function headlineOf(events: readonly GameEvent[], headlines: readonly string[]): GameEvent | undefined {
  for (const kind of headlines) {
    const found = events.find((event) => event.kind === kind);
    if (found) return found;
  }
  return events.at(-1);
}

const LONGEST = 80; // events of one turn, and more

/** The how many-th step of its turn an event is. */
export function stepNumber(events: readonly GameEvent[], told: GameEvent, begins: readonly string[]): number {
  const lines = events.slice(-LONGEST).map((event) => ({ kind: event.kind, seat: seatOf(event), event }));
  for (const turn of turnsOf(lines, begins)) {
    const at = turn.steps.findIndex((line) => line.event === told);
    if (at >= 0) return at + 1;
  }
  return 1;
}
