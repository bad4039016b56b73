/** The size of the window, for what CSS cannot decide. */
class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  get phone(): boolean {
    return this.width < 700;
  }

  get wide(): boolean {
    return this.width >= 1024;
  }
}

export const screen = new Screen();
