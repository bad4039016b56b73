/** The cards as the engine's own data files describe them. */
import rows from "../../../src/seaboard/games/sea_salt_paper/box/cards.csv?raw";
import data from "../../../src/seaboard/games/sea_salt_paper/box/names.json";
import type { ColourName } from "../../art/glyphs";
import type { MotifName } from "../../art/motifs";

export type CardName = MotifName;

interface Kind {
  kind: string;
  values?: number[];
  counts?: string;
  points?: number;
}

export const KINDS = data.names as Record<CardName, Kind>;
export const PAIRS = data.pairs as { cards: [CardName, CardName]; effect: string }[];
export const POINTS_TO_CALL = data.points_to_call;

/** How many cards of a name the deck has. */
export const COPIES = new Map<string, number>();
/** Every face and its number of copies. */
export const FACES = new Map<string, number>();
for (const row of rows.trim().split("\n").slice(1)) {
  const [name = "", colour = "", copies = "0"] = row.trim().split(",");
  COPIES.set(name, (COPIES.get(name) ?? 0) + Number(copies));
  FACES.set(`${name}/${colour}`, Number(copies));
}

export function partsOf(card: string): { name: CardName; colour: ColourName } {
  const [name, colour] = card.split("/");
  return { name: name as CardName, colour: colour as ColourName };
}

/** The partner that makes a pair with a card, and what the pair does. */
export function pairOf(name: CardName): { partner: CardName; effect: string } | null {
  for (const { cards, effect } of PAIRS) {
    if (cards[0] === name) return { partner: cards[1], effect };
    if (cards[1] === name) return { partner: cards[0], effect };
  }
  return null;
}
