import { readText } from './read-text.ts';

/** Months, or a number of persons: "48 mois", "2 enfants". Years are no months, and stay as they are. */
const COUNTED =
  /^(\d+) ?(?:mois|maand(?:en)?|mnd|months?|monate?|enf(?:ants?)?|kind(?:eren|er)?|child(?:ren)?|pers(?:onnes?|onen|oon|ons?)?)\.?(?: (?:à charge|ten laste))?$/i;

export function readCount(typed: string): string {
  const text = readText(typed);
  return COUNTED.exec(text)?.[1] ?? text;
}
