import { writeSitemap } from '#domain/found/sitemap.ts';
import { listPages } from '../found/list-pages.ts';
import { PUBLIC_SITE } from '../found/public-site.ts';
import { languages } from '../lender-configuration.ts';

export const GET = async () =>
  new Response(writeSitemap(await listPages(), PUBLIC_SITE, languages));
