/** The parts of a street line; what cannot be told apart with certainty is absent. */
export interface StreetParts {
  street?: string;
  number?: string;
  box?: string;
}

const BOX_WORD = /^(?:bo[iî]te|bte\.?|bt\.?|bus|box|b\.?)$/iu;
/** "b12": the word and the box together. */
const BOX_IN_ONE = /^(?:bte|bt|bus|b)\.?(\d\w*)$/iu;
/** 16, 16A, 16-18, 16bis. */
const NUMBER = /^\d{1,4}\p{L}?(?:-\d{1,4}\p{L}?)?(?:bis|ter|quater)?$/iu;
const REPEATED = /^(?:bis|ter|quater)$/iu;
/** 12/3, 12A/B3: house and box. */
const WITH_BOX = /^(\d{1,4}\p{L}?)\/(\p{L}?\d{1,4}\p{L}?|\p{L})$/iu;
/** "16/bte 3": the slash adds nothing to the word. */
const STROKE_BEFORE_WORD = /\/(?=(?:bo[iî]te|bte|bt|bus|box)\b)/giu;
/** The largest difference between two house numbers under a shared address: 12/18. */
const MAX_RANGE = 20;
/** The first word of a French street name: a number before it is the house number. */
const STREET_WORD =
  /^(?:rue|avenue|av\.|boulevard|bd|chauss[ée]e|place|quai|all[ée]e|chemin|route|impasse|clos|square|sentier|drève|venelle|cour)$/iu;
/** The words before a house number that say no more: "n° 16", "nr. 16". */
const NUMBER_WORD = / n(?:[°ºo]|r|um\p{L}+)\.? ?(?=\d)/giu;
/** Ends in a number that is no house's: a flat or a floor, a year ("18 juin 1944"), a name ("Laan van 1914"). */
const OTHER_NUMBER =
  /(?:\d \S+ (?:1[89]|20)\d\d| (?:app\p{L}*|apt|[ée]tage|verd\p{L}*|van|des?|du)\.? \w+)$/iu;

/**
 * Splits "Rue de la Loi 16 bte 3" as Belgian addresses are written, the number last or, in French,
 * first. "16 A", "12 3" and "12/14" are ambiguous: at most the street is returned.
 */
export function splitStreet(line: string): StreetParts {
  const words = line
    .replace(STROKE_BEFORE_WORD, ' ')
    .replace(/ ?\/ ?(?=\d)/g, '/')
    .replace(NUMBER_WORD, ' ')
    .replaceAll(',', ' , ')
    .split(/\s+/)
    .filter(Boolean);
  const { rest, box } = takeBox(words);
  const split = splitNumber(rest);
  if (box === undefined) return split;
  // A box is not returned without its house number.
  return split.number === undefined ? {} : { ...split, box };
}

function takeBox(words: readonly string[]): { rest: readonly string[]; box?: string } {
  const last = words.at(-1) ?? '';
  const isBox = words.length > 2 && BOX_WORD.test(words.at(-2) ?? '') && /^[\p{L}\d]+$/u.test(last);
  if (isBox) return { rest: words.slice(0, -2), box: last };
  const [, inOne] = BOX_IN_ONE.exec(last) ?? [];
  if (inOne !== undefined) return { rest: words.slice(0, -1), box: inOne };
  const atEnd = houseAndBox(last);
  if (atEnd) return { rest: [...words.slice(0, -1), atEnd.house], box: atEnd.box };
  const atStart = houseAndBox(words[0] ?? '');
  return atStart ? { rest: [atStart.house, ...words.slice(1)], box: atStart.box } : { rest: words };
}

/** The two parts of "12/3"; `undefined` if it may be a range of houses, such as "12/14". */
function houseAndBox(word: string): { house: string; box: string } | undefined {
  const [, house = '', box = ''] = WITH_BOX.exec(word) ?? [];
  if (house === '') return undefined;
  const apart = Number(box) - Number(house);
  const isRange = apart > 0 && apart <= MAX_RANGE && apart % 2 === 0;
  return isRange ? undefined : { house, box };
}

function splitNumber(given: readonly string[]): StreetParts {
  const words = given.at(-1) === ',' ? given.slice(0, -1) : given;
  const parts = numberLast(words) ?? numberFirst(words);
  if (parts) return parts;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (startsWithDigit(first)) return {};
  if (/^\d+\/[\p{L}\d]+$/u.test(last)) return streetOf(words.slice(0, -1));
  const endsWithLetter =
    words.length > 2 && /^\p{L}$/u.test(last) && NUMBER.test(words.at(-2) ?? '');
  if (endsWithLetter) return streetOf(words.slice(0, -2));
  return /\d/.test(last) ? {} : streetOf(words);
}

function numberLast(words: readonly string[]): StreetParts | undefined {
  const isRepeated = REPEATED.test(words.at(-1) ?? '');
  const number = words.slice(isRepeated ? -2 : -1);
  if (!NUMBER.test(number[0] ?? '')) return undefined;
  const street = words.slice(0, -number.length);
  const { street: name } = streetOf(street);
  const before = name?.split(' ').at(-1) ?? '';
  if (name === undefined || startsWithDigit(name) || /\d/.test(before)) return {};
  const isOther = BOX_WORD.test(before) || OTHER_NUMBER.test(`${name} ${number[0]}`);
  return isOther ? {} : { street: name, number: number.join(' ') };
}

function numberFirst(words: readonly string[]): StreetParts | undefined {
  const [number = '', next = ''] = words;
  if (!NUMBER.test(number) || !(next === ',' || STREET_WORD.test(next))) return undefined;
  const { street } = streetOf(words.slice(1));
  return street === undefined || /\d\S*$/.test(street) ? {} : { street, number };
}

/** The words as a street's name; empty without words, or with a comma among them. */
function streetOf(words: readonly string[]): StreetParts {
  const text = words.join(' ').replace(/^[ ,]+|[ ,]+$/g, '');
  return text === '' || text.includes(',') ? {} : { street: text };
}

const startsWithDigit = (text: string) => /^\d/.test(text);
