import type { ReactNode } from 'react';
import { PAGE_KEYS, type PageKey, pageOf } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { pageExists } from '#site/build/existing-pages.ts';
import { tariffs } from '#site/build/lender-configuration.ts';
import { findArticles } from '#site/content/news/articles-by-language.ts';
import { NewsPicture, type NewsPictureProps } from '#site/content/news/news-picture.tsx';
import { isDrawing } from '#site/content/news/picture-files.ts';
import { hasIllustrations } from '#view/brand/own-illustrations.ts';
import { frame } from '#words/frame/frame.ts';
import { home } from '#words/home/home.ts';
import { CARD_DRAWINGS } from './card-drawings.tsx';
import { CardLoan } from './card-loan.tsx';
import type { CardContent } from './compose-card.ts';

export interface ListedCard {
  /** As in its address: a page's key, or `news/` and an article's id. */
  name: string;
  title: string;
  drawing: ReactNode;
  kind: CardContent['kind'];
  warns: boolean;
}

/** A share image for each page and each article. Build only. */
export async function listCards(locale: Locale): Promise<ListedCard[]> {
  const articles = await findArticles();
  return [
    ...PAGE_KEYS.filter(pageExists).map((key) => ({
      name: key,
      title: key === 'home' ? home[locale].headline : frame[locale].pages[key],
      ...drawPage(key),
      warns: pageOf(key).warns ?? false,
    })),
    ...articles.map(({ id, texts }) => {
      const { title, picture } = texts[locale];
      return { name: `news/${id}`, title, ...drawArticle(picture), warns: true };
    }),
  ];
}

type Drawn = Pick<ListedCard, 'drawing' | 'kind'>;

/** The page's drawing; where pages are not illustrated, a loan: one of the page's own if it is about some. */
function drawPage(key: PageKey): Drawn {
  const { drawing, of } = pageOf(key);
  if (hasIllustrations) return { drawing: CARD_DRAWINGS[drawing], kind: 'ashore' };
  const offered = Object.values(tariffs);
  const tariff = offered.find(({ family }) => of?.includes(family)) ?? offered[0];
  return { drawing: tariff && <CardLoan tariff={tariff} />, kind: 'loan' };
}

/** The drawing that an article names; for a photo, the news page's own. */
function drawArticle({ file, alt }: NewsPictureProps): Drawn {
  if (!isDrawing(file)) return drawPage('news');
  return { drawing: <NewsPicture file={file} alt={alt} />, kind: 'scene' };
}
