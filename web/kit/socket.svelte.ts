/** One WebSocket for all tables: commands with answers, and a way back after every loss. */
import { person } from "./me.svelte";
import { Refused } from "./refused";
import { transport, type Wire } from "./transport";
import type {
  AnyMessage,
  AnyTold,
  Hello,
  HintTold,
  KnownTold,
  ReviewTold,
  Done,
  Pong,
  PresenceTold,
  Reacted,
  RefusedTold,
  RowTold,
  Snapshot,
  StoreTold,
  Unsubscribed,
  Update,
  WhyTold,
} from "./wire";

export type Line = "connecting" | "open" | "lost";

/** What each message of ours is answered with; everything that is not here is carried out and answered with `done`. */
interface Answers {
  subscribe: Snapshot;
  hint: HintTold;
  why: WhyTold;
  row: RowTold;
  ping: Pong;
  review: ReviewTold;
  known: KnownTold;
}
type AnswerTo<Type extends AnyMessage["type"]> = Type extends keyof Answers ? Answers[Type] : Done;
type Answer = Snapshot | HintTold | WhyTold | RowTold | Pong | ReviewTold | KnownTold | Done;

interface Waiting {
  command: AnyMessage;
  done: (answer: Answer) => void;
  failed: (reason: Refused) => void;
}

/** Somebody who wants to know what happens at tables. */
export interface Listener {
  present: (told: Snapshot | Update) => void;
  presence: (told: PresenceTold) => void;
  reacted: (told: Reacted) => void;
  unsubscribed: (told: Unsubscribed) => void;
  /** Whether what is done can be kept. */
  stored?: (told: StoreTold) => void;
  /** Some of a review. */
  reviewed?: (told: ReviewTold) => void;
  /** The line is open (again). */
  opened: () => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 25_000;

class Socket {
  line = $state<Line>("connecting");
  /** The server's clock minus ours. */
  drift = 0;
  #socket: Wire | null = null;
  #connecting = false;
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<Listener>();
  #tries = 0;
  #count = 0;
  #prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
  #timer = 0;

  /** Hear what the server tells, until the answer is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.line === "open") listener.opened();
    else void person.known().then(() => this.#connect()); // a guest has no cookie before that
    return () => this.#listeners.delete(listener);
  }

  /** Send a command and wait for its answer. It is sent again after a loss: the server does it once. */
  ask<Message extends AnyMessage>(message: Message): Promise<AnswerTo<Message["type"]>> {
    const id = `${this.#prefix}-${++this.#count}`;
    const command = { ...message, id };
    return new Promise((done, failed) => {
      // The server answers a message of this type with nothing else.
      this.#waiting.set(id, { command, done: done as Waiting["done"], failed });
      if (this.line === "open") this.#send(command);
    });
  }

  /** Something to say that needs no answer. */
  tell(message: AnyMessage): void {
    if (this.line === "open") this.#send(message);
  }

  /** Somebody else from now on: a line belongs to whoever opened it. */
  renew(): void {
    this.#tries = 0;
    this.#socket?.close();
  }

  #send(message: AnyMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#socket || this.#connecting) return;
    this.#connecting = true;
    void transport().then((found) => {
      this.#connecting = false;
      const socket = found.line();
      this.#socket = socket;
      socket.addEventListener("message", (event) =>
        this.#hear(JSON.parse(String((event as MessageEvent).data)) as AnyTold),
      );
      socket.addEventListener("close", () => this.#lost());
    });
  }

  #hear(told: AnyTold): void {
    switch (told.type) {
      case "hello":
        return this.#opened(told);
      case "snapshot":
        this.#answered(told.id, told);
        return this.#tellAll((listener) => listener.present(told));
      case "update":
        return this.#tellAll((listener) => listener.present(told));
      case "presence":
        return this.#tellAll((listener) => listener.presence(told));
      case "reacted":
        return this.#tellAll((listener) => listener.reacted(told));
      case "unsubscribed":
        return this.#tellAll((listener) => listener.unsubscribed(told));
      case "review":
        this.#answered(told.id, told);
        return this.#tellAll((listener) => listener.reviewed?.(told));
      case "known":
      case "done":
      case "hint":
      case "why":
      case "row":
      case "pong":
        return this.#answered(told.id, told);
      case "refused":
        return this.#refused(told);
      case "store": // the table waits for it and goes on by itself; what was sent meanwhile is refused
        return this.#tellAll((listener) => listener.stored?.(told));
      case "closing":
        return; // the line is about to be lost, and comes back by itself
      default:
        return told satisfies never; // of a newer server
    }
  }

  #tellAll(tell: (listener: Listener) => void): void {
    for (const listener of this.#listeners) tell(listener);
  }

  #answered(id: string | undefined, answer: Answer): void {
    if (id === undefined) return;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.done(answer);
  }

  #refused({ id, code, facts }: RefusedTold): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.failed(new Refused(code, facts));
  }

  #opened(hello: Hello): void {
    this.drift = hello.time - Date.now();
    this.line = "open";
    this.#tries = 0;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.tell({ type: "ping" }), HEARTBEAT) as unknown as number;
    // Subscriptions are made anew by those who listen; everything else is simply said again.
    for (const [id, { command }] of this.#waiting) {
      if (command.type === "subscribe") this.#waiting.delete(id);
      else this.#send(command);
    }
    this.#tellAll((listener) => listener.opened());
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
