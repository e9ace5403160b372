import MiniSearch from 'minisearch';
import type { SuggestedPlace } from '../brokers/finder.ts';
import { LOCALES, type Locale, type Localized } from '../locale/locale.ts';
import { liesAbroad, withoutOwnCountry } from './abroad.ts';
import { editDistance } from './edit-distance.ts';
import { foldName } from './fold-name.ts';
import { type NamedLocality, nameLocalities } from './named-localities.ts';
import type { Locality } from './places.ts';

/** The maximum number of suggestions. */
export const MAX_SUGGESTIONS = 8;

export interface Suggestions {
  /** The most likely first, each once. */
  readonly places: readonly SuggestedPlace[];
  /** The whole text belongs to the place; no street was ignored. */
  readonly isWhole: boolean;
  /** The first place is exactly what was typed, by its postcode or its whole name: it may be searched without asking. */
  readonly isExact: boolean;
  /** The text is known to name a place outside Belgium. */
  readonly isAbroad: boolean;
}

export interface PlaceIndex {
  /**
   * Suggests places for text that names a place, a postcode, the beginning of either, or an address. A name
   * may contain one typo for every five letters; anything less similar is not suggested.
   */
  suggest(typed: string, locale: Locale): Suggestions;
}

interface KnownPlace {
  readonly place: NamedLocality;
  /** All its names, folded, and the name for readers of each language. */
  readonly keys: readonly string[];
  readonly own: Localized;
}

interface Match extends KnownPlace {
  readonly zip: string;
  /** Lower is more likely. */
  readonly score: number;
}

export function indexPlaces(localities: readonly Locality[]): PlaceIndex {
  const known: readonly KnownPlace[] = nameLocalities(localities).map((place) => ({
    place,
    keys: [...new Set(place.knownAs.map(foldName))],
    own: mapLocalized(place.names, foldName),
  }));
  const withPrefix = indexPrefixes(known);
  const withZip = new Map<string, KnownPlace[]>();
  for (const candidate of known)
    for (const zip of candidate.place.zips)
      withZip.set(zip, [...(withZip.get(zip) ?? []), candidate]);

  return {
    suggest: (typed, locale) => {
      const isAbroad = liesAbroad(typed);
      const result = isAbroad
        ? findByPrefix(typed, locale, withPrefix)
        : find(withoutOwnCountry(typed), locale, { known, withZip, withPrefix });
      const { matches, isWhole, isExact } = result;
      const labels = new Set<string>();
      const places = matches.toSorted(compareMatches).flatMap(({ place, zip }) => {
        const label = `${zip} ${place.names[locale]}`;
        if (labels.has(label)) return [];
        labels.add(label);
        return [{ label, lat: place.lat, lng: place.lng }];
      });
      return {
        places: places.slice(0, MAX_SUGGESTIONS),
        isWhole,
        isExact: isExact && places.length > 0,
        isAbroad,
      };
    },
  };
}

/** MiniSearch counts typos by word and a swap as two: it finds prefixes only (decision 046). */
function indexPrefixes(known: readonly KnownPlace[]): Indexes['withPrefix'] {
  const index = new MiniSearch({
    fields: ['keys'],
    tokenize: (text) => text.split(/[ ,]/),
    processTerm: (word) => word,
    searchOptions: { combineWith: 'AND', prefix: true },
  });
  index.addAll(known.map(({ keys }, id) => ({ id, keys: keys.join() })));
  return (text) => index.search(text).flatMap(({ id }) => known[id] ?? []);
}

function mapLocalized(names: Localized, write: (name: string) => string): Localized {
  const written = LOCALES.map((locale) => [locale, write(names[locale])]);
  return Object.fromEntries(written) as Record<Locale, string>;
}

type Found = {
  readonly matches: readonly Match[];
  readonly isWhole: boolean;
  readonly isExact: boolean;
};

const EMPTY: Found = { matches: [], isWhole: true, isExact: false };

interface Indexes {
  readonly known: readonly KnownPlace[];
  readonly withZip: ReadonlyMap<string, readonly KnownPlace[]>;
  /** The places with a name in which every word of the text is a word or begins one. */
  readonly withPrefix: (name: string) => readonly KnownPlace[];
}

function find(typed: string, locale: Locale, { known, withZip, withPrefix }: Indexes): Found {
  const words = foldName(typed)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return EMPTY;
  const [only = ''] = words;
  if (words.length === 1 && /^\d{1,4}$/.test(only)) return matchPostcode(only, known);
  // A house number may have four digits too, and comes before the postcode.
  const zip = words.findLast((word) => withZip.has(word));
  if (zip !== undefined) return matchWithPostcode(zip, words, locale, withZip.get(zip) ?? []);
  const whole = matchWholeName(words.join(' '), locale, { known, withPrefix });
  if (whole.length > 0) return { matches: whole, isWhole: true, isExact: whole.some(isExactMatch) };
  // "Rue de Namur" alone may be a street anywhere.
  const isAddress = typed.includes(',') || words.slice(0, -1).some((word) => /\d/.test(word));
  const matches = matchAddressEnd(typed, words, isAddress, locale, known);
  return { matches, isWhole: false, isExact: isAddress && matches.some(isExactMatch) };
}

