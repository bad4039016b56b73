/** A phone held upright, as the styles have it. Apart from `screen`, so that home, which loads all games' faces, stays small. */
export const phone = (): MediaQueryList => matchMedia("(max-width: 43.6875em)");
