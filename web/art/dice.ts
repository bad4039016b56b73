/** Dice: cut paper octagons in three colours. A die that shows no pips shows what it is for. */
export type DieColour = "blue" | "yellow" | "red";

interface DiePaper {
  face: string;
  lit: string;
  shade: string;
  ink: string;
  /** Current, search, attack: a wave, a lens, teeth. */
  sign: string;
}

const PAPERS: Record<DieColour, DiePaper> = {
  blue: {
    face: "#3A8FD0",
    lit: "#65AEE2",
    shade: "#2A6FAE",
    ink: "#FFFDF7",
    sign: '<path d="M-11 2q5.5 -8 11 0t11 0"/>',
  },
  yellow: {
    face: "#F4BE38",
    lit: "#FFD976",
    shade: "#CF9314",
    ink: "#3A2A00",
    sign: '<circle cx="-2" cy="-2" r="6.5"/><path d="M3 3L10 10"/>',
  },
  red: {
    face: "#E2553D",
    lit: "#F58570",
    shade: "#B23824",
    ink: "#FFFDF7",
    sign: '<path d="M-10 -6H10L6.5 5L3 -1L0 7L-3 -1L-6.5 5Z"/>',
  },
};

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die on a box of −21 … 21. */
export function die(colour: DieColour, value: number | null): string {
  const paper = PAPERS[colour];
  const pips =
    value === null
      ? `<g fill="none" stroke="${paper.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${paper.sign}</g>`
      : (PIPS[value] ?? [])
          .map(([x, y]) => `<circle cx="${x * 8}" cy="${y * 8}" r="3.6" fill="${paper.ink}"/>`)
          .join("");
  return (
    `<path d="M-20 -14L-14 -20H14L20 -14V14L14 20H-14L-20 14Z" fill="${paper.face}"/>` +
    `<path d="M-20 -14L-14 -20H14L20 -14L13 -12H-13Z" fill="${paper.lit}"/>` +
    `<path d="M-20 14L-14 20H14L20 14L13 12H-13Z" fill="${paper.shade}"/>${pips}`
  );
}

/** `blue/4`, or a colour alone for a die that is not rolled. */
export function dieParts(name: string): { colour: DieColour; value: number | null } {
  const [colour, value] = name.split("/");
  return { colour: colour as DieColour, value: value === undefined ? null : Number(value) };
}
