/** The ground of the kelp forest: three kinds of zones by day and by night, and the dens of the shark. */
import { chance } from "./chance";
import { frond } from "./kelp";

export type ZoneKind = "open" | "kelp" | "rocky";
export type Hour = "day" | "night";

interface Ground {
  far: string;
  near: string;
}
const GROUND: Record<Hour, Record<ZoneKind, Ground>> = {
  day: {
    open: { far: "#EADBB4", near: "#DFCDA0" },
    kelp: { far: "#7FB8A0", near: "#6AA68C" },
    rocky: { far: "#A6B3BB", near: "#94A3AD" },
  },
  night: {
    open: { far: "#8D8FB0", near: "#7C7FA3" },
    kelp: { far: "#3C7468", near: "#2F6359" },
    rocky: { far: "#586A86", near: "#4B5C78" },
  },
};
const STONE: Record<Hour, readonly string[]> = {
  day: ["#C6CFD2", "#9DABB2", "#7B8B95", "#5D6E7A"],
  night: ["#8C9DBC", "#6E80A1", "#526484", "#3B4B69"],
};
const SHADES: Record<Hour, readonly [string, string]> = { day: ["#CBB98C", "#F0634A"], night: ["#A2A5C8", "#7BE3D4"] };

const facet = (points: readonly (readonly [number, number])[], fill: string): string =>
  `<polygon points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}" fill="${fill}" stroke="${fill}" stroke-width=".5" stroke-linejoin="round"/>`;

function stone(x: number, foot: number, half: number, height: number, tone: readonly string[]): string {
  const left: readonly [number, number] = [x - half * 0.7, foot - height * 0.6];
  const right: readonly [number, number] = [x + half * 0.7, foot - height * 0.5];
  const middle: readonly [number, number] = [x - half * 0.1, foot];
  return (
    facet([[x - half, foot], left, middle], tone[1]!) +
    facet([left, [x, foot - height], middle], tone[0]!) +
    facet([[x, foot - height], right, middle], tone[2]!) +
    facet([right, [x + half, foot], middle], tone[3]!)
  );
}

function starfish(x: number, y: number, ink: string, pale: string): string {
  let s = "";
  for (let i = 0; i < 5; i++) {
    const at = (k: number, far: number): readonly [number, number] => {
      const turn = (i + k) * Math.PI * 0.4 - Math.PI / 2;
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
    };
    s += facet([[x, y], at(0, 14), at(0.5, 5)], ink) + facet([[x, y], at(0, 14), at(-0.5, 5)], pale);
  }
  return s;
}

/** Small lights of the deep: at night they drift over every zone. */
function lights(random: () => number, count: number): string {
  let s = "";
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [12 + random() * 134, 12 + random() * 134, 1.2 + random() * 1.6];
    s += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * 2.6).toFixed(1)}" fill="#8FF0E0" opacity=".16"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="#C9FFF4" opacity=".85"/>`;
  }
  return s;
}

/** A zone on a box of 158. */
export function zoneGround(kind: ZoneKind, hour: Hour, seed: string): string {
  const random = chance(seed);
  const ground = GROUND[hour][kind];
  let s =
    `<rect width="158" height="158" rx="14" fill="${ground.far}"/>` +
    `<path d="M0 98q40 -14 79 0t79 0V144q0 14 -14 14H14q-14 0 -14 -14Z" fill="${ground.near}"/>`;
  if (kind === "kelp") {
    const heights = [0.84, 0.62, 0.4, 0.4, 0.6, 0.74];
    heights.forEach((high, i) => {
      const x = 13 + (i % 3) * 13 + (i > 2 ? 106 : 0);
      s += frond(x, 154, 158 * (high + random() * 0.1), `${seed}${i}`);
    });
    if (hour === "night") s = `${s}<rect width="158" height="158" rx="14" fill="#0B2440" opacity=".34"/>`;
  } else if (kind === "rocky") {
    const tone = STONE[hour];
    s += stone(26, 154, 24, 44, tone) + stone(130, 154, 26, 52, tone) + stone(30, 40, 22, 30, tone);
  } else {
    const [ripple, star] = SHADES[hour];
    for (let i = 0; i < 4; i++) {
      s += `<path d="M${(14 + random() * 40).toFixed(1)} ${24 + i * 34}q12 -7 24 0t24 0" fill="none" stroke="${ripple}" stroke-width="2" stroke-linecap="round"/>`;
    }
    s += starfish(128, 130, star, hour === "day" ? "#FF9D87" : "#B8FFF2");
  }
  return hour === "night" ? s + lights(random, 5) : s;
}

/** A den over a cell whose middle is 0,0 and whose radius is about 29; its mouth looks down. */
export const den = (hour: Hour): string => {
  const [light, dark] = hour === "day" ? ["#9DABB2", "#5D6E7A"] : ["#8698B8", "#3B4B69"];
  return (
    `<path d="M-31 20L-25 -20L0 -38L26 -19L31 20" fill="none" stroke="${dark}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<path d="M-31 20L-25 -20L0 -38" fill="none" stroke="${light}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>`
  );
};
