/** A long press of a finger: what a mouse learns by resting on a thing. */

const LONG = 450; // milliseconds
const SLACK = 10; // pixels

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
      call(node);
    }, LONG) as unknown as number;
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) stop();
  };
  const click = (event: MouseEvent): void => {
    if (!fired) return;
    fired = false;
    event.preventDefault();
    event.stopImmediatePropagation();
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
  node.addEventListener("click", click, { signal, capture: true });
  node.addEventListener("contextmenu", menu, { signal });
  return {
    update: (next) => (call = next),
    destroy: () => {
      stop();
      controller.abort();
    },
  };
}
