/** Where a diver is: above a zone, beside a fish, or on the floor. */
import { bonusOf, ROWS, SITES, type Depth, type SiteName } from "./cards";
import type { View } from "./view";

export interface Diver {
  seat: number;
  site: SiteName;
  /** 1 … 6 beside that row, 7 on the floor. */
  row: number;
  /** The zone whose bonus is offered, if the diver is above it or on the floor. */
  bonus: Depth | null;
}

export function diverOf(view: View): Diver | null {
  const dive = view.pending.find((one) => one.what === "diving");
  if (dive) {
    // Steps count: above row 1, row 1, above row 2, row 2 …
    const row = Math.max(1, (dive.step + 1) >> 1);
    return { seat: dive.seat, site: dive.site, row, bonus: dive.step % 2 ? ROWS[row - 1]!.zone : null };
  }
  // Only the bonus of the floor comes when the dive itself is over.
  const [turn, bonus] = view.pending;
  if (turn?.what !== "turn" || bonus?.what !== "benefit" || bonus.card !== null) return null;
  const site = SITES.find(
    ({ name }) => view.seats[turn.seat]?.dives[name] === 1 && bonusOf(name, "floor") === bonus.whole,
  );
  return site ? { seat: turn.seat, site: site.name, row: ROWS.length + 1, bonus: "floor" } : null;
}
