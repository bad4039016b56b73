/** The log as turns: whoever acts, and what they did step by step. */
import type { LogLine } from "./table.svelte";

export interface Turn {
  key: string;
  /** Nobody's: what the table itself does or says. */
  seat: number | null;
  steps: LogLine[];
}

/** Lines of one seat belong together, what nobody did goes with them; `begins` are kinds that begin a turn even of the same seat. */
export function turnsOf(lines: readonly LogLine[], begins: readonly string[]): Turn[] {
  const turns: Turn[] = [];
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
    } else turns.push({ key: line.key, seat: line.seat, steps: [line] });
  }
  return turns;
}
