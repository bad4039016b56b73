/** The size of the window, for what CSS cannot decide. Breakpoints are in em, as in the styles: larger text is a smaller screen. */
const PHONE = matchMedia("(max-width: 43.6875em)");
const WIDE = matchMedia("(min-width: 64em)");

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  phone = $state(PHONE.matches);
  wide = $state(WIDE.matches);

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
    PHONE.addEventListener("change", () => (this.phone = PHONE.matches));
    WIDE.addEventListener("change", () => (this.wide = WIDE.matches));
  }
}

export const screen = new Screen();
