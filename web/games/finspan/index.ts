import type { GameFace } from "../../kit/face";
import { phone } from "../../kit/phone";
import { t } from "../../kit/texts.svelte";
import Picture from "./Picture.svelte";
import type { View } from "./view";

export default {
  shelf: 4,
  chapter: "week",
  minutes: 60,
  quick: 2,
  facts: (table) => {
    const view = table.now!.view as View;
    // A phone's bar has little room.
    const week = t(phone().matches ? "finspan-web-week-short" : "finspan-web-week-of", {
      week: view.week,
      weeks: view.numbers.weeks,
    });
    const mine = table.shown === null ? undefined : view.seats[table.shown];
    return mine ? [week, t("finspan-web-divers-of", { count: mine.divers, most: view.numbers.divers })] : [week];
  },
  begins: ["plays", "dives", "nautoma-turn", "week-ends"],
  headlines: ["plays", "dives"],
  nobodys: ["scores-achievement", "has-most", "passes-marker"],
  moments: ["plays", "eats"],
  picture: Picture,
  pack: () => import("./cards"),
  correct: () => import("./correct"),
  sounds: {
    draws: "draw",
    plays: "place",
    "lays-egg": "place",
    consumes: "steal",
    eats: "steal",
    "nautoma-plays": "place",
  },
  board: () => import("./Board.svelte"),
  sheet: () => import("./LastSheet.svelte"),
  companion: { players: [1, 5], motif: ["shoal_of_fish", "#227799"], part: () => import("./Companion.svelte") },
  lesson: () => import("./lesson"),
} satisfies GameFace;
