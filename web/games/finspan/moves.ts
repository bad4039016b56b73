/** Which thing on the table each legal move belongs to; what belongs to nothing becomes a button. */
import type { Move } from "../../kit/wire";
import { parseUnits } from "./notation";
import type { View } from "./view";

/** Moves of a benefit by the unit that they take. */
const UNIT_OF: Record<string, string> = {
  draw: "DRAW",
  retrieve: "RETRIEVE",
  "draw-instead": "RETRIEVE",
  egg: "EGG",
  "all-eggs": "EGG_EACH",
  hatch: "HATCH",
  young: "YOUNG",
  "push-young": "MOVE",
  "push-school": "MOVE",
  tuck: "TUCK",
  play: "PLAY",
};

const ON_SLOTS = [
  "place",
  "to",
  "egg",
  "hatch",
  "young",
  "push-young",
  "push-school",
  "pay-egg",
  "pay-young",
  "pay-school",
  "use",
];
const ON_HAND = ["play", "discard", "tuck"];
const ON_DISCARD = ["retrieve", "keep"];

/** One kind of benefit in the pool, to be taken in any order or left. */
export interface Unit {
  name: string;
  count: number;
  moves: Move[];
  /** Taken by one press, without a target. */
  instant: Move | null;
}

export interface Choices {
  units: Unit[];
  /** The unit whose targets are lit. */
  unit: Unit | null;
  sites: Map<string, Move>;
  slots: Map<string, Move[]>;
  hand: Map<string, Move>;
  discard: Map<string, Move>;
  buttons: Move[];
}

const target = (move: Move): string => move.text.slice(move.text.indexOf(":") + 1);

/** What is left of the benefit that is asked now. */
function pool(view: View, moves: readonly Move[]): Unit[] {
  const top = view.pending.at(-1);
  if (top?.what !== "benefit") return [];
  return parseUnits(top.units.replace(/\([^)]*\)/, "")).map(({ name, count }) => {
    const its = moves.filter((move) => UNIT_OF[move.kind] === name || (name === "EGG_EACH" && move.kind === "egg"));
    const instant = its.find((move) => move.kind === "draw" || move.kind === "draw-instead") ?? null;
    return { name, count, moves: its, instant };
  });
}

export function choices(view: View, moves: readonly Move[], wanted: string | null): Choices {
  const units = pool(view, moves);
  const takeable = units.filter((unit) => unit.moves.length > 0 && !unit.instant);
  const unit = takeable.find((one) => one.name === wanted) ?? takeable[0] ?? null;
  const found: Choices = {
    units,
    unit,
    sites: new Map(),
    slots: new Map(),
    hand: new Map(),
    discard: new Map(),
    buttons: [],
  };
  for (const move of moves) {
    const owner = units.find((one) => one.moves.includes(move));
    if (owner?.instant === move) continue; // the unit's own button takes it
    if (owner && owner !== unit) continue; // lit when its unit is picked
    const at = target(move);
    if (move.kind === "dive") found.sites.set(at, move);
    else if (ON_SLOTS.includes(move.kind)) found.slots.set(at, [...(found.slots.get(at) ?? []), move]);
    else if (ON_HAND.includes(move.kind)) found.hand.set(at, move);
    else if (ON_DISCARD.includes(move.kind)) found.discard.set(at, move);
    else found.buttons.push(move);
  }
  return found;
}

/** The unit that a move takes, so that a hint can light the right targets. */
export const unitOf = (move: Move, units: readonly Unit[]): string | null =>
  units.find((unit) => unit.moves.some((one) => one.text === move.text))?.name ?? null;

/** The move that a dead target stands for, to ask why it cannot be made. */
export function deadMove(view: View, prompt: string | undefined, unit: Unit | null, slot: string): string | null {
  if (prompt === "place") return `place:${slot}`;
  if (prompt === "move-young" || prompt === "move-school") return `to:${slot}`;
  if (prompt?.startsWith("pay-") && prompt !== "pay-card") return `${prompt}:${slot}`;
  if (view.pending.at(-1)?.what !== "benefit" || !unit) return null;
  const kinds: Record<string, string> = {
    EGG: "egg",
    EGG_EACH: "egg",
    HATCH: "hatch",
    YOUNG: "young",
    MOVE: "push-young",
  };
  const kind = kinds[unit.name];
  return kind ? `${kind}:${slot}` : null;
}

/** What a press on a hand card would do in this decision, to ask why it cannot be done; null: nothing is asked of the hand. */
export function wishOf(prompt: string | undefined, unit: Unit | null): string | null {
  if (prompt === "turn" || unit?.name === "PLAY") return "play";
  if (prompt === "pay-card") return "discard";
  return unit?.name === "TUCK" ? "tuck" : null;
}
