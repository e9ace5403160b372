import type { ReactNode } from 'react';
import './article.css';

export interface ArticleSection {
  id: string;
  title: string;
}

export interface ArticleProps {
  /** Omitted where the page already shows it above. */
  title?: string;
  lede?: string;
  /** A line under the lede: since when the text applies. */
  note?: string | undefined;
  /** The heading of the links to the sections; needed if there are any. */
  contents: string;
  /** The sections to link to. A text of one or two sections needs none. */
  sections: readonly ArticleSection[];
  children: ReactNode;
}

/** A text page: title, lede, links to the sections, and the text in one column. */
export function Article(props: ArticleProps) {
  const { title, lede, note, contents, sections, children } = props;
  return (
    <div className="page-width article">
      {title && (
        <header>
          <h1>{title}</h1>
          <p className="article__lede">{lede}</p>
          {note && <p className="article__note">{note}</p>}
        </header>
      )}
      <div className="article__body">
        {sections.length > 2 && (
          <nav className="article__contents" aria-label={contents}>
            <p className="article__contents-title" aria-hidden="true">
              {contents}
            </p>
            <ul className="article__links">
              {sections.map(({ id, title: section }) => (
                <li key={id}>
                  <a href={`#${id}`}>{section}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="article__text">{children}</div>
      </div>
    </div>
  );
}
