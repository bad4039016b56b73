import { describe, expect, it } from "vitest";
import { mix, tones } from "../art/colour";
import { COLOURS, COLOUR_NAMES } from "../art/glyphs";
import { island } from "../art/islands";
import { fold, MOTIF_NAMES } from "../art/motifs";
import { COPIES, FACES } from "../games/sea_salt_paper/cards";
import { face } from "../games/sea_salt_paper/face";

describe("colours and signs", () => {
  it("gives every colour a sign of its own", () => {
    const signs = COLOUR_NAMES.map((name) => `${COLOURS[name].shape}/${COLOURS[name].solid}`);
    expect(new Set(signs).size).toBe(11);
  });

  it("makes five tones from light to dark", () => {
    const light = (hex: string): number => [1, 3, 5].reduce((sum, i) => sum + parseInt(hex.slice(i, i + 2), 16), 0);
    const paper = tones("#3C9A5B").map(light);
    expect([...paper].sort((a, b) => b - a)).toEqual(paper);
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  });
});

describe("drawings", () => {
  it("draws all 58 cards, each face differently", () => {
    expect([...FACES.values()].reduce((a, b) => a + b)).toBe(58);
    expect([...COPIES.values()].reduce((a, b) => a + b)).toBe(58);
    const drawn = [...FACES.keys()].map((card) => {
      const [name, colour] = card.split("/") as [Parameters<typeof face>[0], Parameters<typeof face>[1]];
      return face(name, colour, null);
    });
    expect(new Set(drawn).size).toBe(46);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined/);
  });

  it("folds fourteen motifs without a stray number", () => {
    expect(MOTIF_NAMES).toHaveLength(14);
    for (const name of MOTIF_NAMES) expect(fold(name)).not.toMatch(/NaN|undefined/);
  });

  it("draws the same island every time, and no two alike", () => {
    const all = Array.from({ length: 80 }, (_, i) => island(i + 1, "id"));
    expect(all).toEqual(Array.from({ length: 80 }, (_, i) => island(i + 1, "id")));
    expect(new Set(all).size).toBe(80);
    expect(all.join("")).not.toMatch(/NaN|undefined/);
  });
});
