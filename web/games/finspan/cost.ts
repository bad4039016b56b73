/** Paying, counted down: each part of a cost, and which of them are paid already. */
import { fishOf, type CostKind } from "./cards";
import type { Pending, View } from "./view";

export const COST_KINDS: readonly CostKind[] = ["card", "egg", "young", "school", "eat"];
const PAYS: Record<string, CostKind> = {
  discard: "card",
  "pay-egg": "egg",
  "pay-young": "young",
  "pay-school": "school",
};

export interface Part {
  kind: CostKind;
  paid: boolean;
}

export const costParts = (name: string): CostKind[] =>
  COST_KINDS.flatMap((kind) => Array<CostKind>(fishOf(name).cost[kind]).fill(kind));

export type Playing = Extract<Pending, { what: "playing" }>;

/** The fish that is being played just now. */
export function playingIn(view: View): Playing | null {
  const top = view.pending.at(-1);
  return top?.what === "playing" ? top : null;
}

/** The cost of the fish being played; a shorter fish is eaten as soon as the slot is chosen. */
export function countdown(view: View): Part[] {
  const playing = playingIn(view);
  if (!playing) return [];
  const paid = new Map<CostKind, number>();
  for (const { step } of view.paid) {
    const kind = PAYS[step.split(":")[0] ?? ""];
    if (kind) paid.set(kind, (paid.get(kind) ?? 0) + 1);
  }
  if (playing.slot) paid.set("eat", 1);
  return costParts(playing.card).map((kind) => {
    const left = paid.get(kind) ?? 0;
    paid.set(kind, left - 1);
    return { kind, paid: left > 0 };
  });
}
