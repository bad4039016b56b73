/** What a person sets on this device: colours, motion, sound. */

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";

const KEY = "seaboard.settings";

interface Kept {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  language: string;
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
  language = $state(kept().language ?? "");
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

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.#night);
  }

  keep(): void {
    const all: Kept = { theme: this.theme, motion: this.motion, sound: this.sound, language: this.language };
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
