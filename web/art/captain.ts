/** Captain Eight, who leads a first game: the folded octopus with a cap. Only pupils, mouth, cap and front arms change. */
import { tones } from "./colour";
import { facetsOf, folded } from "./motifs";

export type Face = "speaks" | "points" | "glad" | "waits";

const BODY = tones("#2FA0A6");
const CAP = folded(
  [
    "B 14,22 36,6 50,8 50,30 28,34",
    "C 86,22 64,6 50,8 50,30 72,34",
    "A 36,6 50,8 50,18",
    "E 26,31 50,28 50,36 28,39",
    "E 74,31 50,28 50,36 72,39",
    "K 28,38 50,35 72,38 62,43 50,40 38,43",
    "Y 50,13 43,20 50,28",
    "Z 50,13 57,20 50,28",
  ],
  tones("#24466B"),
);
const RAISED = folded(
  ["C 66,46 84,34 90,40 70,56", "B 84,34 90,40 98,16", "D 98,16 90,40 104,20", "C 98,16 104,20 106,8"],
  BODY,
);
const INK = "#17424A";

interface Looks {
  pupils: readonly [number, number];
  cap: string;
  raised: "" | "right" | "both";
  mouth: string;
}
const LOOKS: Record<Face, Looks> = {
  speaks: { pupils: [0, 0], cap: "translate(13 -19) scale(.74)", raised: "", mouth: "M44 53Q50 58 56 53" },
  points: { pupils: [2.2, -1], cap: "translate(13 -19) scale(.74)", raised: "right", mouth: "M44 53Q50 57 56 53" },
  glad: {
    pupils: [0, -1],
    cap: "translate(13 -31) rotate(-8 37 24) scale(.74)",
    raised: "both",
    mouth: "M42 52Q50 62 58 52Z",
  },
  waits: {
    pupils: [-2.4, 1.2],
    cap: "translate(13 -17) rotate(-5 37 24) scale(.74)",
    raised: "",
    mouth: "M45 54H55",
  },
};

/** The front arms are the first facets of the motif: four on the left, four on the right. */
function body(raised: Looks["raised"]): string {
  const kept = facetsOf("octopus")
    .filter((facet) => !facet.startsWith("K"))
    .filter((_, i) => !(raised && i >= 4 && i < 8) && !(raised === "both" && i < 4));
  return folded(kept, BODY);
}

/** A face in 124 × 134 units. */
export function captain(face: Face): string {
  const { pupils, cap, raised, mouth } = LOOKS[face];
  const [x, y] = pupils;
  const eyes = [40, 60].map((at) => `<circle cx="${at + x}" cy="${42 + y}" r="3.4" fill="#17242E"/>`).join("");
  const arms =
    (raised ? RAISED : "") + (raised === "both" ? `<g transform="translate(100 0) scale(-1 1)">${RAISED}</g>` : "");
  const fill = face === "glad" ? INK : "none";
  return `${body(raised)}${arms}${eyes}<path d="${mouth}" fill="${fill}" stroke="${INK}" stroke-width="2" stroke-linecap="round"/><g transform="${cap}">${CAP}</g>`;
}
