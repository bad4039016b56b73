import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { COLOUR_NAMES } from "../art/glyphs";
import { MOTIF_NAMES } from "../art/motifs";
import { BLOCKS, CARDS, ESCAPES, SKILLS, TILES } from "../games/kelp/book";
import { effectKeys } from "../games/kelp/effects";
import { LESSONS } from "../screens/lessons";

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
  ...[0, 1, 2, 3, 4].map((seat) => `web-bot-${seat}`),
  ...["none", "fast", "bank", "days"].map((rule) => `web-clock-${rule}`),
  ...["system", "light", "dark"].map((theme) => `web-theme-${theme}`),
  ...["system", "full", "none"].map((motion) => `web-motion-${motion}`),
  ...["undo", "abandon"].map((ask) => `web-asks-${ask}`),
  ...["leave", "abandon", "resign"].flatMap((what) => [`web-${what}`, `web-sure-${what}`]),
  ...["register", "login", "recover"].map((way) => `web-${way}`),
  ...["stop", "last_chance", "pile-0", "pile-1"].map((word) => `web-ssp-${word}`),
  ...["pledge", "pledge_can_more", "pledge_prefer_less", "pledge_fixed"].map((word) => `web-trq-${word}`),
  ...MOTIF_NAMES.map((name) => `lesson-sea_salt_paper-card-${name}`),
  ...Object.entries(LESSONS).flatMap(([game, steps]) => [
    `lesson-${game}-lead`,
    ...steps.flatMap(({ key }) => [`lesson-${game}-${key}`, `lesson-${game}-${key}-title`]),
  ]),
];

const finspan = new Set([...code.matchAll(/["'`](finspan-web-[a-z0-9_-]+)["'`]/g)].map((match) => match[1]!));
const FINSPAN = Object.entries({
  aim: ["small", "medium", "large", "estuary", "deep"],
  zone: ["sunlight", "twilight", "midnight", "deep"],
  cost: ["card", "egg", "young", "school", "eat"],
  size: ["small", "medium", "large"],
  site: ["blue", "purple", "green"],
  bonus: ["twilight", "midnight"],
  side: ["none", "breeze", "storm"],
  why: ["abilities", "fish", "consumed", "tokens", "schools", "achievements"],
  icon: ["place", "remove", "play_fish", "school", "hatch", "eggs"],
}).flatMap(([family, words]) => words.map((word) => `finspan-web-${family}-${word}`));

describe.each(LANGUAGES)("texts in %s", (language) => {
  const all = new Map([...messages(language, "web.ftl"), ...messages(language, "lessons.ftl")]);

  it("has every word the client says", () => {
    const missing = [...used, ...FAMILIES].filter((key) => !all.has(key) && !all.has(`refused-${key}`));
    expect(missing).toEqual([]);
  });

  it("has every word of the ocean, and no more", () => {
    const own = [...messages(language, "finspan.ftl").keys()].filter((key) => key.startsWith("finspan-web-"));
    expect(own.sort()).toEqual([...new Set([...finspan, ...FINSPAN])].sort());
  });

  it("says nothing that no language else says", () => {
    const english = new Map([...messages("en", "web.ftl"), ...messages("en", "lessons.ftl")]);
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
