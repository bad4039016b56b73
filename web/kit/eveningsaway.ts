/** Evenings with the account: of each the version written last, so that every device of a person has them. */
import { api } from "./api";
import { person } from "./me.svelte";
import { answering } from "./transport";
import type { Evening } from "./evenings.svelte";

const GONE = "seaboard.evenings-gone";
const PATIENCE = 1200; // one tap after the other is one letter

function gone(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(GONE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Steps back are of this device alone. */
const written = (evening: Evening): Record<string, unknown> => ({ ...evening, past: [] });

class Account {
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** Nobody but a server keeps something for an account, and a guest has none. */
  async #isThere(): Promise<boolean> {
    return (await answering()) === "server" && !!(await person.known())?.account;
  }

  /** What does not arrive is sent when both are brought together again. */
  async #keep(id: string, touched: number, doc: Record<string, unknown> | null): Promise<void> {
    if (await this.#isThere()) await api.keepEvening({ id, touched, doc }).catch(() => undefined);
  }

  send(evening: Evening): void {
    clearTimeout(this.#timers.get(evening.id));
    const later = setTimeout(() => void this.#keep(evening.id, evening.touched, written(evening)), PATIENCE);
    this.#timers.set(evening.id, later);
  }

  remove(id: string): void {
    clearTimeout(this.#timers.get(id));
    const now = Date.now();
    try {
      localStorage.setItem(GONE, JSON.stringify({ ...gone(), [id]: now }));
    } catch {
      // It may come back from the account.
    }
    void this.#keep(id, now, null);
  }

  async meet(here: () => Evening[], keep: (all: Evening[]) => void): Promise<boolean> {
    if (!(await this.#isThere())) return false;
    const listed = await api.evenings().catch(() => null);
    if (!listed) return true;
    const away = new Map(listed.evenings.map((one) => [one.id, one]));
    const thrown = gone();
    const all = new Map(here().map((one) => [one.id, one]));
    for (const { id, touched, doc } of listed.evenings) {
      const mine = all.get(id);
      if ((mine?.touched ?? thrown[id] ?? 0) >= touched) continue;
      if (doc) all.set(id, { ...(doc as unknown as Evening), past: mine?.past ?? [] });
      else all.delete(id);
    }
    keep([...all.values()].sort((a, b) => b.touched - a.touched));
    for (const one of all.values())
      if ((away.get(one.id)?.touched ?? 0) < one.touched) await this.#keep(one.id, one.touched, written(one));
    for (const [id, at] of Object.entries(thrown)) {
      const known = away.get(id);
      if (known?.doc && known.touched < at && !all.has(id)) await this.#keep(id, at, null);
    }
    return true;
  }
}

export const account = new Account();
