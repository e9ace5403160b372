import type { Contracted, ContractLocale } from '#domain/locale/locale.ts';
import { rankOf, VILLAGE } from './towns.ts';

/** A town or village with its postcode; several may share a postcode. */
export interface Locality {
  readonly zip: string;
  readonly fr: string;
  readonly nl: string;
  /** Names in other languages: "Waver" for Wavre. */
  readonly alsoKnownAs: readonly string[];
  readonly lat: number;
  readonly lng: number;
  /** ISO 3166-2: "BE-WNA". */
  readonly province: string;
}

export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** The country's localities, by postcode. */
export interface Places {
  readonly localities: readonly Locality[];
  /** Whether the postcode exists: looked up, because postcodes are not assigned in ranges. */
  isPostcode(zip: string): boolean;
  /** The names in one language, each once: the town first, then in that language's order; empty for an unknown code. */
  namesOf(zip: string, locale: ContractLocale): readonly string[];
  /** The coordinates in degrees of the postcode's town, or if it has none, the middle of its localities. */
  coordinatesOf(zip: string): Coordinates | undefined;
}

export function buildPlaces(localities: readonly Locality[]): Places {
  const byZip = Map.groupBy(localities, ({ zip }) => zip);
  const at = (zip: string): readonly Locality[] => byZip.get(zip) ?? [];
  const towns = new Set(localities.filter(isTown).map(nameInProvince));
  // Putting names in order takes longer than all else of an answer.
  const sorted: Contracted<Map<string, readonly string[]>> = { fr: new Map(), nl: new Map() };
  const follows = (locality: Locality) => (towns.has(nameInProvince(locality)) ? 0 : 1);
  return {
    localities,
    isPostcode: (zip) => at(zip).length > 0,
    namesOf: (zip, locale) => {
      const known = sorted[locale].get(zip);
      if (known !== undefined) return known;
      const names = unique(
        at(zip)
          .toSorted((a, b) => follows(a) - follows(b) || a[locale].localeCompare(b[locale], locale))
          .map((locality) => locality[locale]),
      );
      if (names.length > 0) sorted[locale].set(zip, names);
      return names;
    },
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
      fr === nl && other !== undefined && province.startsWith(OTHER_LANGUAGE[locale])
        ? [[fr, other]]
        : [],
    ),
  );
}

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
