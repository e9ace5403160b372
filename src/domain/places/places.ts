import { CONTRACT_LOCALES, type Contracted, type ContractLocale } from '#domain/locale/locale.ts';
import { foldName } from './fold-name.ts';
import type { Coordinates, Locality, Municipality } from './locality.ts';
import { municipalitiesByZip } from './municipal-towns.ts';
import { rankOf, VILLAGE } from './towns.ts';

export type { Coordinates, Locality, Municipality } from './locality.ts';

/** The country's localities, by postcode, and its municipalities. */
export interface Places {
  readonly localities: readonly Locality[];
  readonly municipalities: readonly Municipality[];
  /** What the postcodes offer as their towns: the localities, and each municipality under all its postcodes. */
  readonly towns: readonly Locality[];
  /** Whether the postcode exists: looked up, because postcodes are not assigned in ranges. */
  isPostcode(zip: string): boolean;
  /**
   * The names in one language, each once: the town first, then in that language's order, at last the
   * municipality where it has another name; empty for an unknown code.
   */
  namesOf(zip: string, locale: ContractLocale): readonly string[];
  /** Whether a name in either language, in any spelling of its capitals and signs, is one of the postcode's. */
  isTownOf(zip: string, name: string): boolean;
  /** The coordinates in degrees of the postcode's town, or if it has none, the middle of its localities. */
  coordinatesOf(zip: string): Coordinates | undefined;
}

export function buildPlaces(
  localities: readonly Locality[],
  municipalities: readonly Municipality[],
): Places {
  const byZip = Map.groupBy(localities, ({ zip }) => zip);
  const at = (zip: string): readonly Locality[] => byZip.get(zip) ?? [];
  const municipalTowns = municipalitiesByZip(localities, municipalities);
  const municipalAt = Map.groupBy(municipalTowns, ({ zip }) => zip);
  const ranked = new Set(localities.filter(isTown).map(nameInProvince));
  // Putting names in order takes longer than all else of an answer.
  const sorted: Contracted<Map<string, readonly string[]>> = { fr: new Map(), nl: new Map() };
  const follows = (locality: Locality) => (ranked.has(nameInProvince(locality)) ? 0 : 1);
  const namesOf = (zip: string, locale: ContractLocale): readonly string[] => {
    const known = sorted[locale].get(zip);
    if (known !== undefined) return known;
    const own = at(zip).toSorted(
      (a, b) => follows(a) - follows(b) || a[locale].localeCompare(b[locale], locale),
    );
    const names = unique([...own, ...(municipalAt.get(zip) ?? [])].map((town) => town[locale]));
    if (names.length > 0) sorted[locale].set(zip, names);
    return names;
  };
  return {
    localities,
    municipalities,
    towns: [...localities, ...municipalTowns],
    isPostcode: (zip) => at(zip).length > 0,
    namesOf,
    isTownOf: (zip, name) =>
      CONTRACT_LOCALES.some((locale) =>
        namesOf(zip, locale).map(foldName).includes(foldName(name)),
      ),
    coordinatesOf: (zip) => townOf(at(zip)) ?? middleOf(at(zip)),
  };
}

const unique = (names: readonly string[]) => [...new Set(names)];

const isTown = ({ zip, fr, nl }: Locality) => rankOf(zip, fr, nl) < VILLAGE;

/** A town has several postcodes and is ranked under one of them: 4020 is Liège too. Elsewhere the name is a village's. */
const nameInProvince = ({ province, fr }: Locality) => `${province} ${fr}`;

/** The regions whose places have another name in a language: the start of their ISO code. */
const OTHER_LANGUAGE: Readonly<Record<ContractLocale, string>> = { fr: 'BE-V', nl: 'BE-W' };

/** Names that readers of a language use for places of the other one: Namen for Namur. */
export function exonyms(
  localities: readonly Locality[],
  locale: ContractLocale,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    localities.flatMap(({ fr, nl, alsoKnownAs: [other], province }) =>
      fr === nl &&
      other !== undefined &&
      !isShort(other) &&
      province.startsWith(OTHER_LANGUAGE[locale])
        ? [[fr, other]]
        : [],
    ),
  );
}

/** "LLN" is no name in another language. */
const isShort = (name: string) => name === name.toUpperCase();

/**
 * Places with a different name in the other language: that name after its postcode, "1000 Brussel",
 * with the name in this language.
 */
export function namesFromOtherLanguage(
  localities: readonly Locality[],
  locale: ContractLocale,
): Readonly<Record<string, string>> {
  const other = locale === 'fr' ? 'nl' : 'fr';
  return Object.fromEntries(
    localities
      .filter(({ fr, nl }) => fr !== nl)
      .map((locality) => [`${locality.zip} ${locality[other]}`, locality[locale]]),
  );
}

/** The town among the localities of a postcode; villages that share the code lie around it or to one side. */
function townOf(localities: readonly Locality[]): Coordinates | undefined {
  const town = localities.find(isTown);
  return town && { lat: town.lat, lng: town.lng };
}

/** Rounded to four decimals, as in the file: ten metres. */
function middleOf(localities: readonly Locality[]): Coordinates | undefined {
  if (localities.length === 0) return undefined;
  const mean = (numbers: readonly number[]) =>
    Number((numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(4));
  return {
    lat: mean(localities.map(({ lat }) => lat)),
    lng: mean(localities.map(({ lng }) => lng)),
  };
}
