import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { breakdown, colours } from "../games/sea_salt_paper/points";
import { roundEnd } from "../games/sea_salt_paper/rounds";
import { journeys } from "../games/sea_salt_paper/journey";
import type { View } from "../games/sea_salt_paper/view";
import type { GameEvent } from "../kit/protocol";

interface Step {
  view: View;
  events: GameEvent[];
}
const steps = JSON.parse(readFileSync(new URL("fixtures/sea_salt_paper.json", import.meta.url), "utf8")) as Step[];
const sum = (lines: { points: number }[]): number => lines.reduce((total, line) => total + line.points, 0);

describe("points of a recorded game", () => {
  it("explains every sum that the engine gives", () => {
    let explained = 0;
    for (const { view } of steps) {
      for (const seat of view.seats) {
        if (!seat.hand) continue;
        expect(sum(breakdown([...seat.hand, ...seat.area.flat()], true))).toBe(seat.points);
        explained++;
      }
    }
    expect(explained).toBeGreaterThan(100);
  });

  it("explains every finished round", () => {
    let rounds = 0;
    for (let i = 1; i < steps.length; i++) {
      const [before, after] = [steps[i - 1]!.view, steps[i]!];
      if (after.view.rounds.length === before.rounds.length) continue;
      const end = roundEnd(before, after.view, after.events, true);
      rounds++;
      expect(end.round).toBe(rounds);
      if (end.result.call === "none") continue;
      for (const seat of end.seats) {
        expect(sum(seat.lines)).toBe(end.result.points[seat.seat]);
        if (end.result.call === "last_chance") expect(seat.bonus?.count ?? 0).toBe(end.result.bonuses[seat.seat]);
      }
    }
    expect(rounds).toBeGreaterThan(1);
  });
});

describe("colours", () => {
  it("counts the most frequent first", () => {
    expect(colours(["crab/yellow", "boat/black", "fish/black"])).toEqual([
      ["black", 2],
      ["yellow", 1],
    ]);
  });

  it("lets a second mermaid count the next colour, white only where the table says so", () => {
    const cards = ["mermaid/white", "mermaid/white", "crab/yellow"];
    expect(sum(breakdown(cards, true))).toBe(3);
    expect(sum(breakdown(cards, false))).toBe(1);
  });
});

describe("journeys", () => {
  it("sends a card along for every visible change of place", () => {
    for (const { events } of steps) {
      const moved = events.filter((event) => event.kind === "took_from_pile" || event.kind === "played_pair");
      expect(journeys(events, 0).length).toBeGreaterThanOrEqual(moved.length);
    }
  });

  it("hides what is hidden: others draw face down", () => {
    const drew: GameEvent = { n: 1, step: 1, kind: "drew_two", facts: { seat: 2 } };
    expect(journeys([drew], 0)).toEqual([{ from: ["deck"], to: ["seat:2"], face: null }]);
  });
});
