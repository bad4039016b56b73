/** What a game brings to the browser beside its rules: `games/<name>/index.ts` says it, screens show it. */
import type { Component } from "svelte";
import type { Tones } from "../art/colour";
import type { MotifName } from "../art/motifs";
import type { Correction } from "./correct";
import type { Sound } from "./sound";
import type { Result } from "./wire";
import type { TableLike } from "./tablelike";

/** A part that is fetched when it is needed. */
export type Later<Part> = () => Promise<{ default: Part }>;

export type Board = Component<{ table: TableLike }>;

/** How a game tells its end where points do not. */
export type Ending = Component<{ table: TableLike; result: Result }>;

/** The words of a step are in lessons.ftl (`lesson-<game>-<step>`); its picture is the game's own. */
export interface Lesson {
  steps: readonly string[];
  Picture: Component<{ step: string }>;
  /** Pictures of the rules page, by the clause that each stands before; captions are in figures.ftl (`figure-<game>-<picture>`). */
  figures: Readonly<Record<string, string>>;
}

export interface Companion {
  /** The fewest and the most. */
  players: readonly [number, number];
  /** Components that name unequal seats. */
  roles?: readonly string[];
  motif: readonly [MotifName, string];
  part: Later<Component<{ id: string }>>;
}

export interface GameFace {
  /** Plays with the numbers that are printed on its components, or corrected by a pack. */
  pack?: Later<(printed: unknown) => void>;
  /** What an owner of the box can correct in it. */
  correct?: Later<Correction>;
  /** Serves a real table: who can sit there, and what is shown for an evening. */
  companion?: Companion;
  /** Its place on the home page: lowest first. */
  shelf: number;
  minutes: number;
  /** Seats of a quick game against bots. */
  quick: number;
  /** What stands in the bar beside the name, the most important first. */
  facts?: (table: TableLike) => string[];
  /** The game in 320 × 236 units of SVG, for the home page. */
  picture?: Component;
  /** The folded paper that stands for a thing, and its colour: beside names in the review. */
  motif?: Later<(item: string) => readonly [MotifName, Tones] | null>;
  /** What the parts of a game are called in its review: rounds, unless it is said otherwise. */
  chapter?: "round" | "week" | "part";
  /** Kinds of events that begin a turn, where one player may take several in a row. */
  begins?: readonly string[];
  /** Kinds of events that sum up a turn in one line, the weightiest first. */
  headlines?: readonly string[];
  /** Kinds of events that get a moment: something was stolen, swallowed or revealed. */
  moments?: readonly string[];
  /** Kinds of events that name a player but are nobody's turn: a round begins. */
  nobodys?: readonly string[];
  /** Kinds of events of which another tells the one concerned more: { drew: "drew_cards" }. */
  inFull?: Readonly<Record<string, string>>;
  /** Kinds of events that go without saying: neither told nor waited for. */
  quiet?: readonly string[];
  /** What the player may set (`<game>-web-habit-<habit>`), the usual one first, and the move it makes for them, if any. */
  habits?: readonly string[];
  habit?: (table: TableLike) => string | null;
  /** Kinds of events that are heard, by those who want sounds. */
  sounds?: Readonly<Record<string, Sound>>;
  board?: Later<Board>;
  ending?: Later<Ending>;
  /** The last score sheet, where lines by themselves do not say enough. */
  sheet?: Later<Board>;
  lesson?: Later<Lesson>;
  /** Signs that stand beside colours or words of the game, for the settings; it fetches its own texts. */
  legend?: Later<Component>;
}