/** For a place abroad: only the Belgian names that begin with it. */
function findByPrefix(typed: string, locale: Locale, withPrefix: Indexes['withPrefix']): Found {
  const name = foldName(typed);
  const matches = matchName(name, locale, withPrefix(name), scorePrefix).filter(
    ({ score }) => score < WORD_PREFIX,
  );
  return { matches, isWhole: true, isExact: false };
}

const isExactMatch = ({ score }: Match): boolean => score === EXACT;

/** By a whole postcode or its beginning. */
function matchPostcode(digits: string, known: readonly KnownPlace[]): Found {
  const matches = known.flatMap((candidate) =>
    candidate.place.zips
      .filter((zip) => zip.startsWith(digits))
      .map((zip) => ({ ...candidate, zip, score: Number(zip) })),
  );
  return { matches, isWhole: true, isExact: digits.length === POSTCODE_LENGTH };
}

const POSTCODE_LENGTH = 4;

/** By a postcode with words before or after it, some of which may be the place's. */
function matchWithPostcode(
  zip: string,
  words: readonly string[],
  locale: Locale,
  withSameZip: readonly KnownPlace[],
): Found {
  const at = words.lastIndexOf(zip);
  const behind = words.slice(at + 1).join(' ');
  const before = words.slice(0, at).join(' ');
  const scored = (name: string) =>
    withSameZip.map((candidate) => ({
      ...candidate,
      zip,
      score: name === '' ? 0 : scoreName(name, candidate, locale),
    }));
  const named = scored(behind || before).filter(({ score }) => score < NO_MATCH);
  // A Dutch postcode continues with two letters: "6211 AB" is in Maastricht, 6211 in Mellet.
  if (named.length === 0 && /^[a-z]{2}$/.test(behind)) return EMPTY;
  const isWhole =
    (behind === '' && before === '') || ((behind === '' || before === '') && named.length > 0);
  // In "Rue Neuve 12, 1000" and "1300 Wavre, rue du Pont 3" the code decides. "1000 Gand" is ambiguous.
  const isStreetBefore = behind === '' && before.includes(' ');
  const isStreetBehind = withSameZip.some(({ keys }) =>
    keys.some((key) => behind.startsWith(`${key} `)),
  );
  return {
    matches: named.length > 0 ? named : scored(''),
    isWhole,
    isExact: isWhole || named.length > 0 || isStreetBefore || isStreetBehind,
  };
}

/** An address without a postcode by its last part or last words; anything else by its whole name. */
function matchAddressEnd(
  typed: string,
  words: readonly string[],
  isAddress: boolean,
  locale: Locale,
  known: readonly KnownPlace[],
): readonly Match[] {
  const lastPart = typed.includes(',') ? [foldName(typed.slice(typed.lastIndexOf(',') + 1))] : [];
  const lastWords = [4, 3, 2, 1].filter((count) => count < words.length);
  const ends = [...lastPart, ...lastWords.map((count) => words.slice(-count).join(' '))].filter(
    (end) => /\D{3}/.test(end),
  );
  const byEnding = ends.map((end) => ({ end, matches: matchName(end, locale, known) }));
  const isCertain = ({ matches }: (typeof byEnding)[number]) =>
    matches.some(({ score }) => (isAddress ? score < WORD_PREFIX : score === EXACT));
  // "Rue Neuve" is not in Louvain-la-Neuve: the last words of a street are not matched loosely.
  const isLikely = ({ end, matches }: (typeof byEnding)[number]) =>
    lastPart.includes(end)
      ? matches.length > 0
      : isAddress && end.length >= MIN_FUZZY_LENGTH && matches.some(({ score }) => score >= FUZZY);
  return preferWithoutTypos((byEnding.find(isCertain) ?? byEnding.find(isLikely))?.matches ?? []);
}

/** The minimum number of letters of a name that is recognised despite typos when a street precedes it. */
const MIN_FUZZY_LENGTH = 7;

function matchName(
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

/** Places by their name as written; only if there are none, with typos, which every name has to be compared for. */
function matchWholeName(
  name: string,
  locale: Locale,
  { known, withPrefix }: Pick<Indexes, 'known' | 'withPrefix'>,
): readonly Match[] {
  const matches = matchName(name, locale, withPrefix(name), scorePrefix);
  return matches.length > 0 ? matches : matchName(name, locale, known);
}

/** Drops matches with typos if there are others without any. */
function preferWithoutTypos(matches: readonly Match[]): readonly Match[] {
  const written = matches.filter(({ score }) => score < FUZZY);
  return written.length > 0 ? written : matches;
}

/** How much a name differs from what was typed; the number of typos is added to `FUZZY`. */
const [EXACT, PREFIX, WORD_PREFIX, FUZZY, NO_MATCH] = [0, 1, 2, 3, 10] as const;

/** The penalty for the beginning of a name that readers of this language do not use. */
const OTHER_LANGUAGE_PENALTY = 0.5;

type ScoreKey = (typed: string, key: string) => number;

function scoreName(
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

function scorePrefix(typed: string, key: string): number {
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

function compareMatches(a: Match, b: Match): number {
  return (
    a.score - b.score ||
    a.place.rank - b.place.rank ||
    Number(a.zip) - Number(b.zip) ||
    (a.place.names.fr < b.place.names.fr ? -1 : 1)
  );
}
