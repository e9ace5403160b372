import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { brokerAddress, NO_BROKER_ADDRESSES } from '#addresses/brokers.ts';
import { ADDRESSES } from '#addresses/pages.ts';
import type { Configuration } from '#configuration/load-configuration.ts';
import { BROKER_TYPES, type Broker } from '#domain/brokers/broker.ts';
import type { FoundBroker } from '#domain/brokers/finder.ts';
import { readBrokerHours } from '#domain/brokers/hours.ts';
import { officeMoment } from '#domain/brokers/office-moment.ts';
import { splitAddress } from '#domain/brokers/split-address.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { readTownNames } from '#domain/places/named-localities.ts';
import { BrokerPage } from '#view/brokers/broker-page.tsx';
import { type MapNames, nameMap } from '#view/map/map-names.ts';
import { BROKER_PAGE_WORDS } from '#words/broker-page/broker-page.ts';
import { fill } from '#words/translation.ts';
import { refuseTooMany } from '../../http/handle-errors.ts';
import type { Pages } from '../../http/pages/serve-pages.ts';
import type { Brokers } from '../brokers/brokers.ts';
import { brokerStructuredData } from './broker-structured-data.ts';
import { readShell } from './fill-shell.ts';

export interface BrokerPageServices {
  configuration: Pick<Configuration, 'lender' | 'places' | 'holidays'>;
  brokers: Pick<Brokers, 'find' | 'findNearest'>;
  settings: { publicUrl: string };
  now: () => Date;
}

/** How many other brokers are listed, and their maximum distance in metres. */
const NEARBY = { most: 3, within: 20_000 } as const;

/** React writes a preload link for a picture before the fragment, where the picture follows at once. */
const PRELOAD_LINK = /^<link rel="preload"[^>]*>/;

/** Each broker's own page, in every language of the site. */
export function addBrokerPages(
  instance: FastifyInstance,
  services: BrokerPageServices,
  pages: Pick<Pages, 'fillable'>,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { configuration, brokers } = services;
  const nameTown = readTownNames(configuration.places.localities);
  const names = nameMap(configuration.places.localities);
  const townOf = ({ address }: Broker, locale: Locale) => {
    const { zip, town } = splitAddress(address);
    return nameTown(zip, town, locale);
  };
  for (const locale of configuration.lender.languages) {
    const sendFilled = pages.fillable(NO_BROKER_ADDRESSES[locale], readShell);
    for (const end of ['', '/'])
      app.get(
        // At least a character, because the finder’s own page is a built page.
        `${ADDRESSES.brokers[locale]}:id([^/]+)${end}`,
        {
          config: { limited: 'lookup' },
          schema: { hide: true, params: z.object({ id: z.string() }) },
          errorHandler: refuseTooMany,
        },
        async (request, reply) => {
          const broker = brokers.find(request.params.id);
          if (broker === undefined) return reply.callNotFound();
          const address = brokerAddress(locale, broker.id);
          if (end === '') return reply.redirect(address, 301);
          return sendFilled(
            request,
            reply,
            fillingFor(broker, { town: townOf(broker, locale), names }, locale, services),
          );
        },
      );
  }
}

/** What fills a broker's page; `town` is the broker's, in the page's language, or empty. */
function fillingFor(
  broker: Broker,
  { town, names }: { readonly town: string; readonly names: MapNames },
  locale: Locale,
  { configuration, brokers, settings, now }: BrokerPageServices,
) {
  const { lender } = configuration;
  const words = BROKER_PAGE_WORDS[locale];
  const site = settings.publicUrl;
  return {
    id: broker.id,
    name: town === '' ? broker.name : fill(words.title, { name: broker.name, town }),
    description: fill(words.description, {
      name: broker.name,
      address: broker.address,
      lender: lender.name,
    }),
    content: renderToStaticMarkup(
      createElement(BrokerPage, {
        locale,
        broker,
        town,
        names,
        lender,
        hours: broker.hours.length > 0 ? readBrokerHours(broker.hours) : undefined,
        now: officeMoment(configuration.holidays, now()),
        nearby: findNearby(broker, brokers),
        ways: {
          request:
            broker.type === 'ch'
              ? ADDRESSES.mortgageAppointment[locale]
              : ADDRESSES.configurator[locale],
          contact: lender.links.contact[locale],
        },
      }),
    ).replace(PRELOAD_LINK, ''),
    structuredData: brokerStructuredData(broker, {
      url: new URL(brokerAddress(locale, broker.id), site).href,
      site,
    }),
  };
}

/** Searches as by postcode, which returns two: the nearest is the broker of the page. */
function findNearby(broker: Broker, nearest: Pick<Brokers, 'findNearest'>): readonly FoundBroker[] {
  return nearest
    .findNearest(broker, BROKER_TYPES, 'zip')
    .brokers.filter(({ id, distance }) => id !== broker.id && distance <= NEARBY.within)
    .slice(0, NEARBY.most);
}
