import type { SuggestedPlace } from '../brokers/finder.ts';
import { LOCALES, type Locale, type Localized } from '../locale/locale.ts';
import { liesAbroad, withoutOwnCountry } from './abroad.ts';
import { foldName } from './fold-name.ts';
import { type NamedLocality, nameLocalities } from './named-localities.ts';
import type { Locality } from './places.ts';
import { countSlips } from './slips.ts';

/** How many places one question is answered with. */
export const MOST_SUGGESTED = 8;

export interface Suggestions {
  /** The likeliest first, each once. */
  readonly places: readonly SuggestedPlace[];
  /** All that was typed is the place's: no street was left aside. */
  readonly isWhole: boolean;
  /** The first is what was typed, by its code or its whole name: it may be searched without a question. */
  readonly isExact: boolean;
  /** What was typed is known to lie outside Belgium. */
  readonly isAbroad: boolean;
}

export interface PlaceIndex {
  /**
   * What someone may mean who typed a place, a postcode, the beginning of either, or an address. A name may
   * hold a slip for every five letters; nothing that is less like it is suggested.
   */
  suggest(typed: string, locale: Locale): Suggestions;
}

interface Known {
  readonly place: NamedLocality;
  /** All its names, folded, and that of each language's readers. */
  readonly keys: readonly string[];
  readonly own: Localized;
}

interface Match extends Known {
  readonly zip: string;
  /** Less is likelier. */
  readonly score: number;
}

