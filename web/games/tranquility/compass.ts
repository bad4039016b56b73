/** Compass windows ask only when the player wants to be asked: most of them are passed anyway. */
import type { Move } from "../../kit/wire";
import type { View } from "./view";

/** When to ask: as a storm strikes or all would be lost, always, only before a loss, never. */
export const HABITS = ["storm", "always", "loss", "never"] as const;

/** The pass that is made for the player, or null where they are asked. */
export function passFor(view: View, habit: string, moves: readonly Move[]): string | null {
  const window = view.window;
  const pass = moves.find((move) => move.kind === "pass");
  if (!pass || !window || habit === "always") return null;
  if (window === "before_loss" && habit !== "never") return null;
  if (window === "storm" && habit === "storm") return null;
  return pass.text;
}
