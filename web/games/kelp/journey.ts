/** Which dice, cards and blocks travel where, read from what happened. */
import type { Flight, Kind } from "../../kit/flights.svelte";
import type { GameEvent } from "../../kit/wire";
import { typeOf } from "./moves";
import { OCTOPUS, SHARK } from "./seats";
import type { View } from "./view";

const KINDS: Record<string, Kind> = {
  die: { width: 28, ratio: 1 },
  card: { width: 48, ratio: 1.4 },
  block: { width: 44, ratio: 1 },
  skill: { width: 120, ratio: 0.36 },
};
const word = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Faces: `die/blue/4`, `card/vanish`, `card/` face down, `block/shell` lying, `block/` standing. */
export function journeys(events: readonly GameEvent[], before: View, me: number | null): Flight[] {
  const flights: Flight[] = [];
  const told = (kind: string): GameEvent | undefined => events.find((event) => event.kind === kind);
  const octopus = me === OCTOPUS;
  const bag = me === SHARK ? ["bag"] : [`side:${SHARK}`];
  const hand = (card: string): string[] =>
    octopus ? [`hand:${card}`, "hand"] : ["hand-of:octopus", `side:${OCTOPUS}`];
  const at = (side: number, ...places: string[]): string[] => [...places, `side:${side}`];
  const fly = (from: string[], to: string[], face: string, turns = false): void =>
    void flights.push({ from, to, face, kind: KINDS[face.split("/")[0]!]!, ...(turns ? { turns } : {}) });

  for (const { kind, facts } of events) {
    const card = word(facts["card"]);
    const die = word(facts["die"]);
    const zone = word(facts["zone"]);
    const cell = word(facts["cell"]);
    const skill = word(facts["skill"]);
    const block = word(facts["block"]);
    const value = String(facts["value"] ?? 1);
    switch (kind) {
      case "play":
        fly(hand(card), at(OCTOPUS, `slot:${before.octopus.acted}`), `card/${card}`, !octopus);
        break;
      case "discard":
        fly(hand(card), at(OCTOPUS, "discard"), `card/${card}`, !octopus);
        break;
      case "draw": {
        const own = list(told("draw-own")?.facts["cards"]);
        for (let i = 0; i < Number(facts["count"] ?? 0); i++) {
          const drawn = own[i] ?? "";
          fly(at(OCTOPUS, "deck"), hand(drawn), `card/${drawn}`, drawn !== "");
        }
        break;
      }
      case "learn":
        fly(at(OCTOPUS, `pile:${typeOf(card)}`), at(OCTOPUS, "discard"), `card/${card}`);
        break;
      case "learn-to-hand":
        fly(at(OCTOPUS, `pile:${typeOf(card)}`), hand(card), `card/${card}`);
        break;
      case "tutor":
        fly(at(OCTOPUS, "discard"), hand(card), `card/${card}`);
        break;
      case "exchange": {
        const gone = word(facts["gone"]);
        fly(at(OCTOPUS, `supply:${block}`, "pile:eat", "supply"), [`block:${zone}`], `block/${block}`);
        fly([`block:${zone}`], at(OCTOPUS, `supply:${gone}`, "supply"), `block/${gone}`);
        break;
      }
      case "eat":
        fly([`block:${zone}`], at(OCTOPUS, `food:${block}`), `block/${block}`);
        break;
      case "swap": {
        const other = word(facts["other"]);
        const face = (name: string): string => {
          const its = before.zones.find((one) => one.zone === name);
          return `block/${its?.revealed ? (its.block ?? "") : ""}`;
        };
        fly([`block:${zone}`], [`block:${other}`], face(zone));
        fly([`block:${other}`], [`block:${zone}`], face(other));
        break;
      }
      case "shuffle":
        for (const one of list(facts["zones"])) fly([`block:${one}`], ["sack"], "block/");
        break;
      case "settle":
        fly(["sack"], [`block:${zone}`], "block/");
        break;
      case "calm":
      case "ride-to-bag":
        fly([`cell:${cell}`], bag, `die/blue/${value}`);
        break;
      case "ride":
        fly([`cell:${cell}`], at(SHARK, "growth"), `die/blue/${value}`);
        break;
      case "take-dice": {
        const colours = list(told("take-dice-own")?.facts["colours"]);
        for (const colour of colours) fly(bag, ["pool"], `die/${colour}`);
        break;
      }
      case "lay":
        fly(at(SHARK, "in-hand", `pool:${die}`, "pool"), [`cell:${cell}`], `die/${die}`);
        break;
      case "hunt":
        fly(at(SHARK, "in-hand", `pool:${die}`, "pool"), [`zonedie:${zone}`], `die/${die}`);
        break;
      case "reveal": {
        // The die of a search goes on to the growth track.
        const its = before.zones.find((one) => one.zone === zone)?.die ?? word(told("hunt")?.facts["die"]);
        if (its.startsWith("yellow/")) fly([`zonedie:${zone}`], at(SHARK, "growth"), `die/${its}`);
        break;
      }
      case "wasted":
        fly([`zonedie:${zone}`], bag, `die/${die}`);
        break;
      case "hunger": {
        // An attack that failed, or the price of what was bought.
        const colour = word(facts["colour"]);
        const paid = before.shark.energy.find((one) => one.startsWith(`${colour}/`));
        const hunted = before.zones.find((one) => one.die?.startsWith(`${colour}/`))?.zone;
        const from = hunted ? [`zonedie:${hunted}`] : paid ? [`energy:${paid}`, "energy"] : [];
        fly([...from, "shark"], at(SHARK, "hunger"), `die/${colour}`);
        break;
      }
      case "energy": {
        // All that is stored is told; what was not there before comes from the pool.
        const old = [...before.shark.energy];
        for (const stored of list(facts["dice"])) {
          const kept = old.indexOf(stored);
          if (kept >= 0) old.splice(kept, 1);
          else fly(at(SHARK, `pool:${stored}`, "pool"), at(SHARK, "energy"), `die/${stored}`);
        }
        break;
      }
      case "store":
        fly(at(SHARK, `pool:${die}`, "pool"), at(SHARK, "watched-new"), `die/${die}`);
        break;
      case "buy":
        fly(at(SHARK, `row:${skill}`), at(SHARK, `skill:${skill}`, "owned"), `skill/${skill}`);
        break;
      default:
        break;
    }
  }
  return flights;
}

/** What a line of the log is about, by the names of its places: zones, cells, the shark. */
export function placesOf({ kind, facts }: GameEvent): string[] {
  const zones = ["zone", "other", "lair"].map((name) => word(facts[name])).filter(Boolean);
  const many = [...zones, ...list(facts["zones"])].map((zone) => `zone:${zone}`);
  const cell = word(facts["cell"]);
  return [...many, ...(cell ? [`cell:${cell}`] : []), ...(kind === "swim" || kind === "home" ? ["shark"] : [])];
}
