/** What can be corrected in a pack: each fact with where it stands, and what it may be. */

export type Path = readonly (string | number)[];

export interface Choice {
  value: string | number;
  label: string;
}

export interface Fact {
  path: Path;
  /** What it is a fact of: a card, a tile. */
  of: string;
  label: string;
  /** One number, one word, some words in order (`list`), or some numbers in any order (`set`). */
  kind: "number" | "choice" | "list" | "set";
  low?: number;
  high?: number;
  choices?: readonly Choice[];
}

export interface Part {
  title: string;
  facts: Fact[];
}

export interface Correction {
  /** Everything in the pack that no source could be found for. */
  parts: (printed: unknown) => Part[];
  /** The file: what differs from the printed pack, in the form that the game reads. */
  file: (draft: unknown, printed: unknown, name: string) => object;
}

type Tree = Record<string | number, unknown>;

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, step) => (at as Tree | undefined)?.[step], data);

export function putAt(data: unknown, path: Path, value: unknown): void {
  const last = path.at(-1);
  if (last !== undefined) (valueAt(data, path.slice(0, -1)) as Tree)[last] = value;
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
