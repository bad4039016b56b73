import { describe, expect, it } from "vitest";
import "./packs";
import { familyOf } from "../art/fish/family";
import { fish, scaleOf, sizeOf } from "../art/fish/fish";
import { FISH } from "../games/finspan/cards";

const all = [...FISH.values()];

describe("the fish", () => {
  it("draws all 138, each differently and without a stray number", () => {
    expect(all).toHaveLength(138);
    const drawn = all.map(fish);
    expect(new Set(drawn).size).toBe(138);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("stays within its box", () => {
    for (const one of all) {
      const k = scaleOf(one.length);
      for (const [, points = ""] of fish(one).matchAll(/points="([^"]*)"/g)) {
        for (const point of points.split(" ")) {
          const [x = NaN, y = NaN] = point.split(",").map(Number);
          expect(Math.abs((x - 100) * k), one.name).toBeLessThan(106);
          expect(Math.abs((y - 60) * k), one.name).toBeLessThan(74);
        }
      }
    }
  });

  it("gives kin one family", () => {
    expect(familyOf("giant_manta_ray")).toBe("ray");
    expect(familyOf("cownose_ray")).toBe("ray");
    expect(familyOf("grideye_fish")).toBe("lantern");
    expect(familyOf("live_sharksucker")).toBe("torpedo");
    expect(familyOf("angelshark")).toBe("ray");
    expect(familyOf("sloans_viperfish")).toBe("dragon");
    expect(familyOf("kaluga")).toBe("sturgeon");
    const families = new Set(all.map((one) => familyOf(one.name)));
    expect(families.size).toBe(13);
  });

  it("shows its symbols", () => {
    for (const one of all) {
      const svg = fish(one);
      if (one.symbols.includes("venomous")) expect(svg, one.name).toContain("#F0634A");
      if (one.symbols.includes("electric")) expect(svg, one.name).toContain("#FFD25A");
      if (one.symbols.includes("bioluminescent")) expect(svg, one.name).toContain("#F2FFFA");
    }
  });

  it("is drawn to scale within its size class", () => {
    expect([49, 50, 149, 150].map(sizeOf)).toEqual(["small", "medium", "medium", "large"]);
    expect(scaleOf(1)).toBeLessThan(scaleOf(9));
    expect(scaleOf(50)).toBeLessThan(scaleOf(140));
    expect(scaleOf(150)).toBeLessThan(scaleOf(2000));
    expect(scaleOf(2000)).toBe(1);
    expect(scaleOf(50)).toBeLessThan(scaleOf(49));
  });
});
