/** A street's line in its parts; what cannot be told apart with certainty is left out. */
export interface StreetParts {
  street?: string;
  number?: string;
  box?: string;
}

const BOX_WORD = /^(?:bo[iî]te|bte\.?|bt\.?|bus|box|b\.?)$/iu;
/** «b12»: the word and the box in one. */
const BOX_IN_ONE = /^(?:bte|bt|bus|b)\.?(\d\w*)$/iu;
/** 16, 16A, 16-18, 16bis. */
const NUMBER = /^\d{1,4}\p{L}?(?:-\d{1,4}\p{L}?)?(?:bis|ter|quater)?$/iu;
const REPEATED = /^(?:bis|ter|quater)$/iu;
/** What a French street begins with: a number before it is the house's. */
const STREET_WORD =
  /^(?:rue|avenue|av\.|boulevard|bd|chauss[ée]e|place|quai|all[ée]e|chemin|route|impasse|clos|square|sentier|drève|venelle|cour)$/iu;
/** «juin 1944», «mei 1945»: the end of a street's name, not the number of a house. */
const MONTH =
  /^(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)$/iu;

/**
 * Splits «Rue de la Loi 16 bte 3» as Belgian addresses are written, the number last or, in French,
 * first. «16/3», «16 A» and «12 3» may mean a box or not: there only the street is taken, if that.
 */
export function splitStreet(line: string): StreetParts {
  const words = line.replaceAll(',', ' , ').split(/\s+/).filter(Boolean);
  const { rest, box } = takeBox(words);
  const split = splitNumber(rest);
  if (box === undefined) return split;
  // A box without the number it belongs to is none.
  return split.number === undefined ? {} : { ...split, box };
}

function takeBox(words: readonly string[]): { rest: readonly string[]; box?: string } {
  const last = words.at(-1) ?? '';
  const [, inOne] = BOX_IN_ONE.exec(last) ?? [];
  if (inOne !== undefined) return { rest: words.slice(0, -1), box: inOne };
  const isBox = words.length > 2 && BOX_WORD.test(words.at(-2) ?? '') && /^[\p{L}\d]+$/u.test(last);
  return isBox ? { rest: words.slice(0, -2), box: last } : { rest: words };
}

function splitNumber(given: readonly string[]): StreetParts {
  const words = given.at(-1) === ',' ? given.slice(0, -1) : given;
  const parts = numberLast(words) ?? numberFirst(words);
  if (parts) return parts;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (startsWithDigit(first)) return {};
  if (/^\d+\/[\p{L}\d]+$/u.test(last)) return streetOf(words.slice(0, -1));
  const isLettered = words.length > 2 && /^\p{L}$/u.test(last) && NUMBER.test(words.at(-2) ?? '');
  if (isLettered) return streetOf(words.slice(0, -2));
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
  const isYear = MONTH.test(before) && /^\d{4}$/.test(number.join(''));
  return isYear || BOX_WORD.test(before) ? {} : { street: name, number: number.join(' ') };
}

function numberFirst(words: readonly string[]): StreetParts | undefined {
  const [number = '', next = ''] = words;
  if (!NUMBER.test(number) || !(next === ',' || STREET_WORD.test(next))) return undefined;
  const { street } = streetOf(words.slice(1));
  return street === undefined || /\d\S*$/.test(street) ? {} : { street, number };
}

/** The words as a street's name; nothing of no words, or of a comma within. */
function streetOf(words: readonly string[]): StreetParts {
  const text = words.join(' ').replace(/^[ ,]+|[ ,]+$/g, '');
  return text === '' || text.includes(',') ? {} : { street: text };
}

const startsWithDigit = (text: string) => /^\d/.test(text);
