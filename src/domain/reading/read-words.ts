import { readLine, readText } from './read-text.ts';

/** Joins pictures to one, such as a family: a format character that means something there. */
const JOINED = /(?<!\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)\u200d|[^\P{Cf}\u200d]/gu;

/** A message as it was written, in composed letters, without invisible characters; its lines end with `\n`. */
export function readMessage(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(JOINED, '')
    .replace(/[^\S\n]/g, ' ')
    .trim();
}

/** A name or a street without points and commas, which its rule refuses: "Av. Louise" is "Av Louise". */
export function readName(typed: string): string {
  const without = readText(typed)
    .replace(/[.,](?=[\p{L}\d])/gu, ' ')
    .replace(/[.,]/g, '');
  // What stood before a comma may be at the end now.
  return readText(without);
}

/** A company's or a place's name, which may have points: "Maes S.A.", "St. Vith". */
export function readProperName(typed: string): string {
  return readLine(typed).replace(/[; ]+$/, '');
}
