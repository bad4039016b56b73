/** Abilities in words, put together from their notation. */
import { t } from "../../kit/texts.svelte";
import type { Fish } from "./cards";
import { parseAbility } from "./notation";

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
