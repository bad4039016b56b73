// Keeps a whole version of Seaboard on the device; the server or `seaboard site` writes the first three lines.
// A new version is fetched in the background and waits until the last tab of the old one is closed.
/* global VERSION, FILES, SITE */
const BASE = new URL("./", self.location.href).pathname;
const NAME = `seaboard-road-${VERSION}`;
const PATIENCE = 4000;
const LIVE = /^(api|ws|schema|locales|health|metrics)(\/|$)/;

async function fill() {
  const cache = await caches.open(NAME);
  for (const file of FILES) {
    const address = BASE + file;
    if (!(await cache.match(address))) await cache.add(new Request(address, { cache: "no-cache" }));
  }
}

async function forget() {
  for (const name of await caches.keys())
    if (name.startsWith("seaboard-road-") && name !== NAME) await caches.delete(name);
  await self.clients.claim();
}

/** A site is one version until its last tab is closed; a server that answers hands out its own client. */
async function page(request) {
  const kept = () => caches.match(`${BASE}index.html`);
  if (SITE) return (await kept()) ?? fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) return answer;
  } catch {
    // no net
  }
  return (await kept()) ?? Response.error();
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(forget()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  const file = pathname.slice(BASE.length);
  if (LIVE.test(file) || file === "sw.js" || file === "road/files.json") return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else
    event.respondWith(caches.open(NAME).then(async (cache) => (await cache.match(pathname)) ?? fetch(event.request)));
});
