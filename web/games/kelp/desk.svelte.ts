/** What one person does at a table of Kelp: what may be chosen, what is half chosen, and what a press means. */
import { carry } from "../../kit/carry";
import type { Move } from "../../kit/wire";
import type { TableLike } from "../../kit/tablelike";
import { t } from "../../kit/texts.svelte";
import { cellOf } from "./graph";
import { attempt, entryOf, partners, sorted, type Legal } from "./moves";
import { OCTOPUS, SHARK } from "./seats";
import type { View } from "./view";

/** Several ways to one cell differ to the eye. */
export const WAY_COLOURS = ["#ff9d87", "#ffd976", "#f4fbfa", "#b9a3e8"] as const;

export class Desk {
  /** A hand card that is picked up: the place it is put to makes it a move. */
  card = $state<string | null>(null);
  /** A zone that is picked to change places with a neighbour. */
  zone = $state<string | null>(null);
  /** Several moves at one place: which is meant is asked. */
  asked = $state.raw<readonly { label: string; does: () => void; colour?: string; entry?: string }[] | null>(null);
  /** The end of a way that is looked at. */
  looked = $state<string | null>(null);
  readonly view: View = $derived.by(() => this.table.now!.view as View);
  readonly legal: Legal = $derived.by(() => sorted(this.table.moves, this.view));

  constructor(readonly table: TableLike) {}

  get octopus(): boolean {
    return this.table.shown === OCTOPUS;
  }
  get shark(): boolean {
    return this.table.shown === SHARK;
  }

  /** A choice that is half made does not outlive the decision it was made for. */
  forget(): void {
    this.card = null;
    this.zone = null;
    this.asked = null;
    this.looked = null;
  }

