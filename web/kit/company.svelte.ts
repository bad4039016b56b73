/** Whom I do not want to meet: their lines are not shown, and they sit down at no table where I sit. */
import { api } from "./api";
import { person } from "./me.svelte";
import type { BlockedList, BlockedPlayer } from "./wire";

class Company {
  players = $state.raw<readonly BlockedPlayer[]>([]);
  #asked = false;
  readonly #ids = $derived(new Set(this.players.map((one) => one.id)));

  /** Asked once for a page, when somebody may talk. */
  know(): void {
    if (this.#asked) return;
    this.#asked = true;
    // A guest has no cookie before that.
    person
      .known()
      .then(() => api.blocked())
      .then(this.#take, () => (this.#asked = false));
  }

  blocks(player: string): boolean {
    return this.#ids.has(player);
  }

  async block(player: string, blocked: boolean): Promise<void> {
    this.#take(await api.block(player, blocked));
  }

  readonly #take = (list: BlockedList): void => {
    this.players = list.players;
  };
}

export const company = new Company();
