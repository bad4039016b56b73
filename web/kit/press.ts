/** A long press of a finger: what a mouse learns by resting on a thing. */

const LONG = 450; // milliseconds
const SLACK = 10; // pixels

/** The finger asked what this is. Its click is no tap, wherever it lands: a sheet may lie under it by now. */
function swallowClick(): void {
  const swallow = (click: Event): void => {
    click.stopImmediatePropagation();
    click.preventDefault();
  };
  const over = (): void => {
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 100);
    removeEventListener("pointerup", over);
    removeEventListener("pointercancel", over);
  };
  addEventListener("click", swallow, { once: true, capture: true });
  addEventListener("pointerup", over);
  addEventListener("pointercancel", over);
}

type Looked = (node: HTMLElement) => void;

/** An action: calls back when a finger rests on the node; the click that would follow is swallowed. */
export function longPress(node: HTMLElement, onlong: Looked): { update: (next: Looked) => void; destroy: () => void } {
  let call = onlong;
  let timer = 0;
  let start = { x: 0, y: 0 };
  let fired = false;

  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    fired = false;
    if (event.pointerType === "mouse") return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      fired = true;
      swallowClick();
      call(node);
    }, LONG) as unknown as number;
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) stop();
  };
  const menu = (event: Event): void => {
    if (fired || timer) event.preventDefault();
  };
  const controller = new AbortController();
  const { signal } = controller;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", move, { signal });
  node.addEventListener("pointerup", stop, { signal });
  node.addEventListener("pointercancel", stop, { signal });
  node.addEventListener("contextmenu", menu, { signal });
  return {
    update: (next) => (call = next),
    destroy: () => {
      stop();
      controller.abort();
    },
  };
}
