/** The figures of those who sit at the table that is shown, by seat: every plate, log and chart draws the same. */
import type { Seat } from "./wire";

/** Which of the bots sits there: the one of the seat, or of the seat it had before empty ones were taken away. */
const berthOf = (seat: number, figure: string): number => {
  const said = /^bot-(\d)$/.exec(figure);
  return said ? Number(said[1]) : seat;
};

/** Who the bot of a seat is: its character, or, if another of the table is the same one, that of the seat. */
export function characterAt(seats: readonly Seat[], at: number): string {
  const who = seats[at]?.character;
  const isTaken = seats.slice(0, at).some((seat) => seat.kind === "bot" && seat.character === who);
  return who && !isTaken ? who : `seat-${berthOf(at, seats[at]?.figure ?? "")}`;
}

class Faces {
  #figures = $state.raw<readonly string[]>([]);

  sit(seats: readonly Seat[]): void {
    const figures = seats.map((seat, at) =>
      seat.kind === "bot" ? `bot:${characterAt(seats, at)}` : (seat.figure ?? ""),
    );
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
