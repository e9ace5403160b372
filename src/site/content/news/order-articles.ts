/** The fields that the order of articles depends on. */
export interface Dated {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** How many articles a page of the list shows. */
export const ARTICLES_PER_PAGE = 9;

/** Sorts by date, newest first; articles of one day by name, which is the same in every language. */
export function newestFirst<T extends Dated>(articles: readonly T[]): readonly T[] {
  return articles.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}

/** Splits the articles into pages; there is always a first page. */
export function paginate<T>(articles: readonly T[], size = ARTICLES_PER_PAGE): readonly T[][] {
  const pages = Math.max(1, Math.ceil(articles.length / size));
  return Array.from({ length: pages }, (_, page) => articles.slice(page * size, (page + 1) * size));
}

/** The articles before and after this one in time, in a list sorted newest first. */
export function neighboursOf<T extends Dated>(
  articles: readonly T[],
  id: string,
): { previous: T | undefined; next: T | undefined } {
  const place = articles.findIndex((article) => article.id === id);
  if (place < 0) throw new Error(`There is no article ${id}`);
  return { previous: articles[place + 1], next: articles[place - 1] };
}

/** What to read after an article: the same topic first, then the newest. */
export function relatedArticles<T extends Dated & { readonly topic: string }>(
  articles: readonly T[],
  id: string,
  most: number,
): readonly T[] {
  const topic = articles.find((article) => article.id === id)?.topic;
  const others = articles.filter((article) => article.id !== id);
  const alike = others.filter((article) => article.topic === topic);
  return [...alike, ...others.filter((article) => article.topic !== topic)].slice(0, most);
}
