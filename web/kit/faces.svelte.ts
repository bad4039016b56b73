/** The figures of those who sit at the table that is shown, by seat: every plate, log and chart draws the same. */
import type { Seat } from "./wire";

class Faces {
  #figures = $state.raw<readonly string[]>([]);

  sit(seats: readonly Seat[]): void {
    const figures = seats.map((seat) => seat.figure ?? "");
    if (figures.join() !== this.#figures.join()) this.#figures = figures;
  }

  clear(): void {
    this.#figures = [];
  }

  of(seat: number): string {
    return this.#figures[seat] ?? "";
  }
}

export const faces = new Faces();
