/** Which thing on the table each legal move belongs to; what belongs to nothing that is shown becomes a button. */
import type { Move } from "../../kit/wire";
import { cellOf } from "./graph";
import { CARDS } from "./cards";
import type { View } from "./view";

export interface Legal {
  /** By the place of the thing: `zone:z1`, `cell:e45`, `pool:blue/4`, `hand:vanish` and so on. */
  at: ReadonlyMap<string, readonly Move[]>;
  /** Pairs of neighbouring zones that may change places. */
  pairs: readonly Move[];
  /** Ways to swim by the cell where they end. */
  ends: ReadonlyMap<string, readonly string[][]>;
  /** First legs over a current, by the cell that is swum over: one may go there first and choose the way on then. */
  firsts: ReadonlyMap<string, readonly Move[]>;
  /** Choices with no place on the table. */
  buttons: readonly Move[];
}

const text = (move: Move, fact: string): string => String(move.facts[fact] ?? "");

/** The cell that is swum to first, and the side by which it is entered. */
export const entryOf = (move: Move): string => move.text.slice(move.text.indexOf(":") + 1);

const ZONE_KINDS = new Set(["reveal", "shuffle", "settle", "hide", "exchange", "aim", "resolve"]);
const POOL_KINDS = new Set(["reroll", "store", "raise", "starve", "sharpen", "current", "hunt", "save"]);

/** The place that a move is made at; null where there is none. */
export function placeOf(move: Move): string | null {
  const { kind } = move;
  if (ZONE_KINDS.has(kind)) return `zone:${text(move, "zone")}`;
  if (POOL_KINDS.has(kind)) return `pool:${text(move, "die")}`;
  if (kind.endsWith("-watched")) return `watched:${text(move, "die")}`;
  if (kind === "lower" || kind === "feed") return `energy:${text(move, "die")}`;
  switch (kind) {
    case "calm":
    case "refill":
    case "lay":
    case "place":
    case "home":
      return `cell:${text(move, "cell")}`;
    case "play":
    case "discard":
    case "remove-hand":
      return `hand:${text(move, "card")}`;
    case "remove-discard":
    case "tutor-discard":
    case "tutor-deck":
      return `tray:${move.text}`;
    case "draw-up":
      return "deck";
    case "food":
      return `food:${text(move, "block")}`;
    case "learn-block":
      return `supply:${text(move, "block")}`;
    case "learn-card":
    case "learn-food":
      return text(move, "pile").replace("pile_", "pile:");
    case "skill":
      return `skill:${text(move, "skill")}`;
    case "buy":
    case "refresh":
      return `row:${text(move, "skill")}`;
    case "give-back":
      return `drawn:${text(move, "colour")}`;
    case "pick":
      return `bag:${text(move, "colour")}`;
    case "escape":
    case "counter":
      return `colour:${text(move, "colour")}`;
    case "face":
      return `tray:${move.text}`;
    default:
      return null;
  }
}

/** The places that the table shows to this seat now; a move at any other place must not get lost. */
export function shownPlaces(view: View): Set<string> {
  const { shark, octopus } = view;
  const places = new Set<string>();
  for (const zone of view.zones) places.add(`zone:${zone.zone}`);
  for (const cell of view.cells) places.add(`cell:${cell.cell}`);
  for (const die of shark.pool) places.add(`pool:${die}`);
  for (const die of shark.watched) places.add(`watched:${die}`);
  for (const die of shark.energy) places.add(`energy:${die}`);
  for (const card of shark.bought) places.add(`skill:${card}`);
  for (const card of shark.row) if (card) places.add(`row:${card.skill}`);
  for (const colour of shark.drawn_dice ?? []) places.add(`drawn:${colour}`);
  for (const colour of Object.keys(shark.bag ?? {})) places.add(`bag:${colour}`);
  for (const card of octopus.hand ?? []) places.add(`hand:${card}`);
  for (const pile of Object.keys(octopus.piles)) places.add(`pile:${pile}`);
  for (const block of octopus.supply) places.add(`supply:${block}`);
  for (const food of octopus.food) if (!food.used) places.add(`food:${food.block}`);
  for (const colour of view.confrontation) places.add(`colour:${colour}`);
  places.add("deck");
  return places;
}

