/** Details of a thing beside it: by hover, by keyboard focus, and at full size by a long press. */

export interface Peeked {
  name: string;
  box: DOMRect;
}

export interface PeekOptions {
  /** What is to be shown; nothing for nothing. */
  name: string | null | undefined;
  /** A long press opens it large. */
  onopen?: (name: string) => void;
}

const HOVER = 320;
const LONG = 480;
const CALM = 900;
const STILL = 12; // pixels a finger may move while it presses

class Peek {
  now = $state.raw<Peeked | null>(null);
  #timer = 0;
  #pressed = -Infinity;
  #node: HTMLElement | null = null;

  show(node: HTMLElement, name: string, after: number): void {
    clearTimeout(this.#timer);
    this.#node = node;
    this.#timer = setTimeout(() => {
      if (node.isConnected) this.now = { name, box: node.getBoundingClientRect() };
    }, after) as unknown as number;
  }

  press(): void {
    this.#pressed = performance.now();
    this.hide();
  }

  pressed = (): boolean => performance.now() - this.#pressed < CALM;

  hide(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }

  /** A thing is gone from the page; its details go once the page stands. */
  forget(node: HTMLElement): void {
    if (this.#node !== node) return;
    clearTimeout(this.#timer);
    queueMicrotask(() => this.hide());
  }
}

export const peek = new Peek();

/** An action for things that have details. */
export function peeks(
  node: HTMLElement,
  given: PeekOptions,
): { update: (next: PeekOptions) => void; destroy: () => void } {
  let options = given;
  let press = 0;
  let start = { x: 0, y: 0 };

  const enter = (event: PointerEvent): void => {
    // A press may bring another thing under the pointer: that is no wish to look at it.
    if (event.pointerType === "mouse" && options.name && !peek.pressed()) peek.show(node, options.name, HOVER);
  };
  const leave = (): void => {
    clearTimeout(press);
    peek.forget(node); // a node may lose its focus while the page is being redrawn
  };
  const focus = (): void => {
    if (options.name && node.matches(":focus-visible")) peek.show(node, options.name, HOVER);
  };
  const down = (event: PointerEvent): void => {
    peek.press();
    if (event.pointerType === "mouse" || !options.name || !options.onopen) return;
    start = { x: event.clientX, y: event.clientY };
    const { name, onopen } = options;
    press = setTimeout(() => {
      // The finger still lies there: what it lets go of is no tap.
      const swallow = (click: Event): void => {
        click.stopImmediatePropagation();
        click.preventDefault();
      };
      addEventListener("click", swallow, { once: true, capture: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 1500);
      onopen(name);
    }, LONG) as unknown as number;
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) clearTimeout(press);
  };
  const menu = (event: Event): void => {
    if (matchMedia("(hover: none)").matches) event.preventDefault();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") peek.hide();
  };

  const events: [string, EventListener][] = [
    ["pointerenter", enter as EventListener],
    ["pointerleave", leave],
    ["pointercancel", leave],
    ["pointerup", () => clearTimeout(press)],
    ["pointerdown", down as EventListener],
    ["pointermove", move as EventListener],
    ["focus", focus],
    ["blur", leave],
    ["contextmenu", menu],
    ["keydown", key as EventListener],
  ];
  for (const [name, listener] of events) node.addEventListener(name, listener);
  return {
    update: (next) => (options = next),
    destroy: () => {
      clearTimeout(press);
      peek.forget(node);
      for (const [name, listener] of events) node.removeEventListener(name, listener);
    },
  };
}
