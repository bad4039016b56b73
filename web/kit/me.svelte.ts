/** Who I am to the server. */
import { api } from "./api";
import type { Me, MePatch } from "./wire";

class Person {
  now = $state.raw<Me | null>(null);
  #asked: Promise<Me | null> | undefined;

  /** The first request makes a guest, whose cookie everything else needs. */
  known(): Promise<Me | null> {
    this.#asked ??= api.me().then(
      (me) => (this.now = me),
      () => {
        this.#asked = undefined;
        return null;
      },
    );
    return this.#asked;
  }

  /** Another name or figure, kept by the server and told to every table where I sit. */
  async change(change: MePatch): Promise<Me> {
    const me = await api.changeMe(change);
    this.is(me);
    return me;
  }

  is(me: Me): void {
    this.now = me;
    this.#asked = Promise.resolve(me);
  }
}

export const person = new Person();
