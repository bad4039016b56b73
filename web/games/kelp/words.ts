/** Components in words: what a card does, said from its data. */
import { dieParts } from "../../art/dice";
import { capital, t, texts } from "../../kit/texts.svelte";
import { BLOCKS, CARDS, ESCAPES, SKILLS, type Effect } from "./book";
import type { EscapeColour } from "./view";

/** A component by its name; one that a corrected pack brings has no text and is shown by its id. */
export const nameOf = (id: string): string => (texts.has(`kelp-${id}`) ? t(`kelp-${id}`) : id.replaceAll("_", " "));

export function dieText(name: string): string {
  const { colour, value } = dieParts(name);
  const use = t(`kelp-board-die-${colour}`);
  return value === null ? `${use} (${t(`kelp-${colour}`)})` : `${use} ${value} (${t(`kelp-${colour}`)})`;
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Exactly so many, up to so many, or from … to …. */
function amount(key: string, effect: Effect): string {
  if (effect["count"] === "all") return t(`kelp-ability-${key}-all`);
  const low = number(effect["count"] ?? effect["min"]);
  const high = number(effect["count"] ?? effect["max"]);
  if (low === high) return t(`kelp-ability-${key}`, { count: high });
  return low === 0
    ? t(`kelp-ability-${key}-up-to`, { count: high })
    : t(`kelp-ability-${key}-range`, { low, count: high });
}

function one(effect: Effect): string {
  const said = (key: string, facts: Record<string, unknown> = {}): string => t(`kelp-ability-${key}`, facts);
  const has = (list: unknown, word: string): boolean => Array.isArray(list) && list.includes(word);
  switch (effect.op) {
    case "swap":
      return said("swap", { count: effect["times"] });
    case "shuffle":
      return [
        said(`shuffle-${String(effect["from"])}`, { count: effect["count"] }),
        has(effect["with"], "centre") ? said("with-centre") : "",
        has(effect["with"], "octopus") ? said("with-octopus") : "",
      ]
        .filter(Boolean)
        .join(" ");
    case "hide":
      return amount("hide", effect) + (effect["exclude"] ? ` ${said("not-itself")}` : "");
    case "learn":
      return amount("learn", effect) + (effect["card_to"] === "hand" ? ` ${said("to-hand")}` : "");
    case "remove_card":
      return amount("remove", effect);
    case "eat":
      return said("eat", { food: nameOf(String(effect["food"])) });
    case "reroll":
      return amount("reroll", effect);
    case "set_hand_limit":
      return said("hand-limit", { count: effect["value"] });
    case "discard_current":
      return said("calm", { count: effect["max"] });
    case "return_and_pick":
      return said("return", { give: effect["give"], take: effect["take"] });
    case "energy_bonus":
      return said("energy-bonus", { low: effect["low"], high: effect["high"], add: effect["add"] });
    default:
      return said(effect.op.replaceAll("_", "-"), { count: number(effect["count"]) });
  }
}

/** A whole effect in sentences. */
export const effectText = (effect: readonly Effect[]): string =>
  effect.length ? effect.map((part) => capital(one(part))).join(" ") : t("kelp-ability-none");

export const cardText = (id: string): string => effectText(CARDS.get(id)?.effect ?? []);
export const skillText = (id: string): string => effectText(SKILLS.get(id)?.effect ?? []);
export const escapeText = (colour: EscapeColour): string => effectText(ESCAPES.get(colour)?.effect ?? []);

export function blockText(id: string): string {
  const facts = BLOCKS.get(id);
  if (!facts) return "";
  const pays = facts.pays > 1 ? ` ${t("kelp-ability-pays", { count: facts.pays })}` : "";
  const does = facts.effect.length ? ` ${effectText(facts.effect)}` : "";
  return t(`kelp-ability-block-${facts.class}`) + pays + does;
}
