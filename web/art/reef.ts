/** What lies in the kelp forest: blocks that stand or lie, and the creatures and traps on them. */
import { tones, type Tones } from "./colour";
import { ICONS } from "./icons";
import { both, facetsOf, folded, placed, type Facets } from "./motifs";

const pincer = ["B 40,34 30,30 22,18 30,20", "A 22,18 16,4 27,8 31,21", "C 22,18 18,24 10,14 16,4"];
const feelers = ["D 47,22 40,8 34,-2 42,10", "C 41,46 24,44 25,48 42,51", "D 41,54 26,56 27,60 43,58"];
const tail = [
  "B 50,62 38,58 40,72 50,76",
  "C 50,74 40,72 43,84 50,86",
  "A 50,84 40,82 28,96 42,95",
  "C 50,84 42,95 50,98",
];
const lobster: Facets = [
  ...both(feelers),
  ...both(pincer),
  ...both(tail),
  ...both(["A 50,20 40,28 50,40", "B 40,28 37,44 50,40", "C 37,44 38,60 50,40", "B 38,60 50,64 50,40"]),
  "K* 45,26*2",
  "K* 55,26*2",
];
const snail: Facets = [
  "S 8,84 30,66 82,72 94,86",
  "T 8,84 94,86 60,90 14,89",
  "S 20,74 8,58 15,52 30,66",
  "S 30,66 24,50 30,48 36,64",
  "K* 11,54*2.6",
  "K* 27,48*2.6",
  "A 34,66 34,40 52,24 58,44",
  "B 52,24 76,26 58,44",
  "C 76,26 90,48 58,44",
  "D 90,48 84,70 58,44",
  "C 84,70 60,78 58,44",
  "B 60,78 34,66 58,44",
  "D 50,52 54,38 66,36",
  "E 66,36 72,48 62,54",
  "D 62,54 50,52 66,36",
];
const abalone: Facets = [
  "A 10,56 22,28 50,48",
  "B 22,28 52,16 50,48",
  "C 52,16 82,30 50,48",
  "D 82,30 92,56 50,48",
  "C 92,56 76,80 50,48",
  "B 76,80 44,88 50,48",
  "D 44,88 18,76 50,48",
  "C 18,76 10,56 50,48",
  "U 34,54 50,40 66,50 52,66",
  "V 66,50 52,66 60,70",
  "W 40,54 50,46 54,54",
  "K* 30,38*2.8",
  "K* 40,30*3",
  "K* 52,26*3.2",
  "K* 64,28*3.4",
  "K* 75,35*3.6",
];
const twoShells: Facets = [...placed(facetsOf("shell"), 0.66, -2, 22), ...placed(facetsOf("shell"), 0.66, 36, 8)];

const PICTURES: Record<string, readonly [Facets, string]> = {
  octopus: [facetsOf("octopus"), "#7B4BAF"],
  shell: [facetsOf("shell"), "#E6A15C"],
  double_shell: [twoShells, "#E6A15C"],
  crab: [facetsOf("crab"), "#E2553D"],
  lobster: [lobster, "#D8743A"],
  snail: [snail, "#B9772E"],
  abalone: [abalone, "#4F9C9A"],
};

// A trap is a ring of thorns round what it does: a current that goes, blocks that hide, the shark sent to its den.
const thorns = (): string => {
  let points = "";
  for (let i = 0; i < 24; i++) {
    const far = i % 2 ? 34 : 47;
    const turn = (i / 24) * Math.PI * 2 - Math.PI / 2;
    points += `${(50 + Math.cos(turn) * far).toFixed(1)},${(50 + Math.sin(turn) * far).toFixed(1)} `;
  }
  return `<polygon points="${points}" fill="#8E2F5B"/><polygon points="${points}" fill="#B4467A" clip-path="polygon(0 0, 100% 0, 0 100%)"/><circle cx="50" cy="50" r="29" fill="#FFF4F8"/>`;
};
const inked = (shape: string, by = 1): string =>
  `<g transform="translate(50 50) scale(${by}) translate(-12 -12)" fill="none" stroke="#6D1F44" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${shape}</g>`;
