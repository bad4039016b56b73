/** Evenings at a real table, kept on this device and with the account: every change at once, with a way back. */
import { api } from "./api";
import { account } from "./eveningsaway";
import type { OwnPack } from "./ownpacks.svelte";
import { asRefusal } from "./refused";
import { refusalText } from "./texts.svelte";
import { toasts } from "./toast.svelte";
import type { Refusal } from "./wire";

export interface Evening {
  id: string;
  game: string;
  begun: number;
  touched: number;
  names: string[];
  /** The numbers of the box, if they are not as printed: a pack of the house has no data here. */
  pack?: Omit<OwnPack, "game">;
  /** What the game's companion has written down; only it knows the form. */
  data: Record<string, unknown>;
  /** How it stands, in few words, for the list. */
  line: string;
  over: boolean;
  past: string[];
}

const KEY = "seaboard.evenings";
const STEPS_BACK = 40;
const MOST = 200;

function kept(): Evening[] {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(read) ? (read as Evening[]) : [];
  } catch {
    return [];
  }
}

class Evenings {
  all = $state.raw<Evening[]>(kept());

  constructor() {
    // Two tabs of one device are one notebook.
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.all = kept();
    });
  }

  find(id: string): Evening | undefined {
    return this.all.find((one) => one.id === id);
  }

  begin(game: string, names: string[], pack?: Evening["pack"]): Evening {
    const now = Date.now();
    const id = now.toString(36) + Math.random().toString(36).slice(2, 6);
    const made: Evening = { id, game, begun: now, touched: now, names, data: {}, line: "", over: false, past: [] };
    if (pack) made.pack = pack;
    this.put(made);
    return made;
  }

  put(evening: Evening): void {
    this.#keep([evening, ...this.all.filter((one) => one.id !== evening.id)]);
    account.send(evening);
  }

  remove(id: string): void {
    this.#keep(this.all.filter((one) => one.id !== id));
    account.remove(id);
  }

  /** Bring together what lies here and what lies with the account; true if there is one. */
  async meet(): Promise<boolean> {
    return account.meet(
      () => this.all,
      (all) => this.#keep(all),
    );
  }

  #keep(all: Evening[]): void {
    this.all = all.slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A browser that keeps nothing still counts.
    }
  }
}

export const evenings = new Evenings();

/** One evening on the screen. */
export class Desk<Data extends object = Record<string, unknown>> {
  constructor(
    readonly id: string,
    readonly first: Data,
  ) {}

  get evening(): Evening {
    return evenings.find(this.id)!;
  }

  get names(): string[] {
    return this.evening.names;
  }

  get data(): Data {
    return { ...this.first, ...this.evening.data } as Data;
  }

  /** The day on which it began, as people write it. */
  get day(): string {
    return new Date(this.evening.begun).toLocaleDateString();
  }

  /** Ask the game's own rules, with the numbers of this box. */
  ask<Told>(question: object): Promise<Told> {
    const { game, pack } = this.evening;
    const numbers = pack ? { pack: pack.data ?? pack.pack } : {};
    return api.companion<Told>(game, { ...question, ...numbers });
  }

  /** Write something down; `quietly` is no step that one would take back. */
  change(data: Partial<Data>, quietly = false): void {
    const { evening } = this;
    const past = quietly ? evening.past : [...evening.past, JSON.stringify(evening.data)].slice(-STEPS_BACK);
    evenings.put({ ...evening, data: { ...this.data, ...data }, past, touched: Date.now() });
  }

  get canGoBack(): boolean {
    return this.evening.past.length > 0;
  }

  back(): void {
    const { evening } = this;
    const last = evening.past.at(-1);
    if (last === undefined) return;
    const data = JSON.parse(last) as Record<string, unknown>;
    evenings.put({ ...evening, data, past: evening.past.slice(0, -1), touched: Date.now() });
  }

  /** How it stands, for the list of evenings. */
  tell(line: string, over: boolean): void {
    const { evening } = this;
    if (evening.line !== line || evening.over !== over) evenings.put({ ...evening, line, over });
  }
}

/** An evening of whatever game. */
export type AnyDesk = Pick<Desk, "evening" | "ask" | "back" | "canGoBack">;

/** What the rules say to the question of the moment; an answer that was overtaken is not heard. */
export class Answer<Told> {
  told = $state.raw<Told | null>(null);
  #asked = 0;

  /** `question` is asked again whenever something in it changes; null: there is nothing to ask yet. */
  constructor(desk: AnyDesk, question: () => object | null, onrefused?: (refusal: Refusal) => void) {
    $effect(() => {
      const asked = question();
      if (!asked) return;
      const mine = ++this.#asked;
      desk
        .ask<Told>(asked)
        .then((told) => {
          if (mine === this.#asked) this.told = told;
        })
        .catch((reason: unknown) => {
          if (mine !== this.#asked) return;
          toasts.show(refusalText(asRefusal(reason)));
          onrefused?.(asRefusal(reason));
        });
    });
  }
}
