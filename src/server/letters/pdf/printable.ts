/** Texts as a document can show them, whatever was typed. */

/** The longest run of characters without a break point: longer runs get break points. */
const MAX_RUN_LENGTH = 36;
const RUN = new RegExp(`[^\\s\\u200b-]{${MAX_RUN_LENGTH},}`, 'gu');
const PIECE = /.{1,12}/gu;
const BREAK = '\u200b';

/** Control and private characters, lone surrogates: they show nothing, and PDF/UA forbids them. */
const UNPRINTABLE = /[^\P{C}\n\u00ad\u200b-\u200d]/gu;

/** Characters that the typefaces of the documents are sure to contain. */
const FAMILIAR = /[^\n\u0020-\u024f\u2010-\u203a\u20ac\u2116\u2122\u200b]/gu;

/** What a document has as SVG: a break in the middle of its markup would spoil it. */
const DRAWINGS: ReadonlySet<string> = new Set(['mark', 'svg']);

/** The document, with texts that show and break. */
export function printable<T>(document: T): T {
  return mapTexts(document, (text) =>
    text.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '').replace(RUN, breakUp),
  );
}

/** The document in characters that every machine can render; "?" for others. */
export function plain<T>(document: T): T {
  return mapTexts(document, (text) =>
    text
      .normalize('NFC')
      .replace(FAMILIAR, (letter) => letter.normalize('NFKD').replace(FAMILIAR, '') || '?'),
  );
}

function breakUp(run: string): string {
  return (run.match(PIECE) ?? [run]).join(BREAK);
}

function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        DRAWINGS.has(name) ? item : mapTexts(item, change),
      ]),
    ) as T;
  return value;
}
