/** The engine of this device: the interpreter with seaboard.local, its rows, and a worker for bots that search. */
import type { PyProxy } from "pyodide/ffi";
import type { FromEngine, ToEngine } from "../kit/engine";
import type { Said } from "../kit/transport";
import { boot } from "./boot";
import { Rows } from "./rows";

interface Host extends PyProxy {
  start(language: string): Promise<void>;
  request(method: string, path: string, body: string): Promise<string>;
  open_line(name: string, send: (text: string) => void): void;
  hear(name: string, text: string): void;
  close_line(name: string): void;
}
type Think = (thought: string) => string;

// Before the first await: what is said while there is nobody to hear it would be lost.
const waiting: ToEngine[] = [];
let hear = (word: ToEngine): void => void waiting.push(word);
self.onmessage = ({ data }: MessageEvent<ToEngine>) => hear(data);
const tell = (word: FromEngine): void => self.postMessage(word);

// -- bots: quick ones think here, those that search in a worker of their own ------------------------------------

const QUICK = ["calm", "breeze"];
let elsewhere: Worker | null = null;
const thoughts = new Map<number, { done: (move: string) => void; failed: (reason: Error) => void }>();

/** Its first thought takes long: it is started as soon as such a bot takes a seat. */
function thinker(): Worker {
  if (!elsewhere) {
    elsewhere = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module", name: self.name });
    elsewhere.onmessage = ({ data }: MessageEvent<{ id: number; move?: string; error?: string }>) => {
      const asked = thoughts.get(data.id);
      thoughts.delete(data.id);
      if (data.move === undefined) asked?.failed(new Error(data.error));
      else asked?.done(data.move);
    };
  }
  return elsewhere;
}

function search(thought: string): Promise<string> {
  return new Promise((done, failed) => {
    const id = Math.max(0, ...thoughts.keys()) + 1;
    thoughts.set(id, { done, failed });
    thinker().postMessage({ id, thought });
  });
}

async function start(): Promise<Host> {
  const [python, rows] = await Promise.all([boot(), Rows.open()]);
  const module = python.pyimport("seaboard.local.host") as PyProxy & {
    Host: (page: object, rows: string) => Host;
    thought_of: Think;
  };
  const page = {
    keep: (text: string) => rows.keep(text),
    log: (table: string) => rows.log(table),
    think: (thought: string) => {
      const { level } = JSON.parse(thought) as { level: string };
      return QUICK.includes(level) ? Promise.resolve(module.thought_of(thought)) : search(thought);
    },
  };
  const host = module.Host(page, await rows.all());
  await host.start(navigator.language.slice(0, 2));
  return host;
}

try {
  const host = await start();
  hear = (word) => {
    switch (word.kind) {
      case "ask":
        if (word.method === "POST" && /"level":"(?!calm|breeze)/.test(word.body)) thinker();
        void host
          .request(word.method, word.path, word.body)
          .then((said) => tell({ kind: "answer", id: word.id, said: JSON.parse(said) as Said }));
        return;
      case "open":
        return host.open_line(word.line, (text) => tell({ kind: "line", line: word.line, text }));
      case "send":
        return host.hear(word.line, word.text);
      case "close":
        return host.close_line(word.line);
    }
  };
  waiting.forEach(hear);
} catch (reason) {
  hear = () => tell({ kind: "failed", reason: String(reason) });
  tell({ kind: "failed", reason: String(reason) });
}
