/** What the engine shows of a table. */
// Made by tools/wire_ts.py from games/tranquility/told/view.py: do not edit.

/** What the engine shows of a table of Tranquility. */
export interface View {
  seat: number | null;
  mode: Mode;
  turn: number;
  active: number;
  actor: number | null;
  phase: Phase;
  ending: Ending | null;
  sea: CellView[];
  rows: RowView[];
  filled: number;
  started: boolean;
  finished: boolean;
  /** a finish failed in this turn */
  declared: boolean;
  /** in this round */
  asked_to_concede: boolean;
  seats: SeatView[];
  gone: CardName[];
  owed?: number;
  why?: Reason;
  pledges?: PledgesView;
  compasses?: CompassesView;
  storm?: CardName | null;
  window?: Window | null;
  exploration?: ExplorationView;
  night_up?: boolean;
  market?: number[];
  stock?: number;
  /** a duel in which no island can be laid any more */
  spent?: boolean;
  torn?: string[];
  my_hand?: CardName[];
  places?: PlaceView[];
  chosen?: CardName;
  my_pledge?: PledgeView;
  my_discards?: CardName[];
}

export type Mode = "standard" | "high_arch" | "pyramid" | "day_night" | "duel";

export type Phase =
  | "working"
  | "act"
  | "cell"
  | "discard"
  | "turn"
  | "pledge"
  | "deck_top"
  | "give"
  | "rocks"
  | "compass"
  | "vote"
  | "purple"
  | "yellow"
  | "monster"
  | "lay_rocks"
  | "take"
  | "concede"
  | "over";

export type Ending = "running" | "won" | "stuck" | "shortfall" | "no_finish" | "conceded" | "duel_won" | "duel_shared";

/** A cell of the sea. */
export interface CellView {
  cell: string;
  row: number;
  column: number;
  card: number | null;
  /** a card may go here now, if its number fits */
  open: boolean;
  /** whoever covers it explores */
  border?: boolean;
  night?: boolean;
}

/** A row of the sea. */
export interface RowView {
  row: number;
  full: boolean;
  rocks: boolean;
  /** storms on its marker */
  purple: number;
}

/** What everybody sees of a player. */
export interface SeatView {
  hand: number;
  deck: number;
  discards: number;
  limit: number;
  yellow?: number;
  orange?: number;
  monsters_shown?: number;
  points?: number;
  /** in a duel, from the market */
  taken?: number[];
}

export type CardName = number | string;

export type Reason = "payment" | "action" | "rotation" | "rocks";

/** The discards of a start, as far as they are agreed on. */
export interface PledgesView {
  round: number;
  counts: (number | null)[];
  tags: Tag[];
  shares: number[] | null;
}

export interface CompassesView {
  pool: number;
  supply: number;
  spent: number;
}

export type Window = "turn_start" | "before_refill" | "storm" | "before_loss";

export interface ExplorationView {
  left: number;
  explored: CardName[];
}

/** Where an island of one's own hand could go. */
export interface PlaceView {
  card: number;
  /** the cost of each */
  cells: Record<string, number>;
}

/** One's own pledge, not yet shown. */
export interface PledgeView {
  count: number;
  tag: Tag;
}

export type Tag = "" | "can_more" | "prefer_less" | "fixed";
