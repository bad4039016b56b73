import { expect, test } from "vitest";
import { reopenOnce } from "../kit/reopen";

test("a page whose parts are gone is opened again, but not over and over", () => {
  const noted = new Map<string, string>();
  const kept = {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, to: string) => void noted.set(key, to),
  };
  let opened = 0;
  const reopen = () => void opened++;
  expect(reopenOnce(kept, 1_000, reopen)).toBe(true);
  expect(reopenOnce(kept, 2_000, reopen)).toBe(false); // the error is shown
  expect(reopenOnce(kept, 100_000, reopen)).toBe(true); // another update, later
  expect(opened).toBe(2);
});
