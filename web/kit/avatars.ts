/** Who somebody is to the eye: the figure they chose, else the animal of their seat. */
import type { MotifName } from "../art/motifs";
import { faces } from "./faces.svelte";

export interface Avatar {
  motif: MotifName;
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

/** Which of the bots sits there: the one of the seat, or of the seat it had before empty ones were taken away. */
export const botOf = (seat: number, figure: string): number => {
  const said = /^bot-(\d)$/.exec(figure);
  return said ? Number(said[1]) : seat;
};

/** "crab-sky" as it is drawn; nothing, if it is no figure. */
export function drawnAs(figure: string): Avatar | null {
  const [motif, paper] = figure.split("-") as [Figure, Paper];
  return FIGURES.includes(motif) && PAPERS[paper] ? { motif, paper: PAPERS[paper] } : null;
}

export const avatarOf = (seat: number, figure = faces.of(seat)): Avatar =>
  drawnAs(figure) ?? OF_SEATS[botOf(seat, figure) % OF_SEATS.length]!;
