import type { FastifyInstance } from 'fastify';
import { ADDRESSES } from '#addresses/pages.ts';
import type { Configuration } from '#configuration/load-configuration.ts';
import { readSearchQuery } from '#domain/brokers/search-query.ts';
import { OFFICE_TIME_ZONE, wallClockIn } from '#domain/calendar/clock.ts';
import { offersMortgages } from '#domain/mortgage/mortgage.ts';
import { refuseTooMany } from '../../http/handle-errors.ts';
import type { Pages } from '../../http/pages/serve-pages.ts';
import { readFinder } from './fill-finder.ts';
import { type SearchServices, searchBrokers } from './search-brokers.ts';
import { searchResults } from './search-results.tsx';

export interface BrokerSearchServices extends SearchServices {
  configuration: Pick<Configuration, 'lender' | 'brand' | 'places' | 'mortgages'>;
  now: () => Date;
}

/**
 * The finder's page, in every language of the site. If its query contains a place, the page contains the
 * answer for browsers without scripts; with scripts the finder searches again by itself.
 */
export function addBrokerSearch(
  app: FastifyInstance,
  services: BrokerSearchServices,
  pages: Pick<Pages, 'sendPage' | 'fillable'>,
): void {
  const { lender, brand, mortgages } = services.configuration;
  const hasMortgages = offersMortgages(mortgages);
  for (const locale of lender.languages) {
    const address = ADDRESSES.brokers[locale];
    const sendFilled = pages.fillable(address, readFinder);
    app.get(
      address,
      { config: { limited: 'lookup' }, schema: { hide: true }, errorHandler: refuseTooMany },
      async (request, reply) => {
        const query = readSearchQuery(request.url.split('?')[1] ?? '');
        const { typed, types } = query;
        if (typed.trim() === '') return pages.sendPage(request, reply, address);
        const { result } = await searchBrokers(services, { typed, types, locale });
        const { weekday } = wallClockIn(OFFICE_TIME_ZONE, services.now());
        const results = searchResults(result, {
          locale,
          lender,
          brand,
          hasMortgages,
          types,
          weekday,
        });
        reply.header('x-robots-tag', 'noindex');
        return sendFilled(request, reply, { ...query, results }, 'no-store');
      },
    );
  }
}
