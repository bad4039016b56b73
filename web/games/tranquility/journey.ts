/** Which cards travel where, read from what happened. */
import type { Flight } from "../../kit/flights.svelte";
import type { GameEvent } from "../../kit/protocol";

/** A hand's worth; more at once would only blur. */
const MOST = 8;

export function journeys(events: readonly GameEvent[], me: number | null): Flight[] {
  return events.flatMap((event) => journey(event, me)).slice(0, MOST);
}

function journey({ kind, facts }: GameEvent, me: number | null): Flight[] {
  const seat = facts["seat"];
  const mine = seat === me;
  const card = String(facts["card"] ?? "");
  const cell = `cell:${String(facts["cell"])}`;
  const hand = mine ? [`hand:${card}`, "hand"] : [`seat:${String(seat)}`];
  const deck = [`deck:${String(seat)}`, `seat:${String(seat)}`];
  const discards = [`discards:${String(seat)}`, ...deck];
  const count = Number(facts["count"] ?? 0);
  switch (kind) {
    case "placed":
      return [{ from: hand, to: [cell], face: card }];
    case "swallowed":
      return [{ from: [cell], to: [`discards:${String(seat)}`, `seat:${String(seat)}`], face: card }];
    case "started":
      return [{ from: mine ? ["hand:start", "hand"] : hand, to: ["start"], face: "start" }];
    case "finished":
      return [{ from: mine ? ["hand:finish", "hand"] : hand, to: ["finish"], face: "finish" }];
    case "drew_cards": // told to the drawer alone
      return names(facts["cards"]).map((drawn) => ({ from: deck, to: [`hand:${drawn}`], face: drawn, turns: true }));
    case "drew":
      return mine ? [] : backs(count, deck, [`hand:${String(seat)}:others`]);
    case "discarded_card": // told to the one who discards alone
      return [{ from: hand, to: discards, face: card, turns: true }];
    case "discarded":
    case "gave":
      return mine ? [] : backs(count, [`hand:${String(seat)}:others`], discards);
    case "took":
      return [{ from: [`market:${card}`, "stock"], to: hand, face: card }];
    case "turned_up":
      return [{ from: ["stock"], to: [`market:${card}`], face: card, turns: true }];
    default:
      return [];
  }
}

const names = (cards: unknown): string[] => (Array.isArray(cards) ? cards.map(String) : []);

const backs = (count: number, from: string[], to: string[]): Flight[] =>
  Array.from({ length: count }, () => ({ from, to, face: null }));
