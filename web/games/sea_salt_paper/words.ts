/** What is said of a card or a pile to somebody who looks closer. */
import type { Said } from "../../kit/closer.svelte";
import { capital, t } from "../../kit/texts.svelte";
import { COPIES, partsOf } from "./cards";

export function aboutCard(card: string | null): Said | null {
  if (card === null) return null;
  const { name, colour } = partsOf(card);
  return {
    title: `${capital(t(`sea_salt_paper-${name}`))} · ${t(`sea_salt_paper-${colour}`)}`,
    lines: [t(`lesson-sea_salt_paper-card-${name}`), t("web-ssp-copies", { count: COPIES.get(name) ?? 0 })],
  };
}

export const aboutDeck = (count: number): Said => ({
  title: t("web-ssp-deck", { count }),
  lines: [t("web-ssp-help-deck")],
});

export const aboutPile = (pile: number, count: number, top: string | null): Said => ({
  title: t(`web-ssp-pile-${pile}`, { count }),
  lines: [t("web-ssp-help-pile"), ...(aboutCard(top) ? [aboutCard(top)!.title, ...aboutCard(top)!.lines] : [])],
});

export const aboutBack = (): Said => ({ title: t("web-card-face-down"), lines: [t("web-ssp-help-back")] });
