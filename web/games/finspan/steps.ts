export interface Step {
  fish?: readonly string[];
  tokens?: readonly ("egg" | "young" | "school")[];
  /** What stands first becomes what stands next. */
  arrow?: boolean;
  /** A dive site from the top to the floor. */
  dive?: boolean;
  /** A decision card of the Nautoma. */
  decision?: string;
  /** The mat with its bonuses and its three forage fish. */
  mat?: boolean;
}

/** What each step of the lesson shows. */
export const STEPS: Readonly<Record<string, Step>> = {
  goal: { fish: ["clown_anemonefish", "blue_lanternfish", "humpback_anglerfish"] },
  turn: { fish: ["porkfish"], dive: true },
  pay: { fish: ["atlantic_sailfish"], tokens: ["egg", "young"] },
  place: { fish: ["yellow_boxfish", "escolar", "faceless_cusk"] },
  eat: { fish: ["catalina_goby", "great_white_shark"], arrow: true },
  dive: { dive: true },
  tokens: { tokens: ["egg", "young", "school"], arrow: true },
  abilities: { fish: ["patagonian_toothfish", "skipjack_tuna", "crocodilefish"] },
  weeks: { tokens: ["egg", "young", "school"] },
  end: { fish: ["whale_shark"], tokens: ["school", "egg"] },
  alone: { decision: "n6" },
};

/** What only the rules show. */
export const SHOWN: typeof STEPS = {
  card: { fish: ["patagonian_toothfish"] },
  mat: { mat: true },
  zones: { fish: ["yellow_boxfish", "escolar", "faceless_cusk"] },
};

/** The clauses of the rules before which pictures stand. */
export const FIGURES: Readonly<Record<string, string>> = {
  "FIN-05": "tokens",
  "FIN-08": "card",
  "FIN-09": "mat",
  "FIN-32": "eat",
  "FIN-34": "zones",
  "FIN-41": "dive",
  "FIN-60": "abilities",
  "FIN-91": "alone",
};
