import type { GameFace } from "../../kit/face";
import { phone } from "../../kit/phone";
import { settings } from "../../kit/settings.svelte";
import { capital, t } from "../../kit/texts.svelte";
import Picture from "./Picture.svelte";
import { HABITS, passFor } from "./compass";
import type { View } from "./view";

export default {
  shelf: 2,
  chapter: "part",
  minutes: 15,
  quick: 2,
  facts: (table) => {
    const { filled, mode, seats } = table.now!.view as View;
    const silent = table.now!.talk === "silent" && seats.length > 1;
    // A phone's bar has room for the figures alone.
    return [
      t(phone().matches ? "web-trq-voyage-short" : "web-trq-voyage", { filled }),
      capital(t(`tranquility-option-mode-${mode}`)),
      ...(silent ? [t("web-trq-silent")] : []),
    ];
  },
  begins: ["placed", "started", "finished"],
  headlines: ["swallowed", "monster_took_start", "placed", "started", "finished", "storm_drawn", "discarded", "took"],
  moments: ["swallowed", "monster_took_start", "storm_drawn"],
  inFull: { drew: "drew_cards" },
  habits: HABITS,
  habit: (table) => {
    const view = table.now!.view as View;
    // Whatever one discards in a sea that is closed comes to the same.
    if (view.spent && settings.forced) return table.moves[0]?.text ?? null;
    return passFor(view, settings.habitOf("tranquility", HABITS), table.moves);
  },
  picture: Picture,
  sounds: { drew: "draw", placed: "place", started: "place", took: "draw", swallowed: "steal" },
  board: () => import("./Board.svelte"),
  companion: { players: [1, 5], motif: ["lighthouse", "#E8641B"], part: () => import("./Companion.svelte") },
  lesson: () => import("./lesson"),
} satisfies GameFace;
