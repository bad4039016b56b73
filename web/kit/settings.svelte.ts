/** What a person sets on this device: colours, motion, sound. */

export type Theme = "system" | "light" | "dark";
export type Pace = "step" | "calm" | "fast" | "now";
export type Motion = "system" | "full" | "none";

const KEY = "seaboard.settings";

interface Kept {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  calls: boolean;
  pace: Pace | null;
  language: string;
  forced: boolean;
  atOnce: boolean;
  follow: boolean;
  habits: Record<string, string>;
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const night = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  theme = $state<Theme>(kept().theme ?? "system");
  motion = $state<Motion>(kept().motion ?? "system");
  sound = $state(kept().sound ?? false);
  /** Whether a notification says that it is one's turn. */
  calls = $state(kept().calls ?? false);
  /** How fast the turns of others are told, once somebody has chosen. */
  #pace = $state<Pace | null>(kept().pace ?? null);
  language = $state(kept().language ?? "");
  /** The only move there is is made for me, where nothing is revealed by it. */
  forced = $state(kept().forced ?? true);
  /** Equal draws are made by one press. */
  atOnce = $state(kept().atOnce ?? true);
  /** Whoever is playing is looked at, where oceans are many. */
  follow = $state(kept().follow ?? true);
  /** What each game does by itself, by its name. */
  habits = $state.raw<Record<string, string>>(kept().habits ?? {});
  #still = $state(still.matches);
  #night = $state(night.matches);

  constructor() {
    still.addEventListener("change", () => (this.#still = still.matches));
    night.addEventListener("change", () => (this.#night = night.matches));
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.motion === "full" || (this.motion === "system" && !this.#still);
  }

  /** Unless it was chosen: calm, but at once for those who want nothing to move. */
  get pace(): Pace {
    return this.#pace ?? (this.moves ? "calm" : "now");
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    this.keep();
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.#night);
  }

  /** What was chosen for a game, else the first of its habits. */
  habitOf(game: string, known: readonly string[]): string {
    const chosen = this.habits[game];
    return chosen !== undefined && known.includes(chosen) ? chosen : (known[0] ?? "");
  }

  keepHabit(game: string, habit: string): void {
    this.habits = { ...this.habits, [game]: habit };
    this.keep();
  }

  keep(): void {
    const { theme, motion, sound, calls, language, forced, atOnce, follow, habits } = this;
    const all: Kept = { theme, motion, sound, calls, language, forced, atOnce, follow, habits, pace: this.#pace };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** Show the settings on the page itself, where CSS finds them. */
  show(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
    document.documentElement.dataset.motion = this.moves ? "full" : "none";
  }
}

export const settings = new Settings();
