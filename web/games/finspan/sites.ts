/** The three dive sites: each has a colour and, so that the colour never stands alone, a sign. */
import type { ColourName } from "../../art/glyphs";

export const SITE_COLOURS: Record<string, string> = { blue: "#2A6FAC", purple: "#7B4BAF", green: "#2E7D49" };
export const SITE_GLYPHS: Record<string, ColourName> = { blue: "dark_blue", purple: "purple", green: "green" };
export const SYMBOL_COLOURS: Record<string, string> = {
  bioluminescent: "#0B7A73",
  camouflage: "#5F7030",
  electric: "#8A5E00",
  predator: "#C43C25",
  venomous: "#7B4BAF",
};
