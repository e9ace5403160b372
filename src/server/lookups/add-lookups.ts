import type { FastifyInstance } from 'fastify';
import { isOffered } from '#domain/lender/offer.ts';
import { offersMortgages } from '#domain/mortgage/mortgage.ts';
import type { Pages } from '../http/pages/serve-pages.ts';
import { addBrokerPages, type BrokerPageServices } from './broker-pages/broker-page-routes.ts';
import { addBrokerSitemaps, type BrokerSitemapServices } from './broker-pages/broker-sitemaps.ts';
import { addBrokerRoutes, type BrokerServices } from './brokers/broker-routes.ts';
import { addPictureRoutes, type PictureServices } from './brokers/picture-routes.ts';
import { addPlaceRoutes, type PlaceServices } from './brokers/place-routes.ts';
import { addBrokerSearch, type BrokerSearchServices } from './brokers/search-routes.ts';
import { addLookupRoutes, type LookupServices } from './lookup-routes.ts';
import { addMapFileRoutes, type MapFileServices } from './map-file/map-file-routes.ts';
import { addOfferRoutes, type OfferServices } from './offers/offer-routes.ts';

/** What is looked up needs the configuration and what is computed from it, and stores nothing. */
export type LookupsServices = LookupServices &
  BrokerServices &
  BrokerPageServices &
  BrokerSearchServices &
  BrokerSitemapServices &
  PictureServices &
  PlaceServices &
  MapFileServices &
  OfferServices;

/** The calls for tariffs, lists and places, and for brokers and their map where the lender has any. */
export function addLookupCalls(api: FastifyInstance, services: LookupsServices): void {
  addLookupRoutes(api, services);
  addPlaceRoutes(api, services);
  if (!isOffered('brokers', services.configuration)) return;
  addBrokerRoutes(api, services);
  addMapFileRoutes(api, services);
}

/** The offers of mortgages; the finder without script, the pages of brokers, their pictures and sitemaps. */
export function addLookupPages(
  app: FastifyInstance,
  services: LookupsServices,
  pages: Pages,
): void {
  if (offersMortgages(services.configuration.mortgages)) addOfferRoutes(app, services);
  if (!isOffered('brokers', services.configuration)) return;
  addPictureRoutes(app, services, pages);
  addBrokerSearch(app, services, pages);
  addBrokerPages(app, services, pages);
  addBrokerSitemaps(app, services);
}
