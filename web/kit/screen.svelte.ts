import { phone } from "./phone";

/** The size of the window, for what CSS cannot decide. Breakpoints are in em, as in the styles: larger text is a smaller screen. */
const PHONE = phone();
const WIDE = matchMedia("(min-width: 64em)");
/** A phone on its side: the bar is a strip, the board stands at the left. */
const SIDE = matchMedia("(min-width: 43.75em) and (max-width: 63.9375em) and (max-height: 30em)");
/** Wide, but not so wide that a board can have rails on both sides. */
const TABLET = matchMedia("(min-width: 64em) and (max-width: 74.9375em)");

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  phone = $state(PHONE.matches);
  wide = $state(WIDE.matches);
  side = $state(SIDE.matches);
  tablet = $state(TABLET.matches);

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
    PHONE.addEventListener("change", () => (this.phone = PHONE.matches));
    WIDE.addEventListener("change", () => (this.wide = WIDE.matches));
    SIDE.addEventListener("change", () => (this.side = SIDE.matches));
    TABLET.addEventListener("change", () => (this.tablet = TABLET.matches));
  }

  /** Held in a hand: little room, large fingers. */
  get small(): boolean {
    return this.phone || this.side;
  }
}

export const screen = new Screen();
