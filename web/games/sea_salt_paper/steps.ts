/** The cards of each step, null face down. */
export const STEPS: Readonly<Record<string, readonly (string | null)[]>> = {
  goal: ["crab/yellow", "octopus/purple", "mermaid/white"],
  take: [null, "boat/black", "shell/green"],
  pairs: ["crab/dark_blue", "crab/green", "swimmer/light_blue", "shark/purple"],
  sets: ["shell/yellow", "shell/grey", "penguin/pink", "sailor/orange"],
  many: ["lighthouse/purple", "boat/yellow", "boat/light_blue"],
  mermaid: ["mermaid/white", "fish/black", "crab/black", "boat/black"],
  end: ["captain/light_orange", "sailor/pink"],
  win: ["mermaid/white", "mermaid/white", "mermaid/white", "mermaid/white"],
};

/** What only the rules show. */
export const SHOWN: typeof STEPS = {
  kinds: ["crab/dark_blue", "shell/yellow", "lighthouse/purple", "mermaid/white"],
  couples: [
    "crab/yellow",
    "crab/dark_blue",
    "boat/black",
    "boat/light_blue",
    "fish/green",
    "fish/grey",
    "swimmer/yellow",
    "shark/purple",
  ],
  collect: ["shell/green", "shell/grey", "octopus/yellow", "octopus/purple", "penguin/pink", "sailor/orange"],
  multiply: ["captain/light_orange", "sailor/pink", "sailor/orange"],
  colour: ["crab/light_blue", "boat/light_blue", "shell/light_blue", "octopus/light_blue"],
};

/** The clauses of the rules before which pictures stand. */
export const FIGURES: Readonly<Record<string, string>> = {
  "SSP-02": "kinds",
  "SSP-13": "take",
  "SSP-25": "couples",
  "SSP-44": "collect",
  "SSP-48": "multiply",
  "SSP-56": "colour",
  "SSP-59": "mermaid",
  "SSP-63": "win",
};
