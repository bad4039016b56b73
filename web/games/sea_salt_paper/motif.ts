/** The folded animal of a card: in the colour of the card, or in that of the sea where only its kind is known. */
import { tones, type Tones } from "../../art/colour";
import { COLOURS, type ColourName } from "../../art/glyphs";
import { MOTIF_NAMES, type MotifName } from "../../art/motifs";

const SEA = tones("#4593AB");
const FOLDED = new Set<string>(MOTIF_NAMES);

export default (item: string): readonly [MotifName, Tones] | null => {
  const [name = "", colour] = item.split("/");
  if (!FOLDED.has(name)) return null;
  return [name as MotifName, colour ? COLOURS[colour as ColourName].tones : SEA];
};
