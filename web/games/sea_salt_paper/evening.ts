/** An evening of Sea Salt & Paper at a real table, as it is written down and as the engine counts it. */
import { FACES } from "./cards";
import { COLOUR_NAMES, type ColourName } from "../../art/glyphs";

export interface HandWritten {
  cards: Record<string, number>;
  colours: Record<string, number>;
}
export type Call = "stop" | "last_chance" | "none" | "mermaids";
export interface RoundWritten {
  call: Call;
  caller: number;
  hands: HandWritten[];
}
export interface Written {
  rounds: RoundWritten[];
  /** The round in the making, or an earlier one that is being corrected. */
  draft: RoundWritten | null;
  edits: number | null;
  seat: number;
  step: "score" | "cards" | "call";
}
export interface Line {
  key: string;
  points: number;
  facts: Record<string, unknown>;
}
export interface RoundCounted {
  call: Call;
  caller: number;
  points: number[];
  bonuses: number[];
  scored: number[];
  bet_won: boolean;
  best: number;
  mermaids: number | null;
  lines: Line[][];
  colours: { colour: ColourName; count: number }[][];
  coloured: boolean[];
  may_call: boolean[];
  totals: number[];
}
export interface Counted {
  target: number;
  rounds: RoundCounted[];
  totals: number[];
  over: boolean;
  by: string;
  winners: number[];
}

export const PAINTS = COLOUR_NAMES.filter((colour) => colour !== "white");
export const emptyHand = (): HandWritten => ({ cards: {}, colours: {} });

/** How many cards of a name are in all hands of a round. */
export const inAll = (round: RoundWritten, name: string): number =>
  round.hands.reduce((sum, hand) => sum + (hand.cards[name] ?? 0), 0);

/** How many cards of a hand can have a colour at all. */
export const mostOf = (hand: HandWritten, colour: string): number =>
  [...FACES].reduce((sum, [face, copies]) => {
    const [name = "", its] = face.split("/");
    return its === colour ? sum + Math.min(hand.cards[name] ?? 0, copies) : sum;
  }, 0);

export const painted = (hand: HandWritten): number => Object.values(hand.colours).reduce((sum, one) => sum + one, 0);
export const plain = (hand: HandWritten): number =>
  Object.entries(hand.cards).reduce((sum, [name, one]) => sum + (name === "mermaid" ? 0 : one), 0);

/** A hand after a card came or went: no colour may count more than there are cards for it. */
export function fitted(hand: HandWritten): HandWritten {
  const colours: Record<string, number> = {};
  let left = plain(hand);
  for (const [colour, count] of Object.entries(hand.colours)) {
    const kept = Math.min(count, mostOf(hand, colour), left);
    left -= kept;
    if (kept) colours[colour] = kept;
  }
  return { cards: hand.cards, colours };
}
