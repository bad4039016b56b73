/** Opens the page again because a part of it is not to be had; not twice in a row, or it would do nothing else. */
const NOTED = "seaboard.reopened";
const PATIENCE = 60_000; // ms in which a second try says that it is not an update

export function reopenOnce(kept: Pick<Storage, "getItem" | "setItem">, now: number, reopen: () => void): boolean {
  if (now - Number(kept.getItem(NOTED) ?? -PATIENCE) < PATIENCE) return false;
  kept.setItem(NOTED, String(now));
  reopen();
  return true;
}
