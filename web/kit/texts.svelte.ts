/** Words: Fluent texts shared with the terminal, one language at a time, fetched when needed and changed without a reload. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Facts, Language, Refusal } from "./protocol";

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

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function firstLanguage(): Language {
  return LANGUAGES.find((language) => language === settings.language) ?? languageOfBrowser();
}

export function refusalText(refusal: Refusal): string {
  const key = `refused-${refusal.code}`;
  if (!texts.has(key)) return t("refused-web-unknown", { code: refusal.code });
  const nearest = refusal.facts["nearest"];
  const hint = typeof nearest === "string" && nearest ? " " + t("did-you-mean", { nearest }) : "";
  return t(key, refusal.facts) + hint;
}

/** A cell of a grid as it stands in the notation; people read it in words. */
const CELL = /^r(\d+)c(\d+)$/;

/** What a game says about its own things: components in words, seats by name. */
export class Speaker {
  constructor(
    readonly game: string,
    readonly componentFacts: readonly string[],
    readonly names: readonly string[],
  ) {}

  component(name: string): string {
    return name
      .split("/")
      .map((part) => t(`${this.game}-${part}`))
      .join(" · ");
  }

  words(facts: Facts): Facts {
    return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, this.#word(name, value)]));
  }

  #word(name: string, value: unknown): string | number {
    const cell = typeof value === "string" ? CELL.exec(value) : null;
    if (cell) return t("web-cell", { row: Number(cell[1]), column: Number(cell[2]) });
    if (Array.isArray(value)) return value.map((item) => this.#word(name, item)).join(", ");
    if (typeof value === "string" && this.componentFacts.includes(name)) return this.component(value);
    if (typeof value === "number") {
      const isSeat = name === "seat" || name.endsWith("_seat");
      return isSeat ? (this.names[value] ?? value) : value;
    }
    return String(value);
  }

  say(kind: "move" | "prompt" | "event" | "score" | "ending", word: string, facts: Facts): string {
    return t(`${this.game}-${kind}-${word}`, this.words(facts));
  }
}
