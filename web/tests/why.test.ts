import { beforeAll, describe, expect, it, vi } from "vitest";
import type * as Module from "../kit/why.svelte";

let spotFor: typeof Module.spotFor;
beforeAll(async () => {
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  ({ spotFor } = await import("../kit/why.svelte"));
});

const ROOM = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 100 };
const box = (left: number, top: number, width = 60, height = 60): Module.Box => ({ left, top, width, height });

describe("the bubble of a refusal", () => {
  it("stands right of its thing, else left, above or below", () => {
    expect(spotFor(box(100, 300), SIZE, ROOM, []).side).toBe("right");
    expect(spotFor(box(800, 300), SIZE, ROOM, []).side).toBe("left");
    const phone = { width: 390, height: 800 };
    expect(spotFor(box(160, 300), SIZE, phone, []).side).toBe("above");
    expect(spotFor(box(160, 20), SIZE, phone, []).side).toBe("below");
  });

  it("goes where it covers nothing that can be pressed", () => {
    const kept = [box(180, 250, 300, 200)];
    expect(spotFor(box(100, 300), SIZE, ROOM, kept).side).toBe("above");
    expect(spotFor(box(400, 300), SIZE, ROOM, [box(470, 200, 400, 300)]).side).toBe("left");
  });

  it("shifts along the edge and never leaves the screen", () => {
    for (const at of [box(0, 0), box(940, 740), box(500, 0, 400, 20), box(0, 0, 1000, 800)]) {
      const { x, y } = spotFor(at, SIZE, ROOM, []);
      expect(x).toBeGreaterThanOrEqual(8);
      expect(y).toBeGreaterThanOrEqual(8);
      expect(x + SIZE.width).toBeLessThanOrEqual(992);
      expect(y + SIZE.height).toBeLessThanOrEqual(792);
    }
  });
});
