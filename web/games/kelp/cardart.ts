/** The picture on an octopus card, drawn from its effect: blocks that change places, go into the bag, stand up; cards; food. */
import { ICONS } from "../../art/icons";
import { blockPicture } from "../../art/reef";
import type { Effect } from "./cards";
import type { CardType } from "./view";

export interface CardPaper {
  base: string;
  field: string;
  deep: string;
  ink: string;
  /** The type in a sign: arrows, a shut eye, a book, a mouth. */
  sign: string;
}

const SWAP = '<path d="M4 9H19M14.5 4.5L19 9L14.5 13.5"/><path d="M20 17H5M9.5 12.5L5 17L9.5 21.5"/>';

export const PAPERS: Record<CardType, CardPaper> = {
  move: { base: "#F4C32C", field: "#FDF0C4", deep: "#E3A81C", ink: "#4A3600", sign: SWAP },
  hide: { base: "#7B4BAF", field: "#E6DAF3", deep: "#5F3790", ink: "#FFFDF7", sign: ICONS.hidden },
  learn: { base: "#2A6FAE", field: "#D6E6F5", deep: "#1F5588", ink: "#FFFDF7", sign: ICONS.book },
  eat: { base: "#E8641B", field: "#FBDFCB", deep: "#B84A0E", ink: "#2A0F0A", sign: ICONS.eat },
};

export const signOf = (type: CardType, ink: string): string =>
  `<g fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${PAPERS[type].sign}</g>`;

const INK = "#13303F";
const line = (d: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const standing = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 4L3 0H17L14 4Z" fill="#7FB46F"/><path d="M14 4L17 0V20L14 24Z" fill="#24573D"/><path d="M0 4H14V24H0Z" fill="#3E7F57"/></g>`;
const lying = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 0H20V12H0Z" fill="#FFFCF4"/><path d="M0 12H20V15H0Z" fill="#C9B68E"/></g>`;
const paper = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-9" y="-13" width="18" height="26" rx="2.5" fill="#FFFCF4" stroke="${INK}" stroke-width="1.6"/><path d="M-5 -6H5M-5 0H5M-5 6H1" stroke="#2A6FAE" stroke-width="2"/></g>`;
const many = (count: number): number => Math.min(count, 4);
const amount = (effect: Effect): number => Number(effect["count"] ?? effect["max"] ?? effect["times"] ?? 1) || 1;

/** One effect on a box of 100 × 60. */
function part(effect: Effect): string {
  const count = amount(effect);
  switch (effect.op) {
    case "swap":
      return (
        standing(16, 20) +
        standing(68, 20) +
        line("M42 22H58M54 17L59 22L54 27") +
        line("M58 38H42M46 33L41 38L46 43") +
        (count > 1
          ? `<text x="50" y="58" font-size="14" font-weight="700" text-anchor="middle" fill="${INK}">×${count}</text>`
          : "")
      );
    case "shuffle": {
      const blocks = Array.from({ length: many(count) }, (_, i) => {
        const x = 50 - (many(count) - 1) * 9 + i * 18 - 8;
        return effect["from"] === "revealed" ? lying(x - 2, 8 + (i % 2) * 5) : standing(x, (i % 2) * 4);
      });
      return (
        blocks.join("") +
        '<path d="M28 36Q20 52 30 58H70Q80 52 72 36Z" fill="#8A5B3C"/><path d="M28 36Q20 52 30 58H50V36Z" fill="#A06C48"/>' +
        '<path d="M26 36H74" stroke="#F7BE3B" stroke-width="4" stroke-linecap="round"/>'
      );
    }
    case "hide":
      return (
        Array.from({ length: many(count) }, (_, i) => standing(50 - many(count) * 10 + i * 20 + 2, 8)).join("") +
        line("M18 52H82", 2) +
        line("M44 46L50 40L56 46", 3)
      );
    case "learn":
      return (
        Array.from({ length: many(count) }, (_, i) =>
          paper(50 + (i - (many(count) - 1) / 2) * 22, 30, (i - (many(count) - 1) / 2) * 10),
        ).join("") + (effect["card_to"] === "hand" ? line("M84 20V42M77 35L84 42L91 35") : line("M10 24V36M4 30H16"))
      );
    case "remove_card":
      return (
        paper(50, 30, -6) +
        `<path d="M38 16L62 44M62 16L38 44" stroke="#B3261E" stroke-width="4" stroke-linecap="round"/>`
      );
    case "eat":
      return `<g transform="translate(22 2) scale(.56)">${blockPicture(String(effect["food"]))}</g>`;
    default:
      return "";
  }
}

/** The whole effect on a box of 100 × 60. */
export function effectPicture(effect: readonly Effect[]): string {
  if (effect.length <= 1) return effect.map(part).join("");
  return effect
    .slice(0, 2)
    .map((one, i) => `<g transform="translate(${i * 50} 13) scale(.54)">${part(one)}</g>`)
    .join("");
}
