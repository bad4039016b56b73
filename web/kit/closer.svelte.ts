/** Looking closer at a thing: by the pointer resting on it, by the keyboard's focus, or by a long press. */

export interface Looked {
  what: unknown;
  box: DOMRect;
}

const REST = 320; // milliseconds a pointer rests before the details come
const PRESS = 460;

class Closer {
  at = $state.raw<Looked | null>(null);
  #node: HTMLElement | null = null;

  show(node: HTMLElement, what: unknown): void {
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

/** An action: `use:closely={what}`. What is null has nothing more to show. */
export function closely(node: HTMLElement, what: unknown) {
  let timer = 0;
  let held = false;
  const later = (wait: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, wait) as unknown as number;
  };
  const stop = (): void => {
    clearTimeout(timer);
    closer.hide(node);
  };
  const on = <K extends keyof HTMLElementEventMap>(kind: K, does: (event: HTMLElementEventMap[K]) => void): void =>
    node.addEventListener(kind, does, kind === "click" ? { capture: true } : undefined);
  on("pointerenter", (event) => {
    if (event.pointerType === "mouse" && what !== null) later(REST, () => closer.show(node, what));
  });
  on("pointerleave", (event) => {
    if (event.pointerType === "mouse") stop();
    else clearTimeout(timer);
  });
  on("pointerdown", (event) => {
    if (event.pointerType === "mouse" || what === null) return stop();
    held = false;
    later(PRESS, () => {
      held = true;
      closer.show(node, what);
    });
  });
  on("pointerup", () => clearTimeout(timer));
  on("pointercancel", () => clearTimeout(timer));
  on("click", (event) => {
    if (!held) return;
    // The finger asked what this is, not to choose it.
    held = false;
    event.preventDefault();
    event.stopPropagation();
  });
  on("contextmenu", (event) => {
    if (held) event.preventDefault();
  });
  on("focus", () => {
    if (node.matches(":focus-visible") && what !== null) closer.show(node, what);
  });
  on("blur", stop);
  on("keydown", (event) => {
    if (event.key === "Escape") stop();
  });
  return {
    update: (next: unknown) => {
      what = next;
    },
    destroy: stop,
  };
}
