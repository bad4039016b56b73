/** Dragging a thing to a place: an extra to pressing one and then the other. */

const FAR = 10; // pixels before a press becomes a drag

export interface Drag {
  /** The thing leaves its place; what it waits for is done before it is dropped. */
  start: () => Promise<void> | void;
  /** Dropped over things with these `data-place`s, the innermost first. */
  drop: (places: readonly string[]) => void;
}

const placesAt = (x: number, y: number): string[] => {
  const found: string[] = [];
  for (const node of document.elementsFromPoint(x, y)) {
    const place = node.closest<HTMLElement>("[data-place]")?.dataset["place"];
    if (place && !found.includes(place)) found.push(place);
  }
  return found;
};

/** Follow a pointer that went down on a thing. A picture of it travels along; the thing itself stays where it is. */
export function follow(event: PointerEvent, drag: Drag): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const node = event.currentTarget as HTMLElement;
  const [x, y] = [event.clientX, event.clientY];
  const box = node.getBoundingClientRect();
  let ghost: HTMLElement | null = null;
  let started: Promise<void> | void;

  const move = (now: PointerEvent): void => {
    const [dx, dy] = [now.clientX - x, now.clientY - y];
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-place");
      ghost.removeAttribute("data-target");
      ghost.removeAttribute("data-key");
      ghost.classList.remove("legal");
      ghost.setAttribute("aria-hidden", "true");
      ghost.style.cssText = `position:fixed;z-index:80;margin:0;pointer-events:none;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
      node.parentElement!.append(ghost);
      started = drag.start();
    }
    ghost.style.translate = `${dx}px ${dy}px`;
  };
  const end = (now: PointerEvent): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!ghost) return;
    ghost.remove();
    // The press that began the drag is no click; whether one follows depends on where the pointer is let go.
    const hush = (click: Event): void => click.stopImmediatePropagation();
    node.addEventListener("click", hush, { capture: true });
    setTimeout(() => node.removeEventListener("click", hush, { capture: true }), 0);
    if (now.type === "pointercancel") return;
    const places = placesAt(now.clientX, now.clientY);
    void Promise.resolve(started).then(() => drag.drop(places));
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
