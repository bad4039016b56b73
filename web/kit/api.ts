/** REST: tables, people, games. Every "no" is a `Refused`. */
import {
  Refused,
  type GameList,
  type Me,
  type NewTable,
  type Refusal,
  type ReplayStep,
  type Summary,
  type TableInfo,
} from "./protocol";

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused("web-offline");
  }
  const said = (await answer.json().catch(() => null)) as unknown;
  if (answer.ok && said !== null) return said as T;
  const refusal = said as Partial<Refusal> | null;
  throw new Refused(refusal?.code ?? "web-server-fault", refusal?.facts ?? { status: answer.status });
}

const at = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;
let known: Promise<GameList> | undefined;

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  changeMe: (change: { name?: string; language?: string }) => ask<Me>("PATCH", "/api/me", change),
  register: (login: string, password: string) => ask<Me>("POST", "/api/account", { login, password }),
  login: (login: string, password: string, bring: boolean) =>
    ask<Me>("POST", "/api/account/login", { login, password, bring }),
  recover: (login: string, code: string, password: string, bring: boolean) =>
    ask<Me>("POST", "/api/account/recover", { login, code, password, bring }),
  logout: () => ask<Me>("POST", "/api/account/logout", {}),
  /** Asked once; games do not change while a page is open. */
  games: (): Promise<GameList> => {
    known ??= ask<GameList>("GET", "/api/games").catch((reason: unknown) => {
      known = undefined;
      throw reason;
    });
    return known;
  },
  myTables: (status: string, before?: number) =>
    ask<{ tables: Summary[]; more: boolean }>(
      "GET",
      `/api/me/tables?status=${status}${before ? `&before=${before}` : ""}`,
    ),
  openTables: () => ask<{ tables: Summary[] }>("GET", "/api/tables?limit=20"),
  lay: (table: NewTable) => ask<TableInfo>("POST", "/api/tables", table),
  table: (id: string) => ask<TableInfo>("GET", at(id)),
  sit: (id: string, seat?: number) => ask<TableInfo>("POST", at(id, "/sit"), seat === undefined ? {} : { seat }),
  setSeat: (id: string, seat: number, wish: { kind: "me" } | { kind: "open" } | { kind: "bot"; level: string }) =>
    ask<TableInfo>("POST", at(id, `/seats/${seat}`), wish),
  leave: (id: string) => ask<TableInfo>("POST", at(id, "/leave"), {}),
  start: (id: string) => ask<TableInfo>("POST", at(id, "/start"), {}),
  rematch: (id: string) => ask<TableInfo>("POST", at(id, "/rematch"), {}),
  replay: (id: string, seat: number | null, from: number, to: number) =>
    ask<{ steps: ReplayStep[]; total: number }>(
      "GET",
      at(id, `/replay?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}`),
    ),
};
