/** Addresses: one page, no reload between screens. Places are written without the folder the client lives in. */
import { base, inside, within } from "./base";

class Place {
  path = $state(inside(location.pathname));

  go(path: string, replace = false): void {
    if (path === this.path) return;
    history[replace ? "replaceState" : "pushState"](null, "", within(path));
    this.path = path;
    scrollTo(0, 0);
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }
}

export const place = new Place();

addEventListener("popstate", () => (place.path = inside(location.pathname)));

const linkOf = (event: Event): HTMLAnchorElement | null => (event.target as Element).closest?.("a") ?? null;

/** Let plain clicks on our own links change the screen without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = linkOf(event);
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema/")) return;
  event.preventDefault();
  const path = inside(link.pathname);
  if (link.hash && path === place.path) document.getElementById(link.hash.slice(1))?.focus();
  else place.go(path);
}

/** In a folder: a link that may be opened in another tab, or copied, gets its whole address when it is looked at. */
function complete(event: Event): void {
  const link = linkOf(event);
  const path = link?.getAttribute("href");
  if (link && path?.startsWith("/") && !path.startsWith(base)) link.setAttribute("href", within(path));
}
if (base !== "/") for (const look of ["pointerover", "focusin", "touchstart"]) addEventListener(look, complete, true);
