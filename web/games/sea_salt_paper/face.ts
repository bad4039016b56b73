/** The face of a card, 200 × 280, drawn from its data: folded colour tab, field, animal between two waves, rule in icons. */
import { tones, mix } from "../../art/colour";
import { COLOURS, COLOUR_NAMES, pattern, sign, type ColourName } from "../../art/glyphs";
import { iconIn, type IconName } from "../../art/icons";
import { fold, MOTIF_NAMES, type MotifName } from "../../art/motifs";
import { wave } from "../../art/sea";
import { KINDS, pairOf, type CardName } from "./cards";

const INK = "#13303F";
const EFFECT_ICONS: Record<string, IconName> = {
  search_a_pile: "look",
  one_more_turn: "again",
  top_of_the_deck: "draw",
  rob_a_hand: "steal",
};

/** One symbol for each motif and each sign, one pattern for each colour: a card only refers to them. */
export function sprite(): string {
  const motifs = MOTIF_NAMES.map(
    (name) => `<symbol id="m-${name}" viewBox="0 0 100 100" overflow="visible">${fold(name)}</symbol>`,
  );
  const patterns = COLOUR_NAMES.map((name) => pattern(name, `p-${name}`));
  const clips =
    '<clipPath id="c-full"><rect x="8" y="8" width="184" height="198" rx="4"/></clipPath>' +
    '<clipPath id="c-small"><rect x="8" y="8" width="184" height="264" rx="4"/></clipPath>';
  return `<defs>${motifs.join("")}${patterns.join("")}${clips}<symbol id="card-back" viewBox="0 0 200 280">${back()}</symbol></defs>`;
}

const use = (name: MotifName, x: number, y: number, size: number): string =>
  `<use href="#m-${name}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;

export function octagon(x: number, y: number, r: number): string {
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) => {
      const a = ((i + 0.5) * Math.PI) / 4;
      return `${(x + r * Math.cos(a)).toFixed(1)},${(y + r * Math.sin(a)).toFixed(1)}`;
    })
    .join(" ");
}

const coin = (x: number, y: number, n: number, r = 12): string =>
  `<polygon points="${octagon(x, y, r)}" fill="${INK}"/><text x="${x}" y="${y + r * 0.42}" text-anchor="middle" font-size="${r * 1.2}" font-weight="700" fill="#FFFDF7">${n}</text>`;

const word = (x: number, y: number, text: string, size: number): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="600" fill="${INK}" text-anchor="middle">${text}</text>`;

const rail = (x: number): string => `<path d="M${x} 5V29" stroke="${INK}" stroke-opacity=".25" stroke-width="1.5"/>`;

/** What a card is worth, in icons only, in a strip of 176 × 34. */
function rule(name: CardName, colour: ColourName): string {
  const kind = KINDS[name];
  const pair = pairOf(name);
  if (pair) {
    const icon = EFFECT_ICONS[pair.effect] ?? "card";
    return (
      use(name, 0, 2, 30) +
      word(38, 23, "+", 16) +
      use(pair.partner, 46, 2, 30) +
      coin(98, 17, 1) +
      rail(122) +
      iconIn(icon, 136, 3, 28, INK)
    );
  }
  if (kind.values) {
    const values = kind.values;
    const w = Math.min(29, 176 / values.length);
    const left = (176 - w * values.length) / 2;
    return values
      .map((value, i) => {
        const top = 34 - (13 + i * (19 / (values.length - 1 || 1)));
        const x = left + i * w;
        const tint = mix(COLOURS[colour].pale, "#FFFDF7", 0.78 - (0.5 * i) / values.length);
        return (
          `<path d="M${x + 1} 34V${top + 3}L${x + 4} ${top}H${x + w - 1}V34Z" fill="${tint}"/>` +
          `<text x="${x + w / 2}" y="31.5" text-anchor="middle" font-size="12.5" font-weight="700" fill="${INK}">${value}</text>`
        );
      })
      .join("");
  }
  if (kind.counts)
    return coin(52, 17, kind.points ?? 1, 14) + word(82, 23, "×", 20) + use(kind.counts as MotifName, 98, 0, 34);
  const column = (x: number, many: number, filled: boolean): string =>
    [...Array(many).keys()]
      .map(
        (j) =>
          `<rect x="${x}" y="${23 - j * 11}" width="10.5" height="8.5" rx="1.5" fill="${filled ? INK : "none"}" stroke="${INK}" stroke-width="1.6" ${filled ? "" : 'stroke-opacity=".5"'}/>`,
      )
      .join("");
  return (
    coin(14, 17, 1) +
    word(37, 23, "×", 18) +
    column(51, 3, true) +
    column(64, 2, false) +
    column(77, 1, false) +
    rail(104) +
    word(122, 23, "4", 17) +
    word(134, 23, "×", 15) +
    use("mermaid", 142, 1, 32)
  );
}

