import { postcodeIn } from '#configuration/check-broker.ts';
import type { Broker } from '#domain/brokers/broker.ts';
import { gatherOffices } from '#domain/brokers/offices.ts';
import type { Locality } from '#domain/places/places.ts';
import { rankOf } from '#domain/places/towns.ts';

/** A province that has offices, by ISO 3166-2, with its capital's postcode. */
export interface ProvinceOffices {
  readonly province: string;
  readonly zip: string;
  readonly offices: number;
}

/** Rank of the capitals of provinces among the towns. */
const CAPITAL = 1;

/** How many offices each province has; a province without any is left out. */
export function countOffices(
  brokers: readonly Broker[],
  localities: readonly Locality[],
): readonly ProvinceOffices[] {
  const provinceOf = new Map(localities.map(({ zip, province }) => [zip, province]));
  const zipOf = (address: string) => postcodeIn(address, (zip) => provinceOf.has(zip)) ?? '';
  const byProvince = Map.groupBy(gatherOffices(brokers), ([{ address }]) =>
    provinceOf.get(zipOf(address)),
  );
  return localities
    .filter(({ zip, fr, nl }) => rankOf(zip, fr, nl) === CAPITAL)
    .map(({ zip, province }) => ({
      province,
      zip,
      offices: byProvince.get(province)?.length ?? 0,
    }))
    .filter(({ offices }) => offices > 0);
}
