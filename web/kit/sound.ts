/** One soft sound, two notes, when somebody's turn begins; off unless wished for. */
let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [at, pitch] of [
    [0, 523.25],
    [0.12, 783.99],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(0.06, now + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, now + at + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.55);
  }
}
