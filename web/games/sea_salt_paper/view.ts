/** What the engine shows of a table of Sea Salt & Paper. */

export interface SeatView {
  hand: string[] | null;
  hand_size: number;
  opened: boolean;
  area: [string, string][];
  total: number;
  points: number | null;
}

export interface RoundView {
  call: "none" | "stop" | "last_chance";
  ender: number;
  bet_won: boolean;
  points: number[];
  bonuses: number[];
  scored: number[];
}

export type Phase = "take" | "keep" | "discard" | "play" | "search" | "pick" | "rob" | "over";

export interface View {
  seat: number | null;
  round: number;
  target: number;
  first: number;
  actor: number | null;
  phase: Phase;
  deck: number;
  piles: { top: string | null; size: number }[];
  call: { call: "stop" | "last_chance"; caller: number } | null;
  seats: SeatView[];
  rounds: RoundView[];
  drawn?: [string, string];
  kept?: string;
  to_discard?: string;
  searched?: number;
  pile_cards?: string[];
}
