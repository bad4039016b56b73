/** How judged moves and chances are shown. */
import type { Tones } from "../art/colour";
import type { MotifName } from "../art/motifs";

export type MarkName = "best" | "good" | "doubtful" | "mistake" | "better" | "fate";

/** A moment that is worth a look. */
export interface Moment {
  ply: number;
  mark: MarkName;
}

/** A chance for people: to five points, for it is no more exact than that. */
export const about = (chance: number): number => Math.round(chance * 20) * 5;

/** A chance below this is not worth a figure. */
export const LEAST = 0.005;

/** The colour of a chance to be somewhere: from the deep to the sun, full at one half. */
export const heat = (chance: number): string => `color-mix(in srgb, #f7be3b ${Math.min(100, chance * 200)}%, #123a57)`;

/** The folded paper that stands for a thing, where the game has one. */
export type Motifs = (item: string) => readonly [MotifName, Tones] | null;

/** The papers of the seats in the sea of chances, from below: one's own, then the others. */
export const OWN = "#3f9fb7";
export const SKY = ["#cdbbe3", "#bfdfb7", "#f6cfa9", "#bcd7ee"] as const;

/** Where a move may be seen on a board: values of `data-place`, the likeliest first. */
export function placesOf(move: string): string[] {
  const [kind = "", ...rest] = move.split(":");
  const value = rest.join(":");
  if (!value) return [kind];
  const homes = ["drawn", "pick", "cell", "zone", "slot", "site", "hand", "market", "pile", "seat", "shark"];
  const first = value.split(/[.+]|-(?=z)/)[0] ?? value; // of a way its cell, of two things the first
  return [move, ...new Set([value, first].flatMap((one) => homes.map((home) => `${home}:${one}`))), value];
}
