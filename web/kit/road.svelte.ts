/** Seaboard for the road: fetched once with one button, then played where there is no net. */
import { api } from "./api";
import { base, within } from "./base";
import { answering, isSite, keepForRoad, keptForRoad, serverAnswers } from "./transport";
import type { MyTables } from "./wire";

interface Listing {
  version: string;
  /** Addresses below ours, with their sizes in bytes. */
  files: Record<string, number>;
}

const LOOK = 20_000;
const CACHE = "seaboard-road-";
const SENT = "seaboard-sent";

class Road {
  /** Nobody but this device answers. */
  isAlone = $state(false);
  /** The server is there again. */
  isServerBack = $state(false);
  /** What was kept: a version. */
  kept = $state<string | null>(null);
  /** Part of it that has been fetched, while it is being fetched. */
  share = $state<number | null>(null);
  listing = $state.raw<Listing | null>(null);

  /** Find out who answers; whoever plays without a net is told when it is there again. */
  async begin(): Promise<void> {
    this.isAlone = (await answering()) === "device";
    if (isSite()) {
      await api.me().catch(() => undefined); // fetching for later must not delay what is waited for now
      return void navigator.serviceWorker?.register(within("sw.js"), { scope: base });
    }
    this.kept = keptForRoad();
    if (!this.isAlone) return;
    const timer = setInterval(() => {
      void serverAnswers().then((there) => {
        this.isServerBack = there;
        if (there) clearInterval(timer);
      });
    }, LOOK);
  }

  /** What there is to fetch; null if this server has nothing for the road. */
  async look(): Promise<Listing | null> {
    if (!("serviceWorker" in navigator) || isSite() || this.isAlone) return null;
    const answer = await fetch(within("road/files.json"), { cache: "no-cache" }).catch(() => null);
    this.listing = answer?.ok ? ((await answer.json()) as Listing) : null;
    return this.listing;
  }

  get bytes(): number {
    return Object.values(this.listing?.files ?? {}).reduce((sum, size) => sum + size, 0);
  }

  async keep(): Promise<void> {
    const listing = this.listing ?? (await this.look());
    if (!listing || this.share !== null) return;
    this.share = 0;
    try {
      void navigator.storage?.persist?.();
      const cache = await caches.open(CACHE + listing.version);
      let done = 0;
      for (const [file, size] of Object.entries(listing.files)) {
        const address = within(file);
        if (!(await cache.match(address))) await cache.add(new Request(address, { cache: "no-cache" }));
        done += size;
        this.share = done / this.bytes;
      }
      await navigator.serviceWorker.register(within("sw.js"), { scope: base });
      await navigator.serviceWorker.ready;
      keepForRoad(listing.version);
      this.kept = listing.version;
    } finally {
      this.share = null;
    }
  }

  /** Is there anything on this device that was played without the server? */
  async hasGames(): Promise<boolean> {
    const found = (await indexedDB.databases?.()) ?? [];
    return !this.isAlone && found.some(({ name }) => name === "seaboard");
  }

  /** Send finished games to the server, where they are kept but never rated; how many were sent. */
  async send(): Promise<number> {
    const device = (await import("./engine")).engine(base);
    const said = async <T>(path: string): Promise<T> => (await device.ask("GET", path)).body as T;
    const sent = new Set(JSON.parse(localStorage.getItem(SENT) ?? "[]") as string[]);
    const { tables } = await said<MyTables>("/api/me/tables?status=over&limit=100");
    let count = 0;
    for (const { id, yours, seats, result } of tables) {
      if (sent.has(id) || !result) continue;
      const record = await said<Record<string, unknown>>(`/api/tables/${id}/record`);
      const wanted = seats.map((seat, i) =>
        yours.includes(i) ? { kind: "me" } : { kind: "bot", level: seat.level ?? "breeze" },
      );
      await api.keepGame({ record, seats: wanted });
      sent.add(id);
      localStorage.setItem(SENT, JSON.stringify([...sent]));
      count++;
    }
    return count;
  }

  /** Give the room back; games that were played stay. */
  async drop(): Promise<void> {
    keepForRoad(null);
    this.kept = null;
    const found = await navigator.serviceWorker.getRegistration(base);
    await found?.unregister();
    for (const name of await caches.keys()) if (name.startsWith(CACHE)) await caches.delete(name);
  }
}

export const road = new Road();
