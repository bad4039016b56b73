/** A table for friends: laid with free seats, its link ready to be sent. */
import { api } from "../kit/api";
import { copyText } from "../kit/copy";
import { place } from "../kit/router.svelte";
import type { GameInfo, Reach, SeatWanted } from "../kit/wire";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** Where others open this server: the address I came by, if it is one of theirs too. */
export interface Way {
  origin: string;
  network: Reach["network"];
  others: readonly string[];
}

export async function wayHere(): Promise<Way> {
  const here = location.origin;
  const reach = await api.reach().catch((): Reach => ({ addresses: [], network: "world" }));
  if (!LOOPBACK.test(location.hostname)) {
    const others = reach.addresses.filter((address) => address !== here);
    return { origin: here, network: reach.network === "local" ? "local" : "world", others };
  }
  const [first, ...others] = reach.addresses;
  return first ? { origin: first, network: reach.network, others } : { origin: here, network: "none", others: [] };
}

export const linkTo = (way: Way, table: string): string => `${way.origin}/t/${table}`;

/** Everybody may come: as many seats as the game has, all open but mine. Those that stay empty are taken away. */
export async function invite(game: GameInfo, mine = 0): Promise<void> {
  const most = game.seats.at(-1) ?? 2;
  const seats = Array.from({ length: most }, (_, i): SeatWanted => ({ kind: i === mine ? "me" : "open" }));
  const table = await api.lay({ game: game.name, seats, start: "host", hints: false });
  fresh = (await copyText(linkTo(await wayHere(), table.id))) ? table.id : "";
  place.go(`/t/${table.id}`);
}

let fresh = "";

/** Whether the link of this table has just been copied by itself; told once. */
export function justCopied(table: string): boolean {
  const yes = fresh === table;
  fresh = "";
  return yes;
}
