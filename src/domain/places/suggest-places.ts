import type { SuggestedPlace } from '../brokers/finder.ts';
import { LOCALES, type Locale, type Localized } from '../locale/locale.ts';
import { liesAbroad, withoutOwnCountry } from './abroad.ts';
import { foldName } from './fold-name.ts';
import { type NamedLocality, nameLocalities } from './named-localities.ts';
import type { Locality } from './places.ts';
import { countSlips } from './slips.ts';
import { indexWords, SHORTEST_WORD } from './word-index.ts';

/** The most places that a question is answered with. */
export const MOST_SUGGESTED = 8;

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
   * may contain one slip for every five letters; anything less similar is not suggested.
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
  const written = indexWords(
    known.flatMap((candidate) => candidate.keys.map((key) => [key, candidate] as const)),
  );
  const withZip = new Map<string, KnownPlace[]>();
  for (const candidate of known)
    for (const zip of candidate.place.zips)
      withZip.set(zip, [...(withZip.get(zip) ?? []), candidate]);

  return {
    suggest: (typed, locale) => {
      const isAbroad = liesAbroad(typed);
      const result = isAbroad
        ? findBegun(typed, locale, written)
        : find(withoutOwnCountry(typed), locale, { known, withZip, written });
      const { matches, isWhole, isExact } = result;
      const labels = new Set<string>();
      const places = matches.toSorted(compareMatches).flatMap(({ place, zip }) => {
        const label = `${zip} ${place.names[locale]}`;
        if (labels.has(label)) return [];
        labels.add(label);
        return [{ label, lat: place.lat, lng: place.lng }];
      });
      return {
        places: places.slice(0, MOST_SUGGESTED),
        isWhole,
        isExact: isExact && places.length > 0,
        isAbroad,
      };
    },
  };
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

const NOTHING: Found = { matches: [], isWhole: true, isExact: false };

interface Indexes {
  readonly known: readonly KnownPlace[];
  readonly withZip: ReadonlyMap<string, readonly KnownPlace[]>;
  /** The places that a name as written may be of. */
  readonly written: (name: string) => readonly KnownPlace[];
}

function find(typed: string, locale: Locale, { known, withZip, written }: Indexes): Found {
  const words = foldName(typed)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return NOTHING;
  const [only = ''] = words;
  if (words.length === 1 && /^\d{1,4}$/.test(only)) return byCode(only, known);
  // A house number may have four digits too, and comes before the postcode.
  const zip = words.findLast((word) => withZip.has(word));
  if (zip !== undefined) return withCode(zip, words, locale, withZip.get(zip) ?? []);
  const whole = likeliest(words.join(' '), locale, { known, written });
  if (whole.length > 0) return { matches: whole, isWhole: true, isExact: whole.some(isSame) };
  // "Rue de Namur" alone may be a street anywhere.
  const isAddress = typed.includes(',') || words.slice(0, -1).some((word) => /\d/.test(word));
  const matches = byEnd(typed, words, isAddress, locale, known);
  return { matches, isWhole: false, isExact: isAddress && matches.some(isSame) };
}

/** For a place abroad: only the Belgian names that begin with it. */
function findBegun(typed: string, locale: Locale, written: Indexes['written']): Found {
  const name = foldName(typed);
  const matches = byName(name, locale, written(name), scoreWritten).filter(
    ({ score }) => score < BEGUN_INSIDE,
  );
  return { matches, isWhole: true, isExact: false };
}

const isSame = ({ score }: Match): boolean => score === SAME;

/** By a whole postcode or its beginning. */
function byCode(digits: string, known: readonly KnownPlace[]): Found {
  const matches = known.flatMap((candidate) =>
    candidate.place.zips
      .filter((zip) => zip.startsWith(digits))
      .map((zip) => ({ ...candidate, zip, score: Number(zip) })),
  );
  return { matches, isWhole: true, isExact: digits.length === DIGITS_OF_A_CODE };
}

const DIGITS_OF_A_CODE = 4;

