/** Which cards travel where, read from what happened. */
import type { Flight, Kind } from "../../kit/flights.svelte";
import type { GameEvent } from "../../kit/wire";

const CARD: Kind = { width: 54, ratio: 1 };
/** Between a rival's deck and hand, which are both on the plate: small enough to leave the name to be read. */
const BACK: Kind = { width: 26, ratio: 1 };
const fly = (from: string[], to: string[], face: string | null, turns = false, kind = CARD): Flight => ({
  from,
  to,
  face,
  kind,
  turns,
});

export function journeys(events: readonly GameEvent[], me: number | null): Flight[] {
  return events.flatMap((event) => journey(event, me));
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
      return [fly(hand, [cell], card)];
    case "swallowed":
      return [fly([cell], [`discards:${String(seat)}`, `seat:${String(seat)}`], card)];
    case "started":
      return [fly(mine ? ["hand:start", "hand"] : hand, ["start"], "start")];
    case "finished":
      return [fly(mine ? ["hand:finish", "hand"] : hand, ["finish"], "finish")];
    case "drew_cards": // told to the drawer alone
      return names(facts["cards"]).map((drawn) => fly(deck, [`hand:${drawn}`], drawn, true));
    case "drew":
      return mine ? [] : backs(count, deck, [`hand:${String(seat)}:others`]);
    case "discarded_card": // told to the one who discards alone
      return [fly(hand, discards, card, true)];
    case "discarded":
    case "gave":
      return mine ? [] : backs(count, [`hand:${String(seat)}:others`], discards);
    case "took":
      return [fly([`market:${card}`, "stock"], hand, card)];
    case "turned_up":
      return [fly(["stock"], [`market:${card}`], card, true)];
    default:
      return [];
  }
}

const names = (cards: unknown): string[] => (Array.isArray(cards) ? cards.map(String) : []);

const backs = (count: number, from: string[], to: string[]): Flight[] =>
  Array.from({ length: count }, () => fly(from, to, null, false, BACK));

/** What a line of the log is about, by the names of its places. */
export function placesOf({ kind, facts }: GameEvent): string[] {
  if (facts["cell"] !== undefined) return [`cell:${String(facts["cell"])}`];
  if (kind === "started" || kind === "monster_took_start") return ["start"];
  return kind === "finished" ? ["finish"] : [];
}
