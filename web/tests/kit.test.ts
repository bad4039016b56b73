import { describe, expect, it, vi } from "vitest";
import { sorted } from "../games/tranquility/moves";
import { findPage, rulesPage } from "../screens/rulespage";
import type { Update } from "../kit/protocol";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {}, lang: "" } });
vi.stubGlobal("location", { protocol: "http:", host: "localhost", pathname: "/" });
const { Feed } = await import("../kit/table.svelte");

const update = (n: number, step: number, kind?: string): Update => ({
  type: n === 1 ? "snapshot" : "update",
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
  clock: null,
  undo: null,
  ask: null,
  talk: "free",
  result: null,
});

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

describe("a rules page", () => {
  it("is titles, clauses and texts", () => {
    const page = rulesPage(
      "# Game\n\nIntro `text` with *words*.\n\n## Setup\n\n- **SSP-01** Shuffle\n  all cards.\n- **SSP-R2** A ruling.\n",
    );
    expect(page).toEqual([
      { kind: "text", text: "Intro text with words." },
      { kind: "title", text: "Setup" },
      { kind: "clause", id: "SSP-01", text: "Shuffle all cards." },
      { kind: "clause", id: "SSP-R2", text: "A ruling." },
    ]);
  });

  it("has tables", () => {
    expect(rulesPage("- **FIN-82** Points:\n\n  | week 1 | week 2 |\n  | --- | --- |\n  | w1a 1 | w2a 2 |\n")).toEqual([
      { kind: "clause", id: "FIN-82", text: "Points:" },
      {
        kind: "table",
        rows: [
          ["week 1", "week 2"],
          ["w1a 1", "w2a 2"],
        ],
      },
    ]);
  });

  it("is in the language asked for, else in English", () => {
    const pages = { "../../docs/rules/kelp.md": "Kelp", "../../docs/rules/uk/kelp.md": "Келп" };
    expect(findPage(pages, "kelp", "uk")).toEqual({ page: "Келп", language: "uk" });
    expect(findPage(pages, "kelp", "ru")).toEqual({ page: "Kelp", language: "en" });
    expect(findPage(pages, "kelp", "en")).toEqual({ page: "Kelp", language: "en" });
    expect(findPage(pages, "chess", "uk")).toBeUndefined();
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
  it("grows from where the card was to where it lies", async () => {
    const { trail } = await import("../kit/flights.svelte");
    const box = (left: number, top: number): DOMRect => ({ left, top, width: 20, height: 20 }) as DOMRect;
    const dots = trail({ start: box(0, 0), end: box(300, 0) });
    expect([dots[0]!.x, dots[0]!.y]).toEqual([10, 10]);
    expect([dots.at(-1)!.x, Math.round(dots.at(-1)!.y)]).toEqual([310, 10]);
    expect(dots.every((dot, i) => i === 0 || dot.r > dots[i - 1]!.r)).toBe(true);
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
    expect(placed).toEqual({ from: ["seat:1"], to: ["cell:r2c5"], face: "34" });
  });
});
