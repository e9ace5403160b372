import type { Locale } from '../locale/locale.ts';
import { editDistance } from './edit-distance.ts';
import type { KnownPlace } from './known-places.ts';

/** A place that a text may name. */
export interface Match extends KnownPlace {
  /** The postcode to write before its name. */
  readonly zip: string;
  /** Lower is more likely. */
  readonly score: number;
}

/** How much a name differs from what was typed; the number of typos is added to `FUZZY`. */
export const [EXACT, PREFIX, WORD_PREFIX, FUZZY, NO_MATCH] = [0, 1, 2, 3, 10] as const;

/** The penalty for the beginning of a name that readers of this language do not use. */
const OTHER_LANGUAGE_PENALTY = 0.5;

export type ScoreKey = (typed: string, key: string) => number;

/** The score of the place's best name. */
export function scoreName(
  typed: string,
  { keys, own }: KnownPlace,
  locale: Locale,
  scoreKey: ScoreKey = scoreFuzzy,
): number {
  let best: number = NO_MATCH;
  for (const key of keys) {
    const score = scoreKey(typed, key);
    const isOwn = score === EXACT || key === own[locale];
    best = Math.min(best, isOwn ? score : score + OTHER_LANGUAGE_PENALTY);
  }
  return Math.min(best, NO_MATCH);
}

/** The places whose name matches, each with its first postcode. */
export function matchName(
  name: string,
  locale: Locale,
  known: readonly KnownPlace[],
  scoreKey: ScoreKey = scoreFuzzy,
): readonly Match[] {
  return known.flatMap((candidate) => {
    const score = scoreName(name, candidate, locale, scoreKey);
    return score < NO_MATCH ? [{ ...candidate, zip: candidate.place.zips[0], score }] : [];
  });
}

export function scorePrefix(typed: string, key: string): number {
  if (key === typed) return EXACT;
  if (key.startsWith(typed)) return PREFIX;
  return typed.length >= MIN_WORD_PREFIX && key.includes(` ${typed}`) ? WORD_PREFIX : NO_MATCH;
}

function scoreFuzzy(typed: string, key: string): number {
  const written = scorePrefix(typed, key);
  if (written < NO_MATCH) return written;
  // The first letter has to match: otherwise Paris would be Warisoulx.
  if (typed[0] !== key[0]) return NO_MATCH;
  const max = Math.floor(typed.replaceAll(' ', '').length / LETTERS_PER_TYPO);
  const typos = editDistance(typed, key, max);
  return typos > max ? NO_MATCH : FUZZY + typos;
}

/** The minimum number of letters by which a word inside a name is found. */
const MIN_WORD_PREFIX = 3;

/** The number of letters for which one typo is allowed; in a shorter word it makes another name. */
const LETTERS_PER_TYPO = 5;

export function compareMatches(a: Match, b: Match): number {
  return (
    a.score - b.score ||
    a.place.rank - b.place.rank ||
    Number(a.zip) - Number(b.zip) ||
    (a.place.names.fr < b.place.names.fr ? -1 : 1)
  );
}