  #partners(): Map<string, Move> {
    return this.zone === null ? new Map<string, Move>() : partners(this.legal.pairs, this.zone);
  }

  movesAt(place: string): readonly Move[] {
    return this.legal.at.get(place) ?? [];
  }

  /** What a hand card may be put to once it is picked up. */
  cardMove(kind: "play" | "discard"): Move | undefined {
    return this.card === null ? undefined : this.movesAt(`hand:${this.card}`).find((move) => move.kind === kind);
  }

  isLegal(place: string): boolean {
    const [kind, name = ""] = place.split(/:(.*)/s);
    if (kind === "slot") return this.cardMove("play") !== undefined;
    if (kind === "discard") return this.cardMove("discard") !== undefined;
    if (kind === "cell" && (this.legal.ends.has(name) || this.legal.firsts.has(name))) return true;
    if (kind === "zone" && this.legal.pairs.length) {
      return this.zone === null
        ? this.legal.pairs.some((move) => move.facts["zone"] === name || move.facts["other"] === name)
        : this.#partners().has(name);
    }
    return this.legal.at.has(place);
  }

  isChosen(place: string): boolean {
    const { shark, octopus } = this.view;
    if (place.startsWith("hand:")) return this.card !== null && place === `hand:${this.card}`;
    if (place.startsWith("zone:")) {
      const zone = place.slice(5);
      return this.zone === zone || (octopus.picked?.includes(zone) ?? false);
    }
    return place === "in-hand" && shark.in_hand !== null;
  }

  isHinted(place: string): boolean {
    const hint = this.table.hint;
    if (!hint) return false;
    if (place.startsWith("slot:")) return this.cardMove("play")?.text === hint.text;
    if (place === "discard") return this.cardMove("discard")?.text === hint.text;
    if (hint.kind === "swap") {
      return place === `zone:${String(hint.facts["zone"])}` || place === `zone:${String(hint.facts["other"])}`;
    }
    if (hint.kind === "swim" || hint.kind === "step") return place === `cell:${cellOf(entryOf(hint))}`;
    return this.movesAt(place).some((move) => move.text === hint.text);
  }

  /** Of several ways to one cell, the one that is advised. */
  isHintedWay(entry: string | undefined): boolean {
    return entry !== undefined && this.table.hint !== null && entryOf(this.table.hint) === entry;
  }

  /** What a screen reader hears of a thing: its name, and what pressing it would do. */
  label(place: string, name: string): string {
    const moves = this.movesAt(place);
    const does = moves.length ? moves.map((move) => this.table.moveText(move)).join(" / ") : "";
    return does ? `${name.replace(/\.$/, "")}. ${does}` : name;
  }

  press(place: string): void {
    const [kind, name = ""] = place.split(/:(.*)/s);
    this.asked = null;
    if (kind === "slot" || kind === "discard") return this.#put(kind === "slot" ? "play" : "discard");
    if (kind === "cell" && this.legal.ends.has(name)) return this.swimTo(name);
    if (kind === "cell" && this.legal.firsts.has(name)) return this.#choose(this.legal.firsts.get(name)!);
    if (kind === "in-hand")
      return void this.table.why(attempt(`pool:${this.view.shark.in_hand ?? ""}`, "currents", true));
    if (kind === "zone" && this.legal.pairs.length) return this.#swap(name);
    const moves = this.movesAt(place);
    if (kind === "hand" && moves.some((move) => move.kind === "play" || move.kind === "discard")) {
      this.card = this.card === name ? null : name;
      return;
    }
    if (!moves.length) return void this.table.why(attempt(place, this.view.phase, this.shark));
    this.#choose(moves);
  }

  #choose(moves: readonly Move[]): void {
    if (moves.length === 1) return void this.table.play(moves[0]!.text);
    this.asked = moves.map((move) => ({
      label: this.table.moveText(move),
      does: () => void this.table.play(move.text),
    }));
  }

  /** Take a die or a card along with the pointer and drop it where it may go. */
  drag(event: PointerEvent, place: string): void {
    if (!this.isLegal(place)) return;
    carry(event, {
      start: async () => {
        if (place.startsWith("hand:")) this.card = place.slice(5);
        else if (this.movesAt(place).length === 1) await this.table.play(this.movesAt(place)[0]!.text);
      },
      drop: (places) => {
        const goal = places.find((one) => one !== place && this.isLegal(one));
        if (goal) this.press(goal);
      },
    });
  }

  /** Put the picked card down: on an action space it is played, on the discard it hides a block. */
  #put(kind: "play" | "discard"): void {
    const move = this.cardMove(kind);
    const card = this.card;
    if (!move && card) return void this.table.why(`${kind}:${card}`);
    if (!move && this.view.phase === "action" && this.table.mine) return this.table.refuse?.("web-card-first", {});
    if (!move) return void this.table.why("draw");
    this.card = null;
    void this.table.play(move.text);
  }

  #swap(zone: string): void {
    if (this.zone === null) this.zone = zone;
    else if (this.zone === zone) this.zone = null;
    else {
      const move = this.#partners().get(zone);
      this.zone = null;
      if (move) void this.table.play(move.text);
      else this.zone = zone;
    }
  }

  /** Swim the whole way to a cell; two ways to one cell are asked about. */
  swimTo(cell: string): void {
    const ways = this.legal.ends.get(cell) ?? [];
    if (ways.length === 1) return void this.follow(ways[0]!);
    this.asked = ways.map((way, i) => ({
      label: this.wayText(way),
      does: () => void this.follow(way),
      colour: WAY_COLOURS[i % WAY_COLOURS.length]!,
      entry: way[0]!,
    }));
  }

  /** A way in words: the cells swum over, then where it ends. */
  wayText(way: readonly string[]): string {
    const names = way.map((entry) => this.table.speaker.component(entry.split(".")[0]!));
    const end = names.pop() ?? "";
    const verb = this.view.phase === "glide" ? "step" : "swim";
    const said = this.table.speaker.say("move", verb, { cell: way.at(-1)!.split(".")[0] });
    return names.length ? `${said} (${t("kelp-board-over", { cells: names.join(", ") })})` : said || end;
  }

  /** Choose cell by cell, as far as the engine asks. */
  async follow(way: readonly string[]): Promise<void> {
    this.looked = null;
    for (const entry of way) {
      const move = this.table.moves.find((one) => one.text.endsWith(`:${entry}`) && /^(swim|step)/.test(one.text));
      if (move) await this.table.play(move.text);
    }
  }
}