export function indexPlaces(localities: readonly Locality[]): PlaceIndex {
  const known: readonly Known[] = nameLocalities(localities).map((place) => ({
    place,
    keys: [...new Set(place.knownAs.map(foldName))],
    own: mapLocalized(place.names, foldName),
  }));
  const withZip = new Map<string, Known[]>();
  for (const one of known)
    for (const zip of one.place.zips) withZip.set(zip, [...(withZip.get(zip) ?? []), one]);

  return {
    suggest: (typed, locale) => {
      const isAbroad = liesAbroad(typed);
      const found = isAbroad
        ? findBegun(typed, locale, known)
        : find(withoutOwnCountry(typed), locale, known, withZip);
      const { matches, isWhole, isExact } = found;
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

function find(
  typed: string,
  locale: Locale,
  known: readonly Known[],
  withZip: ReadonlyMap<string, readonly Known[]>,
): Found {
  const words = foldName(typed)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return NOTHING;
  const [only = ''] = words;
  if (words.length === 1 && /^\d{1,4}$/.test(only)) return byCode(only, known);
  // A house number has four digits too, now and then, and stands before the postcode.
  const zip = words.findLast((word) => withZip.has(word));
  if (zip !== undefined) return withCode(zip, words, locale, withZip.get(zip) ?? []);
  const whole = likeliest(byName(words.join(' '), locale, known));
  if (whole.length > 0) return { matches: whole, isWhole: true, isExact: whole.some(isSame) };
  // "Rue de Namur" alone is a street anywhere.
  const isAddress = typed.includes(',') || words.slice(0, -1).some((word) => /\d/.test(word));
  const matches = byEnd(typed, words, isAddress, locale, known);
  return { matches, isWhole: false, isExact: isAddress && matches.some(isSame) };
}

/** Of a place abroad: the Belgian names that begin like its own, and no others. */
function findBegun(typed: string, locale: Locale, known: readonly Known[]): Found {
  const matches = byName(foldName(typed), locale, known).filter(
    ({ score }) => score < BEGUN_INSIDE,
  );
  return { matches, isWhole: true, isExact: false };
}

const isSame = ({ score }: Match): boolean => score === SAME;

/** The beginning of a postcode, or the whole. */
function byCode(digits: string, known: readonly Known[]): Found {
  const matches = known.flatMap((one) =>
    one.place.zips
      .filter((zip) => zip.startsWith(digits))
      .map((zip) => ({ ...one, zip, score: Number(zip) })),
  );
  return { matches, isWhole: true, isExact: digits.length === DIGITS_OF_A_CODE };
}

const DIGITS_OF_A_CODE = 4;

/** A postcode and words before or behind it, of which some may be the place's. */
function withCode(
  zip: string,
  words: readonly string[],
  locale: Locale,
  there: readonly Known[],
): Found {
  const at = words.lastIndexOf(zip);
  const behind = words.slice(at + 1).join(' ');
  const before = words.slice(0, at).join(' ');
  const scored = (name: string) =>
    there.map((one) => ({ ...one, zip, score: name === '' ? 0 : scoreName(name, one, locale) }));
  const named = scored(behind || before).filter(({ score }) => score < UNLIKE);
  // A Dutch code goes on with two letters: "6211 AB" is in Maastricht, and 6211 in Mellet.
  if (named.length === 0 && /^[a-z]{2}$/.test(behind)) return NOTHING;
  const isWhole =
    (behind === '' && before === '') || ((behind === '' || before === '') && named.length > 0);
  // "Rue Neuve 12, 1000", "1300 Wavre, rue du Pont 3": the code says where. "1000 Gand" leaves that open.
  const isStreetBefore = behind === '' && before.includes(' ');
  const isStreetBehind = there.some(({ keys }) => keys.some((key) => behind.startsWith(`${key} `)));
  return {
    matches: named.length > 0 ? named : scored(''),
    isWhole,
    isExact: isWhole || named.length > 0 || isStreetBefore || isStreetBehind,
  };
}

/** An address without a postcode: its last part, or its last words, are a place's; of no address, by its whole name. */
function byEnd(
  typed: string,
  words: readonly string[],
  isAddress: boolean,
  locale: Locale,
  known: readonly Known[],
): readonly Match[] {
  const lastPart = typed.includes(',') ? [foldName(typed.slice(typed.lastIndexOf(',') + 1))] : [];
  const lastWords = [4, 3, 2, 1].filter((count) => count < words.length);
  const ends = [...lastPart, ...lastWords.map((count) => words.slice(-count).join(' '))].filter(
    (end) => /\D{3}/.test(end),
  );
  const found = ends.map((end) => ({ end, matches: byName(end, locale, known) }));
  const isCertain = ({ matches }: (typeof found)[number]) =>
    matches.some(({ score }) => (isAddress ? score < BEGUN_INSIDE : score === SAME));
  // "Rue Neuve" is not in Louvain-la-Neuve: the last words of a street are not to be puzzled over.
  const isLikely = ({ end, matches }: (typeof found)[number]) =>
    lastPart.includes(end)
      ? matches.length > 0
      : isAddress && end.length >= LONG_WORD && matches.some(({ score }) => score >= SLIPPED);
  return likeliest((found.find(isCertain) ?? found.find(isLikely))?.matches ?? []);
}

/** Letters of a name that is known in spite of slips where a street stands before it. */
const LONG_WORD = 7;

function byName(name: string, locale: Locale, known: readonly Known[]): readonly Match[] {
  return known.flatMap((one) => {
    const score = scoreName(name, one, locale);
    return score < UNLIKE ? [{ ...one, zip: one.place.zips[0], score }] : [];
  });
}

/** Where something is written as one wrote it, nobody slipped. */
function likeliest(matches: readonly Match[]): readonly Match[] {
  const written = matches.filter(({ score }) => score < SLIPPED);
  return written.length > 0 ? written : matches;
}

/** How like a name is to what was typed; slips are counted on top of the last. */
const [SAME, BEGUN, BEGUN_INSIDE, SLIPPED, UNLIKE] = [0, 1, 2, 3, 10] as const;

/** What the beginning of a name counts more that readers of this language do not say. */
const OF_OTHERS = 0.5;

function scoreName(typed: string, { keys, own }: Known, locale: Locale): number {
  let best: number = UNLIKE;
  for (const key of keys) {
    const score = scoreKey(typed, key);
    const isOwn = score === SAME || key === own[locale];
    best = Math.min(best, isOwn ? score : score + OF_OTHERS);
  }
  return Math.min(best, UNLIKE);
}

function scoreKey(typed: string, key: string): number {
  if (key === typed) return SAME;
  if (key.startsWith(typed)) return BEGUN;
  if (typed.length > 2 && key.includes(` ${typed}`)) return BEGUN_INSIDE;
  // Nobody slips on the first letter: without this, Paris would be Warisoulx.
  if (typed[0] !== key[0]) return UNLIKE;
  const most = Math.floor(typed.replaceAll(' ', '').length / LETTERS_PER_SLIP);
  const slips = countSlips(typed, key, most);
  return slips > most ? UNLIKE : SLIPPED + slips;
}

/** One slip in so many letters: in fewer, it makes another name. */
const LETTERS_PER_SLIP = 5;

function compareMatches(a: Match, b: Match): number {
  return (
    a.score - b.score ||
    a.place.rank - b.place.rank ||
    Number(a.zip) - Number(b.zip) ||
    (a.place.names.fr < b.place.names.fr ? -1 : 1)
  );
}
