/** A frond of kelp, folded leaf by leaf. */
import { chance } from "./chance";

const GREEN = ["#A9CF8E", "#7FB46F", "#5F9F5B", "#3E8552"] as const;

export function frond(x: number, y: number, height: number, seed: string): string {
  const random = chance(seed);
  const leaves = Math.max(3, Math.round(height / 17));
  const sway = random() * 6;
  let stem = `M${x} ${y}`;
  let s = "";
  const leaf = (points: string, tone: number): string =>
    `<polygon points="${points}" fill="${GREEN[tone]}" stroke="${GREEN[tone]}" stroke-width=".5" stroke-linejoin="round"/>`;
  for (let i = 1; i <= leaves; i++) {
    const nx = x + Math.sin(i * 0.9 + sway) * 5;
    const ny = y - (height * i) / leaves;
    const long = 17 * (1 - (i / leaves) * 0.4) * (i % 2 ? 1 : -1);
    const at = (dx: number, dy: number): string => `${(nx + dx).toFixed(1)},${(ny + dy).toFixed(1)}`;
    stem += `L${nx.toFixed(1)} ${ny.toFixed(1)}`;
    s += leaf(`${at(0, 4)} ${at(long, -5)} ${at(long * 0.45, 7)}`, i % 2 ? 1 : 2);
    s += leaf(`${at(0, 4)} ${at(long, -5)} ${at(long * 0.4, -6)}`, i % 2 ? 0 : 1);
  }
  return `<path d="${stem}" stroke="${GREEN[3]}" stroke-width="3.6" fill="none" stroke-linejoin="round"/>${s}`;
}
