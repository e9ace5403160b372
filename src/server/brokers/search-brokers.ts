import type { BrokerType } from '#domain/brokers/broker.ts';
import type { FoundBrokers, SuggestedPlace } from '#domain/brokers/finder.ts';
import { judgeTyped } from '#domain/brokers/judge-typed.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Places } from '#domain/places/places.ts';
import type { BrokerFinderWords } from '#words/broker-finder/broker-finder.ts';
import type { Brokers } from './brokers.ts';
import { answerPlace, type FindPlaces } from './find-places.ts';

/** The outcome of a search by what was typed. */
export type SearchAnswer =
  | {
      readonly kind: 'fault';
      readonly fault: keyof BrokerFinderWords['faults'];
      readonly text: string;
      /** Places that may have been meant, which the visitor chooses from. */
      readonly mayBe?: readonly SuggestedPlace[];
    }
  | ({ readonly kind: 'found'; readonly place: string } & FoundBrokers);

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

/** Searches around what was typed, a postcode or a place; `undefined` if nothing was typed. */
export async function searchBrokers(
  { configuration: { places }, brokers, findPlaces }: SearchServices,
  { typed, types, locale }: BrokerSearch,
): Promise<SearchAnswer | undefined> {
  const judged = judgeTyped(typed);
  switch (judged.kind) {
    case 'empty':
      return undefined;
    case 'short':
      return { kind: 'fault', fault: 'short', text: typed };
    case 'zip': {
      const { zip } = judged;
      const at = places.coordinatesOf(zip);
      if (at === undefined) return { kind: 'fault', fault: 'zip', text: zip };
      const [first] = (await findPlaces(zip, locale)).places;
      return {
        kind: 'found',
        place: first?.label ?? zip,
        ...brokers.findNearest(at, types, 'zip'),
      };
    }
    case 'address': {
      const { text } = judged;
      const result = await findPlaces(text, locale);
      const meant = answerPlace(result);
      if (meant.kind === 'place') {
        const nearest = brokers.findNearest(meant.place, types, 'address');
        return { kind: 'found', place: meant.place.label, ...nearest };
      }
      const { isAbroad, places: mayBe } = meant;
      const nowhere = result.knowsStreets ? 'placeOrStreet' : 'place';
      const fault = isAbroad ? 'abroad' : mayBe.length > 0 ? 'unsure' : nowhere;
      return { kind: 'fault', fault, text, mayBe };
    }
  }
}
