/** The steps of each lesson and what their pictures show; the words are in lessons.ftl. */
export interface Step {
  key: string;
  cards?: (string | null)[];
  islands?: (number | null)[];
  arrow?: boolean;
  /** Things of Kelp: dice, cards, blocks. */
  things?: string[];
  fish?: string[];
  tokens?: ("egg" | "young" | "school")[];
  /** A dive site from the top to the floor. */
  dive?: boolean;
  /** A decision card of the Nautoma. */
  decision?: string;
}

export const LESSONS: Record<string, Step[]> = {
  sea_salt_paper: [
    { key: "goal", cards: ["crab/yellow", "octopus/purple", "mermaid/white"] },
    { key: "take", cards: [null, "boat/black", "shell/green"] },
    { key: "pairs", cards: ["crab/dark_blue", "crab/green", "swimmer/light_blue", "shark/purple"] },
    { key: "sets", cards: ["shell/yellow", "shell/grey", "penguin/pink", "sailor/orange"] },
    { key: "many", cards: ["lighthouse/purple", "boat/yellow", "boat/light_blue"] },
    { key: "mermaid", cards: ["mermaid/white", "fish/black", "crab/black", "boat/black"] },
    { key: "end", cards: ["captain/light_orange", "sailor/pink"] },
    { key: "win", cards: ["mermaid/white", "mermaid/white", "mermaid/white", "mermaid/white"] },
  ],
  tranquility: [
    { key: "goal", islands: [2, 9, 15, null, 21, 29] },
    { key: "order", islands: [12, null, 31, null, null, 40] },
    { key: "cost", islands: [36, 38, null] },
    { key: "discard", islands: [7, 34, 61] },
    { key: "silence", islands: [71, 75, 79] },
    { key: "start", islands: [1, 3, 4] },
    { key: "finish", islands: [77, 78, 80] },
  ],
  kelp: [
    { key: "goal", things: ["shark", "stands/", "stands/", "stands/octopus"] },
    { key: "forest", things: ["stands/", "lies/shell", "lies/crab", "lies/trap_hide_2"] },
    { key: "actions", things: ["card/nimble_twist", "card/blend_in", "card/quick_learning"] },
    { key: "shuffle", things: ["stands/", "stands/", "stands/"] },
    { key: "eat", things: ["card/eat_lobster", "lies/lobster", "lies/octopus"] },
    { key: "dice", things: ["die/blue", "die/yellow", "die/red"] },
    { key: "swim", things: ["shark", "die/blue/5", "die/blue/2"] },
    { key: "hunt", things: ["die/yellow/5", "stands/", "die/red/4", "lies/octopus"] },
    { key: "energy", things: ["die/blue/3", "die/yellow/4", "sign/→", "die/red"] },
    { key: "duel", things: ["octopus/red", "sign/≠", "hunter/yellow"] },
    { key: "end", things: ["lies/crab", "lies/snail", "lies/lobster", "lies/abalone"] },
  ],
  finspan: [
    { key: "goal", fish: ["clown_anemonefish", "blue_lanternfish", "humpback_anglerfish"] },
    { key: "turn", fish: ["porkfish"], dive: true },
    { key: "pay", fish: ["atlantic_sailfish"], tokens: ["egg", "young"] },
    { key: "place", fish: ["yellow_boxfish", "escolar", "faceless_cusk"] },
    { key: "eat", fish: ["catalina_goby", "great_white_shark"], arrow: true },
    { key: "dive", dive: true },
    { key: "tokens", tokens: ["egg", "young", "school"], arrow: true },
    { key: "abilities", fish: ["patagonian_toothfish", "skipjack_tuna", "angelshark"] },
    { key: "weeks", tokens: ["egg", "young", "school"] },
    { key: "end", fish: ["whale_shark"], tokens: ["school", "egg"] },
    { key: "alone", decision: "n6" },
  ],
};
