/** Carrying a thing that the table may redraw meanwhile: a picture of it follows the pointer to where it is let go. */
import { grab } from "./drag";

export interface Carry {
  /** The thing leaves its place; what it waits for is done before it is dropped. */
  start: () => Promise<void> | void;
  /** Dropped over things with these `data-place`s, the innermost first. */
  drop: (places: readonly string[]) => void;
}

function placesOver(below: Element | null): string[] {
  const found: string[] = [];
  for (let node = below?.closest<HTMLElement>("[data-place]"); node;) {
    found.push(node.dataset["place"]!);
    node = node.parentElement?.closest<HTMLElement>("[data-place]");
  }
  return found;
}

function pictureOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const picture = node.cloneNode(true) as HTMLElement;
  for (const name of ["data-place", "data-target", "data-key", "data-testid"]) picture.removeAttribute(name);
  picture.classList.remove("legal");
  picture.setAttribute("aria-hidden", "true");
  picture.style.cssText = `position:fixed;z-index:80;margin:0;pointer-events:none;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  return picture;
}

export function carry(event: PointerEvent, { start, drop }: Carry): void {
  const node = event.currentTarget as HTMLElement;
  const home = node.parentElement!;
  let picture: HTMLElement | null = null;
  let started: Promise<void> | void;
  grab(event, {
    onmove: (dx, dy) => {
      if (!picture) {
        picture = pictureOf(node);
        home.append(picture);
        started = start();
      }
      picture.style.translate = `${dx}px ${dy}px`;
    },
    ondrop: (below) => {
      picture?.remove();
      const places = placesOver(below);
      void Promise.resolve(started).then(() => drop(places));
    },
  });
}
