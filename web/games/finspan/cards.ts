/** The fish, the mat and the Nautoma as the engine's own data files describe them. */
import rows from "../../../src/seaboard/games/finspan/fish.csv?raw";
import mat from "../../../src/seaboard/games/finspan/mat.json";
import solo from "../../../src/seaboard/games/finspan/nautoma.json";
import { sizeOf, type FishData, type Size } from "../../art/fish/fish";

export type Timing = "when_played" | "if_activated" | "game_end" | "";
export type SiteName = "B" | "P" | "G";
export type CostKind = "card" | "egg" | "young" | "school" | "eat";

export interface Fish extends FishData {
  latin: string;
  forage: boolean;
  cost: Record<CostKind, number>;
  band: "" | "blue" | "purple" | "green";
  points: number;
  size: Size;
  timing: Timing;
  /** Everybody may take the benefit. */
  shared: boolean;
  ability: string;
}

const COLUMNS = rows.slice(0, rows.indexOf("\n")).trim().split(",");

function read(line: string): Fish {
  const cells = line.trim().split(","); // only the note at the end may hold commas
  const cell = (name: string): string => cells[COLUMNS.indexOf(name)] ?? "";
  const number = (name: string): number => Number(cell(name));
  return {
    name: cell("name"),
    latin: cell("latin"),
    forage: cell("deck") === "forage",
    cost: {
      card: number("cards"),
      egg: number("eggs"),
      young: number("young"),
      school: number("schools"),
      eat: number("consumes"),
    },
    zones: cell("zones"),
    band: cell("band") as Fish["band"],
    points: number("points"),
    length: number("length"),
    size: sizeOf(number("length")),
    symbols: cell("symbols").split(" ").filter(Boolean),
    timing: cell("timing") as Timing,
    shared: cell("all_players") === "1",
    ability: cell("ability"),
  };
}

export const FISH: ReadonlyMap<string, Fish> = new Map(
  rows
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => read(line))
    .map((fish) => [fish.name, fish]),
);

/** A fish by name; an unknown one (from somebody's own pack) is drawn as a plain fish. */
export function fishOf(name: string): Fish {
  return FISH.get(name) ?? { ...FISH.get("pacific_sardine")!, name };
}

export const SITES = mat.sites as { name: SiteName; colour: "blue" | "purple" | "green" }[];
export const ROWS = mat.rows as { row: number; zone: "sunlight" | "twilight" | "midnight"; special: string | null }[];
export const DIVERS = mat.numbers.divers.value;
export const WEEKS = mat.numbers.weeks.value;
export const SCHOOL_POINTS = mat.numbers.school_points.value;

export type Depth = "sunlight" | "twilight" | "midnight" | "floor";

/** What a dive gives at a depth of a site, in the notation of abilities. */
export const bonusOf = (site: SiteName, at: Depth): string =>
  mat.bonuses.find((bonus) => bonus.site === site && bonus.at === at)?.benefit ?? "";

/** The signs of a decision card of the Nautoma, from the top. */
export const iconsOf = (decision: string): string[] =>
  solo.decisions.find((card) => card.name === decision)?.icons ?? [];

export const ravelOf = (card: string): { site: SiteName; rows: number[] } | undefined =>
  solo.ravel.find((one) => one.name === card) as { site: SiteName; rows: number[] } | undefined;

export const levelOf = (level: number): (typeof solo.levels)[number] | undefined =>
  solo.levels.find((one) => one.level === level);
