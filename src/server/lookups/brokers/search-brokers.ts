import type { BrokerType } from '#domain/brokers/broker.ts';
import { classifyTyped } from '#domain/brokers/classify-typed.ts';
import {
  type BrokerSearchResult,
  MAX_CANDIDATES,
  type SearchedBy,
  type SuggestedPlace,
} from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Places } from '#domain/places/places.ts';
import type { Brokers } from './brokers.ts';
import type { FindPlaces } from './find-places.ts';

export interface BrokerSearch {
  readonly typed: string;
  readonly types: readonly BrokerType[];
  readonly locale: Locale;
}

export interface SearchServices {
  configuration: { places: Pick<Places, 'coordinatesOf'> };
  brokers: Pick<Brokers, 'findNearest'>;
  findPlaces: FindPlaces;
}

export interface BrokerSearchOutcome {
  readonly result: BrokerSearchResult;
  /** The geocoder did not answer: the same search may find more the next time. */
  readonly isPartial: boolean;
}

/** Searches brokers around what was typed: a postcode, the name of a place, or an address. */
export async function searchBrokers(
  { configuration: { places }, brokers, findPlaces }: SearchServices,
  { typed, types, locale }: BrokerSearch,
): Promise<BrokerSearchOutcome> {
  const around = (
    { label, lat, lng }: SuggestedPlace,
    by: SearchedBy,
    others: readonly SuggestedPlace[] = [],
  ): BrokerSearchResult => ({
    kind: 'found',
    place: { label, lat, lng, by },
    others,
    ...brokers.findNearest({ lat, lng }, types, by),
  });
  const checked = classifyTyped(typed);
  switch (checked.kind) {
    case 'empty':
    case 'short':
      return whole({ kind: 'tooShort', text: typed.trim() });
    case 'zip': {
      const { zip } = checked;
      const at = places.coordinatesOf(zip);
      if (at === undefined) return whole({ kind: 'unknownPostcode', text: zip });
      const [first] = (await findPlaces(zip, locale)).places;
      return whole(around({ ...at, label: first?.label ?? zip }, 'zip'));
    }
    case 'address': {
      const { text } = checked;
      const found = await findPlaces(text, locale);
      const { certain, sameName, province, isAbroad, isPartial, knowsStreets } = found;
      if (certain) return { result: around(certain, 'address', sameName), isPartial };
      if (sameName.length > 0 && !province)
        return { result: { kind: 'several', text, candidates: sameName }, isPartial };
      const candidates = found.places.slice(0, MAX_CANDIDATES);
      if (province) {
        const kind = province.isCountryToo ? 'provinceOrCountry' : 'province';
        return { result: { kind, text, candidates }, isPartial };
      }
      if (isAbroad) return { result: { kind: 'abroad', text, candidates }, isPartial };
      return candidates.length > 0
        ? { result: { kind: 'question', text, candidates }, isPartial }
        : { result: { kind: 'notFound', text, knowsStreets }, isPartial };
    }
  }
}

const whole = (result: BrokerSearchResult): BrokerSearchOutcome => ({ result, isPartial: false });
