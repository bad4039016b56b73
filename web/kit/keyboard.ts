/** The keyboard at a table: numbers for legal targets, arrows to go from one to the next. */
import type { TableLike } from "./tablelike";

const TARGETS = "[data-target]";

function targets(root: HTMLElement): HTMLElement[] {
  const shut = root.querySelector("dialog[open]") ?? root;
  return [...shut.querySelectorAll<HTMLElement>(TARGETS)].filter((node) => node.offsetParent !== null);
}

/** Write 1 … 9 on the legal targets, in reading order. */
function number(root: HTMLElement): void {
  const all = targets(root);
  for (const node of root.querySelectorAll<HTMLElement>("[data-key]")) {
    if (!all.includes(node) || all.indexOf(node) > 8) node.removeAttribute("data-key");
  }
  all.slice(0, 9).forEach((node, i) => {
    const key = String(i + 1);
    if (node.dataset["key"] !== key) node.dataset["key"] = key;
    node.setAttribute("aria-keyshortcuts", key);
  });
}

const isTyping = (node: EventTarget | null): boolean =>
  node instanceof HTMLElement && (node.matches("input, textarea, select") || node.isContentEditable);

function nearest(from: HTMLElement, all: HTMLElement[], key: string): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const x = here.left + here.width / 2;
  const y = here.top + here.height / 2;
  const sideways = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const node of all) {
    if (node === from) continue;
    const box = node.getBoundingClientRect();
    const dx = box.left + box.width / 2 - x;
    const dy = box.top + box.height / 2 - y;
    const along = (sideways ? dx : dy) * sign;
    if (along <= 1) continue;
    const cost = along + Math.abs(sideways ? dy : dx) * 3;
    if (cost < least) {
      least = cost;
      best = node;
    }
  }
  return best;
}

/** An action for the root of a table. */
export function tableKeys(root: HTMLElement): { destroy: () => void } {
  let byKeyboard = false;
  let queued = 0;

  const refresh = (): void => {
    queued = 0;
    number(root);
    // The thing that had the focus is gone: go on with the first thing that can be chosen.
    if (byKeyboard && (document.activeElement === document.body || document.activeElement === null)) {
      targets(root)[0]?.focus();
    }
  };
  const watch = new MutationObserver(() => {
    queued ||= requestAnimationFrame(refresh);
  });
  watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-target", "open"] });
  refresh();

  const onKey = (event: KeyboardEvent): void => {
    byKeyboard = true;
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    // Beside printed numbers the keys would be taken for these; whoever uses a mouse does not need them.
    root.toggleAttribute("data-keys", true);
    const all = targets(root);
    if (/^[1-9]$/.test(event.key)) {
      const chosen = all[Number(event.key) - 1];
      if (!chosen) return;
      event.preventDefault();
      chosen.focus();
      chosen.click();
    } else if (event.key.startsWith("Arrow") && all.length) {
      const active = document.activeElement;
      const next = active instanceof HTMLElement && root.contains(active) ? nearest(active, all, event.key) : all[0];
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  };
  const onPointer = (): void => {
    byKeyboard = false;
    root.toggleAttribute("data-keys", false);
  };
  addEventListener("keydown", onKey);
  addEventListener("pointerdown", onPointer, true);
  return {
    destroy: () => {
      watch.disconnect();
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onPointer, true);
    },
  };
}

/** `N` the next step, `P` a break, `.` to my turn, `L` the last turn again. */
export function telling(_root: HTMLElement, table: TableLike): { destroy: () => void } {
  const onKey = (event: KeyboardEvent): void => {
    const feed = table.feed;
    if (!feed || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === "KeyN") feed.next();
    else if (event.code === "KeyP") feed.hold(!feed.held);
    else if (event.key === ".") feed.hurry();
    else if (event.code === "KeyL") feed.tellAgain();
  };
  addEventListener("keydown", onKey);
  return { destroy: () => removeEventListener("keydown", onKey) };
}
