/** The signs of achievements, from what they count. */
import type { SignName } from "../../art/signs";
import { tileOf } from "./cards";

const SIGNS: Record<string, SignName[]> = {
  eggs_and_young: ["egg", "young"],
  small_fish: ["fish"],
  fish: ["fish"],
  young: ["young"],
  consumed_fish: ["eat"],
  rows_of_fish: ["log"],
  fish_with_token: ["fish", "egg"],
  groups_of_eggs: ["all_eggs"],
  medium_fish: ["fish"],
  schools: ["school"],
  large_fish: ["fish"],
  fish_without_token: ["fish"],
  if_activated: ["if_activated"],
};

export function tileSigns(name: string): SignName[] {
  const [what = "", which = ""] = (tileOf(name)?.counts ?? "").split(":");
  if (what === "symbols") return which.split(" ").slice(0, 2) as SignName[];
  return SIGNS[what] ?? ["flag"];
}

/** Whether nobody could look this achievement up: its value or what it counts is our own proposal. */
export const isReconstructed = (name: string): boolean => tileOf(name)?.source === "reconstructed";
