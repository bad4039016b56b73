/** Addresses: one page, no reload between screens. */

class Place {
  path = $state(location.pathname);

  go(path: string, replace = false): void {
    if (path === location.pathname) return;
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }
}

export const place = new Place();

addEventListener("popstate", () => (place.path = location.pathname));

/** Let plain clicks on our own links change the screen without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema/")) return;
  event.preventDefault();
  if (link.hash && link.pathname === location.pathname) document.getElementById(link.hash.slice(1))?.focus();
  else place.go(link.pathname);
}
