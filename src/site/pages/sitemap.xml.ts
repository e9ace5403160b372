import { writeSitemap } from '#seo/sitemap.ts';
import { languages } from '#site/build/lender-configuration.ts';
import { listPages } from '#site/seo/list-pages.ts';
import { PUBLIC_SITE } from '#site/seo/public-site.ts';

export const GET = async () =>
  new Response(writeSitemap(await listPages(), PUBLIC_SITE, languages));
