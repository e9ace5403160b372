import type { APIRoute } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/locale/locale.ts';
import { brand, languages, lender } from '#site/build/lender-configuration.ts';
import { composeCard } from '#site/seo/share-images/compose-card.ts';
import { type ListedCard, listCards } from '#site/seo/share-images/list-cards.tsx';
import { paintCard } from '#site/seo/share-images/paint-card.ts';
import { frame } from '#words/frame/frame.ts';

export async function getStaticPaths() {
  const cards = await Promise.all(
    languages.map(async (locale) => ({ locale, cards: await listCards(locale) })),
  );
  return cards.flatMap(({ locale, cards: ofLocale }) =>
    ofLocale.map(({ name }) => ({ params: { locale, card: name } })),
  );
}

/** The picture shown when a page or an article is shared. */
export const GET: APIRoute = async ({ params }) => {
  const locale = params.locale as Locale;
  const card = (await listCards(locale)).find(({ name }) => name === params.card) as ListedCard;
  const png = await paintCard(
    composeCard({
      lenderName: lender.name,
      brand,
      title: card.title,
      drawing: renderToStaticMarkup(card.drawing),
      kind: card.kind,
      warning: card.warns ? frame[locale].warning : undefined,
    }),
    brand.faces,
  );
  return new Response(new Uint8Array(png));
};
