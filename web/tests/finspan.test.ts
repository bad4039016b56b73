import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import "./packs";
import { parseAbility } from "../games/finspan/notation";
import { FISH } from "../games/finspan/cards";
import { choices, deadMove, unitOf, wishOf } from "../games/finspan/moves";
import { costParts, countdown } from "../games/finspan/cost";
import { aboutBonus, aboutDive, diverOf } from "../games/finspan/dive";
import { journeys } from "../games/finspan/journey";
import { layout, WIDE } from "../games/finspan/mat";
import { slotNamed, slotWords } from "../games/finspan/slots";
import type { View } from "../games/finspan/view";
import { weekEnd } from "../games/finspan/week";
import { amidst } from "../kit/reason";
import type { GameEvent, Move } from "../kit/wire";

// What is looked at as soon as a module is read: before all of the above.
vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

interface Step {
  view: View;
  prompt: string;
  moves: Move[];
  events: GameEvent[];
}
const steps = JSON.parse(readFileSync(new URL("fixtures/finspan.json", import.meta.url), "utf8")) as Step[];

/** Everything that can be pressed while a unit is picked. */
function pressable(view: View, moves: readonly Move[], unit: string | null): string[] {
  const found = choices(view, moves, unit);
  return [
    ...found.sites.values(),
    ...[...found.slots.values()].flat(),
    ...found.hand.values(),
    ...found.discard.values(),
    ...found.buttons,
    ...found.units.flatMap(({ instant }) => instant ?? []),
  ].map((move) => move.text);
}

describe("choices of recorded games", () => {
  it("cover every kind of prompt", () => {
    const prompts = new Set(steps.map((step) => step.prompt));
    for (const prompt of [
      "turn",
      "place",
      "pay-card",
      "pay-egg",
      "pay-young",
      "bonus",
      "benefit",
      "move-young",
      "ending",
    ])
      expect(prompts, prompt).toContain(prompt);
  });

  it("leave no legal move out of reach", () => {
    for (const { view, moves } of steps) {
      const units = choices(view, moves, null).units.map(({ name }) => name);
      const reached = new Set([null, ...units].flatMap((unit) => pressable(view, moves, unit)));
      expect([...reached].sort()).toEqual(moves.map((move) => move.text).sort());
    }
  });

  it("find places for what recorded games did not come to", () => {
    const view = { pending: [{ what: "keeping", seat: 0, left: 0 }] } as unknown as View;
    const move = (text: string): Move => ({ text, kind: text.split(":")[0]!, facts: {} });
    const found = choices(view, ["keep:haddock", "keep-none", "pay-school:B1", "something-new:7"].map(move), null);
    expect([...found.discard.keys()]).toEqual(["haddock"]);
    expect([...found.slots.keys()]).toEqual(["B1"]);
    expect(found.buttons.map(({ text }) => text)).toEqual(["keep-none", "something-new:7"]);
  });

  it("light one unit at a time, the one that was picked or the one of a hint", () => {
    const mixed = steps.find(
      ({ view }) => view.pending.at(-1)?.what === "benefit" && /HATCH.*MOVE/.test(JSON.stringify(view.pending.at(-1))),
    )!;
    const found = choices(mixed.view, mixed.moves, "MOVE");
    if (found.unit?.name === "MOVE") {
      for (const moves of found.slots.values()) for (const move of moves) expect(move.kind).toMatch(/^push-/);
      const push = mixed.moves.find((move) => move.kind.startsWith("push-"))!;
      expect(unitOf(push, found.units)).toBe("MOVE");
    }
    expect(found.unit).not.toBeNull();
    expect(deadMove(mixed.view, "benefit", found.units[0] ?? null, "B1")).toBe("hatch:B1");
    expect(wishOf("benefit", found.unit)).toBeNull();
    expect(wishOf("turn", null)).toBe("play");
    expect(wishOf("pay-card", null)).toBe("discard");
  });
});

describe("paying", () => {
  const at = (paid: string[], slot: string | null = "P1"): View =>
    ({
      pending: [
        { what: "turn", seat: 0, chosen: true },
        { what: "playing", seat: 0, card: "great_white_shark", slot, into: [], diver: true },
      ],
      paid: paid.map((step) => ({ step, forced: false })),
    }) as unknown as View;

  it("lists every part of a cost in the order it is paid", () => {
    expect(costParts("atlantic_sailfish")).toEqual(["card", "egg", "young"]);
    expect(costParts("whale_shark")).toEqual(["school"]);
    for (const fish of FISH.values()) expect(costParts(fish.name).length > 0).toBe(!fish.forage);
  });

  it("counts down", () => {
    const left = (view: View): string[] => countdown(view).flatMap(({ kind, paid }) => (paid ? [] : [kind]));
    expect(left(at([], null))).toEqual(["young", "young", "eat"]);
    expect(left(at([]))).toEqual(["young", "young"]);
    expect(left(at(["pay-young:P3"]))).toEqual(["young"]);
    expect(left(at(["pay-young:P3", "pay-young:B1"]))).toEqual([]);
  });

  it("agrees with every recorded payment", () => {
    for (const { view, prompt } of steps.filter((step) => step.prompt.startsWith("pay-"))) {
      const next = countdown(view).find(({ paid }) => !paid)?.kind;
      expect(next).toBe(prompt.slice("pay-".length));
    }
  });
});

