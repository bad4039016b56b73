/** Long words on narrow cards: browsers know no hyphenation of Ukrainian, so places to break are marked here. */

const VOWELS = "аеєиіїоуюяыэё";
const CONSONANTS = "бвгґджзйклмнпрстфхцчшщ";
const SYLLABLE = new RegExp(
  `(?<=[а-яіїєґё]{2}(?:[${VOWELS}]|[${VOWELS}][${CONSONANTS}]))(?=[${CONSONANTS}][${VOWELS}][а-яіїєґё]{2})`,
  "gi",
);

/** The same text, with a soft hyphen before each syllable of words of more than ten letters. */
export const breakable = (text: string): string =>
  text.replace(/[а-яіїєґё]{11,}/gi, (word) => word.replace(SYLLABLE, "\u00ad"));
