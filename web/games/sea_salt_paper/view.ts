/** What the engine shows of a table. */
// Made by tools/wire_ts.py from games/sea_salt_paper/told/view.py: do not edit.

/** A table of Sea Salt & Paper as a seat, or a spectator, sees it. */
export interface View {
  seat: number | null;
  round: number;
  target: number;
  first: number;
  actor: number | null;
  phase: Phase;
  deck: number;
  piles: PileView[];
  call: CallView | null;
  seats: SeatView[];
  rounds: RoundView[];
  /** the two that the seat draws, to keep one */
  drawn?: string[];
  kept?: string;
  to_discard?: string;
  /** the pile that is being looked through */
  searched?: number;
  /** its cards, from the bottom, for who looks */
  pile_cards?: string[];
}

export type Phase = "take" | "keep" | "discard" | "play" | "search" | "pick" | "rob" | "over";

export interface PileView {
  top: string | null;
  size: number;
}

export interface CallView {
  call: "stop" | "last_chance";
  caller: number;
}

/** A seat; what its cards are worth is told of those that one may see: without the hand, of the area alone. */
export interface SeatView {
  hand: string[] | null;
  hand_size: number;
  opened: boolean;
  area: string[][];
  total: number;
  /** of all its cards; None if the hand is hidden */
  points: number | null;
  lines: Line[];
  /** the most first */
  colours: ColourCount[];
  /** for the biggest colour */
  bonus: number;
}

/** A finished round. */
export interface RoundView {
  call: "none" | "stop" | "last_chance";
  ender: number;
  bet_won: boolean;
  points: number[];
  bonuses: number[];
  scored: number[];
  /** of each seat; None: nobody showed their cards, or they were not written down */
  lines: Line[][] | null;
  colours: ColourCount[][] | null;
}

export type Line = DuoLine | CollectorLine | MultiplierLine | MermaidLine;

export interface ColourCount {
  colour: string;
  count: number;
}

/** Pairs of one kind, laid down or in hand. */
export interface DuoLine {
  key: "duo";
  card: string;
  partner: string;
  count: number;
  points: number;
}

/** A set of one name. */
export interface CollectorLine {
  key: "collector";
  card: string;
  count: number;
  points: number;
}

/** A card that counts others. */
export interface MultiplierLine {
  key: "multiplier";
  card: string;
  counted: string;
  count: number;
  each: number;
  points: number;
}

/** A mermaid and the colour that it counts. */
export interface MermaidLine {
  key: "mermaid";
  card: string;
  colour: string;
  count: number;
  /** the first, the second … */
  which: number;
  points: number;
}