describe("the diver", () => {
  const diving = (step: number): View =>
    ({
      pending: [
        { what: "turn", seat: 0, chosen: true },
        { what: "diving", seat: 0, site: "P", step },
      ],
    }) as unknown as View;

  it("is above a zone, then beside each row", () => {
    expect(diverOf(diving(1))).toMatchObject({ row: 1, bonus: "sunlight" });
    expect(diverOf(diving(2))).toMatchObject({ row: 1, bonus: null });
    expect(diverOf(diving(7))).toMatchObject({ row: 4, bonus: "twilight" });
    expect(diverOf(diving(12))).toMatchObject({ row: 6, bonus: null });
  });

  it("is found in every recorded bonus", () => {
    for (const { view } of steps.filter((step) => step.prompt === "bonus")) expect(diverOf(view)?.bonus).toBeTruthy();
  });
});

describe("the rest of the table", () => {
  it("lays six rows and a floor into any height", () => {
    for (const height of [380, 520, 700]) {
      const { tops, row } = layout(height, WIDE);
      expect(tops).toHaveLength(7);
      expect(tops.at(-1)! + WIDE.floor).toBeCloseTo(height, 5);
      expect(row).toBeGreaterThan(30);
    }
  });

  it("reads slots both ways", () => {
    expect(slotNamed("purple/row3")).toBe("P3");
    expect(slotWords("G6")).toBe("green/row6");
  });

  it("reads every ability", () => {
    for (const fish of FISH.values()) {
      if (fish.forage) continue;
      const { units, score, condition } = parseAbility(fish.ability);
      expect(units.length > 0 !== score > 0, fish.name).toBe(true);
      for (const { name, count } of units) expect(name && count).toBeTruthy();
      for (const { what } of condition) expect(what).toMatch(/^[a-z_]+$/);
    }
    expect(parseAbility("SCORE(10;egg&young&school)").condition.map(({ what }) => what)).toEqual([
      "egg",
      "young",
      "school",
    ]);
    expect(parseAbility("PLAY(site=green)").aim).toEqual({ by: "site", value: "green" });
  });

  it("sends tokens and fish to the ocean that is shown, else to the small one, else to the plate", () => {
    const egg: GameEvent = { n: 1, step: 1, kind: "lays-egg", facts: { seat: 1, slot: "blue/row2" } };
    expect(journeys([egg], 1)[0]?.to).toEqual(["slot:B2:egg", "slot:B2"]);
    expect(journeys([egg], 0)[0]?.to).toEqual(["ocean:1:B2:egg", "ocean:1:B2", "seat:1"]);
    const moves: GameEvent = {
      n: 1,
      step: 1,
      kind: "moves-young",
      facts: { seat: 1, origin: "blue/row2", slot: "blue/row5" },
    };
    const [moved] = journeys([moves], 0);
    expect([moved?.from[0], moved?.to[0]]).toEqual(["ocean:1:B2:young", "ocean:1:B5:young"]);
    const plays: GameEvent = { n: 1, step: 1, kind: "plays", facts: { seat: 1, card: "porkfish", slot: "blue/row2" } };
    expect(journeys([plays], 0)[0]?.to).toEqual(["ocean:1:B2", "seat:1"]);
  });

  it("says what a dive would bring, and which bonus is missed", () => {
    const its = { ocean: { P2: { fish: "porkfish" }, P4: {} }, dives: { B: 0, P: 0, G: 0 } };
    const keys = (lines: string[]): string[] => lines.map((line) => line.replace(/[⟨⟩]/g, ""));
    expect(keys(aboutDive("P", "purple", its).lines)).toEqual([
      "finspan-web-dive-gives",
      "finspan-web-dive-gain", // at the top
      "finspan-web-dive-gain", // the porkfish
      "finspan-web-dive-gain", // on the floor
      "finspan-web-dive-missed",
      "finspan-web-dive-missed",
    ]);
    const second = aboutDive("B", "blue", { ...its, dives: { B: 1, P: 0, G: 0 } });
    expect(keys(second.lines)[0]).toBe("finspan-web-dive-nothing");
    expect(aboutBonus("P", "floor", 1).lines).toHaveLength(2);
  });

  it("begins a move amidst a sentence with a small letter", () => {
    expect(["Пірнути", "E4: острів", ""].map(amidst)).toEqual(["пірнути", "E4: острів", ""]);
  });

  it("adds up the end of a week", () => {
    const told = (kind: string, facts: Record<string, unknown>): GameEvent => ({ n: 1, step: 1, kind, facts });
    const end = weekEnd({ week: 2, tiles: ["w1a", "w2a", "w3a"], worth: [1, 2, 2] } as unknown as View, [
      told("scores-achievement", { seat: 0, count: 3, points: 6 }),
      told("nautoma-scores-achievement", { count: 1, points: 2 }),
      told("has-most", { seat: 0, points: 3 }),
    ]);
    expect(end).toMatchObject({ week: 2, tile: "w2a", worth: 2, next: { tile: "w3a", worth: 2 } });
    expect(end.lines).toEqual([
      { seat: 0, count: 3, points: 6, most: 3 },
      { seat: null, count: 1, points: 2, most: 0 },
    ]);
  });

  it("finds the end of a week among all that was told, also when the next one is far on", () => {
    const told = (kind: string, facts: Record<string, unknown>): GameEvent => ({ n: 1, step: 1, kind, facts });
    const before = { week: 2, tiles: ["w1a", "w2a", "w3a"], worth: [1, 2, 2] } as unknown as View;
    const end = weekEnd(before, [
      told("week-ends", { week: 1 }),
      told("scores-achievement", { seat: 0, count: 1, points: 1 }),
      told("week-ends", { week: 2 }),
      told("scores-achievement", { seat: 0, count: 3, points: 6 }),
      told("plays-fish", { seat: 1 }),
      told("week-ends", { week: 3 }),
      told("scores-achievement", { seat: 0, count: 4, points: 8 }),
    ]);
    expect(end.lines).toEqual([{ seat: 0, count: 3, points: 6, most: 0 }]);
  });
});
