/** Short sounds made in code: a card is drawn, a thing laid down or taken away, a turn begins, a game ends. Off unless wished for. */
import { settings } from "./settings.svelte";

export type Sound = "draw" | "place" | "steal" | "turn" | "end";

/** When, how high (Hz), how high at its end, how long (s) and how loud. */
type Note = readonly [at: number, from: number, to: number, long: number, loud: number];

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  draw: [[0, 0, 0, 0.09, 0.09]],
  place: [
    [0, 196, 120, 0.12, 0.1],
    [0, 0, 0, 0.04, 0.06],
  ],
  steal: [
    [0, 440, 180, 0.28, 0.05],
    [0.05, 0, 0, 0.16, 0.07],
  ],
  turn: [
    [0, 523.25, 523.25, 0.5, 0.06],
    [0.12, 783.99, 783.99, 0.5, 0.06],
  ],
  end: [
    [0, 392, 392, 0.5, 0.06],
    [0.14, 523.25, 523.25, 0.5, 0.06],
    [0.28, 659.25, 659.25, 0.9, 0.07],
  ],
};

class Sounds {
  #context: AudioContext | null = null;
  #rustle: AudioBuffer | null = null;
  /** What was heard last, so that it can be looked up without ears. */
  last: Sound | null = null;

  play(sound: Sound): void {
    if (!settings.sound) return;
    this.last = sound;
    document.documentElement.dataset["sound"] = sound;
    try {
      this.#context ??= new AudioContext();
      if (this.#context.state === "suspended") void this.#context.resume();
      for (const note of NOTES[sound]) this.#sing(this.#context, note);
    } catch {
      // A browser without sound still plays.
    }
  }

  #sing(context: AudioContext, [at, from, to, long, loud]: Note): void {
    const begin = context.currentTime + at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + long);
    volume.connect(context.destination);
    const source = from ? this.#tone(context, begin, from, to, long) : this.#paper(context, volume);
    if (from) source.connect(volume);
    source.start(begin);
    source.stop(begin + long + 0.05);
  }

  #tone(context: AudioContext, begin: number, from: number, to: number, long: number): AudioScheduledSourceNode {
    const tone = context.createOscillator();
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + long);
    return tone;
  }

  /** Paper on paper: a short rustle, high and dry. */
  #paper(context: AudioContext, volume: AudioNode): AudioScheduledSourceNode {
    if (!this.#rustle) {
      this.#rustle = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
      const grains = this.#rustle.getChannelData(0);
      for (let i = 0; i < grains.length; i++) grains[i] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.#rustle;
    const high = context.createBiquadFilter();
    high.type = "highpass";
    high.frequency.value = 2600;
    source.connect(high).connect(volume);
    return source;
  }
}

export const sounds = new Sounds();
