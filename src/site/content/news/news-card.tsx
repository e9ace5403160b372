import type { Locale } from '#domain/locale/locale.ts';
import type { NewsWords } from '#words/news/news.ts';
import { fill } from '#words/translation.ts';
import { ArticleDate } from './article-date.tsx';
import { ArticlePicture } from './article-picture.tsx';
import type { Article } from './find-articles.ts';
import './news-card.css';

/** How wide a card's picture is, and that of the leading story. */
const SIZES = '(width >= 64em) 22rem, (width >= 37.5em) 45vw, 92vw';
const LEAD_SIZES = '(width >= 64em) 47rem, 92vw';

export interface NewsCardProps {
  article: Article;
  words: NewsWords;
  locale: Locale;
  lenderName: string;
  /** The leading story of the news. */
  leads?: boolean;
}

/** An article in a list: the whole card is the link, and its title is the link's text. */
export function NewsCard({ article, words, locale, lenderName, leads }: NewsCardProps) {
  const { picture, topic, date, title, lede, path } = article;
  return (
    <article className={leads ? 'news-card news-card--leads' : 'news-card'}>
      <h3 className="news-card__title">
        <a href={path}>{title}</a>
      </h3>
      <p className="news-card__about">
        <span>{fill(words.topics[topic], { name: lenderName })}</span>
        <ArticleDate date={date} locale={locale} />
      </p>
      <div className="news-card__picture">
        <ArticlePicture picture={picture} sizes={leads ? LEAD_SIZES : SIZES} isFirst={leads} />
      </div>
      <p className="news-card__lede">{lede}</p>
    </article>
  );
}
