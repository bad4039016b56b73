/** What a table does for a player by itself. */
import { describe, expect, it } from "vitest";
import { HABITS, passFor } from "../games/tranquility/compass";
import type { View, Window } from "../games/tranquility/view";

const PASS = [{ text: "pass", kind: "pass", facts: {} }];
const at = (window: Window | null): View => ({ window }) as View;

describe("compass windows", () => {
  it.each([
    ["storm", ["turn_start", "before_refill"]],
    ["always", []],
    ["loss", ["turn_start", "before_refill", "storm"]],
    ["never", ["turn_start", "before_refill", "storm", "before_loss"]],
  ] as const)("asked as %s, are passed at %j", (habit, passed) => {
    const windows: Window[] = ["turn_start", "before_refill", "storm", "before_loss"];
    expect(windows.filter((window) => passFor(at(window), habit, PASS) === "pass")).toEqual(passed);
  });

  it("nothing is passed where nothing is asked, or where one may not pass", () => {
    for (const habit of HABITS) {
      expect(passFor(at(null), habit, PASS)).toBeNull();
      expect(passFor(at("turn_start"), habit, [])).toBeNull();
    }
  });
});
