/** The quotes, accents and primes that people, phones and programs type for an apostrophe; a typewriter's stays. */
const APOSTROPHES = /[\u2018\u201b\u02b9\u02bb-\u02bd\u02c8\u02ca\u02cb\u055a`´\u2032\uff07]/g;

/** Format characters are invisible: directions, widths, soft hyphens. */
const FORMAT = /\p{Cf}/gu;

/**
 * A line as people mean it, whatever phone, mail program or office wrote it: composed letters (NFC), no format
 * characters, and each space, dash, slash and apostrophe of Unicode as the plain one.
 */
export function readLine(typed: string): string {
  return typed
    .replace(FORMAT, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/[\u2044\u2215\uff0f]/g, '/')
    .replace(APOSTROPHES, '’')
    .trim();
}

/** A line without what copying leaves around it: `tel:`, `mailto:`, `<…>` of an address, a last `;` or `.`. */
export function readText(typed: string): string {
  const text = readLine(typed)
    .replace(/[;. ]+$/, '')
    .replace(/^<([^<>]*[@\d][^<>]*)>$/, '$1')
    .replace(/^(?:tel|mailto):\s*/i, '');
  // One may lie within another.
  return text === typed ? text : readText(text);
}
