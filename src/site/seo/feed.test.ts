import { expect, it } from 'vitest';
import { type Feed, feedPath, writeFeed } from './feed.ts';

const FEED: Feed = {
  locale: 'nl',
  title: 'Nieuws · Fluvia',
  author: 'Fluvia',
  href: 'https://www.fluvia.example/nl/nieuws/',
  self: 'https://www.fluvia.example/nl/nieuws/feed.xml',
  entries: [],
};

const ENTRY = {
  title: 'Een «JKP» & <wat> het is',
  href: 'https://www.fluvia.example/nl/nieuws/een-jkp/',
  published: '2026-03-02',
  summary: 'Wat er in zit.',
};

it('the feed is next to its page', () => {
  expect(feedPath('fr')).toBe('/fr/actualites/feed.xml');
});

it('writes each article with the elements that Atom requires', () => {
  const written = writeFeed({ ...FEED, entries: [ENTRY] });
  expect(written).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nl">');
  expect(written).toContain('<title>Een «JKP» &amp; &lt;wat&gt; het is</title>');
  expect(written).toContain(`<id>${ENTRY.href}</id>`);
  expect(written).toContain('<published>2026-03-02T00:00:00Z</published>');
  expect(written.match(/<updated>2026-03-02T00:00:00Z<\/updated>/g)).toHaveLength(2);
});

it('the feed is as new as its latest change', () => {
  const entries = [ENTRY, { ...ENTRY, published: '2026-01-05', updated: '2026-06-01' }];
  const [ofFeed] = writeFeed({ ...FEED, entries }).match(/<updated>[^<]+/) ?? [];
  expect(ofFeed).toBe('<updated>2026-06-01T00:00:00Z');
});

it('the feed is valid without articles', () => {
  expect(writeFeed(FEED)).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});
