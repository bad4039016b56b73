/** Somebody who looks elsewhere is called back when it is their turn, if they have allowed it. */
import { settings } from "./settings.svelte";

/** Whether this browser could show a notification at all: not every one does, and only over a safe line. */
export const canCall = (): boolean => typeof Notification !== "undefined" && isSecureContext;

/** Ask for leave; whether it was given. */
export async function askLeave(): Promise<boolean> {
  if (!canCall()) return false;
  if (Notification.permission === "granted") return true;
  return (await Notification.requestPermission()) === "granted";
}

export function callBack(title: string, body: string): void {
  if (!settings.calls || !document.hidden || !canCall() || Notification.permission !== "granted") return;
  try {
    const call = new Notification(title, { body, tag: location.pathname, icon: "/boat.svg" });
    call.onclick = () => {
      focus();
      call.close();
    };
  } catch {
    // Some phones show notifications of installed pages only; the title of the tab says it too.
  }
}
