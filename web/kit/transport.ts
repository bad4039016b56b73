/** How the client reaches its tables: a server, or the engine in a worker of this device. */
import { base } from "./base";

export interface Said {
  status: number;
  body: unknown;
}
export type Wire = Pick<WebSocket, "send" | "close" | "addEventListener">;

export interface Transport {
  ask(method: string, path: string, body?: string): Promise<Said>;
  line(): Wire;
}

const server: Transport = {
  async ask(method, path, body) {
    const answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body ?? null,
    });
    return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown };
  },
  line: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
};

const KEPT = "seaboard-road";
const PATIENCE = 3000;

/** A site of static files has no server. */
export const isSite = (): boolean => !!document.querySelector('meta[name="seaboard-host"][content="none"]');

/** What was fetched for the road: the version, or null. */
export const keptForRoad = (): string | null => localStorage.getItem(KEPT);
export const keepForRoad = (version: string | null): void =>
  version === null ? localStorage.removeItem(KEPT) : localStorage.setItem(KEPT, version);

export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch("/health/live", { signal: AbortSignal.timeout(PATIENCE), cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

async function choose(): Promise<"server" | "device"> {
  if (isSite()) return "device";
  if (keptForRoad() === null) return "server";
  return (await serverAnswers()) ? "server" : "device";
}

let chosen: Promise<"server" | "device"> | undefined;

/** Who answers, decided once for each visit. */
export const answering = (): Promise<"server" | "device"> => (chosen ??= choose());

let made: Promise<Transport> | undefined;

export const transport = (): Promise<Transport> =>
  (made ??= answering().then(async (who) => (who === "server" ? server : (await import("./engine")).engine(base))));
