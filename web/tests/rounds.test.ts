import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { roundEnd } from "../games/sea_salt_paper/rounds";
import { journeys } from "../games/sea_salt_paper/journey";
import type { View } from "../games/sea_salt_paper/view";
import type { GameEvent } from "../kit/wire";

interface Step {
  view: View;
  events: GameEvent[];
}
const steps = JSON.parse(readFileSync(new URL("fixtures/sea_salt_paper.json", import.meta.url), "utf8")) as Step[];
const sum = (lines: { points: number }[]): number => lines.reduce((total, line) => total + line.points, 0);

describe("rounds of a recorded game", () => {
  it("explains every finished round", () => {
    let rounds = 0;
    for (let i = 1; i < steps.length; i++) {
      const [before, after] = [steps[i - 1]!.view, steps[i]!];
      if (after.view.rounds.length === before.rounds.length) continue;
      const end = roundEnd(before, after.view, after.events);
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

describe("journeys", () => {
  it("sends a card along for every visible change of place", () => {
    for (const { events } of steps) {
      const moved = events.filter((event) => event.kind === "took_from_pile" || event.kind === "played_pair");
      expect(journeys(events, 0).length).toBeGreaterThanOrEqual(moved.length);
    }
  });

  it("draws any card for one that is told of in another event", () => {
    const fished: GameEvent = { n: 1, step: 1, kind: "fished", facts: { seat: 0 } };
    expect(journeys([fished], 0)).toMatchObject([{ face: null }]);
  });

  it("hides what is hidden: others draw face down", () => {
    const drew: GameEvent = { n: 1, step: 1, kind: "drew_two", facts: { seat: 2 } };
    expect(journeys([drew], 0)).toMatchObject([{ from: ["deck"], to: ["back:2", "seat:2"], face: null }]);
  });
});
