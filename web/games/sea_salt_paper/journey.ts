/** Which cards travel where, read from what happened. */
import type { Flight } from "../../kit/flights.svelte";
import type { GameEvent } from "../../kit/protocol";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The places of a seat: its own cards if it is the one looking, else its plate. */
const hand = (seat: unknown, me: number | null, card: string): string[] =>
  seat === me ? [`hand:${card}`, "hand"] : [`seat:${String(seat)}`];

export function journeys(events: readonly GameEvent[], me: number | null): Flight[] {
  const flights: Flight[] = [];
  const told = (kind: string): GameEvent | undefined => events.find((event) => event.kind === kind);
  for (const { kind, facts } of events) {
    const seat = facts["seat"];
    const card = text(facts["card"]);
    const pile = `pile:${String(facts["pile"])}`;
    if (kind === "took_from_pile") flights.push({ from: [pile], to: hand(seat, me, card), face: card });
    else if (kind === "drew_two" && seat === me) {
      const cards = told("drew_two_cards")?.facts["cards"];
      if (Array.isArray(cards)) {
        cards.forEach((drawn, i) =>
          flights.push({ from: ["deck"], to: [`drawn:${i}`], face: text(drawn), turns: true }),
        );
      }
    } else if (kind === "drew_two") {
      flights.push({ from: ["deck"], to: [`seat:${String(seat)}`], face: null });
    } else if (kind === "discarded") {
      const from = seat === me ? ["discarding", `drawn:${card}`, "tray"] : [`seat:${String(seat)}`];
      flights.push({ from, to: [pile], face: card, turns: seat !== me });
    } else if (kind === "kept") {
      flights.push({ from: ["keeping", `drawn:${card}`, "deck"], to: hand(me, me, card), face: card });
    } else if (kind === "fished") {
      const fished = text(told("fished_card")?.facts["card"]);
      flights.push({
        from: ["deck"],
        to: hand(seat, me, fished),
        face: seat === me ? fished : null,
        turns: seat === me,
      });
    } else if (kind === "took_last_of_deck" && seat !== me) {
      flights.push({ from: ["deck"], to: [`seat:${String(seat)}`], face: null });
    } else if (kind === "played_pair") {
      const partner = text(facts["partner"]);
      const place = seat === me ? ["area:mine"] : [`area:${String(seat)}`];
      flights.push({ from: hand(seat, me, card), to: place, face: card });
      flights.push({ from: hand(seat, me, partner), to: place, face: partner });
    } else if (kind === "picked") {
      const picked = text(told("picked_card")?.facts["card"]);
      const from = seat === me ? [`pick:${picked}`, pile] : [pile];
      flights.push({ from, to: hand(seat, me, picked), face: seat === me ? picked : null });
    } else if (kind === "robbed") {
      const stolen = text(told("robbed_card")?.facts["card"]);
      const victim = facts["victim_seat"];
      flights.push({ from: hand(victim, me, stolen), to: hand(seat, me, stolen), face: stolen || null });
    } else if (kind === "turned_up") {
      flights.push({ from: ["deck"], to: [pile], face: card, turns: true });
    }
  }
  return flights;
}
