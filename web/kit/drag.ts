/** Dragging, an extra to selecting: a thing follows the pointer and is let go over a place. */

const SLACK = 12; // pixels a pointer may tremble before a click is a drag

export interface Drag {
  /** How far the thing has been carried. */
  onmove: (dx: number, dy: number) => void;
  /** Let go over this element, or over nothing; a drag that the browser breaks off ends over nothing. */
  ondrop: (below: Element | null) => void;
}

/** Begin on `pointerdown`; a press that does not travel stays a click. */
export function grab(event: PointerEvent, { onmove, ondrop }: Drag): void {
  if (event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  const node = event.currentTarget as HTMLElement;
  let carried = false;

  const move = (to: PointerEvent): void => {
    const [dx, dy] = [to.clientX - start.x, to.clientY - start.y];
    if (!carried && Math.hypot(dx, dy) < SLACK) return;
    if (!carried) node.setPointerCapture(to.pointerId);
    carried = true;
    onmove(dx, dy);
  };
  const end = (at: PointerEvent): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!carried) return;
    // The click that follows belongs to the drag.
    const swallow = (click: Event): void => click.stopImmediatePropagation();
    node.addEventListener("click", swallow, { once: true, capture: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    node.style.pointerEvents = "none";
    const below = at.type === "pointerup" ? document.elementFromPoint(at.clientX, at.clientY) : null;
    node.style.pointerEvents = "";
    ondrop(below);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
