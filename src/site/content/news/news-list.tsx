import type { Locale } from '#domain/locale/locale.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import type { NewsWords } from '#words/news/news.ts';
import { fill } from '#words/translation.ts';
import type { Article } from './find-articles.ts';
import { NewsCard } from './news-card.tsx';
import './news-list.css';

export interface NewsListProps {
  articles: readonly Article[];
  /** How many articles are on the pages before this one. */
  before: number;
  /** How many there are in all. */
  all: number;
  newerPath: string | undefined;
  olderPath: string | undefined;
  words: NewsWords;
  locale: Locale;
  lenderName: string;
}

/**
 * One page of the news. "More" is a plain link to the next page; the script of this folder fetches that
 * page and appends its cards here.
 */
export function NewsList(props: NewsListProps) {
  const { articles, before, all, newerPath, olderPath, words, locale, lenderName } = props;
  const { pages, shown, more, newer, loading, failed } = words.list;
  // The newest leads where others follow it.
  const leads = before === 0 && articles.length > 2;
  const figures = { first: before + 1, last: before + articles.length, all };
  return (
    <div className="page-width news">
      <header className="news__head">
        <h1>{words.title}</h1>
        <p className="news__lede">{words.lede}</p>
      </header>
      <h2 className="unseen">{words.latest}</h2>
      <ul className={leads ? 'news__grid news__grid--led' : 'news__grid'} data-news-grid>
        {articles.map((article, index) => (
          <li key={article.id}>
            <NewsCard
              article={article}
              words={words}
              locale={locale}
              lenderName={lenderName}
              leads={leads && index === 0}
            />
          </li>
        ))}
      </ul>
      <nav className="news__pages" aria-label={pages} data-news-pages>
        {newerPath && (
          <a className="news__newer" href={newerPath} rel="prev">
            {newer}
          </a>
        )}
        <p
          className="news__shown"
          role="status"
          data-first={figures.first}
          data-last={figures.last}
          data-all={all}
          data-words={JSON.stringify({ shown, loading, failed })}
        >
          {fill(shown, figures)}
        </p>
        {olderPath && (
          <LinkButton variant="plain" href={olderPath} rel="next">
            {more}
          </LinkButton>
        )}
      </nav>
    </div>
  );
}
