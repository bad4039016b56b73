import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import "./packs";
import { overlaid } from "../kit/overlay";
import type { Move } from "../kit/wire";
import { CARDS, CELLS, isReconstructed, SKILLS } from "../games/kelp/cards";
import { effectPicture } from "../games/kelp/cardart";
import { degrees, Graph, inPercent, rounded, SIZE, zonePlace } from "../games/kelp/graph";
import { journeys } from "../games/kelp/journey";
import { attempt, drawersOf, entryOf, isLit, partners, placeOf, shownPlaces, sorted } from "../games/kelp/moves";
import type { View } from "../games/kelp/view";

const moments = JSON.parse(readFileSync("tests/fixtures/kelp.json", "utf8")) as Record<
  string,
  { view: View; moves: Move[] }
>;

describe.each(Object.entries(moments))("the decision %s", (key, { view, moves }) => {
  const legal = sorted(moves, view);

  it("leaves no move without a place to press", () => {
    const offered = new Set<string>();
    for (const list of legal.at.values()) for (const move of list) offered.add(move.text);
    for (const move of [...legal.pairs, ...legal.buttons]) offered.add(move.text);
    for (const ways of legal.ends.values()) {
      for (const way of ways) for (const verb of ["swim", "step"]) offered.add(`${verb}:${way[0]!}`);
    }
    expect(moves.map((move) => move.text).filter((text) => !offered.has(text))).toEqual([]);
  });

  it("puts moves only on things that lie on the table", () => {
    const shown = shownPlaces(view);
    expect([...legal.at.keys()].filter((place) => !shown.has(place) && !place.startsWith("tray:"))).toEqual([]);
  });

  it("ends every way that is shown on a cell of the board", () => {
    for (const end of legal.ends.keys()) expect(CELLS.has(end), key).toBe(true);
    if (moves.some((move) => move.kind === "swim")) expect(legal.ends.size).toBeGreaterThan(0);
  });
});

describe("grouping moves", () => {
  it("has seen every kind of decision that is not very rare", () => {
    expect(Object.keys(moments).length).toBeGreaterThanOrEqual(43);
  });

  it("finds the neighbours that a zone may change places with", () => {
    const pair = (zone: string, other: string): Move => ({
      text: `swap:${zone}-${other}`,
      kind: "swap",
      facts: { zone, other },
    });
    const found = partners([pair("z1", "z2"), pair("z2", "z3"), pair("z5", "z6")], "z2");
    expect([...found.keys()].sort()).toEqual(["z1", "z3"]);
  });

  it("makes a move at a place that is not shown a button", () => {
    const view = moments["buy"]!.view;
    const strange: Move = { text: "use:unheard_of", kind: "skill", facts: { skill: "unheard_of" } };
    expect(sorted([strange], view).buttons).toEqual([strange]);
  });

  it("asks why in the words of the decision", () => {
    expect(attempt("zone:z4", "pay", false)).toBe("reveal:z4");
    expect(attempt("zone:z4", "hunt-zone", true)).toBe("aim:z4");
    expect(attempt("zone:z4", "move", true)).toBe("aim:z4");
    expect(attempt("bag:blue", "settle", true)).toBe("pick:blue");
    expect(attempt("watched:blue/4", "hunt", true)).toBe("hunt:watched/blue/4");
    expect(attempt("colour:red", "move", false)).toBe("escape:red");
    expect(attempt("zone:z4", "action", false)).toBe("reveal:z4");
    expect(attempt("cell:e45", "lay-current", true)).toBe("lay:e45");
    expect(attempt("cell:k1", "send-home", false)).toBe("shark:k1");
    expect(attempt("deck", "action", false)).toBe("draw");
    expect(attempt("row:bold", "refresh", true)).toBe("refresh:bold");
  });

  it("opens the drawer in which there is something to choose", () => {
    const learn = sorted(moments["learn"]!.moves, moments["learn"]!.view);
    expect(drawersOf(true).filter((drawer) => isLit(drawer, learn))).toEqual(["piles"]);
    const feed = sorted(moments["feed"]!.moves, moments["feed"]!.view);
    expect(drawersOf(false).filter((drawer) => isLit(drawer, feed))).toEqual(["dice"]);
    expect(placeOf(moments["feed"]!.moves[0]!)).toMatch(/^energy:/);
  });
});

