import type { APIRoute } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/locale/locale.ts';
import { frame } from '#words/frame/frame.ts';
import { composeCard } from '../../../found/cards/compose-card.ts';
import { type ListedCard, listCards } from '../../../found/cards/list-cards.tsx';
import { paintCard } from '../../../found/cards/paint-card.ts';
import { languages, lender } from '../../../lender-configuration.ts';

export async function getStaticPaths() {
  const cards = await Promise.all(
    languages.map(async (locale) => ({ locale, cards: await listCards(locale) })),
  );
  return cards.flatMap(({ locale, cards: ofLocale }) =>
    ofLocale.map(({ name }) => ({ params: { locale, card: name } })),
  );
}

/** The picture of a page or an article, for those to whom it is sent. */
export const GET: APIRoute = async ({ params }) => {
  const locale = params.locale as Locale;
  const card = (await listCards(locale)).find(({ name }) => name === params.card) as ListedCard;
  const png = await paintCard(
    composeCard({
      lenderName: lender.name,
      title: card.title,
      drawing: renderToStaticMarkup(card.drawing),
      isScene: card.isScene,
      warning: card.warns ? frame[locale].warning : undefined,
    }),
  );
  return new Response(new Uint8Array(png));
};
