/** Tap for one more; hold, swipe down, or press minus for one less. */
const LONG = 420;
const DOWN = 28;

export function tapHold(node: HTMLElement, act: { more: () => void; less: () => void }) {
  let timer = 0;
  let y = 0;
  let held = false;
  const stop = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    held = false;
    y = event.clientY;
    stop();
    timer = setTimeout(() => {
      held = true;
      act.less();
    }, LONG) as unknown as number;
  };
  const move = (event: PointerEvent) => {
    if (!held && timer && event.buttons && event.clientY - y > DOWN) {
      stop();
      held = true;
      act.less();
    }
  };
  const click = () => {
    stop();
    if (!held) act.more();
    held = false;
  };
  const key = (event: KeyboardEvent) => {
    if (!["-", "Backspace", "Delete"].includes(event.key)) return;
    event.preventDefault();
    act.less();
  };
  const menu = (event: Event) => event.preventDefault();
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", stop);
  node.addEventListener("pointercancel", stop);
  node.addEventListener("click", click);
  node.addEventListener("keydown", key);
  node.addEventListener("contextmenu", menu);
  return {
    update: (next: typeof act) => {
      act = next;
    },
    destroy: stop,
  };
}
