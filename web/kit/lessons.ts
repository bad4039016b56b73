/** What this device remembers of lessons: which games were offered with a guide, and which lessons were finished. */

const KEY = "seaboard.lessons";

interface Kept {
  asked: string[];
  done: string[];
}

function kept(): Kept {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { asked: read.asked ?? [], done: read.done ?? [] };
  } catch {
    return { asked: [], done: [] };
  }
}

function keep(what: keyof Kept, name: string): void {
  const all = kept();
  if (all[what].includes(name)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [what]: [...all[what], name] }));
  } catch {
    // A browser that keeps nothing is asked again.
  }
}

export const lessons = {
  wasAsked: (game: string): boolean => kept().asked.includes(game),
  asked: (game: string): void => keep("asked", game),
  isDone: (game: string, lesson: string): boolean => kept().done.includes(`${game}/${lesson}`),
  done: (game: string, lesson: string): void => keep("done", `${game}/${lesson}`),
};