const WAVE = '<path d="M3 10q4.5 -6 9 0t9 0"/>';
const WAVES = `${WAVE}<path d="M3 17q4.5 -6 9 0t9 0"/>`;
const DEN = '<path d="M3 21L5 9L12 3L19 9L21 21"/><path d="M12 10V20M8.5 16.5L12 20L15.5 16.5"/>';
const TRAPS: Record<string, string> = {
  trap_current_1: inked(`${WAVE}<path d="M5 20L19 20"/>`, 1.7),
  trap_current_2: inked(`${WAVES}`, 1.7),
  trap_hide_2: inked(ICONS.hidden, 1.8),
  trap_send_home: inked(DEN, 1.6),
};

/** What is painted on a block, on a box of 100; something new of a corrected pack is shown as a plain sign. */
export function blockPicture(block: string): string {
  const known = PICTURES[block];
  if (known) return folded(known[0], tones(known[1]));
  return thorns() + (TRAPS[block] ?? inked(ICONS.why, 1.8));
}

const poly = (points: string, fill: string): string =>
  `<polygon points="${points}" fill="${fill}" stroke="${fill}" stroke-width=".6" stroke-linejoin="round"/>`;

interface BlockPaper {
  top: string;
  side: string;
  face: string;
  fold: string;
  sign: string;
}
const GREEN: BlockPaper = { top: "#7FB46F", side: "#24573D", face: "#3E7F57", fold: "#478C61", sign: "#A9CF8E" };

/**
 * A block on a box of 100: standing it is tall and green; lying it is flat and shows its picture. Who sees the
 * front of a standing block sees its picture in a small window.
 */
export function block(kind: string | null, lies: boolean): string {
  if (lies) {
    return (
      `<ellipse cx="51" cy="80" rx="46" ry="7" fill="#04141E" opacity=".28"/>` +
      poly("6,70 94,70 94,81 6,81", "#C9B68E") +
      `<rect x="6" y="14" width="88" height="58" rx="6" fill="#FFFCF4"/>` +
      `<g transform="translate(24 17) scale(.52)">${kind ? blockPicture(kind) : ""}</g>`
    );
  }
  const paper = GREEN;
  const front = kind
    ? `<rect x="22" y="31" width="46" height="56" rx="4" fill="#D5E8C8"/><g transform="translate(23.5 37.5) scale(.43)">${blockPicture(kind)}</g>`
    : `<path d="M27 56q9 -11 18 0t18 0M27 68q9 -11 18 0t18 0" fill="none" stroke="${paper.sign}" stroke-width="3.2" stroke-linecap="round" opacity=".85"/>`;
  return (
    `<ellipse cx="52" cy="93" rx="38" ry="6" fill="#04141E" opacity=".32"/>` +
    poly("16,24 26,8 84,8 74,24", paper.top) +
    poly("74,24 84,8 84,78 74,94", paper.side) +
    poly("16,24 74,24 74,94 16,94", paper.face) +
    poly("16,24 74,24 16,94", paper.fold) +
    front
  );
}

const STEEL: Tones = ["#DCE6EA", "#B4C6CF", "#8CA3B0", "#5F7B8A", "#3C5462"];

/** The shark from above, its nose to the top, on a box of 100. */
export function sharkAbove(): string {
  const [lit, light, base, shade, dark] = STEEL;
  return (
    poly("40,36 6,60 42,53", base) +
    poly("60,36 94,60 58,53", shade) +
    poly("50,80 30,100 50,92", base) +
    poly("50,80 70,100 50,92", "#48626F") +
    poly("50,0 36,32 50,44", light) +
    poly("50,0 64,32 50,44", base) +
    poly("36,32 50,44 41,62", "#94ABB7") +
    poly("64,32 50,44 59,62", shade) +
    poly("41,62 50,44 50,90", "#7F98A6") +
    poly("59,62 50,44 50,90", "#506A78") +
    poly("50,40 45,60 50,64", lit) +
    poly("50,40 55,60 50,64", dark) +
    '<circle cx="43" cy="24" r="2.6" fill="#13202B"/><circle cx="57" cy="24" r="2.6" fill="#13202B"/>'
  );
}
