import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { pageExists } from '#site/build/existing-pages.ts';
import { findArticles } from '#site/content/news/articles-by-language.ts';
import { NewsPicture, type NewsPictureProps } from '#site/content/news/news-picture.tsx';
import { frame } from '#words/frame/frame.ts';
import { home } from '#words/home/home.ts';
import { ADDRESSES, type PageKey } from '../../addresses.ts';
import { CARD_KINDS } from './card-drawings.tsx';

export interface ListedCard {
  /** As in its address: a page's key, or `news/` and an article's id. */
  name: string;
  title: string;
  drawing: ReactNode;
  /** It is a whole picture, with its sky. */
  isScene: boolean;
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
      isScene: false,
      warns: CARD_KINDS[key].warns ?? false,
    })),
    ...articles.map(({ id, texts }) => {
      const { title, picture } = texts[locale];
      const isScene = 'scene' in picture;
      const drawing = isScene ? drawScene(id, picture) : CARD_KINDS.news.drawing;
      return { name: `news/${id}`, title, drawing, isScene, warns: true };
    }),
  ];
}

function drawScene(id: string, picture: NewsPictureProps['picture']): ReactNode {
  return <NewsPicture id={id} picture={picture} />;
}
