/** Abilities: from their notation (`EGG*2+HATCH`, `PLAY(site=green)`, `SCORE(6;under>=2)`) to what they do, and their signs. */
import type { SignName } from "../../art/signs";

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
