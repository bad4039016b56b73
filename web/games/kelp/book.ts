/** The components as the engine's own data file describes them, with where each fact comes from. */
import data from "../../../src/seaboard/games/kelp/pack.json";
import type { DieColour } from "../../art/dice";
import type { ZoneKind } from "../../art/forest";
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

const pack = data as unknown as Pack;
const byId = <T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));

export const ZONES = byId(pack.zones);
export const CELLS = byId(pack.cells);
export const CARDS = byId(pack.octopus_cards);
export const SKILLS = byId(pack.shark_cards);
export const BLOCKS = byId(pack.blocks);
export const TILES: readonly TileFacts[] = pack.growth_tiles;
export const ESCAPES: ReadonlyMap<EscapeColour, EscapeFacts> = new Map(
  pack.confrontation.map((card) => [card.colour, card]),
);

/** Where paths meet; with the outer ring closed, some arcs are replaced. */
export function junctions(ring: boolean): Junction[] {
  if (!ring) return pack.junctions;
  const gone = new Set(pack.ring.flatMap((arc) => arc.instead_of));
  return [...pack.junctions.filter((junction) => !gone.has(junction.id)), ...pack.ring];
}

/** Is anything printed on this component not what the published one is known to say? */
export const isReconstructed = (facts: { from: Sources } | undefined): boolean =>
  facts !== undefined && Object.values(facts.from).includes("reconstructed");
