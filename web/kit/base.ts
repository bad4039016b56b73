/** Where the client lives: `/` of a server, or any folder of a site of static files. */

function folder(): string {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const found = script && /^(.*\/)assets\/[^/]*$/.exec(new URL(script.src).pathname);
  return found?.[1] ?? "/";
}

/** Ends with a slash. */
export const base = typeof document === "undefined" ? "/" : folder();

/** The address of a place in the client, or of a file beside it. */
export const within = (path: string): string => base + path.replace(/^\//, "");

/** The place in the client that an address means. */
export const inside = (pathname: string): string =>
  pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
