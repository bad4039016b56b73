/** What people say and the signs they hold up, seen for a moment where they sit. */
import type { Sign } from "./wire";

export interface Voice {
  key: number;
  seat: number;
  name: string;
  text: string;
  sign: Sign | null;
}

const SIGN_MS = 3200;
const LINE_MS = 4200;
const PER_LETTER_MS = 45;

class Voices {
  now = $state.raw<readonly Voice[]>([]);
  #count = 0;

  holdUp(seat: number, sign: Sign): void {
    this.#add({ key: ++this.#count, seat, name: "", text: "", sign }, SIGN_MS);
  }

  say(seat: number, name: string, text: string): void {
    this.#add({ key: ++this.#count, seat, name, text, sign: null }, LINE_MS + PER_LETTER_MS * text.length);
  }

  clear(): void {
    this.now = [];
  }

  /** One thing at a time at each seat: the newest. */
  #add(voice: Voice, time: number): void {
    this.now = [...this.now.filter((other) => other.seat !== voice.seat), voice];
    setTimeout(() => (this.now = this.now.filter((other) => other.key !== voice.key)), time);
  }
}

export const voices = new Voices();
