import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closely, closer } from "../kit/closer.svelte";

/** A thing on the table, as far as looking closer asks it. */
class Thing extends EventTarget {
  readonly isConnected = true;
  matches = (): boolean => true;
  getBoundingClientRect = (): DOMRect => ({ top: 0, left: 0, width: 10, height: 10 }) as DOMRect;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is gone before the focus has rested on it is not told of", async () => {
  const node = new Thing();
  const look = closely(node as unknown as HTMLElement, { what: { kind: "card" } });
  node.dispatchEvent(new Event("focus"));
  look.update({ what: null });
  await vi.advanceTimersByTimeAsync(1000);
  expect(closer.at).toBeNull();
});

test("what is gone while it is told of is told of no longer", async () => {
  const node = new Thing();
  const look = closely(node as unknown as HTMLElement, { what: { kind: "card" } });
  node.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(closer.at).not.toBeNull();
  look.update({ what: null });
  await vi.advanceTimersByTimeAsync(10);
  expect(closer.at).toBeNull();
});

const enters = (x: number): Event =>
  Object.assign(new Event("pointerenter"), { pointerType: "mouse", clientX: x, clientY: 5 });

test("what comes under a resting pointer is not told of, what the pointer comes to is", async () => {
  const node = new Thing();
  closely(node as unknown as HTMLElement, { what: { kind: "card" } });
  closer.follow({ clientX: 7, clientY: 5 } as MouseEvent);
  node.dispatchEvent(enters(7));
  await vi.advanceTimersByTimeAsync(2000);
  expect(closer.at).toBeNull();
  node.dispatchEvent(enters(8));
  await vi.advanceTimersByTimeAsync(2000);
  expect(closer.at).not.toBeNull();
  closer.hide();
});
