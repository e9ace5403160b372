import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { checkContent } from './content-folder.ts';
import { describeFault } from './fault.ts';

const TERM = { term: 'Taux', short: 'Ce que l’on paie.' };
const ARTICLE = {
  title: 'Un article',
  slug: 'un-article',
  date: '2026-03-02',
  lede: 'De quoi il parle.',
  topic: 'budget',
  picture: { scene: ['barge'], sky: 'day', alt: 'Une péniche' },
};

/** A folder with these texts alone: front matter by path, a body where it is given. */
function faultsOf(texts: Readonly<Record<string, { body?: string; [key: string]: unknown }>>) {
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, { body = '', ...head }] of Object.entries(texts)) {
    const file = join(folder, `${path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    const lines = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    writeFileSync(file, ['---', ...lines, '---', body].join('\n'));
  }
  return checkContent(folder, ['fr', 'nl'])
    .map((fault) => describeFault(fault).replace(`${folder}/`, ''))
    .filter((line) => !line.endsWith('every text stands in every language'));
}

/** The same in both languages, but for what `nl` changes. */
function twins<T extends object>(path: string, text: T, nl: Partial<T> & { body?: string } = {}) {
  const [folder, id] = path.split('/');
  return Object.fromEntries(
    CONTRACT_LOCALES.map((locale) => [
      `${folder}/${locale}/${id}`,
      locale === 'nl' ? { ...text, ...nl } : text,
    ]),
  );
}

it('finds nothing wrong with texts that lead to each other', () => {
  const texts = {
    ...twins('glossary/rate', TERM, { body: 'Zie [nieuws](news:one).' }),
    ...twins('news/one', { ...ARTICLE, body: 'Le [taux](glossary:rate).' }),
  };
  expect(faultsOf(texts)).toEqual([]);
});

it('names a link to a text that there is not, where it stands', () => {
  const texts = twins('news/one', ARTICLE, { body: 'Lees\nde [rente](glossary:rate).' });
  expect(faultsOf(texts)).toEqual([
    'news/nl/one.md:10:10: leads to glossary:rate, which there is not',
  ]);
});

it('names a term without a letter', () => {
  expect(faultsOf(twins('glossary/rate', TERM, { term: '10 % de plus' }))).toEqual([
    'glossary/nl/rate.md:2:1 term: has no letter to stand under: a term starts with one of A to Z',
  ]);
});

it('names a form that two terms have, and a term to see that there is not', () => {
  const texts = {
    ...twins('glossary/rate', TERM),
    ...twins('glossary/yearly-rate', { ...TERM, term: 'Taux annuel' }, {
      also: ['TAUX'],
      see: ['rates'],
    } as object),
  };
  expect(faultsOf(texts)).toEqual([
    'glossary/nl/yearly-rate.md:4:1 also: «TAUX» is a form of rate already',
    'glossary/nl/yearly-rate.md:5:1 see: names rates, which is no term',
  ]);
});

it('names an address that two articles have, and a day that differs', () => {
  const texts = {
    ...twins('news/one', ARTICLE),
    ...twins('news/two', { ...ARTICLE, slug: 'deux' }, { slug: 'un-article', date: '2026-03-03' }),
  };
  expect(faultsOf(texts)).toEqual([
    'news/nl/two.md:3:1 slug: is the address of one already',
    'news/nl/two.md:4:1 date: is another day in fr: 2026-03-02',
  ]);
});

it('names a picture that is not there, and those that say nothing', () => {
  const missing = { file: 'quai.jpg', alt: 'Le quai' };
  const unsaid = { ...missing, alt: '' };
  const texts = {
    ...twins('news/one', ARTICLE, { picture: missing as never, body: '![](picture:quai.jpg)' }),
    ...twins('news/two', { ...ARTICLE, slug: 'deux' }, { picture: unsaid as never }),
  };
  expect(faultsOf(texts)).toEqual([
    'news/nl/two.md:7:29 picture.alt: is empty',
    expect.stringMatching(/^news\/nl\/one\.md:7:1 picture: .*pictures\/quai\.jpg is not there$/),
    'news/nl/one.md:9:1: is a picture without a text for who does not see it',
    expect.stringMatching(/^news\/nl\/one\.md:9:3: .*pictures\/quai\.jpg is not there$/),
  ]);
});

it.each([
  [{ scene: ['horse'], sky: 'day', alt: 'Un cheval' }, 'picture.scene[0]: has to be one of barge'],
  [{ scene: ['barge'], sky: 'day' }, 'picture.alt: is missing'],
  [{ scene: ['barge'], sky: 'day', alt: '  ' }, 'picture.alt: is empty'],
  [{ file: 'quai.gif', alt: 'Le quai' }, 'picture.file: is not written as it has to be'],
])('says what is wrong in the picture %j', (picture, reason) => {
  expect(faultsOf(twins('news/one', ARTICLE, { picture: picture as never }))[0]).toContain(reason);
});

it('names a picture within a text that is not there, or is of no kind that is sent', () => {
  const body = '![Le quai](picture:quai.jpg)\n![Le quai](picture:quai.gif)';
  expect(faultsOf(twins('news/one', ARTICLE, { body }))).toEqual([
    expect.stringMatching(/^news\/nl\/one\.md:9:10: .*pictures\/quai\.jpg is not there$/),
    expect.stringMatching(/^news\/nl\/one\.md:10:10: .*pictures\/quai\.gif is not there$/),
  ]);
});

it('names a film of which a part is missing, and a loan whose film there is not', () => {
  const loan = { title: 'P', description: 'D', headline: 'H', lead: 'L', asked: 'A' };
  const texts = {
    ...twins('films/river', { title: 'La rivière' }),
    ...twins('loans/personal', { ...loan, film: 'rivers' }),
  };
  const lines = faultsOf(texts);
  for (const file of ['fr/river.vtt', 'nl/river.vtt', 'river.webm', 'river.mp4', 'river.webp'])
    expect(
      lines.some((line) => line.endsWith(`films/${file} is not there`)),
      file,
    ).toBe(true);
  expect(lines).toContain('loans/nl/personal.md:7:1 film: names rivers, which is no film');
});
it('names a message that ends before it starts, or on other days elsewhere', () => {
  const message = {
    text: 'Fermé vendredi.',
    linkLabel: 'Nos heures',
    linkTo: 'contact',
    from: '2026-12-10',
    until: '2026-12-24',
  };
  expect(faultsOf(twins('banners/closed', message, { from: '2026-12-26' }))).toEqual([
    'banners/nl/closed.md:5:1 from: is another day in fr: 2026-12-10',
    'banners/nl/closed.md:6:1 until: is before the day it starts: 2026-12-26',
  ]);
});
