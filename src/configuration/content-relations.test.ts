import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { checkContent } from './content-folder.ts';
import { describeFault } from './fault.ts';
import type { IsOffered } from './offered-texts.ts';

const TERM = { term: 'Taux', short: 'Ce que l’on paie.' };
const ARTICLE = {
  title: 'Un article',
  slug: 'un-article',
  date: '2026-03-02',
  lede: 'De quoi il parle.',
  topic: 'budget',
  picture: { file: 'barge-at-lock.svg', alt: 'Une péniche' },
};

/** The faults of a folder with only these texts: front matter by path, with a body if given. */
function faultsOf(
  texts: Readonly<Record<string, { body?: string; [key: string]: unknown }>>,
  isOffered?: IsOffered,
) {
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, { body = '', ...head }] of Object.entries(texts)) {
    const file = join(folder, `${path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    const lines = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    writeFileSync(file, ['---', ...lines, '---', body].join('\n'));
  }
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures', ARTICLE.picture.file), '<svg></svg>');
  return checkContent(folder, ['fr', 'nl'], isOffered)
    .map((fault) => describeFault(fault).replace(`${folder}/`, ''))
    .filter((line) => !line.endsWith('every text is needed in every language'));
}

/** The same text in both languages, except for what `nl` changes. */
function twins<T extends object>(path: string, text: T, nl: Partial<T> & { body?: string } = {}) {
  const [folder, id] = path.split('/');
  return Object.fromEntries(
    CONTRACT_LOCALES.map((locale) => [
      `${folder}/${locale}/${id}`,
      locale === 'nl' ? { ...text, ...nl } : text,
    ]),
  );
}

it('finds no fault in texts that link to each other', () => {
  const texts = {
    ...twins('glossary/rate', TERM, { body: 'Zie [nieuws](news:one).' }),
    ...twins('news/one', { ...ARTICLE, body: 'Le [taux](glossary:rate).' }),
  };
  expect(faultsOf(texts)).toEqual([]);
});

// W-10.22
it('reads no text about what is not offered, nor misses it', () => {
  const texts = {
    ...twins('glossary/rate', { ...TERM, for: ['CH', 'LIGHT'] }, { body: '{nonsense}' }),
    ...twins('loans/mortgage', { nonsense: true }),
  };
  expect(faultsOf(texts, (part) => part === 'personal')).toEqual([]);
  expect(faultsOf(texts, (part) => part === 'CH')).not.toEqual([]);
});

it('names what leads to something that is not offered', () => {
  const loan = { product: 'TAEGIVA1', amount: 10_000, duration: 24 };
  const texts = {
    ...twins('glossary/rate', { ...TERM, for: ['CH'] }),
    ...twins(
      'news/one',
      { ...ARTICLE, loan, pages: ['carLoan', 'home'] },
      {
        body: 'Lees [dit](glossary:rate) of [dat]({mortgagePage}).',
      },
    ),
    ...twins('banners/two', {
      text: 'Wat',
      linkLabel: 'Meer',
      linkTo: 'brokers',
      from: '2026-01-01',
      until: '2026-02-01',
    }),
  };
  const faults = faultsOf(texts, (part) => part === 'personal').filter((line) =>
    line.includes('/nl/'),
  );
  expect(faults.map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
    'news/nl/one.md: leads to glossary:rate, which does not exist or is not offered',
    'news/nl/one.md: leads to the page mortgage, which is for what is not offered',
    'banners/nl/two.md linkTo: leads to the page brokers, which is for what is not offered',
    'news/nl/one.md pages: leads to the page carLoan, which is for what is not offered',
    'news/nl/one.md loan: draws TAEGIVA1, which is not offered',
  ]);
});

// F-1.3
it('names a question, a banner or a campaign that is to be shown on a page that is not offered', () => {
  const texts = {
    ...twins('faq/one', {
      question: 'Combien ?',
      topic: 'cost',
      order: 1,
      pages: ['personalLoan', 'carLoan'],
    }),
    ...twins('banners/two', {
      text: 'Nouveau',
      linkLabel: 'Lire',
      linkTo: 'personalLoan',
      from: '2026-01-01',
      until: '2026-02-01',
      pages: ['grouping'],
    }),
    ...twins('campaigns/three', {
      title: 'Trois',
      linkLabel: 'Lire',
      linkTo: 'contact',
      from: '2026-02-02',
      until: '2026-03-01',
      line: ['coproperty'],
    }),
  };
  expect(faultsOf(texts)).toEqual([]);
  expect(faultsOf(texts, (part) => part === 'personal')).toEqual(
    CONTRACT_LOCALES.flatMap((locale) => [
      `faq/${locale}/one.md:5:1 pages: is to be shown on the page carLoan, which is for what is not offered`,
      `banners/${locale}/two.md:7:1 pages: is to be shown on the page grouping, which is for what is not offered`,
      `campaigns/${locale}/three.md:7:1 line: is to be shown on the page coproperty, which is for what is not offered`,
    ]),
  );
});

// F-1.8
it('reports messages that lead to a page of questions, news or terms where there are none', () => {
  const days = { from: '2026-01-01', until: '2026-02-01' };
  const texts = {
    ...twins('banners/one', { text: 'Nouveau', linkLabel: 'Lire', linkTo: 'news', ...days }),
    ...twins('banners/two', {
      text: 'Nouveau',
      linkLabel: 'Lire',
      linkTo: 'contact',
      pages: ['glossary'],
      ...days,
      from: '2026-02-02',
      until: '2026-03-01',
    }),
    ...twins('banners/three', {
      text: 'Nouveau',
      linkLabel: 'Lire',
      linkTo: 'faq',
      ...days,
      from: '2026-03-02',
      until: '2026-04-01',
    }),
  };
  expect(faultsOf(texts).filter((line) => line.includes('/nl/'))).toEqual([
    expect.stringContaining('linkTo: leads to the page news, which has no text to list'),
    expect.stringContaining('linkTo: leads to the page faq, which has no text to list'),
    expect.stringContaining('is to be shown on the page glossary, which has no text to list'),
  ]);
});

// F-1.4
it('accepts a related term that is not offered, which its page leaves out', () => {
  const texts = {
    ...twins('glossary/rate', { ...TERM, see: ['cap'] }),
    ...twins('glossary/cap', { ...TERM, term: 'Cap', for: ['CH'] }),
  };
  expect(faultsOf(texts)).toEqual([]);
  expect(faultsOf(texts, (part) => part === 'personal')).toEqual([]);
});

it('names a link to a text that does not exist, with its position', () => {
  const texts = twins('news/one', ARTICLE, { body: 'Lees\nde [rente](glossary:rate).' });
  expect(faultsOf(texts)).toEqual([
    'news/nl/one.md:10:10: leads to glossary:rate, which does not exist or is not offered',
  ]);
});

it('names a term without a letter', () => {
  expect(faultsOf(twins('glossary/rate', TERM, { term: '10 % de plus' }))).toEqual([
    'glossary/nl/rate.md:2:1 term: has no letter to be listed under: a term starts with a letter from A to Z',
  ]);
});

it('names a form shared by two terms, and a related term that does not exist', () => {
  const texts = {
    ...twins('glossary/rate', TERM),
    ...twins('glossary/yearly-rate', { ...TERM, term: 'Taux annuel' }, {
      also: ['TAUX'],
      see: ['rates'],
    } as object),
  };
  expect(faultsOf(texts)).toEqual([
    'glossary/nl/yearly-rate.md:4:1 also: «TAUX» is already a form of rate',
    'glossary/nl/yearly-rate.md:5:1 see: names rates, which is not a term',
  ]);
});

it('names an address shared by two articles, and a date that differs between languages', () => {
  const texts = {
    ...twins('news/one', ARTICLE),
    ...twins('news/two', { ...ARTICLE, slug: 'deux' }, { slug: 'un-article', date: '2026-03-03' }),
  };
  expect(faultsOf(texts)).toEqual([
    'news/nl/two.md:3:1 slug: is already the address of one',
    'news/nl/two.md:4:1 date: is a different date in fr: 2026-03-02',
  ]);
});

it('names a missing picture, and pictures without alternative text', () => {
  const missing = { file: 'quai.jpg', alt: 'Le quai' };
  const unsaid = { ...missing, alt: '' };
  const texts = {
    ...twins('news/one', ARTICLE, { picture: missing as never, body: '![](picture:quai.jpg)' }),
    ...twins('news/two', { ...ARTICLE, slug: 'deux' }, { picture: unsaid as never }),
  };
  expect(faultsOf(texts)).toEqual([
    'news/nl/two.md:7:29 picture.alt: is empty',
    expect.stringMatching(/^news\/nl\/one\.md:7:1 picture: .*pictures\/quai\.jpg is not there$/),
    'news/nl/one.md:9:1: is a picture without alternative text',
    expect.stringMatching(/^news\/nl\/one\.md:9:3: .*pictures\/quai\.jpg is not there$/),
  ]);
});

it.each([
  [{ file: 'horse.svg', alt: 'Un cheval' }, 'horse.svg is not there'],
  [{ file: 'barge-at-lock.svg' }, 'picture.alt: is missing'],
  [{ file: 'barge-at-lock.svg', alt: '  ' }, 'picture.alt: is empty'],
  [{ file: 'quai.gif', alt: 'Le quai' }, 'picture.file: does not have the required form'],
])('reports what is wrong with the picture %j', (picture, reason) => {
  expect(faultsOf(twins('news/one', ARTICLE, { picture: picture as never }))[0]).toContain(reason);
});

it('names a picture in a text that is missing or of an unsupported type', () => {
  const body = '![Le quai](picture:quai.jpg)\n![Le quai](picture:quai.gif)';
  expect(faultsOf(twins('news/one', ARTICLE, { body }))).toEqual([
    expect.stringMatching(/^news\/nl\/one\.md:9:10: .*pictures\/quai\.jpg is not there$/),
    expect.stringMatching(/^news\/nl\/one\.md:10:10: .*pictures\/quai\.gif is not there$/),
  ]);
});

it('names a film with a missing part, and a loan whose film does not exist', () => {
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
  expect(lines).toContain('loans/nl/personal.md:7:1 film: names rivers, which is not a film');
});
it('names a message that ends before it starts, or has other dates in another language', () => {
  const message = {
    text: 'Fermé vendredi.',
    linkLabel: 'Nos heures',
    linkTo: 'contact',
    from: '2026-12-10',
    until: '2026-12-24',
  };
  expect(faultsOf(twins('banners/closed', message, { from: '2026-12-26' }))).toEqual([
    'banners/nl/closed.md:5:1 from: is a different date in fr: 2026-12-10',
    'banners/nl/closed.md:6:1 until: is before the day it starts: 2026-12-26',
  ]);
});

// F-8.1
it('finds photos of one name, and drawings that are none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pictures'));
  for (const file of ['quay.jpg', 'quay.webp', 'lock.png', 'quay.svg', 'lock.svg'])
    writeFileSync(
      join(folder, 'pictures', file),
      file === 'lock.svg' ? '<svg></svg>' : 'a picture',
    );
  const faults = checkContent(folder, ['fr', 'nl']).map(describeFault);
  expect(faults.filter((line) => line.includes('/pictures/'))).toEqual([
    `${folder}/pictures/quay.webp: has the name of quay.jpg: give it another`,
    `${folder}/pictures/quay.svg: is not an SVG drawing: it has no <svg> … </svg>`,
  ]);
});

const PRIVACY = {
  title: 'Vie privée',
  lede: 'Ce que nous gardons.',
  body: '## Qui répond ?\n## *Vos* droits\n### Dans les 24 heures\n## Vos droits\n',
};

// F-8.6
it.each([
  ['pages/privacy', '[a](#qui-répond), [b](#qui-r%C3%A9pond), [c](#dans-les-24heures)'],
  [
    'pages/privacy',
    '[a](#vos-droits), [b](#vos-droits-1), [c](#content "Titre")\n\n[d]: #vos-droits',
  ],
  ['faq/one', '[a]({privacyPage}#vos-droits), [b]({faqPage}#two), [c](#two)'],
  [
    'loans/car',
    '[a](#asked), [b]({personalLoanPage}#le-coût), [c]({contactPage}#visit), [d](#two)',
  ],
])('an anchor that is there is none, in %s: %s', (path, links) => {
  expect(anchorFaults(path, links)).toEqual([]);
});

// F-8.6
it.each([
  [
    'pages/privacy',
    '[a](#vos-droit)',
    'leads to #vos-droit, which no heading there has: is it #vos-droits?',
  ],
  ['pages/privacy', '[a](#asked)', 'leads to #asked, which no heading there has'],
  [
    'pages/privacy',
    '[a]: #vos-droits-2',
    'leads to #vos-droits-2, which no heading there has: is it #vos-droits-1?',
  ],
  ['faq/one', '[a]({privacyPage}#plainte)', 'leads to #plainte, which no heading there has'],
  ['faq/one', '[a]({faqPage}#three)', 'leads to #three, which no heading there has'],
  ['loans/car', '[a](#one)', 'leads to #one, which no heading there has'],
  ['loans/car', '[a]({personalLoanPage}#prix)', 'leads to #prix, which no heading there has'],
])('an anchor that no heading has is a fault, in %s: %s', (path, links, reason) => {
  const line = path === 'pages/privacy' ? 9 : 4;
  const column = links.startsWith('[a]:') ? 1 : 3;
  const [folder, id] = path.split('/');
  expect(anchorFaults(path, links)).toEqual([`${folder}/fr/${id}.md:${line}:${column}: ${reason}`]);
});

/** The faults of anchors in French texts, of which one has these links at its end. */
function anchorFaults(path: string, links: string): readonly string[] {
  const [folder, id] = path.split('/');
  const texts: Record<string, { body?: string; [key: string]: unknown }> = {
    'pages/fr/privacy': PRIVACY,
    'faq/fr/one': { question: 'Une ?' },
    'faq/fr/two': { question: 'Deux ?', topic: 'cost', order: 2, pages: ['carLoan'] },
    'loans/fr/car': { title: 'Auto' },
    'loans/fr/personal': { title: 'Personnel', body: '## Le coût\n' },
  };
  const at = `${folder}/fr/${id}`;
  const { body = '', ...text } = texts[at] ?? {};
  return faultsOf({ ...texts, [at]: { ...text, body: body + links } }).filter((line) =>
    line.includes('which no heading'),
  );
}

// F-8.8
it.each([
  ['[a](/fr/cont)', 'leads to /fr/cont, which no page has'],
  ['[a](/fr/contact)', 'leads to /fr/contact, which no page has: is it /fr/contact/?'],
  [
    '[a](/nl/algemene-voorwaarde/#x "T")',
    'leads to /nl/algemene-voorwaarde/, which no page has: is it /nl/algemene-voorwaarden/?',
  ],
  ['[a]: /fr/pret-auto/', 'leads to /fr/pret-auto/, which no page has'],
  ['[a](/en/contact/)', 'leads to /en/contact/, which no page has: is it /fr/contact/?'],
  [
    '[a](/fr/actualites/un-articl/)',
    'leads to /fr/actualites/un-articl/, which no page has: is it /fr/actualites/un-article/?',
  ],
])('an address that no page has is a fault: %s', (body, reason) => {
  expect(addressFaults(body)).toEqual([expect.stringMatching(/^faq\/fr\/one\.md:\d+:\d+: /)]);
  expect(addressFaults(body)[0]?.endsWith(`: ${reason}`)).toBe(true);
});

it.each([
  '[a](/fr/contact/), [b](/nl/contact/#visit), [c](/fr/pret-personnel/?amount=5000)',
  '[a](/fr/actualites/un-article/), [b](/fr/actualites/page/2/), [c](/fr/plan.pdf)',
  '[a](/fr/demande-de-credit/), [b]({contactPage}), [c](https://www.example.be/fr/rien/)',
])('one that a page has, or that only the build knows, is none: %s', (body) => {
  expect(addressFaults(body)).toEqual([]);
});

const addressFaults = (body: string) =>
  faultsOf(
    {
      ...twins('news/one', ARTICLE, { slug: 'een-artikel' }),
      ...twins('faq/one', { question: 'Combien ?', topic: 'cost', order: 1 }),
      'faq/fr/one': { question: 'Combien ?', topic: 'cost', order: 1, body },
    },
    (part) => part === 'personal',
  );
