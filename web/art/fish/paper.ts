/** The papers a fish is folded from: by the waters it lives in, by its way of life, and for a few by common knowledge. */
import { chance } from "../chance";
import type { Family } from "./family";

export type Mark = "none" | "bands" | "stripes" | "spots" | "mask";

export interface Paper {
  main: string;
  pale: string;
  fin?: string;
  mark: Mark;
}

type Pair = readonly [main: string, pale: string];

const REEF: readonly Pair[] = [
  ["#F0634A", "#FFE9C9"],
  ["#F5B92E", "#FFF3CE"],
  ["#2FA8B8", "#E2F6EE"],
  ["#3B7DD0", "#FFE08A"],
  ["#E97BA4", "#FFE9DF"],
  ["#63A65A", "#F3F0C4"],
];
const OPEN: readonly Pair[] = [
  ["#4A86B5", "#EAF1F2"],
  ["#2F93A8", "#E6F4F0"],
  ["#5E8FA0", "#F2EFE2"],
  ["#5B9A72", "#F0F1D8"],
  ["#8094A0", "#F1F1EC"],
];
const BETWEEN: readonly Pair[] = [
  ["#4A86B5", "#EAF1F2"],
  ["#5E8FA0", "#F2EFE2"],
  ["#3E6FA5", "#DDEBF2"],
];
const DUSK: readonly Pair[] = [
  ["#6A6FC0", "#DCDDF3"],
  ["#8A68B4", "#EADCF0"],
  ["#5F92B0", "#DCECF0"],
];
const NIGHT: readonly Pair[] = [
  ["#6E4A74", "#D0A6BE"],
  ["#8E3A4A", "#E2A894"],
  ["#465878", "#A9BDD6"],
  ["#625A6C", "#C4B4C0"],
  ["#5B4A86", "#B9ABDC"],
];
const SAND: readonly Pair[] = [
  ["#A08355", "#DCCBA2"],
  ["#7F8A58", "#D6D3A0"],
  ["#8D7468", "#D9C4B0"],
];

/** What everybody knows by heart; the place to correct a colour that looks wrong. */
const OWN: Record<string, Partial<Paper> & { main: string; pale: string }> = {
  atlantic_bluefin_tuna: { main: "#2C5D92", pale: "#E9EEF0" },
  atlantic_mackerel: { main: "#2F7F8E", pale: "#EAF1EC", mark: "bands" },
  atlantic_salmon: { main: "#8FA3AE", pale: "#F6E3DA", mark: "spots" },
  banggai_cardinalfish: { main: "#D9DEE0", pale: "#FFFDF6", mark: "bands", fin: "#39414E" },
  barreleye: { main: "#4A5666", pale: "#9FD8C4" },
  black_hagfish: { main: "#5A4A52", pale: "#B9A4A8" },
  blob_sculpin: { main: "#D9A0A0", pale: "#F6DAD2" },
  blue_tang: { main: "#2563C7", pale: "#F7C331", mark: "mask" },
  bluestreak_cleaner_wrasse: { main: "#2E86D8", pale: "#FFF6D8", mark: "stripes" },
  catalina_goby: { main: "#E8552E", pale: "#FFC27A", mark: "bands", fin: "#3B7DD0" },
  clown_anemonefish: { main: "#F2742B", pale: "#FFFDF6", mark: "bands" },
  emperor_red_snapper: { main: "#C8382E", pale: "#FFF0E4", mark: "bands" },
  european_flounder: { main: "#A58A5C", pale: "#DCCBA2", mark: "spots" },
  giant_manta_ray: { main: "#4A5C72", pale: "#E6E6DF" },
  giant_oarfish: { main: "#A9BCC8", pale: "#F1F3F2", fin: "#F0634A" },
  great_white_shark: { main: "#6E8796", pale: "#F7F5EE" },
  greenland_shark: { main: "#6A665E", pale: "#C9C2B2" },
  humpback_anglerfish: { main: "#5E4A56", pale: "#B99AA4" },
  leafy_seadragon: { main: "#B98A2E", pale: "#E9D48A" },
  mahi_mahi: { main: "#2FA36B", pale: "#F5D34A" },
  mandarinfish: { main: "#1F78C2", pale: "#F58A32", mark: "stripes" },
  mariana_snailfish: { main: "#E0B4C0", pale: "#FBECEF" },
  orange_roughy: { main: "#E0562B", pale: "#FFD7B5" },
  pacific_white_skate: { main: "#C3CED8", pale: "#F3F5F6" },
  paintspotted_moray: { main: "#B7A57C", pale: "#F2EAD2", mark: "spots" },
  pennant_coralfish: { main: "#F2C230", pale: "#FFFDF6", mark: "bands", fin: "#39414E" },
  porkfish: { main: "#F2C230", pale: "#E3EDF2", mark: "mask" },
  pygmy_seahorse: { main: "#E88BA0", pale: "#FFE4E4" },
  red_lionfish: { main: "#B8402E", pale: "#FFF0DF", mark: "bands" },
  saddleback_butterflyfish: { main: "#F1D98A", pale: "#FFFDF6", mark: "mask" },
  shortspine_spurdog: { main: "#7C8C95", pale: "#EFEFE8" },
  skipjack_tuna: { main: "#3B5F96", pale: "#EDF1F2", mark: "stripes" },
  striped_marlin: { main: "#2F5E9E", pale: "#E9EEF0", mark: "bands" },
  swordfish: { main: "#3F6288", pale: "#E9EEF0" },
  whale_shark: { main: "#4A6E86", pale: "#EDEFEA", mark: "spots" },
  white_spotted_puffer: { main: "#7F8B78", pale: "#F6F2E2", mark: "spots" },
  yellow_boxfish: { main: "#F3C02B", pale: "#FFF2C4", mark: "spots" },
};

function papersFor(zones: string, family: Family, hides: boolean): readonly Pair[] {
  const dark = zones === "D" || (zones.includes("M") && !zones.includes("S"));
  if (hides && !dark) return SAND;
  if (dark) return NIGHT;
  if (!zones.includes("S")) return DUSK;
  if (zones.length > 1) return BETWEEN;
  return family === "torpedo" || family === "shark" || family === "sturgeon" ? OPEN : REEF;
}

const MARKS: readonly Mark[] = ["none", "bands", "spots", "stripes", "none"];
const SWIMMERS: readonly Mark[] = ["none", "stripes", "none", "spots", "none"];

export function paperOf(name: string, zones: string, family: Family, hides: boolean): Paper {
  const own = OWN[name];
  if (own) return { mark: "none", ...own };
  const drawn = chance(name)();
  const papers = papersFor(zones, family, hides);
  const [main, pale] = papers[Math.floor(drawn * papers.length)]!;
  const plain = papers === NIGHT || family === "eel" || family === "dragon";
  const marks = family === "torpedo" || family === "shark" ? SWIMMERS : MARKS;
  return { main, pale, mark: plain ? "none" : marks[Math.floor(drawn * 97) % marks.length]! };
}
