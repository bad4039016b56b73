/** Abilities: from their notation (`EGG*2+HATCH`, `PLAY(site=green)`, `SCORE(6;under>=2)`) to signs and words. */
import type { SignName } from "../../art/signs";
import { t } from "../../kit/texts.svelte";
import type { Fish } from "./cards";

export const UNIT_SIGNS: Record<string, SignName> = {
  DRAW: "card",
  RETRIEVE: "retrieve",
  EGG: "egg",
  HATCH: "hatch",
  YOUNG: "young",
  MOVE: "move",
  TUCK: "tuck",
  EGG_EACH: "all_eggs",
  PLAY: "when_played",
};

export interface Atom {
  what: string;
  number: number;
}

export interface Ability {
  units: { name: string; count: number }[];
  /** What EGG_EACH and PLAY are limited to. */
  aim: { by: string; value: string } | null;
  score: number;
  condition: Atom[];
}

function atom(text: string): Atom {
  const number = /^(young|under)[=>]=(\d)$/.exec(text);
  if (number) return { what: number[1] === "young" ? "young_exactly" : "under", number: Number(number[2]) };
  return { what: text.replace("row=", ""), number: 0 };
}

export function parseUnits(text: string): { name: string; count: number }[] {
  return text
    .split("+")
    .filter(Boolean)
    .map((part) => {
      const [name = "", count = "1"] = part.split("*");
      return { name, count: Number(count) };
    });
}

export function parseAbility(text: string): Ability {
  const call = /^(EGG_EACH|PLAY|SCORE)\(([^()]*)\)$/.exec(text);
  if (!call) return { units: parseUnits(text), aim: null, score: 0, condition: [] };
  const [, name = "", inner = ""] = call;
  if (name === "SCORE") {
    const [points = "0", condition = ""] = inner.split(";");
    return { units: [], aim: null, score: Number(points), condition: condition.split("&").map(atom) };
  }
  const [by = "", value = ""] = inner.split("=");
  return { units: [{ name, count: 1 }], aim: { by, value }, score: 0, condition: [] };
}

/** The benefit alone, without its timing. */
export function benefitInWords(notation: string): string {
  const ability = parseAbility(notation);
  if (ability.score) {
    const atoms = ability.condition.map(({ what, number }) => t(`finspan-ability-if-${what}`, { number }));
    return t("finspan-ability-score", { points: ability.score, condition: atoms.join(t("finspan-ability-both")) });
  }
  return ability.units
    .map(({ name, count }) => {
      const key = `finspan-ability-${name.toLowerCase()}`;
      if (!ability.aim) return t(key, { count });
      const what = name === "EGG_EACH" ? "fish" : "into";
      return t(key, { where: t(`finspan-ability-${what}-${ability.aim.by}_${ability.aim.value}`) });
    })
    .join(", ");
}

/** What a fish does, as a sentence; nothing for forage fish. */
export function abilityInWords(fish: Fish): string {
  if (!fish.ability) return "";
  const timing = t(`finspan-ability-timing-${fish.timing}`);
  const benefit = benefitInWords(fish.ability);
  return t(fish.shared ? "finspan-ability-all" : "finspan-ability", { timing, benefit });
}
