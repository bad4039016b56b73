/** REST: tables, people, games. Every "no" is a `Refused`. */
import { Refused } from "./refused";
import { transport, type Said } from "./transport";
import type {
  BlockedList,
  Evening,
  EveningKept,
  EveningList,
  Figures,
  GameBrought,
  GameList,
  Me,
  MePatch,
  MomentShelf,
  MomentShown,
  MomentVerdict,
  MyTables,
  Pack,
  Port,
  ProgressList,
  Reach,
  Refusal,
  Replay,
  Reported,
  SeatWanted,
  Sessions,
  TableInfo,
  TableList,
  TableWanted,
  VoyageToday,
} from "./wire";

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let said: Said;
  try {
    said = await (await transport()).ask(method, path, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new Refused("web-offline");
  }
  if (said.status < 300 && said.body !== null) return said.body as T;
  const refusal = said.body as Partial<Refusal> | null;
  throw new Refused(refusal?.code ?? "web-server-fault", refusal?.facts ?? { status: said.status });
}

const at = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;
let known: Promise<GameList> | undefined;
let reached: Promise<Reach> | undefined;

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  changeMe: (change: MePatch) => ask<Me>("PATCH", "/api/me", change),
  register: (login: string, password: string) => ask<Me>("POST", "/api/account", { login, password }),
  login: (login: string, password: string, bring: boolean) =>
    ask<Me>("POST", "/api/account/login", { login, password, bring }),
  recover: (login: string, code: string, password: string, bring: boolean) =>
    ask<Me>("POST", "/api/account/recover", { login, code, password, bring }),
  logout: () => ask<Me>("POST", "/api/account/logout", {}),
  /** Asked once, as games are: how others come here. */
  reach: (): Promise<Reach> => {
    reached ??= ask<Reach>("GET", "/api/reach").catch((reason: unknown) => {
      reached = undefined;
      throw reason;
    });
    return reached;
  },
  /** Asked once; games do not change while a page is open. */
  games: (): Promise<GameList> => {
    known ??= ask<GameList>("GET", "/api/games").catch((reason: unknown) => {
      known = undefined;
      throw reason;
    });
    return known;
  },
  myTables: (status: string, before?: number) =>
    ask<MyTables>("GET", `/api/me/tables?status=${status}${before ? `&before=${before}` : ""}`),
  openTables: () => ask<TableList>("GET", "/api/tables?limit=20"),
  lay: (table: TableWanted) => ask<TableInfo>("POST", "/api/tables", table),
  layLesson: (game: string, lesson: string) => ask<TableInfo>("POST", "/api/lessons", { game, lesson }),
  /** What is printed on the components of a game, or what a pack of the house says instead. */
  pack: (game: string, pack?: string) =>
    ask<Pack>("GET", `/api/packs/${encodeURIComponent(game)}${pack ? `?pack=${encodeURIComponent(pack)}` : ""}`),
  /** The numbers that a table is played with. */
  packOf: (table: string) => ask<Pack>("GET", at(table, "/pack")),
  /** A question about a real table. */
  companion: <T>(game: string, asked: object) => ask<T>("POST", `/api/companion/${game}`, asked),
  evenings: () => ask<EveningList>("GET", "/api/me/evenings"),
  keepEvening: (evening: EveningKept) => ask<Evening>("POST", "/api/me/evenings", evening),
  checkPack: (pack: unknown) => ask<Pack>("POST", "/api/packs", { pack }),
  keepGame: (game: GameBrought) => ask<TableInfo>("POST", "/api/games/kept", game),
  table: (id: string) => ask<TableInfo>("GET", at(id)),
  sit: (id: string, seat?: number) => ask<TableInfo>("POST", at(id, "/sit"), seat === undefined ? {} : { seat }),
  setSeat: (id: string, seat: number, wish: SeatWanted) => ask<TableInfo>("POST", at(id, `/seats/${seat}`), wish),
  mute: (id: string, seat: number, on: boolean) => ask<TableInfo>("POST", at(id, `/seats/${seat}/mute`), { on }),
  removePerson: (id: string, seat: number) => ask<TableInfo>("POST", at(id, `/seats/${seat}/remove`)),
  close: (id: string, on: boolean) => ask<TableInfo>("POST", at(id, "/close"), { on }),
  blocked: () => ask<BlockedList>("GET", "/api/me/blocked"),
  block: (player: string, blocked: boolean) =>
    ask<BlockedList>("POST", `/api/players/${encodeURIComponent(player)}/block`, { blocked }),
  report: (said: Reported) => ask<BlockedList>("POST", "/api/reports", said),
  sessions: () => ask<Sessions>("GET", "/api/account/sessions"),
  endSession: (id: string | null) => ask<Sessions>("POST", "/api/account/sessions/end", { id }),
  leave: (id: string) => ask<TableInfo>("POST", at(id, "/leave"), {}),
  start: (id: string) => ask<TableInfo>("POST", at(id, "/start"), {}),
  /** As a file to keep. */
  record: (id: string) => ask<Record<string, unknown>>("GET", at(id, "/record")),
  rematch: (id: string) => ask<TableInfo>("POST", at(id, "/rematch"), {}),
  /** Once more from a moment of a finished game. */
  tryAgain: (id: string, ply: number, seat: number) => ask<TableInfo>("POST", at(id, "/try"), { ply, seat }),
  voyage: () => ask<VoyageToday>("GET", "/api/voyage"),
  sail: () => ask<TableInfo>("POST", "/api/voyage", {}),
  trial: () => ask<TableInfo>("POST", "/api/voyage/trial", {}),
  port: (day: string, met: boolean) => ask<Port>("GET", `/api/voyage/${day}/port?who=${met ? "met" : "all"}`),
  moments: () => ask<MomentShelf>("GET", "/api/moments"),
  moment: (game: string, id: string) => ask<MomentShown>("GET", `/api/moments/${game}/${encodeURIComponent(id)}`),
  /** Without a move: the answer. */
  tryMoment: (game: string, id: string, move?: string) =>
    ask<MomentVerdict>("POST", `/api/moments/${game}/${encodeURIComponent(id)}`, move === undefined ? {} : { move }),
  figures: () => ask<Figures>("GET", "/api/me/figures"),
  /** All that the server keeps about me. */
  exported: () => ask<Record<string, unknown>>("GET", "/api/me/export"),
  progress: () => ask<ProgressList>("GET", "/api/me/progress"),
  replay: (id: string, seat: number | null, from: number, to: number) =>
    ask<Replay>("GET", at(id, `/replay?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}`)),
};
