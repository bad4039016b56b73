/** A card that was taken from my hand, and what it cost me: said at the place where it lay and at my points. */
import type { GameEvent } from "../../kit/wire";
import type { View } from "./view";

export interface Loss {
  card: string;
  /** Where it lay in the hand. */
  at: number;
  was: number;
  less: number;
}

export function lossOf(before: View, after: View, events: readonly GameEvent[]): Loss | null {
  const told = events.find(({ kind, facts }) => kind === "robbed_card" && facts["victim_seat"] === after.seat);
  const [was, now] = [before, after].map((view) => (view.seat === null ? undefined : view.seats[view.seat]));
  if (!told || !was?.hand || !now) return null;
  const card = String(told.facts["card"]);
  const points = was.points ?? 0;
  return { card, at: was.hand.indexOf(card), was: points, less: points - (now.points ?? 0) };
}
