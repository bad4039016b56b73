/** Why one move is better than another, in words. */
import { t } from "./texts.svelte";
import type { HintTold, Move, ReviewReason } from "./wire";

export const percent = (chance: number): number => Math.round(chance * 100);

const chances = (key: string): boolean => /(call|ending|chance)$/.test(key);

/** What is counted exactly and not followed in some worlds. */
const COUNTED = ["here-chance", "near-chance", "rival-trail-chance", "now-points", "rival-cost"];

/** A whole number, or one with a half: the same in all languages. */
function amount(value: number, fine = false, signed = false): string {
  const halves = fine ? Math.round(2 * value) : 2 * Math.round(value);
  const [whole, half] = [Math.floor(Math.abs(halves) / 2), Math.abs(halves) % 2];
  const sign = halves < 0 ? "−" : signed && halves ? "+" : "";
  return `${sign}${whole || (half ? "" : 0)}${half ? "½" : ""}`;
}

/** Chances to five points, amounts to a half or a whole; nothing that was only followed is certain. */
export function figures(reason: ReviewReason): [string, string] {
  const { key, best, played } = reason;
  const exact = (value: number): string => `${percent(value)}\u00a0%`;
  if (COUNTED.includes(key)) return chances(key) ? [exact(best), exact(played)] : [amount(best), amount(played)];
  if (chances(key)) {
    const about = (chance: number, word: boolean): string => {
      const nearest = Math.round(20 * chance);
      if (nearest === 0) return t("review-under", { n: "5\u00a0%" });
      if (nearest === 20) return t("review-over", { n: "95\u00a0%" });
      const n = `${nearest * 5}\u00a0%`;
      return word ? t("review-about", { n }) : n;
    };
    return [about(best, true), about(played, false)];
  }
  const same = amount(best) === amount(played); // "16 instead of 16" is no reason
  const fine = Math.abs(best - played) < 2 && (same || Math.max(Math.abs(best), Math.abs(played)) < 10);
  const signed = key === "lead";
  return [t("review-about", { n: amount(best, fine, signed) }), amount(played, fine, signed)];
}

/** The reason as a sentence; `who` is "other" where the decision was not the reader's.
 * The terminal says the same: src/seaboard/review/words.py. */
export function reasonText(game: string, reason: ReviewReason, who: "you" | "other" = "you"): string {
  const kind = reason.key.endsWith("ending") ? "ended" : "score";
  const [best, played] = figures(reason);
  const line = reason.line ? t(`${game}-${kind}-${reason.line}`) : "";
  return t(`review-reason-${reason.key}`, { best, played, who, line, game });
}

/** A move amidst a sentence begins with a small letter; a name of one letter or a cell stays as it is. */
export const amidst = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** Why a hint is what it is, sentence by sentence. The terminal says the same: src/seaboard/review/words.py. */
export function hintLines(game: string, hint: HintTold, name: (move: Move) => string, together: boolean): string[] {
  const chance = (value: number): string => `${percent(value)}\u00a0%`;
  const called = (move: Move): string => amidst(name(move));
  const lines: string[] = hint.then ? [t("hint-then", { move: called(hint.then) })] : [];
  if (hint.why === "fact" && hint.reason) {
    lines.push(reasonText(game, hint.reason));
    if (hint.against) lines.push(t("hint-against", { move: called(hint.against) }));
  } else {
    const key = hint.why === "chance" && together ? "hint-why-chance-together" : `hint-why-${hint.why}`;
    lines.push(t(key, { best: chance(hint.win), second: chance(hint.second_win) }));
  }
  if (hint.second) lines.push(t("hint-second", { move: called(hint.second) }));
  return lines;
}
