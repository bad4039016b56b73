/** What the engine shows of a table. */
// Made by tools/wire_ts.py from games/finspan/told/view.py: do not edit.

/** The table as everybody sees it. */
export interface View {
  week: number;
  first: number;
  active: number;
  actor: number | null;
  seat: number | null;
  side: "a" | "b";
  /** the achievements of weeks 1 to 3 */
  tiles: string[];
  worth: number[];
  seats: SeatView[];
  nautoma: NautomaView | null;
  /** unfinished things; the last is what is asked now */
  pending: Pending[];
  paid: PaidStep[];
  backs: number;
  deck: number;
  numbers: NumbersView;
  open: string[];
  hidden: string[];
  pack: string;
}

/** One player's ocean, cards, divers and points. */
export interface SeatView {
  ocean: Record<string, SlotView>;
  hand: string[];
  discard: string[];
  /** not yet used this week */
  divers: number;
  /** divers used for playing fish */
  plays: number;
  dives: Record<SiteName, number>;
  /** points of the achievements of weeks 1 to 3 */
  noted: number[];
  /** points for having most of them */
  most: number[];
  /** slots whose game-end fish has been used */
  used: string[];
  /** the card kept from a reshuffle that is being decided */
  kept: string | null;
  score: SheetView;
}

/** The Nautoma's area. */
export interface NautomaView {
  eggs: number;
  young: number;
  schools: number;
  fish: string[];
  markers: number;
  schooled: boolean;
  /** decision cards of this week */
  shown: string[];
  last: string | null;
  noted: number[];
  most: number[];
  ravel_card: string | null;
  ravel: number[];
  deck: number;
  level: number;
  strength: number;
  score: SheetView;
}

export type Pending =
  | TurnPending
  | PlayingPending
  | BenefitPending
  | MovingPending
  | DivingPending
  | DecidingPending
  | KeepingPending
  | EndingPending
  | WaitingPending;

/** A step of a payment that is being made. */
export interface PaidStep {
  step: string;
  forced: boolean;
  /** of the card in the hand */
  place: number;
}

/** Printed numbers; a pack may correct them. */
export interface NumbersView {
  weeks: number;
  divers: number;
  young_in_school: number;
}

/** What lies in a slot; what is not there is left out. */
export interface SlotView {
  fish?: string;
  egg?: boolean;
  young?: number;
  school?: boolean;
  /** consumed fish that lie under it */
  under?: string[];
}

export type SiteName = "B" | "P" | "G";

/** A score sheet. */
export interface SheetView {
  total: number;
  parts: Record<string, number>;
}

export interface TurnPending {
  what: "turn";
  seat: number;
  chosen: boolean;
}

export interface PlayingPending {
  what: "playing";
  seat: number;
  card: string;
  slot: string | null;
  /** slots it may go to */
  into: string[];
  /** whether one is used for it */
  diver: boolean;
}

export interface BenefitPending {
  what: "benefit";
  seat: number;
  card: string | null;
  slot: string | null;
  /** not yet taken */
  units: string;
  /** for each player */
  whole: string;
  /** players to come */
  left: number;
}

export interface MovingPending {
  what: "moving";
  seat: number;
  slot: string;
  piece: "young" | "school";
}

export interface DivingPending {
  what: "diving";
  seat: number;
  site: SiteName;
  step: number;
}

export interface DecidingPending {
  what: "deciding";
  seat: number;
  card: string;
  /** to come */
  icons: string[];
}

export interface KeepingPending {
  what: "keeping";
  seat: number;
  /** players to come */
  left: number;
}

export interface EndingPending {
  what: "ending";
  seat: number;
  /** seats */
  finished: number[];
}

export interface WaitingPending {
  what: "drawing" | "revealing";
  seat: number;
}
