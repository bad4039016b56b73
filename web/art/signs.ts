/** Signs of the ocean on a 24 box: zones, symbols of fish, when an ability works, what a dive gives. */
import { ICONS } from "./icons";

const OCEAN = {
  sunlight:
    '<circle cx="12" cy="12" r="4.4"/><path d="M12 2.2V5M12 19V21.8M2.2 12H5M19 12H21.8M5 5L7 7M17 17L19 19M19 5L17 7M7 17L5 19"/>',
  twilight:
    '<path d="M2 16.5H22M6 16.5A6 6 0 0 1 18 16.5M7.5 20.8H16.5"/><path d="M12 4V7M4.6 8L6.8 10M19.4 8L17.2 10"/>',
  midnight: '<path d="M15 2.8A9.6 9.6 0 1 0 21.2 16A8 8 0 0 1 15 2.8Z"/>',
  bioluminescent:
    '<circle cx="12" cy="14.5" r="4"/><path d="M12 3V7M4.4 7.6L7.2 10.2M19.6 7.6L16.8 10.2M2.8 16.5H5.4M18.6 16.5H21.2"/>',
  camouflage:
    '<path d="M2.8 12C7 5.4 17 5.4 21.2 12C17 18.6 7 18.6 2.8 12Z" stroke-dasharray="3 3"/><path d="M9 14.2L12 9.2L15 14.2"/>',
  electric: '<path d="M13.6 2.2L5 13.4H11.4L9.6 21.8L19 9.8H12.6Z"/>',
  predator: '<path d="M2 6C8 9 16 9 22 6L20 15L16.5 10.5L14.5 17L12 11L9.5 17L7.5 10.5L4 15Z"/>',
  venomous:
    '<path d="M12 2.4C15 7.6 18 10.8 18 14.6A6 6 0 0 1 6 14.6C6 10.8 9 7.6 12 2.4Z"/><path d="M9.7 14.6V14.7M14.3 14.6V14.7M10.4 18H13.6"/>',
  when_played: '<path d="M6 3H18V13"/><path d="M6 3V21H11"/><path d="M17 22V14.5M13.5 18L17 14.5L20.5 18"/>',
  if_activated:
    '<circle cx="12" cy="7" r="4"/><path d="M9.6 6.8H14.4"/><path d="M7 21.5L9 13.5H15L17 21.5M9 13.5L5 17M15 13.5L19 17"/>',
  game_end: '<path d="M6 22V3H18.5L15.5 7.5L18.5 12H6"/>',
  fish: '<path d="M1.8 12.5C4.5 7 11 5.6 16 10.2L22 6.2V18L16 14.4C11 19.2 4.5 18 1.8 12.5Z"/><path d="M8 7.4L11.5 3L14 8.2M10 9.6C11.4 11.4 11.4 13.4 10 15.2"/><circle cx="6" cy="11.4" r=".7"/>',
  hatch: '<path d="M5 13L8.5 15.6L12 13L15.5 15.6L19 13A7 7 0 1 1 5 13Z"/><path d="M12 10V3M9 5.8L12 2.8L15 5.8"/>',
  retrieve: '<path d="M9 8H20V21H9Z"/><path d="M7 3.4L3.4 7L7 10.6M3.8 7H12.5"/>',
  tuck: '<path d="M3 9C6 4 13 4 16.5 9C13 14 6 14 3 9Z"/><path d="M16 9L21 5.4V12.6Z"/><path d="M4 19.5H20M8 16.6L4 19.5L8 22.4"/>',
  all_eggs:
    '<path d="M8 3.5C10.6 3.5 12 7 12 9.4A4 4 0 0 1 4 9.4C4 7 5.4 3.5 8 3.5Z"/><path d="M16 9.5C18.6 9.5 20 13 20 15.4A4 4 0 0 1 12 15.4C12 13 13.4 9.5 16 9.5Z"/>',
  place: '<path d="M12 3V15M7 10L12 15L17 10"/><path d="M4 20H20"/>',
  remove: '<path d="M12 16V4M7 9L12 4L17 9"/><path d="M4 20H20"/>',
  first: '<path d="M4 20H20M6 20V12L12 4L18 12V20"/>',
  first_player: '<path d="M4 18L3 7L8.5 11.5L12 4.5L15.5 11.5L21 7L20 18Z"/>',
} as const;

export type OceanSign = keyof typeof OCEAN;
export type SignName = OceanSign | keyof typeof ICONS;

export const SIGNS: Record<SignName, string> = { ...ICONS, ...OCEAN };
