import type { Locale } from '#domain/locale/locale.ts';
import { formatSince } from '../article/format-since.ts';

/** A date, readable for people and for programs. */
export function ArticleDate({ date, locale }: { date: string; locale: Locale }) {
  return <time dateTime={date}>{formatSince(date, locale)}</time>;
}
