/** Which cards, tokens and divers travel where, read from what happened. */
import type { Flight, Kind } from "../../kit/flights.svelte";
import type { GameEvent } from "../../kit/wire";
import { SITE_OF_COLOUR, slotNamed } from "./slots";

const TOKENS: Record<string, string> = {
  "lays-egg": "egg",
  "adds-young": "young",
  "pays-egg": "egg",
  "pays-young": "young",
  "pays-school": "school",
  "moves-young": "young",
  "moves-school": "school",
};

const FISH: Kind = { width: 60, ratio: 0.6 };
const TOKEN: Kind = { width: 26, ratio: 1 };
const DIVER: Kind = { width: 40, ratio: 1 };

/** `shown` is the seat whose ocean and hand lie on the table; all others are their plates. */
export function journeys(events: readonly GameEvent[], shown: number | null): Flight[] {
  const flights: Flight[] = [];
  const fly = (kind: Kind, from: string[], to: string[], face: string, turns = false): void =>
    void flights.push({ kind, from, to, face, turns });
  for (const { kind, facts } of events) {
    const seat = facts["seat"];
    const plate = `seat:${String(seat)}`;
    const here = seat === shown;
    const card = String(facts["card"] ?? "");
    const slot = slotNamed(facts["slot"]);
    const at = (place: string): string[] => (here ? [place, plate] : [plate]);
    // Another ocean is seen small, while its owner plays.
    const ocean = `ocean:${String(seat)}`;
    const there = here ? at(`slot:${slot}`) : [`${ocean}:${slot}`, plate];
    const token = TOKENS[kind];
    if (kind === "plays") fly(FISH, here ? [`hand:${card}`, plate] : [plate], there, card);
    else if (kind === "discards") {
      if (here) fly(FISH, [`hand:${card}`], ["discard"], card);
    } else if (kind === "draws") fly(FISH, ["deck"], at(`hand:${card}`), card, true);
    else if (kind === "retrieves") {
      if (here) fly(FISH, [`discard:${card}`, "discard"], [`hand:${card}`], card);
    } else if (kind === "dives") {
      const site = SITE_OF_COLOUR[String(facts["site"])] ?? "";
      if (here) fly(DIVER, [`site:${site}`], [`diver:${site}`, `floor:${site}`], "diver");
    } else if (kind === "nautoma-plays") fly(FISH, ["deck"], ["nautoma"], card, true);
    else if (kind === "eats") {
      const eaten = String(facts["fish"]);
      if (here) fly(FISH, [`hand:${eaten}`], [`fish:${card}`], eaten);
    } else if (token && !here) {
      const small = (slot: string): string[] => [`${ocean}:${slot}:${token}`, `${ocean}:${slot}`, plate];
      if (kind.startsWith("pays")) fly(TOKEN, small(slot), [plate], token);
      else if (kind.startsWith("moves")) fly(TOKEN, small(slotNamed(facts["origin"])), small(slot), token);
      else fly(TOKEN, [plate], small(slot), token);
    } else if (token) {
      const held = [`slot:${slot}:${token}`, `slot:${slot}`];
      const origin = slotNamed(facts["origin"]);
      if (kind.startsWith("moves")) fly(TOKEN, [`slot:${origin}:${token}`, `slot:${origin}`], held, token);
      else if (kind.startsWith("pays")) fly(TOKEN, held, ["supply"], token);
      else fly(TOKEN, ["supply"], held, token);
    }
  }
  return flights;
}

/** What a line of the log is about, by the names of its places in the ocean that is shown, or in the small mat. */
export function placesOf({ facts }: GameEvent, shown: number | null): string[] {
  const seat = facts["seat"];
  const slots = ["slot", "origin"].map((name) => slotNamed(facts[name])).filter(Boolean);
  if (seat !== shown) return slots.map((slot) => `ocean:${String(seat)}:${slot}`);
  const site = SITE_OF_COLOUR[String(facts["site"])];
  return [...slots.map((slot) => `slot:${slot}`), ...(site ? [`site:${site}`] : [])];
}
