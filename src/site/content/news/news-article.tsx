import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { NewsWords } from '#words/news/news.ts';
import { fill } from '#words/translation.ts';
import '../article/article.css';
import { ArticleDate } from './article-date.tsx';
import { ArticlePicture } from './article-picture.tsx';
import type { Article } from './find-articles.ts';
import './news-article.css';

/** How wide its picture is. */
const SIZES = '(width >= 64em) 40rem, 92vw';

export interface NewsArticleProps {
  article: Article;
  words: NewsWords;
  locale: Locale;
  lenderName: string;
  /** The pages to read next. */
  onward: readonly { label: string; href: string }[];
  previous: Article | undefined;
  next: Article | undefined;
  listPath: string;
  /** The share buttons and whatever else is below the text. */
  after?: ReactNode;
  children: ReactNode;
}

/** A news article: its picture, its text, and links to read next. */
export function NewsArticle(props: NewsArticleProps) {
  const { article, words, locale, lenderName, onward, after, children } = props;
  const { title, lede, topic, date, updated, picture } = article;
  return (
    <article className="page-width news-article">
      <header className="news-article__head">
        <h1>{title}</h1>
        <p className="news-article__about">
          <span>{fill(words.topics[topic], { name: lenderName })}</span>
          <ArticleDate date={date} locale={locale} />
          {updated && <Updated words={words} date={updated} locale={locale} />}
        </p>
        <p className="news-article__lede">{lede}</p>
      </header>
      <div className="news-article__picture">
        <ArticlePicture picture={picture} sizes={SIZES} isFirst />
      </div>
      <div className="news-article__text article__text">{children}</div>
      <div className="news-article__after">
        {onward.length > 0 && (
          <section className="news-article__onward">
            <h2 className="news-article__small-title">{words.article.onward}</h2>
            <ul className="news-article__links">
              {onward.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {after}
      </div>
      <Around {...props} />
    </article>
  );
}

function Updated(props: { words: NewsWords; date: string; locale: Locale }) {
  const [before = '', behind = ''] = props.words.article.updated.split('{date}');
  return (
    <span>
      {before}
      <ArticleDate date={props.date} locale={props.locale} />
      {behind}
    </span>
  );
}

type AroundProps = Pick<NewsArticleProps, 'words' | 'previous' | 'next' | 'listPath'>;

/** Links to the previous and next article and back to the list. */
function Around({ words, previous, next, listPath }: AroundProps) {
  const { around, previous: older, next: newer, all } = words.article;
  return (
    <nav className="news-article__around" aria-label={around}>
      {previous && <Neighbour label={older} article={previous} rel="prev" />}
      {next && <Neighbour label={newer} article={next} rel="next" />}
      <p className="news-article__all">
        <a href={listPath}>{all}</a>
      </p>
    </nav>
  );
}

function Neighbour(props: { label: string; article: Article; rel: 'prev' | 'next' }) {
  return (
    <p className={`news-article__neighbour news-article__neighbour--${props.rel}`}>
      <span className="news-article__which">{props.label}</span>{' '}
      <a href={props.article.path} rel={props.rel}>
        {props.article.title}
      </a>
    </p>
  );
}
