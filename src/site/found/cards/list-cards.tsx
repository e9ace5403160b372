import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { frame } from '#words/frame/frame.ts';
import { home } from '#words/home/home.ts';
import { ADDRESSES, type PageKey } from '../../addresses.ts';
import { pageExists } from '../../existing-pages.ts';
import { findArticles } from '../articles.ts';
import { CARD_KINDS } from './card-drawings.tsx';

export interface ListedCard {
  /** As in its address: a page's key, or `news/` and an article's id. */
  name: string;
  title: string;
  drawing: ReactNode;
  warns: boolean;
}

/** A card for each page there is, and each article. For the build alone. */
export async function listCards(locale: Locale): Promise<ListedCard[]> {
  const keys = (Object.keys(ADDRESSES) as PageKey[]).filter(pageExists);
  const articles = await findArticles();
  return [
    ...keys.map((key) => ({
      name: key,
      title: key === 'home' ? home[locale].headline : frame[locale].pages[key],
      drawing: CARD_KINDS[key].drawing,
      warns: CARD_KINDS[key].warns ?? false,
    })),
    ...articles.map(({ id, texts }) => ({
      name: `news/${id}`,
      title: texts[locale].title,
      drawing: CARD_KINDS.news.drawing,
      warns: true,
    })),
  ];
}
