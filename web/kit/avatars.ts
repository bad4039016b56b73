/** A folded animal for each seat, the same on every screen. */
import type { MotifName } from "../art/motifs";

export interface Avatar {
  motif: MotifName;
  paper: string;
}

const AVATARS: readonly Avatar[] = [
  { motif: "fish", paper: "#227799" },
  { motif: "octopus", paper: "#7B4BAF" },
  { motif: "crab", paper: "#E8641B" },
  { motif: "penguin", paper: "#3C9A5B" },
  { motif: "shell", paper: "#EE83B0" },
];

export const avatarOf = (seat: number): Avatar => AVATARS[seat % AVATARS.length]!;
