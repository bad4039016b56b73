/** Which cards, tokens and divers travel where, read from what happened. */
import type { Flight } from "../../kit/flights.svelte";
import type { GameEvent } from "../../kit/protocol";
import { SITE_OF_COLOUR, slotNamed } from "./view";

const TOKENS: Record<string, string> = {
  "lays-egg": "egg",
  "adds-young": "young",
  "pays-egg": "egg",
  "pays-young": "young",
  "pays-school": "school",
  "moves-young": "young",
  "moves-school": "school",
};

/** `shown` is the seat whose ocean and hand lie on the table; all others are their plates. */
export function journeys(events: readonly GameEvent[], shown: number | null): Flight[] {
  const flights: Flight[] = [];
  for (const { kind, facts } of events) {
    const seat = facts["seat"];
    const plate = `seat:${String(seat)}`;
    const here = seat === shown;
    const card = String(facts["card"] ?? "");
    const slot = slotNamed(facts["slot"]);
    const at = (place: string): string[] => (here ? [place, plate] : [plate]);
    const token = TOKENS[kind];
    if (kind === "plays") flights.push({ from: [`hand:${card}`, plate], to: at(`slot:${slot}`), face: card });
    else if (kind === "discards") {
      if (here) flights.push({ from: [`hand:${card}`], to: ["discard"], face: card });
    } else if (kind === "draws") flights.push({ from: ["deck"], to: at(`hand:${card}`), face: card, turns: true });
    else if (kind === "retrieves") {
      if (here) flights.push({ from: [`discard:${card}`, "discard"], to: [`hand:${card}`], face: card });
    } else if (kind === "dives") {
      const site = SITE_OF_COLOUR[String(facts["site"])] ?? "";
      if (here) flights.push({ from: [`site:${site}`], to: [`diver:${site}`, `floor:${site}`], face: "diver" });
    } else if (kind === "nautoma-plays") flights.push({ from: ["deck"], to: ["nautoma"], face: card, turns: true });
    else if (kind === "eats")
      flights.push({ from: [`hand:${String(facts["fish"])}`], to: [`fish:${card}`], face: String(facts["fish"]) });
    else if (token && kind.startsWith("moves")) {
      const origin = slotNamed(facts["origin"]);
      if (here)
        flights.push({
          from: [`slot:${origin}:${token}`, `slot:${origin}`],
          to: [`slot:${slot}:${token}`, `slot:${slot}`],
          face: token,
        });
    } else if (token && kind.startsWith("pays")) {
      if (here) flights.push({ from: [`slot:${slot}:${token}`, `slot:${slot}`], to: ["supply"], face: token });
    } else if (token && here)
      flights.push({ from: ["supply"], to: [`slot:${slot}:${token}`, `slot:${slot}`], face: token });
  }
  return flights;
}
