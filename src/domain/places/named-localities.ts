import { LOCALES, type Locale, type Localized } from '../locale/locale.ts';
import { foldName } from './fold-name.ts';
import type { Coordinates, Locality } from './locality.ts';
import { rankOf, type TownRank } from './towns.ts';

/** A locality with all its postcodes, and its name for readers of each language. */
export interface NamedLocality extends Coordinates {
  /** Sorted ascending. */
  readonly zips: readonly [string, ...string[]];
  readonly names: Localized;
  /** All its names, as written. */
  readonly knownAs: readonly string[];
  readonly rank: TownRank;
  /** Its municipality's code. */
  readonly municipality: string;
}

type Group = readonly [Locality, ...Locality[]];

/** The localities of one name in one municipality are one place: Antwerp has seven postcodes. */
export function nameLocalities(localities: readonly Locality[]): readonly NamedLocality[] {
  const groups = Map.groupBy(
    localities,
    ({ fr, nl, municipality }) => `${fr}|${nl}|${municipality}`,
  );
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => Number(a.zip) - Number(b.zip)))
    .flatMap(([first, ...others]) => (first === undefined ? [] : [nameGroup([first, ...others])]));
}

function nameGroup(group: Group): NamedLocality {
  const [first, ...others] = group;
  const { fr, nl, lat, lng, municipality } = first;
  const alsoKnownAs = group.flatMap((locality) => locality.alsoKnownAs);
  const rank = rankOf(first.zip, fr, nl);
  return {
    lat,
    lng,
    rank,
    municipality,
    zips: [first.zip, ...others.map(({ zip }) => zip)],
    names: Object.fromEntries(
      LOCALES.map((locale) => [locale, nameFor(locale, first, rank)]),
    ) as Record<Locale, string>,
    knownAs: [...new Set([fr, nl, ...alsoKnownAs])],
  };
}

/**
 * Names towns for readers of a language: 1000 Bruxelles is Brussel in Dutch. A town that is not among the localities
 * keeps its name.
 */
export function readTownNames(
  localities: readonly Locality[],
): (zip: string, town: string, locale: Locale) => string {
  const names = new Map(
    nameLocalities(localities).flatMap(({ zips, knownAs, names: named }) =>
      zips.flatMap((zip) => knownAs.map((name) => [`${zip} ${foldName(name)}`, named] as const)),
    ),
  );
  return (zip, town, locale) => names.get(`${zip} ${foldName(town)}`)?.[locale] ?? town;
}

/** The codes of the German-speaking municipalities. */
const GERMAN_SPEAKING = /^47/;

/**
 * Readers of French and Dutch see their own names, and exonyms for towns of the other language
 * ("Louvain"); a village that shares such a name ("Halle") keeps its own. Other readers see the local name.
 */
function nameFor(
  locale: Locale,
  { fr, nl, alsoKnownAs: [other], province, zip }: Locality,
  rank: TownRank,
): string {
  const isFlemish = province.startsWith('BE-V');
  const isGerman = GERMAN_SPEAKING.test(zip);
  const local = isGerman ? (other ?? nl) : isFlemish ? nl : fr;
  if (locale === 'fr') return isFlemish && fr === nl && rank < 4 ? (other ?? fr) : fr;
  if (locale === 'nl') return !isFlemish && !isGerman && fr === nl && rank < 4 ? (other ?? nl) : nl;
  return local;
}
