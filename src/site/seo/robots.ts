import { BROKER_SITEMAP } from '#addresses/brokers.ts';

/** Writes robots.txt: crawlers may read everything for visitors. */
export function writeRobots(site: URL, hasBrokers: boolean): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', site).href}`,
    ...(hasBrokers ? [`Sitemap: ${new URL(BROKER_SITEMAP, site).href}`] : []),
    '',
  ].join('\n');
}
