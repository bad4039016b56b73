/** Small signs on a 24 box: strokes of 2, cut corners. They stand beside words or carry a label. */
export const ICONS = {
  look: '<path d="M4 5H14V17H4Z" fill="none"/><circle cx="15" cy="13" r="4.5"/><path d="M18.3 16.6L22 21"/>',
  again: '<path d="M19.5 12A7.5 7.5 0 1 1 17 6.4"/><path d="M17.6 1.8V7.2H12.2"/>',
  draw: '<path d="M5 3H17V14"/><path d="M5 3V20H12"/><path d="M17 14V22M13.5 18.5L17 22L20.5 18.5"/>',
  steal:
    '<path d="M11 3.5H21.5V20.5H11Z"/><path d="M14.4 9.6A2 2 0 1 1 16.3 12.4V13.6M16.3 16.8V16.9"/><path d="M8 12H1.6M5 8.6L1.6 12L5 15.4"/>',
  hand: '<path d="M3 9L9 5.5L14 17L8 20Z"/><path d="M11 5H17V17"/><path d="M19 7L22.5 8.5L19 18"/>',
  deck: '<path d="M5 6H15V21H5Z"/><path d="M8 3H18V18"/>',
  egg: '<path d="M12 3C16.5 3 19 9 19 13.5A7 7 0 0 1 5 13.5C5 9 7.5 3 12 3Z"/>',
  young:
    '<path d="M2.5 12C6 6.5 13 6.5 16.5 12C13 17.5 6 17.5 2.5 12Z"/><path d="M16 12L21.5 7.5V16.5Z"/><circle cx="7" cy="11" r=".8"/>',
  school:
    '<path d="M8 6C10 3 14 3 16 6C14 9 10 9 8 6ZM16 6L20 3.6V8.4Z"/><path d="M2 12.5C4 9.5 8 9.5 10 12.5C8 15.5 4 15.5 2 12.5ZM10 12.5L14 10V15Z"/><path d="M9 19C11 16 15 16 17 19C15 22 11 22 9 19ZM17 19L21 16.6V21.4Z"/>',
  eat: '<path d="M2 12C5 5 13 4 18 8L12 12L18 16C13 20 5 19 2 12Z"/><circle cx="9.4" cy="8.8" r=".9"/><path d="M21.4 10.5V13.5"/>',
  card: '<path d="M6 3H18V21H6Z"/><path d="M13 3V8H18"/>',
  move: '<path d="M3 12H20M14.5 6.5L20 12L14.5 17.5"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12L16 14.5"/>',
  menu: '<path d="M4 6H20M4 12H20M4 18H20"/>',
  people:
    '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20C3 15 6 13 9 13S15 15 15.5 20"/><path d="M15.5 5A3.2 3.2 0 0 1 16 11.2M18 14C20.5 15 21.5 17 21.8 20"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21.5 21.5"/>',
  undo: '<path d="M8 4L3.5 8.5L8 13"/><path d="M4 8.5H14A6 6 0 0 1 14 20.5H9"/>',
  chat: '<path d="M3 4H21V16H11L6 21V16H3Z"/>',
  book: '<path d="M12 6C9 4 6 4 3 4.6V19C6 18.4 9 18.4 12 20.4C15 18.4 18 18.4 21 19V4.6C18 4 15 4 12 6ZM12 6V20"/>',
  close: '<path d="M5 5L19 19M19 5L5 19"/>',
  gear: '<path d="M10.2 2.5H13.8L14.5 5.4L17 6.8L19.9 6L21.6 9L19.5 11.2V13.6L21.6 15.6L19.9 18.6L17 17.8L14.5 19.2L13.8 22H10.2L9.5 19.2L7 17.8L4.1 18.6L2.4 15.6L4.5 13.4V11L2.4 9L4.1 6L7 6.8L9.5 5.4Z"/><circle cx="12" cy="12.2" r="3"/>',
  hint: '<path d="M8.5 16.5C6.6 15.2 5.5 13 5.5 10.5A6.5 6.5 0 0 1 18.5 10.5C18.5 13 17.4 15.2 15.5 16.5V18.5H8.5Z"/><path d="M9.5 22H14.5"/>',
  share: '<path d="M12 3V15M7 7.5L12 2.8L17 7.5"/><path d="M5 12V21H19V12"/>',
  copy: '<path d="M8 8H20V21H8Z"/><path d="M4 16V3H15"/>',
  play: '<path d="M7 4L19 12L7 20Z"/>',
  pause: '<path d="M8 4V20M16 4V20"/>',
  first: '<path d="M6 5V19M19 5L9 12L19 19Z"/>',
  last: '<path d="M18 5V19M5 5L15 12L5 19Z"/>',
  back: '<path d="M15 5L8 12L15 19"/>',
  next: '<path d="M9 5L16 12L9 19"/>',
  eye: '<path d="M2 12C6 5.5 18 5.5 22 12C18 18.5 6 18.5 2 12Z"/><circle cx="12" cy="12" r="3.2"/>',
  hidden: '<path d="M2 12C6 5.5 18 5.5 22 12C18 18.5 6 18.5 2 12Z"/><path d="M4 20L20 4"/>',
  flag: '<path d="M5 22V3H19L15.5 7.5L19 12H5"/>',
  bot: '<path d="M4 9L8 6H16L20 9V19H4Z"/><path d="M12 6V2.5M8.5 12.5V14M15.5 12.5V14M9 17H15"/>',
  person: '<circle cx="12" cy="7.5" r="4"/><path d="M4 21.5C4.6 16 8 13.8 12 13.8S19.4 16 20 21.5"/>',
  link: '<path d="M9.5 14.5L14.5 9.5M11 6L14 3A4.9 4.9 0 0 1 21 10L18 13M13 18L10 21A4.9 4.9 0 0 1 3 14L6 11"/>',
  home: '<path d="M3 12L12 4L21 12M6 10V20H18V10"/>',
  trophy: '<path d="M7 3H17V10A5 5 0 0 1 7 10ZM7 5H3V8A4 4 0 0 0 7 11M17 5H21V8A4 4 0 0 1 17 11M12 15V19M8 21H16"/>',
  tap: '<path d="M9 12V5.5A1.8 1.8 0 0 1 12.6 5.5V11L18 12.4A2.2 2.2 0 0 1 19.6 15L18.4 20.5H10.2L5.6 15.6A1.6 1.6 0 0 1 8 13.4L9 14.4"/>',
  check: '<path d="M4 13L9.5 18.5L20 6"/>',
  wind: '<path d="M2 9H14A3 3 0 1 0 11 6M2 14H19A3 3 0 1 1 16 17M2 19H9"/>',
  calm: '<path d="M3 13C6 9 9 9 12 12S18 15 21 11"/>',
  plus: '<path d="M12 4V20M4 12H20"/>',
  minus: '<path d="M4 12H20"/>',
  why: '<path d="M8 9A4 4 0 1 1 12.5 13C12 13.3 12 14 12 15.5M12 19.8V20"/>',
  log: '<path d="M4 5H20M4 10H20M4 15H14M4 20H10"/>',
  pencil: '<path d="M4 20L5.5 15L16 4.5L19.5 8L9 18.5ZM13.5 7L17 10.5"/>',
  wifi: '<path d="M3 9.5C8 4.5 16 4.5 21 9.5M6.2 13C9.6 9.8 14.4 9.8 17.8 13M9.4 16.4C11 15 13 15 14.6 16.4M12 19.6V20"/>',
  smile: '<path d="M8 3H16L21 8V16L16 21H8L3 16V8Z"/><path d="M8.5 13.5C10 16.5 14 16.5 15.5 13.5M9 9V10M15 9V10"/>',
} as const;

export type IconName = keyof typeof ICONS;

/** A sign inside a larger drawing. */
export const iconIn = (name: IconName, x: number, y: number, size: number, ink: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${ICONS[name]}</g>`;
