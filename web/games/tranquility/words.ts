/** What is said of a card or a place to somebody who looks closer. */
import type { Said } from "../../kit/closer.svelte";
import { capital, t } from "../../kit/texts.svelte";
import type { Fit } from "./gaps";
import type { CardName, CellView, View } from "./view";

export const costSign = (cost: number): string => (cost === 0 ? "0" : `−${cost}`);

export const cardText = (card: CardName): string =>
  typeof card === "number" ? String(card) : t(`tranquility-${card}`);

/** Which cards of my hand could go to a place, and what each would cost. */
export const fitsOf = (view: View, cell: CellView): Fit[] =>
  (view.places ?? []).flatMap(({ card, cells }) => {
    const cost = cells[cell.cell];
    return cost === undefined ? [] : [{ card, cost }];
  });

export const placeText = (view: View, cell: CellView): string => {
  const first = Math.min(...view.sea.map((one) => one.column));
  return t("web-cell", { row: cell.row, column: cell.column - first + 1 });
};

export function aboutCell(view: View, cell: CellView): Said {
  const title = capital(placeText(view, cell));
  if (cell.card !== null) {
    const side = cell.night === undefined ? [] : [t(cell.night ? "web-trq-night" : "web-trq-day")];
    return { title, lines: [t("web-trq-island", { card: cell.card }), ...side] };
  }
  if (!cell.open) return { title, lines: [t("web-trq-blocked")] };
  const border = cell.border ? [t("web-trq-about-border")] : [];
  const fits = fitsOf(view, cell).map(({ card, cost }) => `${card}: ${t("web-trq-cost", { cost })}`);
  return { title, lines: [...border, ...(fits.length ? fits : [t("web-trq-nothing-fits")])] };
}

export function aboutCard(view: View, card: CardName): Said {
  if (typeof card !== "number") return { title: capital(cardText(card)), lines: [t(`web-trq-about-${card}`)] };
  const costs = Object.values(view.places?.find((place) => place.card === card)?.cells ?? {});
  const lines = [...new Set(costs)]
    .sort((a, b) => a - b)
    .map((cost) => {
      const count = costs.filter((one) => one === cost).length;
      return `${capital(t("web-trq-cost", { cost }))}: ${t("web-trq-places", { count })}`;
    });
  return { title: t("web-trq-island", { card }), lines: lines.length ? lines : [t("web-trq-no-place")] };
}

export const aboutDeck = (count: number): Said => ({
  title: t("web-trq-deck", { count }),
  lines: [t("web-trq-help-deck")],
});

export const aboutDiscards = (count: number): Said => ({
  title: t("web-trq-my-discards", { count }),
  lines: [t("web-trq-help-discards")],
});

export const aboutStock = (count: number): Said => ({
  title: t("web-trq-stock", { count }),
  lines: [t("web-trq-help-stock")],
});

/** What blocks a row, or lies before a player. */
export const aboutTrouble = (kind: "yellow" | "orange" | "purple" | "rocks"): Said => ({
  title: capital(t(`tranquility-${kind}`)),
  lines: [t(`web-trq-help-${kind}`)],
});

export const aboutCorner = (card: "start" | "finish"): Said => ({
  title: capital(t(`web-trq-${card}`)),
  lines: [t(`web-trq-about-${card}`)],
});
