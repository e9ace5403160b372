import type { Locale } from '#domain/locale/locale.ts';
import { Carousel } from '#site/components/carousel/carousel.tsx';
import type { CarouselWords } from '#words/carousel/carousel.ts';
import type { NewsWords } from '#words/news/news.ts';
import type { Article } from './find-articles.ts';
import { NewsCard } from './news-card.tsx';

export interface NewsRowProps {
  /** The heading's id, unique on the page. */
  id: string;
  title: string;
  articles: readonly Article[];
  words: NewsWords;
  carouselWords: CarouselWords;
  locale: Locale;
  lenderName: string;
}

/** Articles in a row that scrolls sideways. */
export function NewsRow(props: NewsRowProps) {
  const { id, title, articles, words, carouselWords, locale, lenderName } = props;
  return (
    <div className="page-width news-row">
      <Carousel id={id} title={title} words={carouselWords}>
        {articles.map((article) => (
          <NewsCard
            key={article.id}
            article={article}
            words={words}
            locale={locale}
            lenderName={lenderName}
          />
        ))}
      </Carousel>
    </div>
  );
}
