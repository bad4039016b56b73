/** What the engine shows of a table of Finspan. Hands and discards lie open; only the decks are hidden. */
import type { SiteName } from "./cards";

export interface SlotView {
  fish?: string;
  egg?: boolean;
  young?: number;
  school?: boolean;
  /** Consumed fish that lie under it. */
  under?: string[];
}

export interface SeatView {
  ocean: Record<string, SlotView>;
  hand: string[];
  discard: string[];
  divers: number;
  plays: number;
  dives: Record<SiteName, number>;
  noted: number[];
  most: number[];
  used: string[];
  kept: string | null;
  score: Record<string, number> & { total: number };
}

export interface NautomaView {
  eggs: number;
  young: number;
  schools: number;
  fish: string[];
  markers: number;
  shown: string[];
  last: string | null;
  noted: number[];
  most: number[];
  ravel_card: string | null;
  ravel: number[];
  deck: number;
  level: number;
  strength: number;
  score: Record<string, number> & { total: number };
}

/** Something unfinished; the last one is what is asked now. */
export type Pending =
  | { what: "turn"; seat: number; chosen: boolean }
  | { what: "playing"; seat: number; card: string; slot: string | null; into: string[]; diver: boolean }
  | {
      what: "benefit";
      seat: number;
      card: string | null;
      slot: string | null;
      units: string;
      whole: string;
      left: number;
    }
  | { what: "moving"; seat: number; slot: string; piece: "young" | "school" }
  | { what: "diving"; seat: number; site: SiteName; step: number }
  | { what: "deciding"; seat: number; card: string; icons: string[] }
  | { what: "keeping" | "ending"; seat: number; left: number }
  | { what: "drawing" | "revealing"; seat: number };

export interface PaidStep {
  step: string;
  forced: boolean;
}

export interface View {
  week: number;
  first: number;
  active: number;
  tiles: string[];
  worth: number[];
  side: "a" | "b";
  seats: SeatView[];
  nautoma: NautomaView | null;
  pending: Pending[];
  paid: PaidStep[];
  actor: number | null;
  seat: number | null;
  deck: number;
}

export const SITE_OF_COLOUR: Record<string, SiteName> = { blue: "B", purple: "P", green: "G" };

/** `purple/row3`, as events and moves name a slot, is `P3` in an ocean. */
export function slotNamed(words: unknown): string {
  const [colour = "", row = ""] = String(words).split("/");
  return `${SITE_OF_COLOUR[colour] ?? "?"}${row.slice(3)}`;
}

/** The other way round: `P3` in the words of the texts. */
export function slotWords(slot: string): string {
  const colour = Object.entries(SITE_OF_COLOUR).find(([, site]) => site === slot[0])?.[0] ?? "";
  return `${colour}/row${slot.slice(1)}`;
}
