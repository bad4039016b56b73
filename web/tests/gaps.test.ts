/** What an island that was laid leaves beside it. */
import { describe, expect, it } from "vitest";
import { gapsBeside, groupsOf, tearsSea } from "../games/tranquility/gaps";
import type { CellView, View } from "../games/tranquility/view";

/** A row of six as it lies; 0 is an empty place. */
function row(cards: readonly number[], mode: View["mode"] = "standard"): { view: View; cells: CellView[] } {
  const cells = cards.map(
    (card, i) => ({ cell: `r5c${i + 1}`, row: 5, column: i + 1, card: card || null, open: true }) as CellView,
  );
  return { view: { sea: cells, mode, gone: [] } as unknown as View, cells };
}

describe("the gap beside an island", () => {
  it("is told with the islands that still fit, as in row 5 of the picture", () => {
    const { view, cells } = row([0, 57, 58, 0, 0, 66]);
    expect(gapsBeside(view, cells[2]!)).toEqual([{ row: 5, from: 4, to: 5, low: 59, high: 65 }]);
  });

  it("is told on both sides", () => {
    const { view, cells } = row([40, 0, 45, 0, 52, 0]);
    expect(gapsBeside(view, cells[2]!).map(({ from, to, low, high }) => [from, to, low, high])).toEqual([
      [2, 2, 41, 44],
      [4, 4, 46, 51],
    ]);
  });

  it("is not told where it is wide, where nothing fits, or where the line does not go row by row", () => {
    expect(gapsBeside(row([1, 0, 0, 0, 0, 66]).view, row([1, 0, 0, 0, 0, 66]).cells[0]!)).toEqual([]);
    const tight = row([57, 0, 58, 0, 0, 0]);
    expect(gapsBeside(tight.view, tight.cells[2]!)).toEqual([]);
    const arch = row([0, 57, 58, 0, 0, 66], "high_arch");
    expect(gapsBeside(arch.view, arch.cells[2]!)).toEqual([]);
  });
});

it("cards of one price stand together, the cheapest first", () => {
  const fits = [
    { card: 6, cost: 2 },
    { card: 11, cost: 0 },
    { card: 22, cost: 2 },
  ];
  expect(groupsOf(fits)).toEqual([
    { cost: 0, cards: [11] },
    { cost: 2, cards: [6, 22] },
  ]);
});

describe("an island that tears the sea", () => {
  it("leaves a place beside it that nothing fits", () => {
    const { view, cells } = row([40, 0, 49, 0, 0, 60]);
    expect(tearsSea(view, cells[4]!, 50)).toBe(true); // 49, a place, 50
    expect(tearsSea(view, cells[4]!, 51)).toBe(false);
    expect(tearsSea(view, cells[3]!, 50)).toBe(false);
    expect(tearsSea(view, cells[1]!, 48)).toBe(false);
  });

  it("counts what has left the game, and the ends of the line", () => {
    const { view, cells } = row([40, 0, 49, 0, 0, 60]);
    view.gone = [50];
    expect(tearsSea(view, cells[4]!, 51)).toBe(true);
    const empty = row([0, 0, 0, 0, 0, 0]);
    expect(tearsSea(empty.view, empty.cells[2]!, 2)).toBe(true); // two places, one island
    expect(tearsSea(empty.view, empty.cells[3]!, 79)).toBe(true);
    expect(tearsSea(empty.view, empty.cells[1]!, 2)).toBe(false);
  });

  it("is not warned of in a sea that is torn already, nor where the line is another", () => {
    const torn = row([40, 0, 0, 0, 42, 0]);
    expect(tearsSea(torn.view, torn.cells[2]!, 41)).toBe(false);
    const arch = row([40, 0, 49, 0, 0, 60], "high_arch");
    expect(tearsSea(arch.view, arch.cells[4]!, 50)).toBe(false);
  });
});
