/** The numbers of a game's components: asked for once, and laid out before anything of the game is drawn. */
import { api } from "./api";
import type { GameFace } from "./face";
import { reworded } from "./texts.svelte";
import type { Pack } from "./wire";

export const STANDARD = "standard";
const lying = new Map<string, string>(); // game -> the pack that its components are drawn with
const known = new Map<string, Promise<Pack>>();

/** Have the components of a game drawn with the numbers as printed, or with those that `ask` brings. */
export async function takePack(
  face: GameFace,
  game: string,
  pack = STANDARD,
  ask: () => Promise<Pack> = () => api.pack(game),
): Promise<void> {
  if (!face.pack || lying.get(game) === pack) return;
  const key = `${game} ${pack}`;
  let asked = known.get(key);
  if (!asked) {
    asked = pack === STANDARD ? api.pack(game) : ask();
    known.set(key, asked);
    asked.catch(() => known.delete(key));
  }
  const [{ default: take }, all] = await Promise.all([face.pack(), asked]);
  take(all.printed);
  reworded.set(game, all.words);
  lying.set(game, pack);
}
