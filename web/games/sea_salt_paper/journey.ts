/** Which cards travel where, read from what happened. */
import type { Flight, Kind } from "../../kit/flights.svelte";
import type { GameEvent } from "../../kit/wire";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const CARD: Kind = { width: 54, ratio: 1.4 };

/** The hand of a seat: its own cards if it is the one looking, else the backs at its plate. */
const hand = (seat: unknown, me: number | null, card: string): string[] =>
  seat === me ? [`hand:${card}`, "hand"] : [`back:${String(seat)}`, `seat:${String(seat)}`];

export function journeys(events: readonly GameEvent[], me: number | null): Flight[] {
  const flights: Flight[] = [];
  const fly = (from: string[], to: string[], face: string | null, turns = false): void =>
    // What is told of a card in another event may not be there: then it is any card.
    void flights.push({ from, to, face: face || null, kind: CARD, ...(turns ? { turns } : {}) });
  const told = (kind: string): GameEvent | undefined => events.find((event) => event.kind === kind);
  for (const { kind, facts } of events) {
    const seat = facts["seat"];
    const card = text(facts["card"]);
    const pile = `pile:${String(facts["pile"])}`;
    switch (kind) {
      case "took_from_pile":
        fly([pile], hand(seat, me, card), card);
        break;
      case "drew_two":
        if (seat === me) {
          const cards = told("drew_two_cards")?.facts["cards"];
          if (Array.isArray(cards)) cards.forEach((drawn, i) => fly(["deck"], [`drawn:${i}`], text(drawn), true));
        } else fly(["deck"], hand(seat, me, ""), null);
        break;
      case "discarded":
        if (seat === me) fly(["discarding", `drawn:${card}`, "tray"], [pile], card);
        else fly(hand(seat, me, ""), [pile], card, true);
        break;
      case "kept":
        fly(["keeping", `drawn:${card}`, "deck"], hand(me, me, card), card);
        break;
      case "fished": {
        const fished = text(told("fished_card")?.facts["card"]);
        fly(["deck"], hand(seat, me, fished), seat === me ? fished : null, seat === me);
        break;
      }
      case "took_last_of_deck":
        if (seat !== me) fly(["deck"], hand(seat, me, ""), null);
        break;
      case "played_pair":
        for (const one of [card, text(facts["partner"])]) {
          fly(
            hand(seat, me, one),
            [`laid:${String(seat)}:${one}`, `area:${String(seat)}`, `seat:${String(seat)}`],
            one,
          );
        }
        break;
      case "picked": {
        const picked = text(told("picked_card")?.facts["card"]);
        fly(seat === me ? [`pick:${picked}`, pile] : [pile], hand(seat, me, picked), seat === me ? picked : null);
        break;
      }
      case "robbed": {
        const stolen = text(told("robbed_card")?.facts["card"]);
        fly(hand(facts["victim_seat"], me, stolen), hand(seat, me, stolen), stolen || null);
        break;
      }
      case "turned_up":
        fly(["deck"], [pile], card, true);
        break;
      default:
        break;
    }
  }
  return flights;
}

/** What a line of the log is about, by the names of its places. */
export const placesOf = ({ facts }: GameEvent): string[] =>
  facts["pile"] === undefined ? [] : [`pile:${String(facts["pile"])}`];