describe("the graph of the forest", () => {
  const graph = new Graph(false);

  it("leaves a cell by its named side, a corner square to the path it bends into", () => {
    expect(graph.direction("e45.N")).toEqual([0, -1]);
    expect(graph.direction("k1.A")).toEqual([1, 0]);
    expect(graph.direction("k1.B")).toEqual([0, 1]);
    expect(graph.direction("k9.A")).toEqual([-1, 0]);
  });

  it("links cells straight, by a turn at a crossing, and by a bend to a corner", () => {
    expect(graph.link("e12.S", "e45.N")).toEqual([
      [2, 1],
      [2, 3],
    ]);
    expect(graph.link("e12.S", "e25.W")).toEqual([
      [2, 1],
      [2, 2],
      [3, 2],
    ]);
    expect(graph.link("k1.A", "e12.N")).toEqual([
      [0, 0],
      [2, 0],
      [2, 1],
    ]);
  });

  it("goes out to the rim and back where the outer ring is closed", () => {
    expect(new Graph(true).link("e12.N", "e23.N")).toEqual([
      [2, 1],
      [2, 0],
      [4, 0],
      [4, 1],
    ]);
    expect(new Graph(true).link("k1.A", "k3.A")).toEqual([
      [0, 0],
      [6, 0],
    ]);
  });

  it("follows a whole way over currents", () => {
    expect(graph.route("e12", ["k1.A", "e14.W", "e45.N"])).toEqual([
      [2, 1],
      [2, 0],
      [0, 0],
      [0, 2],
      [1, 2],
      [2, 2],
      [2, 3],
    ]);
  });

  it("looks ahead, or to the middle when it may leave either way", () => {
    expect(graph.facing("e45", "S")).toEqual([0, 1]);
    const [x, y] = graph.facing("k9", "free");
    expect([x < 0, y < 0]).toEqual([true, true]);
    expect(graph.ahead("e45", "free")).toHaveLength(2);
    expect(degrees([0, -1], false)).toBe(0);
    expect(degrees([1, 0], false)).toBe(90);
    expect(degrees([0, 1], true)).toBeCloseTo(0);
  });

  it("turns the board by half for the shark", () => {
    expect(zonePlace("z6")).toEqual([5, 3]);
    const [x, y] = inPercent(zonePlace("z1"), true);
    const [a, b] = inPercent(zonePlace("z9"), false);
    expect([x, y]).toEqual([a, b]);
    expect(
      rounded(
        [
          [0, 0],
          [0, 6],
        ],
        false,
      ),
    ).toContain(`L56.0 ${(SIZE - 56).toFixed(1)}`);
  });
});

describe("things that travel", () => {
  const before = moments["action"]!.view;
  const event = (kind: string, facts: Record<string, unknown>) => ({ n: 1, step: 1, kind, facts });

  it("shows both blocks of a swap, without telling the shark what stands", () => {
    const flights = journeys([event("swap", { zone: "z1", other: "z2" })], before, 0);
    expect(flights.map((flight) => [flight.from[0], flight.to[0]])).toEqual([
      ["block:z1", "block:z2"],
      ["block:z2", "block:z1"],
    ]);
    const hidden = before.zones.find((zone) => zone.zone === "z1")?.revealed === false;
    if (hidden) expect(flights[0]?.face).toBe("block/");
  });

  it("draws cards face down for those who may not see them", () => {
    const drawn = [event("draw", { seat: 1, count: 2 }), event("draw-own", { cards: ["vanish", "blend_in"] })];
    expect(journeys(drawn, before, 1).map((flight) => flight.face)).toEqual(["card/vanish", "card/blend_in"]);
    expect(journeys(drawn.slice(0, 1), before, 0).map((flight) => flight.face)).toEqual(["card/", "card/"]);
  });
});

describe("dice that travel", () => {
  const at = moments["hunt"]!.view;
  const event = (kind: string, facts: Record<string, unknown>) => ({ n: 1, step: 1, kind, facts });
  const before: View = { ...at, shark: { ...at.shark, pool: ["blue/5", "yellow/5"], energy: ["red/2"] } };
  const ways = (events: ReturnType<typeof event>[], view = before): string[] =>
    journeys(events, view, 1).map((one) => `${one.face} ${one.from[0]} ${one.to[0]}`);

  it("puts into the energy only what was not there, and what was searched with on the growth track", () => {
    const hunted = event("hunt", { way: "search", die: "yellow/5", zone: "z3" });
    const told = [hunted, event("reveal", { zone: "z3" }), event("energy", { dice: ["red/2", "blue/5"] })];
    expect(ways(told)).toEqual([
      "die/yellow/5 in-hand zonedie:z3",
      "die/yellow/5 zonedie:z3 growth",
      "die/blue/5 pool:blue/5 energy",
    ]);
  });

  it("takes the price of what was bought from the energy, and a failed attack from its zone", () => {
    expect(ways([event("hunger", { colour: "red" })])).toEqual(["die/red energy:red/2 hunger"]);
    const zones = at.zones.map((zone) => (zone.zone === "z4" ? { ...zone, die: "red/6" } : zone));
    expect(ways([event("hunger", { colour: "red" })], { ...before, zones })).toEqual(["die/red zonedie:z4 hunger"]);
  });
});

describe("ways to swim", () => {
  it("lets one go to a current first, and advises that very cell", () => {
    const seen = Object.values(moments).map(({ view, moves }) => sorted(moves, view));
    const legs = seen.flatMap((legal) => [...legal.firsts].map(([cell, moves]) => ({ cell, moves, legal })));
    expect(legs.length).toBeGreaterThan(0);
    for (const { cell, moves, legal } of legs) {
      expect(legal.ends.has(cell)).toBe(false);
      for (const move of moves) expect(entryOf(move).startsWith(`${cell}.`)).toBe(true);
    }
  });
});

describe("the cards", () => {
  it("draws every octopus card by its effect, and says which numbers are not the published ones", () => {
    for (const card of CARDS.values()) expect(effectPicture(card.effect), card.id).not.toBe("");
    expect(isReconstructed(SKILLS.get("swift"))).toBe(true);
    expect(isReconstructed(CARDS.get("eat_crab"))).toBe(false);
  });

  it("lays two views over one another without losing what either sees", () => {
    const shark = { zones: [{ block: null }, { block: "crab" }], bag: { red: 1 } };
    const octopus = { zones: [{ block: "octopus" }, { block: "crab" }], hand: ["vanish"] };
    expect(overlaid(shark, octopus)).toEqual({
      zones: [{ block: "octopus" }, { block: "crab" }],
      bag: { red: 1 },
      hand: ["vanish"],
    });
  });
});
