import type { Facts, Refusal } from "./wire";

/** A "no" of the server, or of the way to it. */
export class Refused extends Error implements Refusal {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
  ) {
    super(code);
  }
}

/** Whatever went wrong, as a "no" that has a text. */
export const asRefusal = (reason: unknown): Refusal =>
  reason instanceof Refused ? reason : { code: "web-server-fault", facts: {} };
