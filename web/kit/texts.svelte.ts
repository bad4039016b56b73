/** Words: Fluent texts shared with the terminal, one language at a time, fetched when needed and changed without a reload. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { characterAt } from "./faces.svelte";
import { settings } from "./settings.svelte";
import type { Facts, Language, Refusal, Seat, Worded } from "./wire";

export const LANGUAGES: readonly Language[] = ["uk", "ru", "en"];
export const LANGUAGE_NAMES: Record<Language, string> = { uk: "Українська", ru: "Русский", en: "English" };

// Of the games a home page needs names and taglines only: the build cuts those out (see texts.vite.ts).
const FILES = import.meta.glob<string>("../../src/seaboard/locales/*/*.ftl", { query: "?ftl", import: "default" });
const FIRST = import.meta.glob<string>("../../src/seaboard/locales/*/web.ftl", { query: "?first", import: "default" });

const source = (language: Language, file: string): string => `../../src/seaboard/locales/${language}/${file}.ftl`;

export function languageOfBrowser(): Language {
  for (const wanted of navigator.languages) {
    const known = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return "en";
}

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #wanted = new Set<string>();
  #next: Language = "en";
  #line: Promise<void> = Promise.resolve();

  /** Take up a language. One after another: a slow answer must not undo a later one. */
  speak(language: Language): Promise<void> {
    this.#next = language;
    this.#line = this.#line.then(() => this.#load(this.#next));
    return this.#line;
  }

  /** A language with every file that is in use. */
  async #load(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const first = FIRST[source(language, "web")];
    const parts = [first?.(), ...[...this.#wanted].map((file) => FILES[source(language, file)]?.())];
    for (const text of await Promise.all(parts)) {
      if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  /** Have the texts of a game (or another file) ready. */
  async need(...files: string[]): Promise<void> {
    const fresh = files.filter((file) => !this.#wanted.has(file));
    for (const file of fresh) this.#wanted.add(file);
    await (fresh.length ? this.speak(this.#next) : this.#line);
  }

  /** Another one whenever there are other words. */
  get edition(): object {
    return this.#bundle;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a key. A missing one shows its key, which tests look for. */
  say(key: string, facts?: Facts): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return `⟨${key}⟩`;
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(facts ?? {})) {
      values[name] = typeof value === "number" ? value : String(value);
    }
    return this.#bundle.formatPattern(message.value, values, []);
  }
}

export const texts = new Texts();

/** The text of a key in the language of the page. */
export const t = (key: string, facts?: Facts): string => texts.say(key, facts);

/** A number with one decimal, as the language of the page writes it. */
export const decimal = (value: number): string =>
  value.toLocaleString(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A whole number; one below zero with its proper sign. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** What a level of bots is called; a guest bot has just its name. */
export function levelName(level: string | null): string {
  const key = `table-level-${level ?? "calm"}`;
  return texts.has(key) ? t(key) : (level ?? "");
}

/** What the bot of a seat is called: its character, or, if another of the table is the same one, a name of the seat. */
export const botName = (seats: readonly Seat[], at: number): string => t(botKey(seats, at));

/** The bot of a seat in one sentence. */
export const botAbout = (seats: readonly Seat[], at: number): string => t(`${botKey(seats, at)}-about`);

function botKey(seats: readonly Seat[], at: number): string {
  const who = characterAt(seats, at);
  return who.startsWith("seat-") ? `web-bot-${who.slice(5)}` : `bot-${who}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function firstLanguage(): Language {
  return LANGUAGES.find((language) => language === settings.language) ?? languageOfBrowser();
}

export function refusalText(refusal: Refusal): string {
  const key = `refused-${refusal.code}`;
  if (!texts.has(key)) return t("refused-web-unknown");
  return t(key, refusal.facts);
}

/** A cell of a grid as it stands in the notation; people read it in words. */
const CELL = /^r(\d+)c(\d+)$/;

/** The cases a component is said in beside the nominative: `$card_acc` is the card in the accusative. */
const CASES = ["gen", "acc", "loc"];

/** By game, the components that a corrected pack names otherwise. */
export const reworded = new Map<string, Record<string, Worded>>();

/** What a game says about its own things: components in words, seats by name, the reader as `$who` = you.
 *  src/seaboard/locales/__init__.py tells how; both do the same. */
export class Speaker {
  constructor(
    readonly game: string,
    readonly componentFacts: readonly string[],
    readonly names: readonly string[],
    readonly reader: number | null = null,
  ) {}

  component(name: string, cased = "nom"): string {
    const [first = "", second] = name.split("/");
    const word = this.#part(first, { case: cased });
    if (second === undefined) return word;
    const form = `${cased}-${this.#part(first, { case: "gender" })}`;
    return t(`${this.game}-joined`, { first: word, second: this.#part(second, { case: cased, form }) });
  }

  /** A corrected data pack may hold components that no language names; they go by their own name. */
  #part(part: string, facts: Facts): string {
    const key = `${this.game}-${part}`;
    const other = reworded.get(this.game)?.[part];
    if (other) {
      const words = Object.entries(other.facts).map(([name, value]) => [name, this.#componentWord(value, "nom")]);
      return t(other.key, Object.fromEntries(words) as Facts);
    }
    return texts.has(key) ? t(key, facts) : part.replaceAll("_", " ");
  }

  words(facts: Facts): Facts {
    const words: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(facts)) {
      if (this.componentFacts.includes(name)) {
        words[name] = this.#componentWord(value, "nom");
        for (const cased of CASES) words[`${name}_${cased}`] = this.#componentWord(value, cased);
        if (Array.isArray(value)) {
          words[`${name}_count`] = value.length;
          words[`${name}_only`] = new Set(value).size === 1 ? (value[0] as string) : "many";
        }
      } else if (typeof value === "number" && (name === "seat" || name.endsWith("_seat"))) {
        words[name] = this.names[value] ?? value;
        words[name.replace(/seat$/, "who")] = value === this.reader ? "you" : "other";
      } else if (name === "counts" && Array.isArray(value) && value.length === this.names.length) {
        words[name] = this.names.map((who, seat) => `${who}\u00a0${String(value[seat])}`).join(", ");
      } else words[name] = this.#plainWord(value);
    }
    return words;
  }

  /** A component, or a list of them: equal ones are counted, but cards and dice (of two parts) named one by one. */
  #componentWord(value: unknown, cased: string): unknown {
    if (!Array.isArray(value)) return typeof value === "string" ? this.component(value, cased) : value;
    const words = value.map((item) => String(this.#componentWord(item, cased)));
    if (value.some((item) => String(item).includes("/"))) return words.join(", ");
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts].map(([word, n]) => (n === 1 ? word : `${word}\u00a0×\u00a0${n}`)).join(", ");
  }

  #plainWord(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => String(this.#plainWord(item))).join(", ");
    const cell = typeof value === "string" ? CELL.exec(value) : null;
    return cell ? t("web-cell", { row: Number(cell[1]), column: Number(cell[2]) }) : value;
  }

  say(kind: "move" | "prompt" | "event" | "score" | "ending", word: string, facts: Facts): string {
    return t(`${this.game}-${kind}-${word}`, this.words(facts));
  }
}
