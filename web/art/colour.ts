/** Tones of paper: colour arithmetic in OKLCH, so that steps of lightness look even whatever the hue. */

type Lch = readonly [lightness: number, chroma: number, hue: number];
export type Tones = readonly [lit: string, light: string, base: string, shade: string, fold: string];

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

function toLch(hex: string): Lch {
  const n = parseInt(hex.slice(1), 16);
  const r = linear((n >> 16) / 255);
  const g = linear(((n >> 8) & 255) / 255);
  const b = linear((n & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, bb), (Math.atan2(bb, a) * 180) / Math.PI];
}

/** A colour of the screen; chroma is taken back until it fits. */
function fromLch([lightness, chroma, hue]: Lch): string {
  for (let c = chroma; ; c *= 0.94) {
    const a = c * Math.cos((hue * Math.PI) / 180);
    const b = c * Math.sin((hue * Math.PI) / 180);
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const rgb = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
    if (c < 0.002 || rgb.every((v) => v > -0.003 && v < 1.003)) {
      return "#" + rgb.map((v) => byte(255 * gamma(Math.max(0, v)))).join("");
    }
  }
}

const byte = (v: number): string =>
  Math.round(Math.min(255, Math.max(0, v)))
    .toString(16)
    .padStart(2, "0");

/** The same colour, lighter or darker. */
export function shift(hex: string, by: number): string {
  const [l, c, h] = toLch(hex);
  return fromLch([Math.min(0.99, Math.max(0.08, l + by)), c, h]);
}

/** Five tones of one sheet of paper. Shade turns towards blue as under water; yellows turn to orange, not to olive. */
export function tones(hex: string): Tones {
  const [l, c, h] = toLch(hex);
  const step = l < 0.4 ? 0.085 : 0.075;
  const up = l > 0.86 ? 0.5 : 1;
  const turned = (t: number): number => {
    if (h > 45 && h < 125) return h - 22 * t;
    const away = ((265 - h + 540) % 360) - 180;
    return h + Math.sign(away) * Math.min(Math.abs(away), 12) * t;
  };
  const tone = (lightness: number, chroma: number, hue: number): string =>
    fromLch([Math.min(0.985, Math.max(0.1, lightness)), chroma, hue]);
  return [
    tone(l + step * 2 * up, c * 0.72, h),
    tone(l + step * up, c * 0.9, h),
    tone(l, c, h),
    tone(l - step, c * 1.02, turned(0.5)),
    tone(l - step * 2.1, c * 0.98, turned(1)),
  ];
}

export function mix(a: string, b: string, t: number): string {
  const channel = (hex: string, i: number): number => parseInt(hex.slice(1 + i, 3 + i), 16);
  return "#" + [0, 2, 4].map((i) => byte(channel(a, i) * (1 - t) + channel(b, i) * t)).join("");
}
