import { LOCALES, type Locale, type Localized } from '../locale/locale.ts';
import { foldName } from './fold-name.ts';
import type { Municipality } from './locality.ts';
import { asLocality, isNamedAfter, officialNamesOf } from './municipal-towns.ts';
import { type NamedLocality, nameLocalities } from './named-localities.ts';
import type { Places } from './places.ts';
import { VILLAGE } from './towns.ts';

/** A place that can be searched: a locality, or a municipality that no locality is named after. */
export interface KnownPlace {
  readonly place: NamedLocality;
  /** All its names, folded, and the name for readers of each language. */
  readonly keys: readonly string[];
  readonly own: Localized;
  /** The folded names that it has as a municipality; empty for any other locality. */
  readonly municipalKeys: readonly string[];
}

/** The localities, with what their municipality is called where they are named after it, and the other municipalities. */
export function knownPlaces({
  localities,
  municipalities,
}: Pick<Places, 'localities' | 'municipalities'>): readonly KnownPlace[] {
  const named = nameLocalities(localities);
  const inMunicipality = Map.groupBy(named, ({ municipality }) => municipality);
  const namesakes = new Map<NamedLocality, Municipality>();
  const withoutNamesake: Municipality[] = [];
  for (const municipality of municipalities) {
    const namesake = inMunicipality
      .get(municipality.nis)
      ?.find(({ knownAs: [fr = '', nl = '', ...alsoKnownAs] }) =>
        isNamedAfter({ fr, nl, alsoKnownAs }, municipality),
      );
    if (namesake) namesakes.set(namesake, municipality);
    else withoutNamesake.push(municipality);
  }
  const byMunicipality = Map.groupBy(localities, ({ municipality }) => municipality);
  return [
    ...named.map((place) => toKnown(place, namesakes.get(place))),
    ...withoutNamesake.map((municipality) => {
      const own = byMunicipality.get(municipality.nis) ?? [];
      return toKnown(nameMunicipality(municipality, asLocality(municipality, own)), municipality);
    }),
  ];
}

function nameMunicipality(
  { fr, nl, de, lat, lng, nis }: Municipality,
  { zip, ...local }: ReturnType<typeof asLocality>,
): NamedLocality {
  const inEnglish = local.province.startsWith('BE-V') ? local.nl : local.fr;
  return {
    lat,
    lng,
    zips: [zip],
    names: { fr, nl, de: de ?? inEnglish, en: inEnglish },
    knownAs: [fr, nl],
    rank: VILLAGE,
    municipality: nis,
  };
}

function toKnown(place: NamedLocality, municipality: Municipality | undefined): KnownPlace {
  const municipalKeys = municipality
    ? [...officialNamesOf(municipality), ...municipality.alsoKnownAs.map(foldName)]
    : [];
  return {
    place,
    keys: [...new Set([...place.knownAs.map(foldName), ...municipalKeys])],
    own: mapLocalized(place.names, foldName),
    municipalKeys,
  };
}

function mapLocalized(names: Localized, write: (name: string) => string): Localized {
  const written = LOCALES.map((locale) => [locale, write(names[locale])]);
  return Object.fromEntries(written) as Record<Locale, string>;
}
