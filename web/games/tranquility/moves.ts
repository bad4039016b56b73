/** Which thing on the board each legal move belongs to; what belongs to nothing becomes a button. */
import type { Move } from "../../kit/wire";
import type { CardName } from "./view";

export interface Sorted {
  /** By the card in hand that is played, discarded or given. */
  hand: Map<CardName, Move>;
  cells: Map<string, Move>;
  rows: Map<number, Move>;
  market: Map<number, Move>;
  pledges: Move[];
  buttons: Move[];
}

const SPECIAL: Record<string, CardName> = { play_start: "start", play_finish: "finish", play_monster: "monster" };

export function sorted(moves: readonly Move[]): Sorted {
  const found: Sorted = {
    hand: new Map(),
    cells: new Map(),
    rows: new Map(),
    market: new Map(),
    pledges: [],
    buttons: [],
  };
  for (const move of moves) {
    const card = move.facts["card"] as CardName;
    if (move.kind === "play" || move.kind === "discard" || move.kind === "give") found.hand.set(card, move);
    else if (SPECIAL[move.kind]) found.hand.set(SPECIAL[move.kind]!, move);
    else if (move.text.startsWith("at:") && move.kind !== "swallow_start") found.cells.set(move.text.slice(3), move);
    else if (move.text.startsWith("row:")) found.rows.set(Number(move.text.slice(4)), move);
    else if (move.kind === "take") found.market.set(Number(card), move);
    else if (move.kind.startsWith("pledge")) found.pledges.push(move);
    else found.buttons.push(move);
  }
  return found;
}

/** What a press on a dead cell asks about: the card that is held, if any, in this very cell. */
export const heldOver = (card: CardName | null, cell: string): string =>
  typeof card === "number" ? `play:${card}+at:${cell}` : `at:${cell}`;

/** Where a card of my hand could lie, and what that costs. */
export function costsOf(
  places: { card: number; cells: Record<string, number> }[] | undefined,
  card: CardName | null,
): Record<string, number> {
  return places?.find((place) => place.card === card)?.cells ?? {};
}
