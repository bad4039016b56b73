/** Short words that come and go, and what a screen reader is told. */
import { Refused } from "./refused";
import { refusalText, t } from "./texts.svelte";

class Toasts {
  list = $state<{ id: number; text: string }[]>([]);
  spoken = $state("");
  #next = 0;

  show(text: string, seconds = 5): void {
    const id = ++this.#next;
    this.list = [...this.list.slice(-2), { id, text }];
    setTimeout(() => this.drop(id), seconds * 1000);
    this.speak(text);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  refuse(reason: unknown): void {
    this.show(reason instanceof Refused ? refusalText(reason) : t("refused-web-server-fault"));
  }

  /** For the live region. */
  speak(text: string): void {
    this.spoken = text;
  }
}

export const toasts = new Toasts();
