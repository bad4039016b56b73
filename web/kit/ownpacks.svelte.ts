/** Corrected packs that lie on this device: added from a file, or made on the page "correct your copy". */

export interface OwnPack {
  game: string;
  /** The fingerprint that records name it by. */
  pack: string;
  name: string;
  data: unknown;
}

const KEY = "seaboard.packs";

function kept(): OwnPack[] {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(read) ? (read as OwnPack[]) : [];
  } catch {
    return [];
  }
}

class OwnPacks {
  all = $state.raw<OwnPack[]>(kept());

  of(game: string): OwnPack[] {
    return this.all.filter((one) => one.game === game);
  }

  add(pack: OwnPack): void {
    this.#keep([...this.all.filter((one) => one.game !== pack.game || one.pack !== pack.pack), pack]);
  }

  remove(game: string, pack: string): void {
    this.#keep(this.all.filter((one) => one.game !== game || one.pack !== pack));
  }

  #keep(all: OwnPack[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still plays with it.
    }
  }
}

export const ownPacks = new OwnPacks();
