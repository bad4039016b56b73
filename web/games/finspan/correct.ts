/** What nobody could look up in the pack of Finspan, to be typed over by an owner of the box. */
import { same, type Choice, type Correction, type Fact, type Part } from "../../kit/correct";
import { capital, t, texts } from "../../kit/texts.svelte";
import { NUMBERS } from "./cards";

interface Sourced {
  name: string;
  source: string;
}
interface Printed {
  fish: Record<string, Record<string, string | number>>;
  mat: Record<string, unknown> & { sites: { name: string; colour: string }[] };
  achievements: Record<string, unknown> & { tiles: (Sourced & { counts: string })[] };
  nautoma: Record<string, unknown> & { decisions: Sourced[]; ravel: Sourced[]; storm: Record<string, unknown> };
}

const COUNTS = [
  "eggs_and_young",
  "young",
  "schools",
  "fish",
  "small_fish",
  "medium_fish",
  "large_fish",
  "consumed_fish",
  "rows_of_fish",
  "fish_with_token",
  "fish_without_token",
  "if_activated",
];
const EGGS = [2, 3, 4];
const ICONS = ["place", "remove", "play_fish", "school", "hatch", "eggs"];
const TOKENS = ["egg", "young", "school"];
const open = <T extends Sourced>(list: readonly T[]): [number, T][] =>
  [...list.entries()].filter(([, { source }]) => source === "reconstructed");
const tileName = (name: string): string =>
  `${t("finspan-web-week", { week: Number(name[1]) })}: ${t(`finspan-${name}`)}`;

function countChoices(counts: string): Choice[] {
  const usual = [
    ...COUNTS.map((value) => ({ value, label: t(`finspan-counts-${value}`) })),
    ...EGGS.map((count) => ({
      value: `groups_of_eggs:${count}`,
      label: t("finspan-counts-groups_of_eggs", { count }),
    })),
  ];
  if (usual.some(({ value }) => value === counts)) return usual;
  const symbols = counts.split(":")[1] ?? "";
  const units = symbols
    .split(" ")
    .map((symbol) => t(`finspan-${symbol}`))
    .join(", ");
  return [{ value: counts, label: t("finspan-counts-symbols", { units }) }, ...usual];
}

export default {
  parts: (printed) => {
    const { achievements, nautoma, mat } = printed as Printed;
    const points = t("web-fix-points");
    const tiles: Fact[] = open(achievements.tiles).flatMap(([at, tile]) => [
      {
        path: ["achievements", "tiles", at, "counts"],
        of: tileName(tile.name),
        label: t("web-fix-counts"),
        kind: "choice",
        choices: countChoices(tile.counts),
      },
      {
        path: ["achievements", "tiles", at, "points"],
        of: tileName(tile.name),
        label: points,
        kind: "number",
        low: 0,
        high: 99,
      },
    ]);
    const icon = (value: string): string =>
      texts.has(`finspan-web-icon-${value}`) ? t(`finspan-web-icon-${value}`, NUMBERS) : t(`web-fix-icon-${value}`);
    const decisions: Fact[] = open(nautoma.decisions).map(([at, card]) => ({
      path: ["nautoma", "decisions", at, "icons"],
      of: capital(t(`finspan-${card.name}`)),
      label: t("web-fix-icons"),
      kind: "list",
      choices: ICONS.map((value) => ({ value, label: icon(value) })),
      high: 8,
    }));
    const ravel: Fact[] = open(nautoma.ravel).flatMap(([at, card]) => [
      {
        path: ["nautoma", "ravel", at, "site"],
        of: card.name.toUpperCase(),
        label: t("web-fix-site"),
        kind: "choice",
        choices: mat.sites.map(({ name, colour }) => ({ value: name, label: t(`finspan-${colour}`) })),
      },
      {
        path: ["nautoma", "ravel", at, "rows"],
        of: card.name.toUpperCase(),
        label: t("web-fix-rows"),
        kind: "set",
        choices: [1, 2, 3, 4, 5, 6].map((value) => ({ value, label: String(value) })),
      },
    ]);
    const gifts: Fact[] = ["if_activated", "when_played"].map((timing) => ({
      path: ["nautoma", "gifts", timing],
      of: t("web-fix-gifts"),
      label: t(`web-fix-gift-${timing}`),
      kind: "choice",
      choices: TOKENS.map((value) => ({ value, label: t(`finspan-${value}`) })),
    }));
    const storm: Fact[] = Object.keys(nautoma.storm)
      .filter((name) => /^w\d/.test(name))
      .map((name) => ({
        path: ["nautoma", "storm", name],
        of: tileName(name),
        label: points,
        kind: "number",
        low: 0,
        high: 99,
      }));
    const parts: Part[] = [
      { title: t("web-fix-part-tiles"), facts: tiles },
      { title: t("web-fix-part-decisions"), facts: [...decisions, ...gifts] },
      { title: t("web-fix-part-storm"), facts: storm },
      { title: t("web-fix-part-ravel"), facts: ravel },
    ];
    return parts.filter(({ facts }) => facts.length);
  },
  file: (draft, printed, name) => {
    const [made, before] = [structuredClone(draft as Printed), printed as Printed];
    const file: Record<string, unknown> = { seaboard: "pack", format: 1, game: "finspan", name };
    for (const part of ["mat", "achievements", "nautoma"] as const) {
      const changed: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(made[part]))
        if (!same(value, before[part][key])) changed[key] = sourced(value, before[part][key]);
      if (Object.keys(changed).length) file[part] = changed;
    }
    return file;
  },
} satisfies Correction;

/** What an owner of the box has looked up is no guess any longer. */
function sourced(value: unknown, before: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown, i) =>
      same(one, (before as unknown[])[i]) ? one : { ...(one as object), source: "public" },
    );
  return { ...(value as object), source: "public" };
}
