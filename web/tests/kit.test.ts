import { breakable } from "../kit/hyphens";
import { describe, expect, it, vi } from "vitest";
import { sorted } from "../games/tranquility/moves";
import type { Box } from "../kit/flights.svelte";
import type { GameFace } from "../kit/face";
import type { GameInfo, Snapshot, TableInfo, Update } from "../kit/wire";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", {
  hidden: false,
  documentElement: { dataset: {}, lang: "" },
  querySelector: () => null,
});
vi.stubGlobal("location", { protocol: "http:", host: "localhost", pathname: "/" });
const { Feed } = await import("../kit/feed.svelte");
const { ReplayTable } = await import("../kit/replay.svelte");
const { avatarOf } = await import("../kit/avatars");

const present = (n: number, step: number, kind?: string): Omit<Update, "type"> => ({
  table: "t",
  seat: 0,
  n,
  since_n: n - 1,
  ply: n,
  step,
  time: 0,
  view: {},
  decision: null,
  events: kind ? [{ n, step, kind, facts: {} }] : [],
  notes: [],
  chat: [],
  clock: { kind: "none", running: null, deadline: null, left: null },
  undo: null,
  ask: null,
  talk: "free",
  result: null,
  guide: null,
});

/** The first one is a snapshot, as it is at a table. */
const update = (n: number, step: number, kind?: string): Snapshot | Update => {
  const told = present(n, step, kind);
  if (n > 1) return { type: "update", ...told };
  return { type: "snapshot", ...told, info: {} as Snapshot["info"], names: [], presence: { seats: [], watchers: 0 } };
};

describe("a feed", () => {
  it("shows updates in order and keeps the log", () => {
    const feed = new Feed(0);
    for (const [n, kind] of [
      [1, "a"],
      [2, "b"],
      [3, "c"],
    ] as const)
      expect(feed.receive(update(n, n, kind))).toBe(true);
    expect(feed.now?.n).toBe(3);
    expect(feed.events.map((event) => event.kind)).toEqual(["a", "b", "c"]);
  });

  it("asks to be told again after a gap, and ignores what it knows", () => {
    const feed = new Feed(0);
    feed.receive(update(1, 1));
    expect(feed.receive(update(3, 3))).toBe(false);
    expect(feed.receive(update(1, 1))).toBe(true);
    expect(feed.now?.n).toBe(1);
  });

  it("forgets what was taken back", () => {
    const feed = new Feed(0);
    feed.receive(update(1, 1, "a"));
    feed.receive(update(2, 2, "b"));
    feed.receive(update(3, 1));
    expect(feed.events.map((event) => event.kind)).toEqual(["a"]);
  });

  it("draws only the end of what somebody has no time for", () => {
    const feed = new Feed(0);
    feed.receive(update(1, 1));
    let drawn = 0;
    feed.stage = { flights: () => [], clear: () => drawn++ };
    feed.hold(true);
    for (const [n, kind] of [
      [2, "b"],
      [3, "c"],
      [4, "d"],
    ] as const)
      feed.receive(update(n, n, kind));
    feed.hurry();
    expect(feed.now?.n).toBe(4);
    expect(feed.events.map((event) => event.kind)).toEqual(expect.arrayContaining(["b", "c", "d"]));
    expect(drawn).toBe(1);
  });

  it("waits while somebody reads", () => {
    const feed = new Feed(0);
    feed.receive(update(1, 1));
    feed.pause(true);
    feed.receive(update(2, 2));
    expect(feed.now?.n).toBe(1);
    feed.pause(false);
    expect(feed.now?.n).toBe(2);
  });
});

describe("moves of Tranquility", () => {
  it("belong to cards, places, rows or buttons", () => {
    const move = (text: string, kind: string, facts = {}) => ({ text, kind, facts });
    const found = sorted([
      move("play:12", "play", { card: 12 }),
      move("finish", "play_finish"),
      move("at:r1c2", "place", { card: 12, cell: "r1c2", cost: 0 }),
      move("row:3", "move_rocks", { row: 3 }),
      move("pledge:2/fixed", "pledge_fixed", { count: 2 }),
      move("discard_two", "discard_two"),
    ]);
    expect([...found.hand.keys()]).toEqual([12, "finish"]);
    expect([...found.cells.keys()]).toEqual(["r1c2"]);
    expect([...found.rows.keys()]).toEqual([3]);
    expect(found.pledges).toHaveLength(1);
    expect(found.buttons.map((button) => button.text)).toEqual(["discard_two"]);
  });
});

describe("a trail of dots", () => {
  it("leads from where the card was to the head of an arrow at where it lies", async () => {
    const { headOf, trail } = await import("../kit/flights.svelte");
    const box = (x: number, y: number): Box => ({ x, y, width: 20, height: 20 });
    const way = { start: box(10, 10), end: box(310, 10) };
    const dots = trail(way);
    expect([dots[0]!.x, dots[0]!.y]).toEqual([10, 10]);
    expect(dots.every((dot, i) => i === 0 || dot.x > dots[i - 1]!.x)).toBe(true);
    expect(dots.at(-1)!.x).toBeLessThan(310);
    expect(headOf(way)).toBeGreaterThan(0); // it comes down there
    expect(dots[Math.floor(dots.length / 2)]!.y).toBeLessThan(10); // in an arc
  });
});

describe("journeys of Tranquility", () => {
  it("tells my own cards and only counts those of others", async () => {
    const { journeys } = await import("../games/tranquility/journey");
    const told = (kind: string, facts: Record<string, unknown>) => ({ n: 1, step: 1, kind, facts });
    expect(journeys([told("drew_cards", { seat: 0, cards: [12, 40] })], 0).map((flight) => flight.face)).toEqual([
      "12",
      "40",
    ]);
    expect(journeys([told("drew", { seat: 0, count: 2 })], 0)).toEqual([]);
    expect(journeys([told("drew", { seat: 1, count: 2 })], 0).map((flight) => flight.face)).toEqual([null, null]);
    const [placed] = journeys([told("placed", { seat: 1, card: 34, cell: "r2c5" })], 0);
    expect(placed).toMatchObject({ from: ["seat:1"], to: ["cell:r2c5"], face: "34" });
  });
});

describe("long words", () => {
  it("may be broken between syllables, short ones not", () => {
    expect(breakable("Південноафриканський лобстер").replaceAll("\u00ad", "-")).toBe("Півден-ноаф-ри-канський лобстер");
    expect(breakable("Морський ангел")).toBe("Морський ангел");
  });
});

describe("a replay", () => {
  it("draws a bot as the animal it is called by, as its table did", () => {
    const seats = [{ kind: "person" }, { kind: "bot", character: "crab" }];
    const info = { yours: [0], status: "over", seats } as unknown as TableInfo;
    const replay = new ReplayTable(info, {} as GameInfo, {} as GameFace);
    expect(avatarOf(1).motif).toBe("crab");
    replay.close();
    expect(avatarOf(1).motif).toBe("octopus");
  });
});
