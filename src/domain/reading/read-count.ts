import { readText } from './read-text.ts';

/** Months, or a number of persons: "48 mois", "2 enfants". Years are no months, and stay as they are. */
const COUNTED =
  /^(\d+) ?(?:mois|maand|mnd|mon[at]|enf|kind|child|pers)\w*\.?(?: (?:à charge|ten laste))?$/i;

export function readCount(typed: string): string {
  const text = readText(typed);
  return COUNTED.exec(text)?.[1] ?? text;
}
