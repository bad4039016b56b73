import { expect, test } from "vitest";
import { captain } from "../art/captain";
import { holesFor, outline, standFor } from "../kit/lit";

const box = (left: number, top: number, width = 100, height = 100) => ({ left, top, width, height });

test("things that lie together share a hole, and there are at most three", () => {
  expect(holesFor([box(0, 0), box(110, 0), box(600, 0)])).toEqual([box(600, 0), box(0, 0, 210)]);
  const apart = [0, 1, 2, 3].map((i) => box(i * 300, 0));
  expect(holesFor(apart)).toEqual([box(0, 0, 1000)]);
  expect(holesFor([])).toEqual([]);
  expect(outline(box(10, 10))).toMatch(/^M18 0h/);
});

test("the card stands beside what is lit, inside the window", () => {
  const room = { width: 1440, height: 900 };
  const size = { width: 420, height: 220 };
  for (const lit of [box(20, 20), box(1300, 780), box(600, 400, 300, 200)]) {
    const stand = standFor(size, room, [lit], 60);
    expect(stand.over).toBe(0);
    expect(stand.x).toBeGreaterThanOrEqual(8);
    expect(stand.x + size.width).toBeLessThanOrEqual(1432);
    expect(stand.y).toBeGreaterThanOrEqual(68);
    expect(stand.y + size.height).toBeLessThanOrEqual(892);
  }
  // rather over the water than over a card
  const free = standFor(size, room, [box(20, 20)], 60, [box(140, 60, 420, 300)]);
  expect(free.x > 560 || free.y > 360).toBe(true);
});

test("the captain has four faces", () => {
  const faces = new Set((["speaks", "points", "glad", "waits"] as const).map(captain));
  expect(faces.size).toBe(4);
});
