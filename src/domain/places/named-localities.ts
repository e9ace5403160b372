import { LOCALES, type Locale, type Localized } from '../locale/locale.ts';
import { metresBetween } from './distance.ts';
import { foldName } from './fold-name.ts';
import type { Coordinates, Locality } from './places.ts';
import { rankOf, type TownRank } from './towns.ts';

/** A locality with all its postcodes, and its name for readers of each language. */
export interface NamedLocality extends Coordinates {
  /** Sorted ascending. */
  readonly zips: readonly [string, ...string[]];
  readonly names: Localized;
  /** All its names, as written. */
  readonly knownAs: readonly string[];
  readonly rank: TownRank;
}

/** Two postcodes of the same name within this distance in metres are the same place: Antwerp has seven. */
const SAME_PLACE = 3_000;

type Group = readonly [Locality, ...Locality[]];

export function nameLocalities(localities: readonly Locality[]): readonly NamedLocality[] {
  const sameNames = Map.groupBy(localities, ({ fr, nl }) => `${fr}|${nl}`).values();
  return [...sameNames].flatMap(groupByPlace).map(nameGroup);
}

/** Localities of one name, those near each other together, in the order of their postcodes. */
function groupByPlace(sameName: readonly Locality[]): readonly Group[] {
  const groups: Group[] = [];
  for (const locality of sameName.toSorted((a, b) => Number(a.zip) - Number(b.zip))) {
    const at = groups.findIndex(([first]) => metresBetween(first, locality) <= SAME_PLACE);
    const group = groups[at];
    if (group === undefined) groups.push([locality]);
    else groups[at] = [...group, locality];
  }
  return groups;
}

function nameGroup(group: Group): NamedLocality {
  const [first, ...others] = group;
  const { fr, nl, lat, lng } = first;
  const alsoKnownAs = group.flatMap((locality) => locality.alsoKnownAs);
  const rank = rankOf(first.zip, fr, nl);
  return {
    lat,
    lng,
    rank,
    zips: [first.zip, ...others.map(({ zip }) => zip)],
    names: Object.fromEntries(
      LOCALES.map((locale) => [locale, writeName(nameFor(locale, first, rank))]),
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

const PARTICLES = [
  ...[
    'aan',
    'au',
    'aux',
    'bij',
    'de',
    'den',
    'der',
    'des',
    'dessous',
    'dessus',
    'devant',
    'du',
    'en',
  ],
  ...['et', 'la', 'le', 'les', 'lez', 'op', 'sous', 'sur', 'te', 'ten', 'ter', 'van'],
].join('|');

/** Compiled once: thousands of names are written at each start. */
const PARTICLE_WITHIN = new RegExp(`(?<=-)(?:${PARTICLES})(?=-)`, 'gi');

/** Restores the usual spelling where the file has capitals: "Louvain-la-Neuve", "Braine-l’Alleud". */
export function writeName(name: string): string {
  return name
    .replace(PARTICLE_WITHIN, (particle) => particle.toLowerCase())
    .replace(/(?<=-)([LD])['’]/g, (_, letter: string) => `${letter.toLowerCase()}’`)
    .replaceAll("'", '’');
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
