/** A worker in which bots that search think, so that nobody waits for them. */
import { boot } from "./boot";

interface Thought {
  id: number;
  thought: string;
}

// Before the first await: what is said while there is nobody to hear it would be lost.
const waiting: Thought[] = [];
let hear = (asked: Thought): void => void waiting.push(asked);
self.onmessage = ({ data }: MessageEvent<Thought>) => hear(data);

const python = await boot();
const think = python.runPython("from seaboard.local.host import thought_of\nthought_of") as (thought: string) => string;
hear = ({ id, thought }) => {
  try {
    self.postMessage({ id, move: think(thought) });
  } catch (reason) {
    self.postMessage({ id, error: String(reason) });
  }
};
waiting.forEach(hear);