export function sorted(moves: readonly Move[], view: View): Legal {
  const shown = shownPlaces(view);
  const at = new Map<string, Move[]>();
  const pairs: Move[] = [];
  const buttons: Move[] = [];
  const swims = new Set<string>();
  for (const move of moves) {
    if (move.kind === "swap") pairs.push(move);
    else if (move.kind === "swim" || move.kind === "step") swims.add(entryOf(move));
    else {
      const place = placeOf(move);
      if (place !== null && (shown.has(place) || place.startsWith("tray:"))) {
        const there = at.get(place);
        if (there) there.push(move);
        else at.set(place, [move]);
      } else buttons.push(move);
    }
  }
  const ends = new Map<string, string[][]>();
  for (const way of view.shark.ways) {
    if (!swims.has(way[0]!)) continue;
    const end = cellOf(way.at(-1)!);
    ends.set(end, [...(ends.get(end) ?? []), way]);
    swims.add(`told ${way[0]!}`);
  }
  const firsts = new Map<string, Move[]>();
  for (const move of moves) {
    if (move.kind !== "swim" && move.kind !== "step") continue;
    const entry = entryOf(move);
    const cell = cellOf(entry);
    // A swim that no way tells of stays possible all the same.
    if (!swims.has(`told ${entry}`)) buttons.push(move);
    else if (!ends.has(cell)) firsts.set(cell, [...(firsts.get(cell) ?? []), move]);
  }
  return { at, pairs, ends, firsts, buttons };
}

/** The zones that a zone may change places with. */
export function partners(pairs: readonly Move[], zone: string): Map<string, Move> {
  const found = new Map<string, Move>();
  for (const move of pairs) {
    if (move.facts["zone"] === zone) found.set(text(move, "other"), move);
    else if (move.facts["other"] === zone) found.set(text(move, "zone"), move);
  }
  return found;
}

/** What is tried when a thing that cannot be chosen is pressed: the answer of the engine says why not. */
export function attempt(place: string, phase: string, shark: boolean): string {
  const [kind = "", name = ""] = [place.slice(0, place.indexOf(":")), place.slice(place.indexOf(":") + 1)];
  const ZONES: Record<string, string> = {
    pay: "reveal",
    shuffle: "shuffle",
    settle: "settle",
    hide: "hide",
    exchange: "exchange",
    "hunt-zone": "aim",
    order: "resolve",
  };
  const DICE: Record<string, string> = {
    currents: "current",
    hunt: "hunt",
    raise: "raise",
    starve: "starve",
    sharpen: "sharpen",
    save: "save",
  };
  if (kind === "zone") return `${ZONES[phase] ?? (shark ? "aim" : "reveal")}:${name}`;
  if (kind === "cell") {
    if (phase === "lay-current" || phase === "currents") return `lay:${name}`;
    if (phase === "send-home" || phase === "place-shark") return `shark:${name}`;
    if (phase === "calm" || phase === "refill") return `${phase}:${name}`;
    return `swim:${name}.N`;
  }
  if (kind === "pool") return `${DICE[phase] ?? "reroll"}:${name}`;
  if (kind === "energy") return `${phase === "feed" ? "feed" : "lower"}:${name}`;
  if (kind === "hand") return phase === "remove" ? `remove:hand/${name}` : `play:${name}`;
  if (kind === "row") return `${phase === "refresh" ? "refresh" : "buy"}:${name}`;
  if (kind === "skill") return `use:${name}`;
  if (kind === "food" || kind === "used") return `food:${name}`;
  if (kind === "bag") return `pick:${name}`;
  if (kind === "drawn") return `give-back:${name}`;
  if (kind === "watched") return `${DICE[phase] ?? "current"}:watched/${name}`;
  if (kind === "colour") return `${shark ? "counter" : "escape"}:${name}`;
  if (kind === "pile") return `learn:pile_${name}`;
  if (kind === "supply") return `learn:${name}`;
  return place === "deck" ? "draw" : place;
}

/** The parts of a small screen that open one at a time. */
export type Drawer = "dice" | "cards" | "hand" | "piles";
const DRAWERS: Record<Drawer, RegExp> = {
  dice: /^(pool|energy|watched|drawn|bag)/,
  cards: /^(row|skill)/,
  hand: /^(hand|deck|food)/,
  piles: /^(pile|supply)/,
};
export const drawersOf = (octopus: boolean): Drawer[] => (octopus ? ["hand", "piles"] : ["dice", "cards"]);

export const isIn = (drawer: Drawer, place: string): boolean => DRAWERS[drawer].test(place);

/** Is something in this drawer to be chosen? */
export const isLit = (drawer: Drawer, legal: Legal): boolean =>
  [...legal.at.keys()].some((place) => DRAWERS[drawer].test(place));

export const typeOf = (card: string): string => CARDS.get(card)?.type ?? "move";
