/** The fish, the mat and the Nautoma as the pack of the table describes them. */
import { sizeBy, type FishData, type Size } from "../../art/fish/fish";

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

type Columns = Readonly<Record<string, string | number>>;

function read(name: string, columns: Columns, [medium, large]: readonly [number, number]): Fish {
  const cell = (column: string): string => String(columns[column] ?? "");
  const number = (column: string): number => Number(cell(column));
  return {
    name,
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
    size: sizeBy(number("length"), medium, large),
    symbols: cell("symbols").split(" ").filter(Boolean),
    timing: cell("timing") as Timing,
    shared: cell("all_players") === "1",
    ability: cell("ability"),
  };
}

interface Valued {
  value: number;
}
interface Printed {
  fish: Readonly<Record<string, Columns>>;
  mat: {
    sites: { name: SiteName; colour: "blue" | "purple" | "green" }[];
    rows: { row: number; zone: "sunlight" | "twilight" | "midnight"; special: string | null }[];
    bonuses: { site: string; at: string; benefit: string }[];
    forage: { fish: string; slot: string }[];
    numbers: Readonly<Record<string, Valued>>;
  };
  achievements: { tiles: { name: string; counts: string; points: number; source: string }[] };
  nautoma: {
    decisions: { name: string; icons: string[] }[];
    ravel: { name: string; site: SiteName; rows: number[] }[];
    levels: { level: number; side: string; most_contest: boolean; fish_points: number; school_points: number }[];
    dive?: { eggs_gained: number; most_hatched: number; young_in_school: number };
    young_points?: Valued;
    eggs_for_a_point?: Valued;
  };
}

// Laid out by `take` before a board is shown; a table with another pack lays out its own.
export let FISH: ReadonlyMap<string, Fish> = new Map();
export let SITES: Printed["mat"]["sites"] = [];
export let ROWS: Printed["mat"]["rows"] = [];
export let SCHOOL_POINTS = 0;
/** Printed numbers that texts speak of, by the names they have there. */
export let NUMBERS: Readonly<Record<string, number>> = {};
let mat: Pick<Printed["mat"], "bonuses" | "forage"> = { bonuses: [], forage: [] };
let solo: Printed["nautoma"] = { decisions: [], ravel: [], levels: [] };
let tiles: Printed["achievements"]["tiles"] = [];

/** Play with this pack from now on. */
export default function take(printed: unknown): void {
  const all = printed as Printed;
  const { sites, rows, numbers } = all.mat;
  const number = (name: string): number => numbers[name]?.value ?? 0;
  const sizes = [number("medium_from"), number("large_from")] as const;
  FISH = new Map(Object.entries(all.fish).map(([name, columns]) => [name, read(name, columns, sizes)]));
  [SITES, ROWS, SCHOOL_POINTS] = [sites, rows, number("school_points")];
  const { dive, young_points, eggs_for_a_point } = all.nautoma;
  NUMBERS = {
    ...Object.fromEntries(Object.entries(numbers).map(([name, { value }]) => [name, value])),
    eggs_gained: dive?.eggs_gained ?? 0,
    most_hatched: dive?.most_hatched ?? 0,
    nautoma_school: dive?.young_in_school ?? 0,
    nautoma_young: young_points?.value ?? 0,
    eggs_for_a_point: eggs_for_a_point?.value ?? 0,
  };
  mat = all.mat;
  solo = all.nautoma;
  tiles = all.achievements.tiles;
}

/** A fish by name; an unknown one (from somebody's own pack) is drawn as a plain fish. */
export function fishOf(name: string): Fish {
  return FISH.get(name) ?? { ...FISH.get("pacific_sardine")!, name };
}

export type Depth = "sunlight" | "twilight" | "midnight" | "floor";

/** What a dive gives at a depth of a site, in the notation of abilities. */
export const bonusOf = (site: SiteName, at: Depth): string =>
  mat.bonuses.find((bonus) => bonus.site === site && bonus.at === at)?.benefit ?? "";

/** The fish that is printed on a slot of every mat. */
export const forageOf = (slot: string): string | undefined => mat.forage.find((one) => one.slot === slot)?.fish;

/** The signs of a decision card of the Nautoma, from the top. */
export const iconsOf = (decision: string): string[] =>
  solo.decisions.find((card) => card.name === decision)?.icons ?? [];

export const ravelOf = (card: string): { site: SiteName; rows: number[] } | undefined =>
  solo.ravel.find((one) => one.name === card);

export const levelOf = (level: number): Printed["nautoma"]["levels"][number] | undefined =>
  solo.levels.find((one) => one.level === level);

export const tileOf = (name: string): Printed["achievements"]["tiles"][number] | undefined =>
  tiles.find((tile) => tile.name === name);
