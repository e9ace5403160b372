import { ADDRESSES } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { escapeXml } from '#seo/xml.ts';

/** The address of the feed in a language. */
export const feedPath = (locale: Locale) => `${ADDRESSES.news[locale]}feed.xml`;

export interface FeedEntry {
  title: string;
  /** Absolute. */
  href: string;
  /** Days, YYYY-MM-DD. */
  published: string;
  updated?: string | undefined;
  summary: string;
}

export interface Feed {
  locale: Locale;
  title: string;
  author: string;
  /** The absolute address of the page with the same list. */
  href: string;
  /** The absolute address of the feed itself, also its permanent id. */
  self: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** Writes the feed as Atom (RFC 4287). Without entries, it has the oldest possible date. */
export function writeFeed({ locale, title, author, href, self, entries }: Feed): string {
  const days = entries.map(({ published, updated }) => updated ?? published).toSorted();
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const link = (to: string, rel: string) => `<link rel="${rel}" href="${escapeXml(to)}"/>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('title', title),
    element('id', self),
    link(self, 'self'),
    link(href, 'alternate'),
    element('updated', startOf(days.at(-1) ?? '1970-01-01')),
    `<author>${element('name', author)}</author>`,
    ...entries.flatMap((entry) => [
      '<entry>',
      element('title', entry.title),
      element('id', entry.href),
      link(entry.href, 'alternate'),
      element('published', startOf(entry.published)),
      element('updated', startOf(entry.updated ?? entry.published)),
      element('summary', entry.summary),
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}

/** Atom requires a time; the texts have a date only. */
const startOf = (day: string) => `${day}T00:00:00Z`;
