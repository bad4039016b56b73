/** The colours of the water by zone: the sheet itself and the wave before it. */
import { wave } from "../../art/sea";

export const WATER: Record<string, readonly [sheet: string, near: string]> = {
  S: ["#8FD6DA", "#5FBFCC"],
  T: ["#4C6FA8", "#39578F"],
  M: ["#25345C", "#182544"],
  D: ["#141C38", "#0C122A"],
};
export const ZONE_LETTERS = { sunlight: "S", twilight: "T", midnight: "M" } as const;

const scenes = new Map<string, string>();

/** The waters a fish may live in, laid one over another on 200 × 140. */
export function scene(zones: string): string {
  let drawn = scenes.get(zones);
  if (drawn === undefined) {
    const all = [...zones];
    const step = 140 / all.length;
    drawn = all
      .map((zone, i) => {
        const [sheet, near] = WATER[zone] ?? WATER["S"]!;
        const y = i * step;
        const back = i
          ? `<path d="${wave(200, y, 6, 125, -20 - i * 30, 142)}" fill="${sheet}"/>`
          : `<rect width="200" height="140" fill="${sheet}"/>`;
        return `${back}<path d="${wave(200, y + step * 0.6, 5, 95, -70 + i * 20, 142)}" fill="${near}" opacity=".75"/>`;
      })
      .join("");
    scenes.set(zones, drawn);
  }
  return drawn;
}
