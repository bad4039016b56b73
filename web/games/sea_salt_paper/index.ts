import type { GameFace } from "../../kit/face";
import { t } from "../../kit/texts.svelte";
import Picture from "./Picture.svelte";
import type { View } from "./view";

export default {
  shelf: 1,
  minutes: 20,
  quick: 3,
  facts: (table) => {
    const { round, target } = table.now!.view as View;
    return [t("web-round", { round }), t("web-ssp-to-points", { target })];
  },
  begins: ["round_begins", "drew_two", "took_from_pile", "took_last_of_deck"],
  headlines: ["four_mermaids", "called", "robbed_card", "robbed", "played_pair", "took_from_pile", "drew_two"],
  moments: ["robbed", "called"],
  nobodys: ["round_begins"],
  quiet: ["ended_turn"],
  picture: Picture,
  sounds: {
    drew_two: "draw",
    took_from_pile: "draw",
    discarded: "place",
    played_pair: "place",
    robbed: "steal",
    robbed_card: "steal",
  },
  board: () => import("./Board.svelte"),
  companion: { players: [2, 4], motif: ["octopus", "#7B4BAF"], part: () => import("./Companion.svelte") },
  lesson: () => import("./lesson"),
  motif: () => import("./motif"),
  legend: () => import("./Legend.svelte"),
} satisfies GameFace;
