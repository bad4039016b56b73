/** Who somebody is to the eye: the figure they chose, of a bot its character, else the animal of their seat. */
import { isCharacter, type CharacterName } from "../art/characters";
import type { MotifName } from "../art/motifs";
import { faces } from "./faces.svelte";

export interface Avatar {
  motif: MotifName | CharacterName;
  paper: string;
}

const OF_SEATS: readonly Avatar[] = [
  { motif: "fish", paper: "#227799" },
  { motif: "octopus", paper: "#7B4BAF" },
  { motif: "crab", paper: "#E8641B" },
  { motif: "penguin", paper: "#3C9A5B" },
  { motif: "shell", paper: "#EE83B0" },
];

export const FIGURES = ["boat", "fish", "crab", "shell", "shark", "mermaid"] as const satisfies MotifName[];
export const PAPERS = {
  coral: "#F0634A",
  sun: "#F4C32C",
  green: "#3C9A5B",
  sky: "#4FB3E6",
  blue: "#1D4FA3",
  purple: "#7B4BAF",
  pink: "#EE83B0",
} as const;
export type Figure = (typeof FIGURES)[number];
export type Paper = keyof typeof PAPERS;

/** "crab-sky" as it is drawn; nothing, if it is no figure. */
export function drawnAs(figure: string): Avatar | null {
  const [motif, paper] = figure.split("-") as [Figure, Paper];
  return FIGURES.includes(motif) && PAPERS[paper] ? { motif, paper: PAPERS[paper] } : null;
}

/** A bot ("bot:crab") is the animal it is called by, in the paper of its seat. */
export function avatarOf(seat: number, figure = faces.of(seat)): Avatar {
  const its = drawnAs(figure) ?? OF_SEATS[seat % OF_SEATS.length]!;
  const [kind, character = ""] = figure.split(":");
  return kind === "bot" && isCharacter(character) ? { ...its, motif: character } : its;
}
