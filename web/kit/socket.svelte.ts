/** One WebSocket for all tables: commands with answers, and a way back after every loss. */
import { person } from "./me.svelte";
import { Refused, type Facts, type Presence, type Update } from "./protocol";

export type Line = "connecting" | "open" | "lost";

interface Answer {
  type: string;
  id?: string;
  table?: string;
  code?: string;
  facts?: Facts;
}

interface Waiting {
  command: Record<string, unknown>;
  done: (answer: Answer) => void;
  failed: (reason: Refused) => void;
}

export type Told = Update | ({ type: "presence"; table: string } & Presence);

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 25_000;

class Socket {
  line = $state<Line>("connecting");
  /** The server's clock minus ours. */
  drift = 0;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<(told: Told) => void>();
  #openings = new Set<() => void>();
  #tries = 0;
  #count = 0;
  #prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
  #timer = 0;

  /** Hear what the server tells; the second function is called whenever the line is open (again). */
  listen(told: (told: Told) => void, opened: () => void): () => void {
    this.#listeners.add(told);
    this.#openings.add(opened);
    if (this.line === "open") opened();
    else void person.known().then(() => this.#connect()); // a guest has no cookie before that
    return () => {
      this.#listeners.delete(told);
      this.#openings.delete(opened);
    };
  }

  /** Send a command and wait for its answer. It is sent again after a loss: the server does it once. */
  command(command: Record<string, unknown>): Promise<Answer> {
    const id = `${this.#prefix}-${++this.#count}`;
    const named = { ...command, id };
    return new Promise((done, failed) => {
      this.#waiting.set(id, { command: named, done, failed });
      if (this.line === "open") this.#socket?.send(JSON.stringify(named));
    });
  }

  /** Something to say that needs no answer. */
  tell(message: Record<string, unknown>): void {
    if (this.line === "open") this.#socket?.send(JSON.stringify(message));
  }

  /** Somebody else from now on: a line belongs to whoever opened it. */
  renew(): void {
    this.#tries = 0;
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.addEventListener("message", (event) => this.#hear(JSON.parse(String(event.data)) as Answer));
    socket.addEventListener("close", () => this.#lost());
  }

  #hear(message: Answer): void {
    if (message.type === "hello") return this.#opened(message as Answer & { time: number });
    if (message.id !== undefined) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.type === "refused") waiting?.failed(new Refused(message.code ?? "web-unknown", message.facts));
      else waiting?.done(message);
    }
    if (message.type === "snapshot" || message.type === "update" || message.type === "presence") {
      for (const listener of this.#listeners) listener(message as unknown as Told);
    }
  }

  #opened(hello: { time: number }): void {
    this.drift = hello.time - Date.now();
    this.line = "open";
    this.#tries = 0;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.tell({ type: "ping" }), HEARTBEAT) as unknown as number;
    // Subscriptions are made anew by those who listen; everything else is simply said again.
    for (const [id, { command }] of this.#waiting) {
      if (command["type"] === "subscribe") this.#waiting.delete(id);
      else this.#socket?.send(JSON.stringify(command));
    }
    for (const opened of this.#openings) opened();
  }

  #lost(): void {
    clearInterval(this.#timer);
    this.#socket = null;
    this.line = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.5 + Math.random());
    setTimeout(() => this.#connect(), wait);
  }
}

export const socket = new Socket();
