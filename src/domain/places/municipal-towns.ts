import { metresBetween } from './distance.ts';
import { foldName } from './fold-name.ts';
import type { Locality, Municipality } from './locality.ts';

/** The folded official names of a municipality. */
export function officialNamesOf({ fr, nl, de }: Municipality): readonly string[] {
  return [fr, nl, ...(de === undefined ? [] : [de])].map(foldName);
}

/** Whether a locality has the name of its municipality: Namur is both, Lievegem is no locality's name. */
export function isNamedAfter(
  { fr, nl, alsoKnownAs }: Pick<Locality, 'fr' | 'nl' | 'alsoKnownAs'>,
  municipality: Municipality,
): boolean {
  const official = officialNamesOf(municipality);
  return [fr, nl, ...alsoKnownAs].some((name) => official.includes(foldName(name)));
}

/**
 * Each municipality as a town under each of its postcodes that has no locality of its name: Lievegem under
 * 9930, Namur under 5100.
 */
export function municipalitiesByZip(
  localities: readonly Locality[],
  municipalities: readonly Municipality[],
): readonly Locality[] {
  const byMunicipality = Map.groupBy(localities, ({ municipality }) => municipality);
  return municipalities.flatMap((municipality) => {
    const own = byMunicipality.get(municipality.nis) ?? [];
    const namesakes = own.filter((locality) => isNamedAfter(locality, municipality));
    const named = new Set(namesakes.map(({ zip }) => zip));
    const town = namesakes[0] ?? asLocality(municipality, own);
    return [...new Set(own.map(({ zip }) => zip))]
      .filter((zip) => !named.has(zip))
      .map((zip) => ({ ...town, zip }));
  });
}

/**
 * A municipality that no locality is named after, as a locality: under the name of its region's language,
 * in both languages where its localities have names in both. Its postcode is that of the locality nearest
 * to its centre; empty if it has no locality.
 */
export function asLocality(municipality: Municipality, own: readonly Locality[]): Locality {
  const { fr, nl, lat, lng, province, nis } = municipality;
  const isBilingual = own.some((locality) => locality.fr !== locality.nl);
  const local = province.startsWith('BE-V') ? nl : fr;
  const other = local === nl ? fr : nl;
  const [nearest] = own.toSorted(
    (a, b) => metresBetween(a, municipality) - metresBetween(b, municipality),
  );
  return {
    zip: nearest?.zip ?? '',
    fr: isBilingual ? fr : local,
    nl: isBilingual ? nl : local,
    alsoKnownAs: isBilingual || other === local ? [] : [other],
    lat,
    lng,
    province,
    municipality: nis,
  };
}
