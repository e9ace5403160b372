import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { BROKER_SITEMAP, brokerAddresses } from '#addresses/brokers.ts';
import type { Configuration } from '#configuration/load-configuration.ts';
import { writeSitemap } from '#seo/sitemap.ts';
import { escapeXml } from '#seo/xml.ts';

export interface BrokerSitemapServices {
  configuration: Pick<Configuration, 'lender' | 'brokers'>;
  settings: { publicUrl: string };
}

/**
 * Brokers per sitemap. A sitemap may contain 50,000 addresses (sitemaps.org 0.9), and a broker has an
 * address in every language; fewer keep it quick to write.
 */
const TO_A_SITEMAP = 2_500;

/** The brokers' pages for search engines: the sitemaps, and the index that lists them. */
export function addBrokerSitemaps(
  instance: FastifyInstance,
  { configuration: { lender, brokers }, settings }: BrokerSitemapServices,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const site = new URL(settings.publicUrl);
  const count = Math.ceil(brokers.length / TO_A_SITEMAP);
  const limited = { limited: 'lookup' } as const;

  app.get(BROKER_SITEMAP, { config: limited, schema: { hide: true } }, (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(writeIndex(Array.from({ length: count }, (_, n) => new URL(partOf(n), site).href))),
  );

  app.get(
    BROKER_SITEMAP.replace('.xml', '-:part.xml'),
    {
      config: limited,
      schema: { hide: true, params: z.object({ part: z.string() }) },
    },
    (request, reply) => {
      const part = /^\d{1,6}$/.test(request.params.part) ? Number(request.params.part) : 0;
      if (part < 1 || part > count) return reply.callNotFound();
      const pages = brokers
        .slice((part - 1) * TO_A_SITEMAP, part * TO_A_SITEMAP)
        .map(({ id }) => ({ paths: brokerAddresses(id) }));
      return reply
        .type('application/xml; charset=utf-8')
        .send(writeSitemap(pages, site, lender.languages));
    },
  );
}

const partOf = (index: number) => BROKER_SITEMAP.replace('.xml', `-${index + 1}.xml`);

function writeIndex(addresses: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}
