/** How points come about, line by line, for the score panel and the round sheet. The engine's own sum is what counts. */
import { COLOUR_NAMES, type ColourName } from "../../art/glyphs";
import { KINDS, NAMES, PAIRS, PAIR_POINTS, partsOf, type CardName } from "./cards";

export type Line =
  | { key: "duo"; card: CardName; partner: CardName; count: number; points: number }
  | { key: "collector"; card: CardName; count: number; points: number }
  | { key: "multiplier"; card: CardName; counted: CardName; count: number; each: number; points: number }
  | { key: "mermaid"; card: CardName; colour: ColourName; count: number; points: number };

/** How many cards of each colour, the most first. */
export function colours(cards: readonly string[]): [ColourName, number][] {
  const counts = new Map<ColourName, number>();
  for (const card of cards) {
    const { colour } = partsOf(card);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || COLOUR_NAMES.indexOf(a[0]) - COLOUR_NAMES.indexOf(b[0]));
}

/** The lines that cards in hand and on the table bring together. */
export function breakdown(cards: readonly string[], whiteCounts: boolean): Line[] {
  const owned = new Map<CardName, number>();
  for (const card of cards) {
    const { name } = partsOf(card);
    owned.set(name, (owned.get(name) ?? 0) + 1);
  }
  const count = (name: CardName): number => owned.get(name) ?? 0;
  const lines: Line[] = [];
  for (const { cards: pair } of PAIRS) {
    const [one, other] = pair;
    const pairs = one === other ? Math.floor(count(one) / 2) : Math.min(count(one), count(other));
    if (pairs) lines.push({ key: "duo", card: one, partner: other, count: pairs, points: pairs * PAIR_POINTS });
  }
  for (const name of NAMES) {
    const kind = KINDS[name];
    const have = count(name);
    if (!have) continue;
    if (kind.values) {
      const points = kind.values[Math.min(have, kind.values.length) - 1] ?? 0;
      lines.push({ key: "collector", card: name, count: have, points });
    } else if (kind.counts) {
      const counted = kind.counts as CardName;
      const each = kind.points ?? 0;
      lines.push({
        key: "multiplier",
        card: name,
        counted,
        count: count(counted),
        each,
        points: have * each * count(counted),
      });
    }
  }
  const tallest = colours(cards).filter(([colour]) => whiteCounts || colour !== "white");
  tallest.slice(0, count("mermaid")).forEach(([colour, many]) => {
    lines.push({ key: "mermaid", card: "mermaid", colour, count: many, points: many });
  });
  return lines;
}
