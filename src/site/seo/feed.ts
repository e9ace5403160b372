import type { Locale } from '#domain/locale/locale.ts';
import { escapeXml } from '#domain/seo/xml.ts';
import { ADDRESSES } from '../addresses.ts';

/** The address of a language's feed. */
export const feedPath = (locale: Locale) => `${ADDRESSES.news[locale]}feed.xml`;

export interface FeedEntry {
  title: string;
  /** Its address, absolute. */
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
  /** Of the page that lists the same. */
  href: string;
  /** Of the feed itself, which is its name for ever. */
  self: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** The feed as Atom (RFC 4287). One without entries says that it is as old as can be. */
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

/** Atom asks for an instant; the texts know their day. */
const startOf = (day: string) => `${day}T00:00:00Z`;
