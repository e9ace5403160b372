import { readText } from './read-text.ts';
import { readName } from './read-words.ts';
import { splitStreet } from './split-street.ts';

/** the maximum length of a box, in characters. */
const MAX_BOX = 3;

/** An address's first line in its three fields. */
export interface StreetLine {
  readonly street: string;
  readonly number: string;
  readonly box: string;
}

/**
 * A house and its box as the rules accept them: a street with its number, "Rue de la Loi 16 bte 3", is split if the
 * field of the number is empty, and that of the box if the street names one. With a number given as well, the
 * street stays as it is: only the person knows which number is right.
 */
export function readStreetLine(typed: StreetLine): StreetLine {
  const [street, number, box] = [
    readText(typed.street),
    readText(typed.number),
    readBox(typed.box),
  ];
  const read = { street: readName(street), number: readHouseNumber(number), box };
  const split = number === '' ? splitStreet(street) : {};
  if (split.number === undefined || split.street === undefined) return read;
  if (split.box !== undefined && box !== '') return read;
  return {
    street: readName(split.street),
    number: split.number,
    box: split.box === undefined ? box : readBox(split.box),
  };
}

/** Whether a street seems to end in the house number that has a field of its own. */
export function namesHouseNumber({
  street,
  number,
}: Pick<StreetLine, 'street' | 'number'>): boolean {
  return number.trim() !== '' && splitStreet(readText(street)).number !== undefined;
}

/** A house number without the word before it: "n° 16", "nr. 16". */
export function readHouseNumber(typed: string): string {
  return readText(typed).replace(/^n(?:[°ºo]|r|um\p{L}+)?\.? ?(?=\d)/iu, '');
}

/** A box without its word, and without leading zeros if it is too long with them: "bte 12", "B001" → "001". */
export function readBox(typed: string): string {
  const box = readText(typed);
  if (box.length <= MAX_BOX) return box;
  const bare = box.replace(/^(?:bo[iî]te|bte|bt|bus|box|b)\.? ?(?=\p{L}?\d|\p{L}$)/iu, '');
  return bare.length <= MAX_BOX ? bare : bare.replace(/^(\p{L}?)0+(?=\d)/u, '$1');
}