export interface Words {
  name: string;
  copies: number;
}

/** `words` are for the large face (104 px and wider); without them the small face, whose sign and animal are bigger. */
export function face(name: CardName, colour: ColourName, words: Words | null): string {
  const c = COLOURS[colour];
  const small = words === null;
  const bottom = small ? 272 : 206;
  const motif = small ? 172 : 145;
  const [tabWidth, tabHeight, glyph] = small ? [74, 82, 46] : [54, 64, 32];
  const right = 8 + tabWidth;
  const low = 8 + tabHeight;
  const edge = colour === "white" ? ' stroke="#42586A" stroke-opacity=".35" stroke-width="1.2"' : "";
  const title =
    words &&
    `<text x="14" y="228" font-size="${words.name.length > 10 ? 16 : 19}" font-weight="700" fill="${INK}">${words.name}</text>` +
      `<text x="187" y="227.5" font-size="13" font-weight="500" fill="#4F6672" text-anchor="end">×${words.copies}</text>` +
      `<g transform="translate(12 237)">${rule(name, colour)}</g>`;
  return (
    `<rect x=".75" y=".75" width="198.5" height="278.5" rx="13" fill="var(--card-stock)" stroke="#0A2840" stroke-opacity=".22" stroke-width="1.5"/>` +
    `<g clip-path="url(#c-${small ? "small" : "full"})"><rect x="8" y="8" width="184" height="${bottom - 8}" fill="${c.field}"/>` +
    `<rect x="8" y="8" width="184" height="${bottom - 8}" fill="url(#p-${colour})"/>` +
    `<path d="${wave(200, bottom - 44, 9, 118, -20, bottom)}" fill="${c.far}"/>` +
    use(name, (200 - motif) / 2 + (small ? 4 : 13), small ? 80 : 48, motif) +
    `<path d="${wave(200, bottom - 14, 7, 92, -60, bottom)}" fill="${c.near}"/></g>` +
    `<path d="M8 ${low}V14A6 6 0 0 1 14 8H${right}V${low - 16}L${right - 16} ${low}Z" fill="${c.base}"${edge}/>` +
    `<path d="M${right} ${low - 16}L${right - 16} ${low}V${low - 16}Z" fill="${c.fold}"/>` +
    `<g transform="translate(${8 + (tabWidth - glyph) / 2 - 1} ${8 + (tabHeight - glyph) / 2 - 4}) scale(${glyph / 24})">${sign(colour, c.ink, c.base)}</g>` +
    (title ?? "")
  );
}

/** The five tones of a card as CSS variables; white multiplies badly on paper, so its rule strip stays pearl. */
export const toneStyle = (colour: ColourName): string =>
  COLOURS[colour].tones.map((tone, i) => `--t${i}:${tone}`).join(";");

/** The back: a folded grid with the coral boat. */
function back(): string {
  const blue = ["#2A7FA0", "#227799", "#1C6787", "#175777", "#3F9FB7"];
  let folds = "";
  const facet = (points: string, tone: number): string =>
    `<polygon points="${points}" fill="${blue[tone]}" stroke="${blue[tone]}" stroke-width=".6"/>`;
  for (let y = 0; y < 7; y++) {
    for (let x = 0; x < 5; x++) {
      const [left, top] = [10 + x * 36, 10 + y * 37.15];
      const [right, low] = [left + 36, top + 37.2];
      const middle = `${left + 18},${(top + 18.6).toFixed(1)}`;
      const odd = (x + y) % 2 === 1;
      folds +=
        facet(`${left},${top} ${right},${top} ${middle}`, odd ? 0 : 4) +
        facet(`${left},${top} ${middle} ${left},${low}`, odd ? 1 : 0);
      folds +=
        facet(`${right},${top} ${right},${low} ${middle}`, odd ? 2 : 1) +
        facet(`${left},${low} ${middle} ${right},${low}`, odd ? 3 : 2);
    }
  }
  return (
    `<rect x=".75" y=".75" width="198.5" height="278.5" rx="13" fill="var(--card-stock)" stroke="#0A2840" stroke-opacity=".25" stroke-width="1.5"/>` +
    `${folds}<rect x="5" y="5" width="190" height="270" rx="10" fill="none" stroke="var(--card-stock)" stroke-width="10"/>` +
    `<circle cx="101" cy="143" r="47" fill="#0A2840" opacity=".3"/><circle cx="100" cy="140" r="47" fill="#FFFCF4"/>` +
    `<g transform="translate(64 103) scale(.72)">${fold("boat", tones("#F0634A"))}</g>`
  );
}
