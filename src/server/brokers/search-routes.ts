import type { FastifyInstance } from 'fastify';
import type { Configuration } from '#configuration/load-configuration.ts';
import type { BrokerType } from '#domain/brokers/broker.ts';
import { BROKER_ADDRESSES } from '#domain/brokers/broker-addresses.ts';
import { judgeTyped } from '#domain/brokers/judge-typed.ts';
import { indexNear, type NearBrokers } from '#domain/brokers/near.ts';
import { readSearchQuery } from '#domain/brokers/search-query.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { refuseTooMany } from '../http/handle-errors.ts';
import type { Pages } from '../pages/serve-pages.ts';
import { readFinder } from './fill-finder.ts';
import { answerPlace, type FindPlaces } from './find-places.ts';
import { type SearchAnswer, searchResults } from './search-results.tsx';

export interface BrokerSearchServices {
  configuration: Pick<Configuration, 'lender' | 'brokers' | 'places'>;
  findPlaces: FindPlaces;
}

/**
 * The finder's page, in every language of the site. Where its query says what was typed, the answer stands
 * in it for browsers without script; others find it again by themselves.
 */
export function addBrokerSearch(
  app: FastifyInstance,
  { configuration: { lender, brokers, places }, findPlaces }: BrokerSearchServices,
  pages: Pick<Pages, 'sendPage' | 'fillable'>,
): void {
  const near = indexNear(brokers);
  for (const locale of lender.languages) {
    const address = BROKER_ADDRESSES[locale];
    const sendFilled = pages.fillable(address, readFinder);
    app.get(
      address,
      { config: { limited: 'lookup' }, schema: { hide: true }, errorHandler: refuseTooMany },
      async (request, reply) => {
        const query = readSearchQuery(request.url.split('?')[1] ?? '');
        const search = { typed: query.typed, types: query.types, locale };
        const answer = await answerSearch(search, near, places, findPlaces);
        if (answer === undefined) return pages.sendPage(request, reply, address);
        const results = searchResults(answer, { locale, lender, types: query.types });
        reply.header('x-robots-tag', 'noindex');
        return sendFilled(request, reply, { ...query, results }, 'no-store');
      },
    );
  }
}

interface Search {
  readonly typed: string;
  readonly types: readonly BrokerType[];
  readonly locale: Locale;
}

/** What there is to say of a search; of an empty one, nothing. */
async function answerSearch(
  { typed, types, locale }: Search,
  near: NearBrokers,
  places: Configuration['places'],
  findPlaces: FindPlaces,
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
      return { kind: 'found', place: first?.label ?? zip, ...near.findNear(at, types, 'zip') };
    }
    case 'address': {
      const { text } = judged;
      const named = await findPlaces(text, locale);
      const meant = answerPlace(named);
      if (meant.kind === 'place') {
        const found = near.findNear(meant.place, types, 'address');
        return { kind: 'found', place: meant.place.label, ...found };
      }
      const { isAbroad, places: mayBe } = meant;
      const nowhere = named.knowsStreets ? 'placeOrStreet' : 'place';
      const fault = isAbroad ? 'abroad' : mayBe.length > 0 ? 'unsure' : nowhere;
      return { kind: 'fault', fault, text, mayBe };
    }
  }
}
