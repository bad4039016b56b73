/** The engine on this device, one for all tabs: the tab that holds the lock runs it, the others talk to that tab. */
import { Refused } from "./refused";
import type { Said, Transport, Wire } from "./transport";

/** What goes to the worker and comes back. Names of lines and questions begin with the tab they belong to. */
export type ToEngine =
  | { kind: "ask"; id: string; method: string; path: string; body: string }
  | { kind: "open" | "close"; line: string }
  | { kind: "send"; line: string; text: string };
export type FromEngine =
  | { kind: "answer"; id: string; said: Said }
  | { kind: "line"; line: string; text: string }
  | { kind: "failed"; reason: string }
  | { kind: "new" };

interface Passed {
  to: string;
  word: ToEngine | FromEngine;
}

const LOCK = "seaboard-engine";

export function engine(base: string): Transport {
  const tab = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const channel = new BroadcastChannel(LOCK);
  const waiting = new Map<string, { word: ToEngine; done: (said: Said) => void }>();
  const lines = new Map<string, EventTarget>();
  let worker: Worker | null = null;
  let count = 0;
  const name = (): string => `${tab}:${++count}`;

  const say = (word: ToEngine): void =>
    worker ? worker.postMessage(word) : channel.postMessage({ to: "engine", word } satisfies Passed);

  function hear(word: FromEngine): void {
    switch (word.kind) {
      case "answer":
        waiting.get(word.id)?.done(word.said);
        waiting.delete(word.id);
        return;
      case "line":
        lines.get(word.line)?.dispatchEvent(new MessageEvent("message", { data: word.text }));
        return;
      case "new": // another tab runs the engine now: lines break, and whoever holds them comes back by itself
        for (const line of lines.values()) line.dispatchEvent(new Event("close"));
        lines.clear();
        for (const { word: asked } of waiting.values()) say(asked);
        return;
      case "failed": {
        const { code, facts } = new Refused("web-engine-failed", { reason: word.reason });
        for (const { done } of waiting.values()) done({ status: 500, body: { code, facts } });
        waiting.clear();
        return;
      }
    }
  }

  channel.addEventListener("message", ({ data }: MessageEvent<Passed>) => {
    if (data.to === "engine") worker?.postMessage(data.word);
    else if (data.to === tab || data.to === "all") hear(data.word as FromEngine);
  });

  function run(): void {
    // The worker is told by its name where the interpreter lies.
    worker = new Worker(new URL("../road/worker.ts", import.meta.url), { type: "module", name: base });
    worker.addEventListener("message", ({ data }: MessageEvent<FromEngine>) => {
      const whose = data.kind === "answer" ? data.id : data.kind === "line" ? data.line : "";
      const owner = whose.split(":")[0];
      if (!whose) {
        hear(data);
        channel.postMessage({ to: "all", word: data } satisfies Passed);
      } else if (owner === tab) hear(data);
      else channel.postMessage({ to: owner!, word: data } satisfies Passed);
    });
    worker.addEventListener("error", (event) => hear({ kind: "failed", reason: event.message }));
    hear({ kind: "new" });
    channel.postMessage({ to: "all", word: { kind: "new" } } satisfies Passed);
  }
  void navigator.locks.request(LOCK, () => {
    run();
    return new Promise(() => undefined); // held until the tab is closed
  });

  const ask: Transport["ask"] = (method, path, body) =>
    new Promise((done) => {
      const word: ToEngine = { kind: "ask", id: name(), method, path, body: body ?? "" };
      waiting.set(word.id, { word, done });
      say(word);
    });

  return {
    // Which games there are was written down when it was packed: home need not wait until the engine runs.
    ask: async (method, path, body) => {
      const kept = method === "GET" && path === "/api/games" ? await fetch(`${base}road/games.json`) : null;
      return kept?.ok ? { status: 200, body: (await kept.json()) as unknown } : ask(method, path, body);
    },
    line: () => {
      const line = name();
      const end = Object.assign(new EventTarget(), {
        send: (text: string) => say({ kind: "send", line, text }),
        close: () => {
          say({ kind: "close", line });
          lines.delete(line);
          end.dispatchEvent(new Event("close"));
        },
      });
      lines.set(line, end);
      say({ kind: "open", line });
      return end as unknown as Wire;
    },
  };
}
