import MiniSearch from 'minisearch';
import type { SuggestedPlace } from '../brokers/finder.ts';
import type { Locale } from '../locale/locale.ts';
import { liesAbroad, withoutOwnCountry } from './abroad.ts';
import { foldName } from './fold-name.ts';
import { type KnownPlace, knownPlaces } from './known-places.ts';
import type { Places } from './places.ts';
import { type NamedProvince, provinceNamed } from './provinces.ts';
import { resolveName } from './resolve-name.ts';
import {
  compareMatches,
  EXACT,
  FUZZY,
  type Match,
  matchName,
  NO_MATCH,
  scoreName,
  scorePrefix,
  WORD_PREFIX,
} from './score-name.ts';
import { VILLAGE } from './towns.ts';

/** The maximum number of suggestions. */
export const MAX_SUGGESTIONS = 8;

export interface Suggestions {
  /** The most likely first, each once. */
  readonly places: readonly SuggestedPlace[];
  /** The whole text belongs to the place; no street was ignored. */
  readonly isWhole: boolean;
  /** The first place is exactly what was typed, by its postcode or its whole name: it may be searched without asking. */
  readonly isExact: boolean;
  /** The other places of exactly the name that was typed; if none of several is meant, all of them. */
  readonly sameName: readonly SuggestedPlace[];
  /** The text names a province: the places are towns in it. */
  readonly province: NamedProvince | undefined;
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

export function indexPlaces(places: Pick<Places, 'localities' | 'municipalities'>): PlaceIndex {
  const known = knownPlaces(places);
  const indexes = { known, withPrefix: indexPrefixes(known), ...indexPostcodes(known) };
  const provinceOf = new Map(
    places.municipalities.map(({ nis, province }) => [nis, province] as const),
  );
  const townsIn = (code: string): readonly Match[] =>
    known
      .filter(({ place }) => place.rank < VILLAGE && provinceOf.get(place.municipality) === code)
      .map((town) => ({ ...town, zip: town.place.zips[0], score: EXACT }))
      .toSorted(compareMatches);

  return {
    suggest: (typed, locale) => {
      const text = withoutOwnCountry(typed);
      const province = provinceNamed(text);
      const isAbroad = province === undefined && liesAbroad(typed);
      const found = isAbroad
        ? findByPrefix(typed, locale, indexes.withPrefix)
        : findWritten(text, locale, indexes);
      const matches = province
        ? placesOfProvince(townsIn(province.code), found.matches)
        : found.matches;
      const suggested = toPlaces(matches, locale);
      return {
        places: suggested.slice(0, MAX_SUGGESTIONS),
        isWhole: province !== undefined || found.isWhole,
        isExact: province === undefined && found.isExact && suggested.length > 0,
        sameName: toPlaces(found.sameName ?? [], locale),
        province,
        isAbroad,
      };
    },
  };
}

/** Its two largest towns, any place of exactly its name ("Limburg" is 4830 too), then its other towns. */
function placesOfProvince(towns: readonly Match[], found: readonly Match[]): readonly Match[] {
  const sameName = found.filter(({ score }) => score === EXACT);
  return [...towns.slice(0, 2), ...sameName, ...towns.slice(2)];
}

/** The places as they are shown, each label once. */
function toPlaces(matches: readonly Match[], locale: Locale): readonly SuggestedPlace[] {
  const byLabel = new Map<string, SuggestedPlace>();
  for (const { place, zip } of matches) {
    const label = `${zip} ${place.names[locale]}`;
    if (!byLabel.has(label)) byLabel.set(label, { label, lat: place.lat, lng: place.lng });
  }
  return [...byLabel.values()];
}

/** The places with each postcode, and the municipalities that it lies in. */
function indexPostcodes(known: readonly KnownPlace[]): Pick<Indexes, 'withZip' | 'municipalAt'> {
  const withZip = new Map<string, KnownPlace[]>();
  for (const candidate of known)
    for (const zip of candidate.place.zips)
      withZip.set(zip, [...(withZip.get(zip) ?? []), candidate]);
  const municipal = Map.groupBy(
    known.filter(({ municipalKeys }) => municipalKeys.length > 0),
    ({ place }) => place.municipality,
  );
  const municipalAt = (zip: string): readonly KnownPlace[] => {
    const own = withZip.get(zip) ?? [];
    const codes = new Set(own.map(({ place }) => place.municipality));
    return [...codes].flatMap((code) => municipal.get(code) ?? []);
  };
  return { withZip, municipalAt };
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

interface Found {
  /** The most likely first. */
  readonly matches: readonly Match[];
  readonly isWhole: boolean;
  readonly isExact: boolean;
  /** Absent: what was typed is no place's whole name. */
  readonly sameName?: readonly Match[];
}

const EMPTY: Found = { matches: [], isWhole: true, isExact: false };

interface Indexes {
  readonly known: readonly KnownPlace[];
  readonly withZip: ReadonlyMap<string, readonly KnownPlace[]>;
  readonly municipalAt: (zip: string) => readonly KnownPlace[];
  /** The places with a name in which every word of the text is a word or begins one. */
  readonly withPrefix: (name: string) => readonly KnownPlace[];
}

/** Also a place by both its names ("Ixelles/Elsene"), or with what it lies in ("Heist (Knokke)"), which is asked about. */
function findWritten(text: string, locale: Locale, indexes: Indexes): Found {
  const [first, ...others] = text.split(/\/| [-–] /).map((name) => find(name, locale, indexes));
  const place = first?.isExact ? first.matches[0]?.place : undefined;
  const isSame = ({ isExact, matches }: Found) => isExact && matches[0]?.place === place;
  if (first && place && others.length > 0 && others.every(isSame)) return first;
  const [, name = ''] = /^(.*\S)\s*\([^()]+\)\s*$/.exec(text) ?? [];
  const named = find(name, locale, indexes);
  return named.matches.length > 0
    ? { ...named, isWhole: false, isExact: false }
    : findWithin(text, locale, indexes);
}

/** A part of a town ("Gent centrum"), or the province or municipality behind a comma ("Hasselt, Limburg"). */
const WITHIN =
  /^(\D+?)(?:[\s-]+(?:cent(?:re|rum|er)(?:[\s-]ville)?|zentrum|noord|nord|zuid|sud|oost|est|west|ouest)|,[^\d,]+)$/iu;

/** A text that is no place's name as it stands, by the place before what lies in or around it, which is asked about. */
function findWithin(text: string, locale: Locale, indexes: Indexes): Found {
  const found = find(text, locale, indexes);
  if (found.isWhole && found.matches.length > 0) return found;
  const named = find(WITHIN.exec(text.trim())?.[1] ?? '', locale, indexes);
  return named.isWhole && named.matches[0]?.score === EXACT
    ? { ...named, isWhole: false, isExact: false }
    : found;
}

function find(typed: string, locale: Locale, indexes: Indexes): Found {
  const { known, withZip } = indexes;
  const words = foldName(typed.replace(/\b(\d{4})(?=\p{L}{3})/gu, '$1 '))
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return EMPTY;
  const [only = ''] = words;
  if (words.length === 1 && /^\d{1,4}$/.test(only)) return matchPostcode(only, known);
  // A house number may have four digits too, and comes before the postcode.
  const zip = words.findLast((word) => withZip.has(word));
  if (zip !== undefined) return matchWithPostcode(zip, words, locale, indexes);
  const name = words.join(' ');
  const whole = matchWholeName(name, locale, indexes);
  if (whole.length > 0) {
    const { certain, ...resolved } = resolveName(name, whole);
    return { ...resolved, isWhole: true, isExact: certain !== undefined };
  }
  // "Rue de Namur" alone may be a street anywhere.
  const isAddress = typed.includes(',') || words.slice(0, -1).some((word) => /\d/.test(word));
  const { end, matches } = matchAddressEnd(typed, words, isAddress, locale, known);
  const { certain, ...resolved } = resolveName(end, matches);
  const isExact = isAddress && certain !== undefined;
  return isAddress
    ? { ...resolved, isWhole: false, isExact }
    : { matches: resolved.matches, isWhole: false, isExact };
}

/** For a place abroad: only the Belgian names that begin with it. */
function findByPrefix(typed: string, locale: Locale, withPrefix: Indexes['withPrefix']): Found {
  const name = foldName(typed);
  const matches = matchName(name, locale, withPrefix(name), scorePrefix).filter(
    ({ score }) => score < WORD_PREFIX,
  );
  return { matches: matches.toSorted(compareMatches), isWhole: true, isExact: false };
}

/** By a whole postcode or its beginning. */
function matchPostcode(digits: string, known: readonly KnownPlace[]): Found {
  const matches = known.flatMap((candidate) =>
    candidate.place.zips
      .filter((zip) => zip.startsWith(digits))
      .map((zip) => ({ ...candidate, zip, score: Number(zip) })),
  );
  return {
    matches: matches.toSorted(compareMatches),
    isWhole: true,
    isExact: digits.length === POSTCODE_LENGTH,
  };
}

const POSTCODE_LENGTH = 4;

/** By a postcode with words before or after it, some of which may be the place's. */
function matchWithPostcode(
  zip: string,
  words: readonly string[],
  locale: Locale,
  { withZip, municipalAt }: Pick<Indexes, 'withZip' | 'municipalAt'>,
): Found {
  const withSameZip = withZip.get(zip) ?? [];
  const at = words.lastIndexOf(zip);
  const behind = words.slice(at + 1).join(' ');
  const before = words.slice(0, at).join(' ');
  const name = behind || before;
  const score = (candidate: KnownPlace): Match => ({
    ...candidate,
    zip,
    score: name === '' ? EXACT : scoreName(name, candidate, locale),
  });
  const isNamed = (match: Match) => match.score < NO_MATCH;
  const locality = withSameZip.map(score).filter(isNamed);
  // "7540 Tournai" is in the municipality, where the postcode is.
  const named =
    locality.length > 0
      ? locality
      : municipalAt(zip)
          .map(score)
          .filter(isNamed)
          .map((match) => moveTo(match, withSameZip));
  // A Dutch postcode continues with two letters: "6211 AB" is in Maastricht, 6211 in Mellet.
  if (named.length === 0 && /^[a-z]{2}$/.test(behind)) return EMPTY;
  const isWhole =
    (behind === '' && before === '') || ((behind === '' || before === '') && named.length > 0);
  // In "Rue Neuve 12, 1000" and "1300 Wavre, rue du Pont 3" the code decides. "1000 Gand" is ambiguous.
  const isStreetBefore = behind === '' && before.includes(' ');
  const isStreetBehind = withSameZip.some(({ keys }) =>
    keys.some((key) => behind.startsWith(`${key} `)),
  );
  const everywhere = withSameZip.map((candidate) => ({ ...candidate, zip, score: EXACT }));
  return {
    matches:
      named.length > 0 ? resolveName(name, named).matches : everywhere.toSorted(compareMatches),
    isWhole,
    isExact: isWhole || named.length > 0 || isStreetBefore || isStreetBehind,
  };
}

/** The match at the coordinates of the first of these places. */
function moveTo(match: Match, [first]: readonly KnownPlace[]): Match {
  const { lat, lng } = first?.place ?? match.place;
  return { ...match, place: { ...match.place, lat, lng } };
}

/** An address without a postcode by its last part or last words; anything else by its whole name. */
function matchAddressEnd(
  typed: string,
  words: readonly string[],
  isAddress: boolean,
  locale: Locale,
  known: readonly KnownPlace[],
): { readonly end: string; readonly matches: readonly Match[] } {
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
  const ending = byEnding.find(isCertain) ?? byEnding.find(isLikely);
  return { end: ending?.end ?? '', matches: preferWithoutTypos(ending?.matches ?? []) };
}

/** The minimum number of letters of a name that is recognised despite typos when a street precedes it. */
const MIN_FUZZY_LENGTH = 7;

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
