/** What the client knows of each game beside the rules: how long it takes, its own board, its lesson. */
import type { Component } from "svelte";
import type { Result } from "./protocol";
import type { TableLike } from "./tablelike";

export type Board = Component<{ table: TableLike }>;

/** How a game tells its end where points do not. */
export type Ending = Component<{ table: TableLike; result: Result }>;

export interface GameFace {
  minutes: number;
  /** Seats of a quick game against bots. */
  quick: number;
  board?: () => Promise<{ default: Board }>;
  ending?: () => Promise<{ default: Ending }>;
  /** The last score sheet, where lines by themselves do not say enough. */
  sheet?: () => Promise<{ default: Board }>;
  lesson: boolean;
}

const FACES: Record<string, GameFace> = {
  sea_salt_paper: { minutes: 20, quick: 3, board: () => import("../games/sea_salt_paper/Board.svelte"), lesson: true },
  tranquility: { minutes: 15, quick: 2, board: () => import("../games/tranquility/Board.svelte"), lesson: true },
  kelp: {
    minutes: 40,
    quick: 2,
    board: () => import("../games/kelp/Board.svelte"),
    ending: () => import("../games/kelp/Ending.svelte"),
    lesson: true,
  },
  finspan: {
    minutes: 60,
    quick: 2,
    board: () => import("../games/finspan/Board.svelte"),
    sheet: () => import("../games/finspan/LastSheet.svelte"),
    lesson: true,
  },
};

/** The order on the home page. */
export const ORDER = Object.keys(FACES);

export const faceOf = (game: string): GameFace => FACES[game] ?? { minutes: 30, quick: 2, lesson: false };

/** Any game plays at the plain table (`?plain` in the address asks for it); most have a board of their own. */
export const boardOf = (game: string): Promise<{ default: Board }> => {
  const own = new URLSearchParams(location.search).has("plain") ? undefined : faceOf(game).board;
  return own?.() ?? import("../games/generic/Board.svelte");
};
