import type { APIRoute } from 'astro';
import type { Locale } from '#domain/locale/locale.ts';
import { configuration, languages } from '#site/build/lender-configuration.ts';
import { gatherSetup } from '#site/simulators/widget/gather-setup.ts';

export function getStaticPaths() {
  return languages.map((locale) => ({ params: { locale } }));
}

/** The data of the simulator on brokers' sites in one language. */
export const GET: APIRoute = ({ params }) =>
  Response.json(gatherSetup(configuration, params.locale as Locale));
