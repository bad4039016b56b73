/** Slots by their short names and by the words of the texts. */
import type { Said } from "../../kit/closer.svelte";
import { capital, t } from "../../kit/texts.svelte";
import type { SiteName } from "./cards";
import type { SlotView } from "./view";

export const SITE_OF_COLOUR: Record<string, SiteName> = { blue: "B", purple: "P", green: "G" };

/** `purple/row3`, as events and moves name a slot, is `P3` in an ocean. */
export function slotNamed(words: unknown): string {
  const [colour = "", row = ""] = String(words).split("/");
  return `${SITE_OF_COLOUR[colour] ?? "?"}${row.slice(3)}`;
}

/** The other way round: `P3` in the words of the texts. */
export function slotWords(slot: string): string {
  const colour = Object.entries(SITE_OF_COLOUR).find(([, site]) => site === slot[0])?.[0] ?? "";
  return `${colour}/row${slot.slice(1)}`;
}

/** A slot without a fish, with what lies in it. */
export function aboutSlot(title: string, slot: SlotView): Said {
  const tokens = (["egg", "young", "school"] as const).filter((kind) => slot[kind]);
  return {
    title: capital(title),
    lines: [t("finspan-web-help-slot"), ...tokens.map((kind) => t(`finspan-web-help-${kind}`))],
  };
}