/** By a postcode with words before or after it, some of which may be the place's. */
function withCode(
  zip: string,
  words: readonly string[],
  locale: Locale,
  sameCode: readonly KnownPlace[],
): Found {
  const at = words.lastIndexOf(zip);
  const behind = words.slice(at + 1).join(' ');
  const before = words.slice(0, at).join(' ');
  const scored = (name: string) =>
    sameCode.map((candidate) => ({
      ...candidate,
      zip,
      score: name === '' ? 0 : scoreName(name, candidate, locale),
    }));
  const named = scored(behind || before).filter(({ score }) => score < UNLIKE);
  // A Dutch postcode continues with two letters: "6211 AB" is in Maastricht, 6211 in Mellet.
  if (named.length === 0 && /^[a-z]{2}$/.test(behind)) return NOTHING;
  const isWhole =
    (behind === '' && before === '') || ((behind === '' || before === '') && named.length > 0);
  // In "Rue Neuve 12, 1000" and "1300 Wavre, rue du Pont 3" the code decides. "1000 Gand" is ambiguous.
  const isStreetBefore = behind === '' && before.includes(' ');
  const isStreetBehind = sameCode.some(({ keys }) =>
    keys.some((key) => behind.startsWith(`${key} `)),
  );
  return {
    matches: named.length > 0 ? named : scored(''),
    isWhole,
    isExact: isWhole || named.length > 0 || isStreetBefore || isStreetBehind,
  };
}

/** An address without a postcode by its last part or last words; anything else by its whole name. */
function byEnd(
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
  const byEnding = ends.map((end) => ({ end, matches: byName(end, locale, known) }));
  const isCertain = ({ matches }: (typeof byEnding)[number]) =>
    matches.some(({ score }) => (isAddress ? score < BEGUN_INSIDE : score === SAME));
  // "Rue Neuve" is not in Louvain-la-Neuve: the last words of a street are not matched loosely.
  const isLikely = ({ end, matches }: (typeof byEnding)[number]) =>
    lastPart.includes(end)
      ? matches.length > 0
      : isAddress && end.length >= LONG_WORD && matches.some(({ score }) => score >= SLIPPED);
  return withoutSlips((byEnding.find(isCertain) ?? byEnding.find(isLikely))?.matches ?? []);
}

/** The fewest letters of a name that is recognised despite slips when a street precedes it. */
const LONG_WORD = 7;

function byName(
  name: string,
  locale: Locale,
  known: readonly KnownPlace[],
  scoreKey: ScoreKey = scoreSlipped,
): readonly Match[] {
  return known.flatMap((candidate) => {
    const score = scoreName(name, candidate, locale, scoreKey);
    return score < UNLIKE ? [{ ...candidate, zip: candidate.place.zips[0], score }] : [];
  });
}

/** Places by their name as written; only if there are none, with slips, which every name has to be compared for. */
function likeliest(
  name: string,
  locale: Locale,
  { known, written }: Pick<Indexes, 'known' | 'written'>,
): readonly Match[] {
  const matches = byName(name, locale, written(name), scoreWritten);
  return matches.length > 0 ? matches : byName(name, locale, known);
}

/** Drops matches with slips if there are others without. */
function withoutSlips(matches: readonly Match[]): readonly Match[] {
  const written = matches.filter(({ score }) => score < SLIPPED);
  return written.length > 0 ? written : matches;
}

/** How much a name differs from what was typed; slips are added to `SLIPPED`. */
const [SAME, BEGUN, BEGUN_INSIDE, SLIPPED, UNLIKE] = [0, 1, 2, 3, 10] as const;

/** The penalty for the beginning of a name that readers of this language do not use. */
const OF_OTHERS = 0.5;

type ScoreKey = (typed: string, key: string) => number;

function scoreName(
  typed: string,
  { keys, own }: KnownPlace,
  locale: Locale,
  scoreKey: ScoreKey = scoreSlipped,
): number {
  let best: number = UNLIKE;
  for (const key of keys) {
    const score = scoreKey(typed, key);
    const isOwn = score === SAME || key === own[locale];
    best = Math.min(best, isOwn ? score : score + OF_OTHERS);
  }
  return Math.min(best, UNLIKE);
}

function scoreWritten(typed: string, key: string): number {
  if (key === typed) return SAME;
  if (key.startsWith(typed)) return BEGUN;
  return typed.length >= SHORTEST_WORD && key.includes(` ${typed}`) ? BEGUN_INSIDE : UNLIKE;
}

function scoreSlipped(typed: string, key: string): number {
  const written = scoreWritten(typed, key);
  if (written < UNLIKE) return written;
  // The first letter has to match: otherwise Paris would be Warisoulx.
  if (typed[0] !== key[0]) return UNLIKE;
  const most = Math.floor(typed.replaceAll(' ', '').length / LETTERS_PER_SLIP);
  const slips = countSlips(typed, key, most);
  return slips > most ? UNLIKE : SLIPPED + slips;
}

/** One slip is allowed for so many letters; in shorter words it makes another name. */
const LETTERS_PER_SLIP = 5;

function compareMatches(a: Match, b: Match): number {
  return (
    a.score - b.score ||
    a.place.rank - b.place.rank ||
    Number(a.zip) - Number(b.zip) ||
    (a.place.names.fr < b.place.names.fr ? -1 : 1)
  );
}
