import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { COLOUR_NAMES } from "../art/glyphs";
import { MOTIF_NAMES } from "../art/motifs";
import { BLOCKS, CARDS, ESCAPES, SKILLS, TILES } from "../games/kelp/cards";
import { effectKeys } from "../games/kelp/effects";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "" }, querySelector: () => null });
const { Speaker, decimal, refusalText, texts } = await import("../kit/texts.svelte");
const { ReplayTable } = await import("../kit/replay.svelte");

const LOCALES = "../src/seaboard/locales";
const LANGUAGES = ["uk", "ru", "en"];

function messages(language: string, file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, key = "", text = ""] of readFileSync(join(LOCALES, language, file), "utf8").matchAll(
    /^([a-z][\w-]*) =([\s\S]*?)(?=^[a-z#]|(?![\s\S]))/gm,
  )) {
    found.set(key, text);
  }
  return found;
}

/** The steps of each lesson: every game that has one lists them in the same place. */
const lessons = import.meta.glob<Record<string, unknown>>("../games/*/steps.ts", { eager: true, import: "STEPS" });

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
}

const code = ["kit", "screens", "games"].flatMap(sources).concat(readFileSync("App.svelte", "utf8")).join("\n");
const keysLike = (pattern: RegExp): Set<string> => new Set([...code.matchAll(pattern)].map((match) => match[1]!));
const used = keysLike(/["'`]((?:web|lesson|refused-web)-[a-z0-9_-]+)["'`]/g);

// Keys that are put together from a word of the protocol.
const FAMILIES = [
  ...[0, 1, 2, 3, 4].flatMap((seat) => [`web-bot-${seat}`, `web-bot-${seat}-about`]),
  ...["boat", "fish", "crab", "shell", "shark", "mermaid"].map((figure) => `web-figure-${figure}`),
  ...["coral", "sun", "green", "sky", "blue", "purple", "pink"].map((paper) => `web-paper-${paper}`),
  ...["hello", "well", "wow", "laugh", "oops", "thanks"].map((sign) => `web-sign-${sign}`),
  ...["world", "local", "none"].map((network) => `web-reach-${network}`),
  ...["shark", "octopus"].map((role) => `web-play-as-${role}`),
  ...["none", "fast", "bank", "days"].map((rule) => `web-clock-${rule}`),
  ...["system", "light", "dark"].map((theme) => `web-theme-${theme}`),
  ...["system", "full", "none"].map((motion) => `web-motion-${motion}`),
  ...["undo", "abandon"].map((ask) => `web-asks-${ask}`),
  ...["leave", "abandon", "resign"].flatMap((what) => [`web-${what}`, `web-sure-${what}`]),
  ...["step", "calm", "fast", "now"].map((pace) => `web-pace-${pace}`),
  ...["left", "took_over", "resigned", "taken", "spectators_off"].map((reason) => `web-lost-${reason}`),
  ...["register", "login", "recover"].map((way) => `web-${way}`),
  ...["stop", "last_chance", "pile-0", "pile-1"].map((word) => `web-ssp-${word}`),
  ...["pledge", "pledge_can_more", "pledge_prefer_less", "pledge_fixed"].map((word) => `web-trq-${word}`),
  ...MOTIF_NAMES.map((name) => `lesson-sea_salt_paper-card-${name}`),
  ...Object.entries(lessons).flatMap(([path, steps]) => {
    const game = path.split("/")[2]!;
    return [
      `lesson-${game}-lead`,
      ...Object.keys(steps).flatMap((key) => [`lesson-${game}-${key}`, `lesson-${game}-${key}-title`]),
    ];
  }),
];

const finspan = new Set([...code.matchAll(/["'`](finspan-web-[a-z0-9_-]+)["'`]/g)].map((match) => match[1]!));
const FINSPAN = Object.entries({
  aim: ["small", "medium", "large", "estuary", "deep"],
  zone: ["sunlight", "twilight", "midnight", "deep"],
  cost: ["card", "egg", "young", "school", "eat"],
  size: ["small", "medium", "large"],
  site: ["blue", "purple", "green"],
  bonus: ["top", "twilight", "midnight", "floor"],
  timing: ["when_played", "if_activated", "game_end"],
  side: ["none", "breeze", "storm"],
  why: ["abilities", "fish", "consumed", "tokens", "schools", "achievements"],
  icon: ["place", "remove", "play_fish", "school", "hatch", "eggs"],
  help: ["egg", "young", "school"],
}).flatMap(([family, words]) => words.map((word) => `finspan-web-${family}-${word}`));

const allOf = (language: string): Map<string, string> =>
  new Map(
    ["web.ftl", "lessons.ftl", "people.ftl", "told.ftl", "companion.ftl", "figures.ftl"].flatMap((file) => [
      ...messages(language, file),
    ]),
  );

describe.each(LANGUAGES)("texts in %s", (language) => {
  const all = allOf(language);

  it("has every word the client says", () => {
    const missing = [...used, ...FAMILIES].filter((key) => !all.has(key) && !all.has(`refused-${key}`));
    expect(missing).toEqual([]);
  });

  it("has every word of the ocean, and no more", () => {
    const own = [...messages(language, "finspan.ftl").keys()].filter((key) => key.startsWith("finspan-web-"));
    expect(own.sort()).toEqual([...new Set([...finspan, ...FINSPAN])].sort());
  });

  it("says nothing that no language else says", () => {
    const english = allOf("en");
    expect([...all.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("is read by the browser without faults", () => {
    for (const file of readdirSync(join(LOCALES, language))) {
      const bundle = new FluentBundle(language);
      const faults = bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, file), "utf8")));
      expect(faults).toEqual([]);
      for (const key of messages(language, file).keys()) {
        if (["web.ftl", "lessons.ftl"].includes(file)) expect(bundle.hasMessage(key), key).toBe(true);
      }
    }
  });

  it("has every word of the kelp forest", () => {
    const words = messages(language, "kelp.ftl");
    const said = [
      ...keysLike(/["'`](kelp-(?:board|ability)-[a-z0-9_-]*[a-z0-9])["'`]/g),
      ...["move", "hide", "learn", "eat"].map((type) => `kelp-board-type-${type}`),
      ...["blue", "yellow", "red"].flatMap((colour) => [`kelp-board-die-${colour}`, `kelp-board-die-${colour}-help`]),
      ...[...SKILLS.values()].map((skill) => `kelp-ability-window-${skill.window}`),
      ...[...BLOCKS.values()].map((block) => `kelp-ability-block-${block.class}`),
    ];
    expect(said.filter((key) => !words.has(key))).toEqual([]);
  });

  it("says every effect of the kelp forest in words", () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, "kelp.ftl"), "utf8")));
    const effects = [...CARDS.values(), ...SKILLS.values(), ...BLOCKS.values(), ...TILES, ...ESCAPES.values()];
    for (const { effect } of effects) {
      for (const key of effect.flatMap((one) => effectKeys(one))) {
        expect(bundle.hasMessage(`kelp-ability-${key}`), key).toBe(true);
      }
    }
  });

  it("names every colour and every card", () => {
    const cards = messages(language, "sea_salt_paper.ftl");
    for (const part of [...COLOUR_NAMES, ...MOTIF_NAMES]) expect(cards.has(`sea_salt_paper-${part}`), part).toBe(true);
  });
});

describe("a speaker", () => {
  const names = ["Анна", "Мідія"];
  const speaker = (game: string, reader: number | null = null): InstanceType<typeof Speaker> =>
    new Speaker(game, ["card", "cards", "zone", "block", "die", "dice", "units", "slot"], names, reader);

  it("says you to the reader and puts names into the right case", async () => {
    await texts.need("common", "sea_salt_paper", "kelp", "finspan", "tranquility");
    await texts.speak("uk");
    const took = { seat: 1, card: "mermaid/white", pile: 0 };
    const paper = speaker("sea_salt_paper");
    expect(paper.say("event", "took_from_pile", took)).toBe("Мідія бере білу русалку з лівого скиду.");
    const mine = speaker("sea_salt_paper", 1);
    expect(mine.say("event", "took_from_pile", took)).toBe("Ви берете білу русалку з лівого скиду.");
    const stolen = { seat: 1, victim_seat: 0, card: "octopus/grey" };
    expect(speaker("sea_salt_paper", 0).say("event", "robbed_card", stolen)).toBe(
      "Мідія бере сірого восьминога з вашої руки.",
    );
    const reveal = speaker("kelp").say("event", "reveal", { zone: "z7", block: "shell" });
    expect(reveal).toBe("Розкрито блок «Мушля» у зоні\u00a07.");
  });

  it("counts equal things and names a cell in words", async () => {
    await texts.speak("en");
    const units = { units: ["unit_egg", "unit_egg", "unit_draw"] };
    expect(speaker("finspan").say("prompt", "bonus", units)).toBe(
      "Take the bonus of the dive site: an egg\u00a0×\u00a02, a card from the deck.",
    );
    expect(speaker("finspan").say("prompt", "bonus", { units: ["unit_egg", "unit_egg"] })).toBe(
      "Bonus of the dive site: choose a fish for the egg, 2 to go.",
    );
    const placed = { seat: 0, card: "12", cell: "r2c6", cost: 0 };
    expect(speaker("tranquility", 0).say("event", "placed", placed)).toBe("You place island 12 (row 2, cell 6).");
  });

  it("writes a number as its language does", async () => {
    await texts.speak("uk");
    expect(decimal(0.52)).toBe("0,5");
    await texts.speak("en");
    expect(decimal(12)).toBe("12.0");
  });

  it("calls the reader of a replay by you, and whoever held two seats by their names", () => {
    const replay = (yours: number[]): InstanceType<typeof ReplayTable> =>
      new ReplayTable({ game: "kelp", yours, seats: [], status: "over" } as never, {} as never, {} as never);
    expect(replay([1]).isReader(1)).toBe(true);
    expect(replay([1]).isReader(0)).toBe(false);
    expect(replay([0, 1]).isReader(0)).toBe(false);
  });

  it("refuses without notation, codes or lists of moves", async () => {
    await texts.speak("en");
    const facts = { move: "at:r1c6", legal: "play:11, play:12", nearest: "at:r1c5" };
    expect(refusalText({ code: "move-not-legal", facts })).toBe("This cannot be done now.");
    expect(refusalText({ code: "never-heard-of", facts: {} })).toBe("It did not work. Try again.");
  });
});
