import { listPages } from '../found/list-pages.ts';
import { PUBLIC_SITE } from '../found/public-site.ts';
import { writeSitemap } from '../found/sitemap.ts';
import { languages } from '../lender-configuration.ts';

export const GET = async () =>
  new Response(writeSitemap(await listPages(), PUBLIC_SITE, languages));
