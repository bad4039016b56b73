import { describe, expect, it } from "vitest";
import motif from "../games/sea_salt_paper/motif";
import { about, placesOf } from "../kit/judged";

describe("the review", () => {
  it("finds where a judged move is seen on the board", () => {
    expect(placesOf("take:deck")).toContain("deck");
    expect(placesOf("take:0")).toContain("pile:0");
    expect(placesOf("swim:e12.S")).toContain("cell:e12"); // a way leads to its cell
    expect(placesOf("swap:z1-z4")).toContain("zone:z1");
    expect(placesOf("play:crab/black+crab/yellow")).toContain("hand:crab/black");
    expect(placesOf("end")).toEqual(["end"]);
  });

  it("rounds chances to five points", () => {
    expect([0.474, 0.476, 0.02, 1].map(about)).toEqual([45, 50, 0, 100]);
  });

  it("folds a card of Sea Salt & Paper in its colour, and a kind of card in the colour of the sea", () => {
    expect(motif("crab/yellow")?.[0]).toBe("crab");
    expect(motif("crab/yellow")?.[1]).not.toEqual(motif("crab")?.[1]);
    expect(motif("review-zone_deep")).toBeNull();
  });
});
