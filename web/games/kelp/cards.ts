/** The components as the pack of the table describes them, with where each fact comes from. */
import type { DieColour } from "../../art/dice";
import type { Hour, ZoneKind } from "../../art/forest";
import type { CardType, EscapeColour } from "./view";

export interface Effect {
  op: string;
  [fact: string]: unknown;
}
export type Source = "rulebook" | "public" | "inferred" | "reconstructed";
type Sources = Readonly<Record<string, Source>>;

export interface CardFacts {
  id: string;
  type: CardType;
  cost: number;
  count: number;
  starter: string;
  effect: Effect[];
  from: Sources;
}
export interface SkillFacts {
  id: string;
  cost: number;
  count: number;
  dice: Partial<Record<DieColour, number>>;
  window: string;
  effect: Effect[];
  from: Sources;
}
export interface BlockFacts {
  id: string;
  class: "octopus" | "shell" | "trap" | "food";
  count: number;
  pays: number;
  effect: Effect[];
  from: Sources;
}
export interface TileFacts {
  id: string;
  effect: Effect[];
  from: Sources;
}
export interface EscapeFacts {
  colour: EscapeColour;
  octopus: string;
  shark: string;
  effect: Effect[];
  from: Sources;
}
export interface CellFacts {
  id: string;
  at: [number, number];
  ports: [string, string];
  zones: string[];
}
export interface Junction {
  id: string;
  joins: string[];
}
interface Ring extends Junction {
  instead_of: string[];
}
interface ZoneFacts {
  id: string;
  day: ZoneKind;
  night: ZoneKind;
}
interface Pack {
  hides: Readonly<Record<Hour, readonly string[]>>;
  visibility: Readonly<Record<ZoneKind, number>>;
  zones: ZoneFacts[];
  cells: CellFacts[];
  junctions: Junction[];
  ring: Ring[];
  blocks: BlockFacts[];
  octopus_cards: CardFacts[];
  shark_cards: SkillFacts[];
  growth_tiles: TileFacts[];
  confrontation: EscapeFacts[];
}

type ById<T> = ReadonlyMap<string, T>;
const byId = <T extends { id: string }>(list: readonly T[]): ById<T> => new Map(list.map((one) => [one.id, one]));

// Laid out by `take` before a board is shown; a table with another pack lays out its own.
let pack: Pick<Pack, "junctions" | "ring"> = { junctions: [], ring: [] };
export let ZONES: ById<ZoneFacts> = new Map();
export let CELLS: ById<CellFacts> = new Map();
export let HIDES: Pack["hides"] = { day: [], night: [] };
/** What a die must show to be seen there. */
export let VISIBILITY: Pack["visibility"] = { open: 0, kelp: 0, rocky: 0 };
export let CARDS: ById<CardFacts> = new Map();
export let SKILLS: ById<SkillFacts> = new Map();
export let BLOCKS: ById<BlockFacts> = new Map();
export let TILES: readonly TileFacts[] = [];
export let ESCAPES: ReadonlyMap<EscapeColour, EscapeFacts> = new Map();

/** Play with this pack from now on. */
export default function take(printed: unknown): void {
  const all = printed as Pack;
  pack = all;
  ZONES = byId(all.zones);
  CELLS = byId(all.cells);
  [HIDES, VISIBILITY] = [all.hides, all.visibility];
  CARDS = byId(all.octopus_cards);
  SKILLS = byId(all.shark_cards);
  BLOCKS = byId(all.blocks);
  TILES = all.growth_tiles;
  ESCAPES = new Map(all.confrontation.map((card) => [card.colour, card]));
}

/** Where paths meet; with the outer ring closed, some arcs are replaced. */
export function junctions(ring: boolean): Junction[] {
  if (!ring) return pack.junctions;
  const gone = new Set(pack.ring.flatMap((arc) => arc.instead_of));
  return [...pack.junctions.filter((junction) => !gone.has(junction.id)), ...pack.ring];
}

/** Is anything printed on this component not what the published one is known to say? */
export const isReconstructed = (facts: { from: Sources } | undefined): boolean =>
  facts !== undefined && Object.values(facts.from).includes("reconstructed");
