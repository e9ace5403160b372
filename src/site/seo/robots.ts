import { BROKER_SITEMAP } from '#domain/brokers/broker-addresses.ts';

/** What crawlers may read: all that is for visitors. */
export function writeRobots(site: URL): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', site).href}`,
    `Sitemap: ${new URL(BROKER_SITEMAP, site).href}`,
    '',
  ].join('\n');
}
