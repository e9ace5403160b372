import type { ReactNode } from 'react';
import { PAGE_KEYS, pageOf } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { pageExists } from '#site/build/existing-pages.ts';
import { findArticles } from '#site/content/news/articles-by-language.ts';
import { NewsPicture, type NewsPictureProps } from '#site/content/news/news-picture.tsx';
import { isDrawing } from '#site/content/news/picture-files.ts';
import { frame } from '#words/frame/frame.ts';
import { home } from '#words/home/home.ts';
import { CARD_DRAWINGS } from './card-drawings.tsx';

export interface ListedCard {
  /** As in its address: a page's key, or `news/` and an article's id. */
  name: string;
  title: string;
  drawing: ReactNode;
  /** True for a complete picture with sky. */
  isScene: boolean;
  warns: boolean;
}

/** A share image for each page and each article. Build only. */
export async function listCards(locale: Locale): Promise<ListedCard[]> {
  const articles = await findArticles();
  return [
    ...PAGE_KEYS.filter(pageExists).map((key) => ({
      name: key,
      title: key === 'home' ? home[locale].headline : frame[locale].pages[key],
      drawing: CARD_DRAWINGS[pageOf(key).drawing],
      isScene: false,
      warns: pageOf(key).warns ?? false,
    })),
    ...articles.map(({ id, texts }) => {
      const { title, picture } = texts[locale];
      const isScene = isDrawing(picture.file);
      const drawing = drawArticle(picture);
      return { name: `news/${id}`, title, drawing, isScene, warns: true };
    }),
  ];
}

/** The drawing that an article names; for a photo, the news page's own. */
function drawArticle({ file, alt }: NewsPictureProps): ReactNode {
  return isDrawing(file) ? (
    <NewsPicture file={file} alt={alt} />
  ) : (
    CARD_DRAWINGS[pageOf('news').drawing]
  );
}
