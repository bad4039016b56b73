/** An effect of the data file as the keys and numbers of its sentences. */
import type { Effect } from "./cards";

export interface Said {
  key: string;
  facts: Record<string, number | string>;
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const holds = (list: unknown, word: string): boolean => Array.isArray(list) && list.includes(word);

/** Exactly so many, up to so many, or from … to …. */
function amount(key: string, effect: Effect): Said {
  if (effect["count"] === "all") return { key: `${key}-all`, facts: {} };
  const low = number(effect["count"] ?? effect["min"]);
  const high = number(effect["count"] ?? effect["max"]);
  if (low === high) return { key, facts: { count: high } };
  return low === 0
    ? { key: `${key}-up-to`, facts: { count: high } }
    : { key: `${key}-range`, facts: { low, count: high } };
}

/** The sentences of one effect, in order. */
export function sentences(effect: Effect): Said[] {
  const plain = (key: string, facts: Said["facts"] = {}): Said => ({ key, facts });
  switch (effect.op) {
    case "swap":
      return [plain("swap", { count: number(effect["times"]) })];
    case "shuffle":
      return [
        plain(`shuffle-${String(effect["from"])}`, { count: number(effect["count"]) }),
        ...(holds(effect["with"], "centre") ? [plain("with-centre")] : []),
        ...(holds(effect["with"], "octopus") ? [plain("with-octopus")] : []),
      ];
    case "hide":
      return [amount("hide", effect), ...(effect["exclude"] ? [plain("not-itself")] : [])];
    case "learn":
      return [amount("learn", effect), ...(effect["card_to"] === "hand" ? [plain("to-hand")] : [])];
    case "remove_card":
      return [amount("remove", effect)];
    case "reroll":
      return [amount("reroll", effect)];
    case "eat":
      return [plain("eat", { food: String(effect["food"]) })];
    case "set_hand_limit":
      return [plain("hand-limit", { count: number(effect["value"]) })];
    case "discard_current":
      return [plain("calm", { count: number(effect["max"]) })];
    case "return_and_pick":
      return [plain("return", { give: number(effect["give"]), take: number(effect["take"]) })];
    case "energy_bonus":
      return [
        plain("energy-bonus", { low: number(effect["low"]), high: number(effect["high"]), add: number(effect["add"]) }),
      ];
    default:
      return [plain(effect.op.replaceAll("_", "-"), { count: number(effect["count"]) })];
  }
}

export const effectKeys = (effect: Effect): string[] => sentences(effect).map((said) => said.key);
