/** The games that have a face: every folder here with an `index.ts`. */
import type { Board, GameFace, Later } from "../kit/face";

const found = import.meta.glob<GameFace>("./*/index.ts", { eager: true, import: "default" });
const FACES = new Map(Object.entries(found).map(([path, face]) => [path.split("/")[1] ?? "", face]));

const PLAIN: GameFace = { shelf: 99, minutes: 30, quick: 2 };

export const faceOf = (game: string): GameFace => FACES.get(game) ?? PLAIN;

/** The order on the home page; a game without a face stands last. */
export const byShelf = (one: string, other: string): number => faceOf(one).shelf - faceOf(other).shelf;

export const GAMES: readonly string[] = [...FACES.keys()].sort(byShelf);

/** What somebody gets who has not said which game. */
export const FIRST = GAMES[0] ?? "";

/** Any game plays at the plain table (`?plain` in the address asks for it); most have a board of their own. */
export const boardOf = (game: string): ReturnType<Later<Board>> => {
  const own = new URLSearchParams(location.search).has("plain") ? undefined : faceOf(game).board;
  return own?.() ?? import("./generic/Board.svelte");
};
