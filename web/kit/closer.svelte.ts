/** Looking closer at a thing: by the pointer resting on it, by the keyboard's focus, or by a long press. */
import { longPress } from "./press";

/** Something in a few words. */
export interface Said {
  title: string;
  lines: string[];
}

export interface Looked {
  what: unknown;
  box: DOMRect;
}

export interface Look {
  /** What the slip tells of; null has nothing more to show. */
  what: unknown;
  /** Where a finger asks, something larger than the slip. */
  onlong?: ((what: unknown) => void) | undefined;
}

const REST = 320; // milliseconds a pointer or the focus rests before the details come

class Closer {
  at = $state.raw<Looked | null>(null);
  #node: HTMLElement | null = null;
  #pointer = { x: -1, y: -1 };

  /** Where the pointer is now. */
  follow({ clientX: x, clientY: y }: MouseEvent): void {
    this.#pointer = { x, y };
  }

  /** Did the pointer come here? What comes under a resting pointer, by a press or a rival's move, is not looked at. */
  came = ({ clientX: x, clientY: y }: MouseEvent): boolean => x !== this.#pointer.x || y !== this.#pointer.y;

  show(node: HTMLElement, what: unknown): void {
    if (!node.isConnected) return;
    this.#node = node;
    this.at = { what, box: node.getBoundingClientRect() };
  }

  /** Put away a little later: a thing may lose its focus because it is just being taken off the table. */
  hide(node?: HTMLElement): void {
    if (this.#node === null || (node && node !== this.#node)) return;
    this.#node = null;
    queueMicrotask(() => {
      if (this.#node === null) this.at = null;
    });
  }
}

export const closer = new Closer();

/** An action: `use:closely={{ what }}`. */
export function closely(node: HTMLElement, look: Look): { update: (next: Look) => void; destroy: () => void } {
  let { what, onlong } = look;
  let timer = 0;
  const rest = (): void => {
    clearTimeout(timer);
    // What lies here may be gone by then.
    if (what) timer = setTimeout(() => what && closer.show(node, what), REST) as unknown as number;
  };
  const stop = (): void => {
    clearTimeout(timer);
    closer.hide(node);
  };
  const finger = longPress(node, () => {
    if (!what) return;
    if (onlong) onlong(what);
    else closer.show(node, what);
  });
  const controller = new AbortController();
  const { signal } = controller;
  const on = <K extends keyof HTMLElementEventMap>(kind: K, does: (event: HTMLElementEventMap[K]) => void): void =>
    node.addEventListener(kind, does, { signal });
  on("pointerenter", (event) => event.pointerType === "mouse" && closer.came(event) && rest());
  on("pointerleave", (event) => event.pointerType === "mouse" && stop());
  on("pointerdown", stop);
  on("focus", () => node.matches(":focus-visible") && rest());
  on("blur", stop);
  on("keydown", (event) => event.key === "Escape" && stop());
  return {
    update: (next) => {
      ({ what, onlong } = next);
      if (!what) stop();
    },
    destroy: () => {
      stop();
      finger.destroy();
      controller.abort();
    },
  };
}
