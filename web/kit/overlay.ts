/** Views of one table laid over one another. */

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What one seat does not see another may: nothing that is there is lost. */
export function overlaid(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.map((part, i) => overlaid(part, other[i]));
  }
  if (!isPart(one) || !isPart(other)) return one;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...keys].map((key) => [key, overlaid(one[key], other[key])]));
}
