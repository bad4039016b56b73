/** What nobody could look up in the pack of Kelp, to be typed over by an owner of the box. */
import { same, type Choice, type Correction, type Fact, type Part } from "../../kit/correct";
import { capital, t, texts } from "../../kit/texts.svelte";
import type { Effect, Source } from "./cards";
import { effectText, nameOf } from "./words";

type Entry = { id?: string; colour?: string; effect?: Effect[]; from: Record<string, Source> } & Record<
  string,
  unknown
>;
type Pack = Record<string, unknown> & { name: string; visibility: Record<string, unknown> };

const PARTS = ["octopus_cards", "shark_cards", "confrontation", "blocks", "zones", "growth_tiles"] as const;
const WORDS: Record<string, readonly string[]> = {
  type: ["move", "hide", "learn", "eat"],
  starter: ["no", "deck", "hand"],
};
const DICE = ["blue", "yellow", "red"] as const;
const MOST: Record<string, number> = { cost: 18, count: 24, bag: 9 };

const word = (key: string, other: string): string => (texts.has(key) ? t(key) : other);

function factsOf(pack: Pack, part: string, at: number, entry: Entry): Fact[] {
  const of = part === "confrontation" ? nameOf(String(entry["octopus"])) : nameOf(entry.id ?? "");
  const facts: Fact[] = [];
  for (const [field, source] of Object.entries(entry.from)) {
    if (source !== "reconstructed") continue;
    const path = [part, at, field];
    const label = t(`web-fix-${field}`);
    if (typeof entry[field] === "number")
      facts.push({ path, of, label, kind: "number", low: 0, high: MOST[field] ?? 18 });
    else if (field === "dice")
      for (const colour of DICE)
        facts.push({
          path: [...path, colour],
          of,
          label: `${label}: ${t(`kelp-${colour}`)}`,
          kind: "number",
          low: 0,
          high: 10,
        });
    else if (field === "effect")
      for (const [i, effect] of (entry.effect ?? []).entries())
        for (const key of ["count", "times", "min", "max"])
          if (typeof effect[key] === "number")
            facts.push({ path: [...path, i, key], of, label: effectText([effect]), kind: "number", low: 0, high: 9 });
    if (field === "day" || field === "night") {
      const kinds = Object.keys(pack.visibility).filter((kind) => kind !== "from");
      const choices: Choice[] = kinds.map((value) => ({ value, label: word(`web-fix-zone-${value}`, value) }));
      facts.push({ path, of: capital(of), label, kind: "choice", choices });
    } else if (WORDS[field]) {
      const choices = WORDS[field].map((value) => ({ value, label: word(`web-fix-${field}-${value}`, value) }));
      facts.push({ path, of, label, kind: "choice", choices });
    }
  }
  return facts;
}

export default {
  parts: (printed) => {
    const pack = printed as Pack;
    return PARTS.map((part): Part => {
      const entries = pack[part] as Entry[];
      return {
        title: t(`web-fix-part-${part}`),
        facts: entries.flatMap((entry, at) => factsOf(pack, part, at, entry)),
      };
    }).filter(({ facts }) => facts.length);
  },
  file: (draft, printed, name) => {
    const made: Pack = { ...structuredClone(draft as Pack), name };
    for (const part of PARTS)
      for (const [at, entry] of (made[part] as Entry[]).entries()) {
        const before = ((printed as Pack)[part] as Entry[])[at]!;
        for (const field of Object.keys(entry.from))
          if (!same(entry[field], before[field])) entry.from[field] = "public";
      }
    return made;
  },
} satisfies Correction;
