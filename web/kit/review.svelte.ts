/** The review of a finished game: asked for over the line, growing as its pieces come. */
import type { MarkName, Moment } from "./judged";
import { Refused } from "./refused";
import { socket } from "./socket.svelte";
import type { Known, Review, ReviewDecision, ReviewPoint, ReviewTold } from "./wire";
import { t, type Speaker } from "./texts.svelte";

const KEY: readonly MarkName[] = ["best", "doubtful", "mistake", "better"];

/** One pair of eyes on one game. */
export class Sight {
  points = $state.raw<ReadonlyMap<number, ReviewPoint>>(new Map());
  decisions = $state.raw<ReadonlyMap<number, ReviewDecision>>(new Map());
  whole = $state.raw<Review | null>(null);
  progress = $state(0);

  constructor(readonly eyes: number | null) {}

  hear(told: ReviewTold): void {
    this.progress = told.progress;
    const points = told.review?.curve ?? told.points;
    const decisions = told.review?.decisions ?? told.decisions;
    if (points?.length) this.points = new Map([...this.points, ...points.map((one) => [one.ply, one] as const)]);
    if (decisions?.length)
      this.decisions = new Map([...this.decisions, ...decisions.map((one) => [one.ply, one] as const)]);
    if (told.review) this.whole = told.review;
  }

  get curve(): ReviewPoint[] {
    return [...this.points.values()].sort((a, b) => a.ply - b.ply);
  }

  /** What stands on stems above the curve. */
  get moments(): Moment[] {
    const found: Moment[] = [...this.decisions.values()]
      .filter((one) => KEY.includes(one.mark))
      .map((one) => ({ ply: one.ply, mark: one.mark }));
    for (const stroke of this.whole?.strokes ?? []) found.push({ ply: stroke.ply, mark: "fate" });
    return found.sort((a, b) => a.ply - b.ply);
  }
}

export class ReviewModel {
  sights = $state.raw<ReadonlyMap<number | null, Sight>>(new Map());
  known = $state.raw<ReadonlyMap<string, Known>>(new Map());
  failure = $state.raw<Refused | null>(null);
  #asked = new Set<string>();
  #leave: () => void;

  constructor(readonly table: string) {
    this.#leave = socket.listen({
      present: () => undefined,
      presence: () => undefined,
      reacted: () => undefined,
      unsubscribed: () => undefined,
      opened: () => this.#again(),
      reviewed: (told) => {
        if (told.table === this.table) this.sights.get(told.seat)?.hear(told);
      },
    });
  }

  end(): void {
    this.#leave();
  }

  /** The game through these eyes; asked for once. */
  sight(eyes: number | null): Sight {
    const there = this.sights.get(eyes);
    if (there) return there;
    const made = new Sight(eyes);
    this.sights = new Map([...this.sights, [eyes, made]]);
    this.#ask(made);
    return made;
  }

  #ask(sight: Sight): void {
    void socket
      .ask({ type: "review", table: this.table, seat: sight.eyes })
      .then((told) => sight.hear(told))
      .catch((reason: unknown) => {
        if (reason instanceof Refused) this.failure = reason;
      });
  }

  /** After a loss: whatever is not whole is asked for again. */
  #again(): void {
    for (const sight of this.sights.values()) if (!sight.whole && sight.progress > 0) this.#ask(sight);
  }

  /** What a seat could know; asked for when it is looked at. */
  async look(seat: number, ply: number): Promise<void> {
    const key = `${seat}:${ply}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const told = await socket.ask({ type: "known", table: this.table, seat, ply });
      this.known = new Map([...this.known, [key, told.known]]);
    } catch {
      this.#asked.delete(key); // asked again when it is looked at again
    }
  }

  knownAt(seat: number, ply: number): Known | null {
    return this.known.get(`${seat}:${ply}`) ?? null;
  }
}

/** The name of something that may lie somewhere. */
export const itemText = (speaker: Speaker, item: string): string =>
  item.startsWith("review-") ? t(item) : speaker.component(item);
