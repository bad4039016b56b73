/** Why one move is better than another, in words. */
import { t } from "./texts.svelte";
import type { HintTold, Move, ReviewReason } from "./wire";

export const percent = (chance: number): number => Math.round(chance * 100);

const chances = (key: string): boolean => /(call|ending|chance)$/.test(key);

/** The reason as a sentence. The terminal says the same: src/seaboard/review/words.py. */
export function reasonText(game: string, reason: ReviewReason): string {
  // A number is written as the language does it: 7,2 or 7.2.
  const show = (value: number): string | number =>
    chances(reason.key) ? `${percent(value)}\u00a0%` : Number(value.toFixed(value >= 10 ? 0 : 1));
  const kind = reason.key.endsWith("ending") ? "ended" : "score";
  return t(`review-reason-${reason.key}`, {
    best: show(reason.best),
    played: show(reason.played),
    line: reason.line ? t(`${game}-${kind}-${reason.line}`) : "",
  });
}

/** Why a hint is what it is, sentence by sentence. The terminal says the same: src/seaboard/review/words.py. */
export function hintLines(game: string, hint: HintTold, name: (move: Move) => string, together: boolean): string[] {
  const chance = (value: number): string => `${percent(value)}\u00a0%`;
  const lines: string[] = [];
  if (hint.why === "fact" && hint.reason) {
    lines.push(reasonText(game, hint.reason));
    if (hint.against) lines.push(t("hint-against", { move: name(hint.against) }));
  } else {
    const key = hint.why === "chance" && together ? "hint-why-chance-together" : `hint-why-${hint.why}`;
    lines.push(t(key, { best: chance(hint.win), second: chance(hint.second_win) }));
  }
  if (hint.second) lines.push(t("hint-second", { move: name(hint.second) }));
  return lines;
}
