/** Things of each step: dice, cards, blocks. */
export const STEPS: Readonly<Record<string, readonly string[]>> = {
  goal: ["shark", "stands/", "stands/", "stands/octopus"],
  forest: ["stands/", "lies/shell", "lies/crab", "lies/trap_hide_2"],
  actions: ["card/nimble_twist", "card/blend_in", "card/quick_learning"],
  shuffle: ["stands/", "stands/", "stands/"],
  eat: ["card/eat_lobster", "lies/lobster", "lies/octopus"],
  dice: ["die/blue", "die/yellow", "die/red"],
  swim: ["shark", "die/blue/5", "die/blue/2"],
  hunt: ["die/yellow/5", "stands/", "die/red/4", "lies/octopus"],
  energy: ["die/blue/3", "die/yellow/4", "sign/→", "die/red"],
  duel: ["octopus/red", "sign/≠", "hunter/yellow"],
  end: ["lies/crab", "lies/snail", "lies/lobster", "lies/abalone"],
};

/** What only the rules show. */
export const SHOWN: typeof STEPS = {
  cards: ["card/nimble_twist", "card/blend_in", "card/quick_learning", "card/eat_lobster"],
  blocks: ["lies/octopus", "lies/crab", "lies/trap_hide_2", "lies/double_shell", "lies/shell"],
  day: ["board/day"],
  night: ["board/night"],
  hidden: ["stands/octopus", "stands/", "sign/→", "lies/octopus"],
};

/** The clauses of the rules before which pictures stand. */
export const FIGURES: Readonly<Record<string, string>> = {
  "KELP-02": "dice",
  "KELP-04": "cards",
  "KELP-05": "blocks",
  "KELP-08": "day",
  "KELP-19": "night",
  "KELP-43": "hidden",
  "KELP-54": "eat",
  "KELP-80": "swim",
  "KELP-85": "hunt",
  "KELP-96": "energy",
  "KELP-121": "duel",
};
