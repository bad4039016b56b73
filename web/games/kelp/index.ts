import type { GameFace } from "../../kit/face";
import { phone } from "../../kit/phone";
import { capital, t } from "../../kit/texts.svelte";
import Picture from "./Picture.svelte";
import type { View } from "./view";

export default {
  shelf: 3,
  minutes: 40,
  quick: 2,
  facts: (table) => {
    const view = table.now!.view as View;
    const role = table.shown === null ? undefined : table.game?.roles[table.shown];
    const name = role ? t(`kelp-role-${role}`) : "";
    // A phone's bar has room for the role alone.
    const you = name ? [phone().matches ? capital(name) : t("kelp-board-you-are", { role: name })] : [];
    return [...you, t(`kelp-board-${view.board}`), t("web-round", { round: view.round })];
  },
  begins: ["shark-turn", "home"],
  headlines: [
    "showdown",
    "confrontation",
    "trap",
    "eat",
    "play",
    "reveal",
    "hunt",
    "learn",
    "discard",
    "swim",
    "draw",
    "roll",
  ],
  moments: ["reveal", "trap", "eat"],
  picture: Picture,
  pack: () => import("./cards"),
  correct: () => import("./correct"),
  sounds: {
    draw: "draw",
    "draw-own": "draw",
    "take-dice": "draw",
    play: "place",
    lay: "place",
    swim: "place",
    reveal: "steal",
    eat: "steal",
    confrontation: "steal",
  },
  board: () => import("./Board.svelte"),
  ending: () => import("./Ending.svelte"),
  companion: {
    players: [2, 2],
    roles: ["shark", "octopus"],
    motif: ["shark", "#3C9A5B"],
    part: () => import("./Companion.svelte"),
  },
  lesson: () => import("./lesson"),
} satisfies GameFace;
