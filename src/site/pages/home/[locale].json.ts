import type { APIRoute } from 'astro';
import type { Locale } from '#domain/locale/locale.ts';
import { configuration, languages } from '#site/build/lender-configuration.ts';
import { gatherStage } from '#site/simulators/home/gather-stage.ts';

export function getStaticPaths() {
  return languages.map((locale) => ({ params: { locale } }));
}

/** The loans and mortgages that the home page does not open with, in one language. */
export const GET: APIRoute = ({ params }) =>
  Response.json(gatherStage(configuration, params.locale as Locale).later);
