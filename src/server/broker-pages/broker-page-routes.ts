import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Configuration } from '#configuration/load-configuration.ts';
import { BROKER_TYPES, type Broker } from '#domain/brokers/broker.ts';
import {
  BROKER_ADDRESSES,
  brokerAddress,
  NO_BROKER_ADDRESSES,
} from '#domain/brokers/broker-addresses.ts';
import type { FoundBroker } from '#domain/brokers/finder.ts';
import { readBrokerHours } from '#domain/brokers/hours.ts';
import { indexNear, type NearBrokers } from '#domain/brokers/near.ts';
import { splitAddress } from '#domain/brokers/split-address.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { APPOINTMENT_ADDRESSES } from '#domain/mortgage/appointment-addresses.ts';
import { CONFIGURATOR_ADDRESSES } from '#domain/mortgage/configurator-addresses.ts';
import { BROKER_PAGE_WORDS } from '#words/broker-page/broker-page.ts';
import { fill } from '#words/translation.ts';
import { refuseTooMany } from '../http/handle-errors.ts';
import type { ZodTypes } from '../http/zod-routes.ts';
import type { Pages } from '../pages/serve-pages.ts';
import { brokerPage } from './broker-page.tsx';
import { brokerThing } from './broker-thing.ts';
import { readShell } from './fill-shell.ts';

export interface BrokerPageServices {
  configuration: Pick<Configuration, 'lender' | 'brokers'>;
  settings: { publicUrl: string };
}

/** How many others are named, and how far away they are at most, in metres. */
const NEARBY = { most: 3, within: 20_000 } as const;

/** Each broker's own page, in every language of the site. */
export function addBrokerPages(
  instance: FastifyInstance,
  services: BrokerPageServices,
  pages: Pick<Pages, 'fillable'>,
): void {
  const app = instance.withTypeProvider<ZodTypes>();
  const { lender, brokers } = services.configuration;
  const byId = new Map(brokers.map((broker) => [broker.id, broker]));
  const near = indexNear(brokers);
  for (const locale of lender.languages) {
    const sendFilled = pages.fillable(NO_BROKER_ADDRESSES[locale], readShell);
    for (const end of ['', '/'])
      app.get(
        // One character at least: the finder’s own page is a built one.
        `${BROKER_ADDRESSES[locale]}:id([^/]+)${end}`,
        {
          config: { limited: 'lookup' },
          schema: { hide: true, params: z.object({ id: z.string() }) },
          errorHandler: refuseTooMany,
        },
        async (request, reply) => {
          const broker = byId.get(request.params.id);
          if (broker === undefined) return reply.callNotFound();
          const address = brokerAddress(locale, broker.id);
          if (end === '') return reply.redirect(address, 301);
          return sendFilled(request, reply, fillingFor(broker, locale, near, services));
        },
      );
  }
}

function fillingFor(
  broker: Broker,
  locale: Locale,
  near: NearBrokers,
  { configuration, settings }: BrokerPageServices,
) {
  const { lender } = configuration;
  const words = BROKER_PAGE_WORDS[locale];
  const { town } = splitAddress(broker.address);
  const site = settings.publicUrl;
  return {
    id: broker.id,
    name: town === '' ? broker.name : fill(words.title, { name: broker.name, town }),
    description: fill(words.description, {
      ...{ name: broker.name, address: broker.address, lender: lender.name },
    }),
    content: brokerPage({
      ...{ locale, broker, lender },
      hours: broker.hours.length > 0 ? readBrokerHours(broker.hours) : undefined,
      nearby: findNearby(broker, near),
      ways: {
        request:
          broker.type === 'ch' ? APPOINTMENT_ADDRESSES[locale] : CONFIGURATOR_ADDRESSES[locale],
        contact: lender.links.contact[locale],
      },
    }),
    thing: brokerThing(broker, { url: new URL(brokerAddress(locale, broker.id), site).href, site }),
  };
}

/** As by postcode, where a search ends with two: the broker themselves is the nearest. */
function findNearby(broker: Broker, near: NearBrokers): readonly FoundBroker[] {
  return near
    .findNear(broker, BROKER_TYPES, 'zip')
    .brokers.filter(({ id, distance }) => id !== broker.id && distance <= NEARBY.within)
    .slice(0, NEARBY.most);
}
