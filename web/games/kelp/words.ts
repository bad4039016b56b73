/** Components in words: what a card does, said from its data. */
import { dieParts } from "../../art/dice";
import { capital, t, texts } from "../../kit/texts.svelte";
import { BLOCKS, CARDS, ESCAPES, SKILLS, type Effect } from "./cards";
import { sentences } from "./effects";
import type { EscapeColour } from "./view";

/** A component by its name; one that a corrected pack brings has no text and is shown by its id. */
export const nameOf = (id: string): string => (texts.has(`kelp-${id}`) ? t(`kelp-${id}`) : id.replaceAll("_", " "));

export function dieText(name: string): string {
  const { colour, value } = dieParts(name);
  const use = t(`kelp-board-die-${colour}`);
  return value === null ? `${use} (${t(`kelp-${colour}`)})` : `${use} ${value} (${t(`kelp-${colour}`)})`;
}

/** A whole effect in sentences. */
export function effectText(effect: readonly Effect[]): string {
  if (!effect.length) return capital(t("kelp-ability-none"));
  return effect
    .flatMap(sentences)
    .map(({ key, facts }) =>
      capital(t(`kelp-ability-${key}`, "food" in facts ? { food: nameOf(String(facts["food"])) } : facts)),
    )
    .join(" ");
}

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
