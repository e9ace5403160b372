import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { excerptOf, markWords } from './mark-words.ts';
import { readIndex, type SearchEntry, writeIndex } from './search-index.ts';
import { lookUpForm } from './search-words.ts';

const entry = (href: string, title: string, text: string, also = ''): SearchEntry => ({
  ...{ href, kind: 'page', title, also, text },
});

const FRENCH = [
  entry('/loan', 'Prêt rénovation', 'Pour isoler un toit.\nLe TAEG dépend de la durée.'),
  entry('/taeg', 'TAEG', 'Le coût total d’un crédit.', 'taux annuel effectif global'),
  entry('/school', 'Œuvre scolaire', 'On étudie, on rembourse plus tard.'),
  entry('/late', 'Retard', 'Une mensualité impayée.'),
];

const searchIn = (entries: readonly SearchEntry[], locale: Locale) =>
  readIndex(writeIndex(entries, locale), locale);

describe('a search', () => {
  const search = searchIn(FRENCH, 'fr');
  const found = (typed: string) => search(typed).map(({ href }) => href);

  it.each([
    ['prêt', ['/loan']],
    ['pret renovation', ['/loan']],
    ['PRÊT', ['/loan']],
    ['rénov', ['/loan']],
    ['renovasion', ['/loan']],
    ['oeuvre', ['/school']],
    ['l’œuvre', ['/school']],
    ['mensualite', ['/late']],
    ['taux effectif', ['/taeg']],
    ['le la de', []],
    ['', []],
    ['xylophone', []],
  ])('for «%s» leads to %j', (typed, hrefs) => {
    expect(found(typed)).toEqual(hrefs);
  });

  it('sets what a title says before what a text mentions', () => {
    expect(found('TAEG')).toEqual(['/taeg', '/loan']);
  });

  it('asks for every word, and for any where nothing has them all', () => {
    expect(found('toit TAEG')).toEqual(['/loan']);
    expect(new Set(found('toit mensualité'))).toEqual(new Set(['/loan', '/late']));
  });

  it('says which words it found', () => {
    expect(search('renov')[0]?.words).toEqual(new Set(['renovation']));
  });

  it('knows the small words of Dutch', () => {
    const dutch = searchIn([entry('/x', 'Lening', 'Het geld van de bank.')], 'nl');
    expect(dutch('het van de')).toEqual([]);
    expect(dutch('geld van de bank')).toHaveLength(1);
  });
});

it.each([
  ['Été', 'fr', 'ete'],
  ['VOUS', 'fr', null],
  ['vous', 'nl', 'vous'],
  ['één', 'nl', null],
] as const)('%s is looked up in %s as %s', (word, locale, form) => {
  expect(lookUpForm(word, locale)).toBe(form);
});

describe('marks', () => {
  const words = new Set(['pret', 'taeg']);

  it.each([
    ['Un prêt, son TAEG.', ['prêt', 'TAEG']],
    ['Prêt', ['Prêt']],
    ['Prêter', []],
    ['', []],
  ])('stand on whole words of «%s»', (text, marked) => {
    const pieces = markWords(text, words, 'fr');
    expect(pieces.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual(marked);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});

describe('an excerpt', () => {
  const words = new Set(['taeg']);
  const filler = 'Des mots qui ne disent rien de ce que l’on cherche. '.repeat(8);

  it('is a short text whole, in one line', () => {
    expect(excerptOf('Le TAEG.\nEt le reste.', words, 'fr')).toBe('Le TAEG. Et le reste.');
  });

  it('is the beginning where the hit stands there, or in the title alone', () => {
    expect(excerptOf(`Le TAEG. ${filler}`, words, 'fr')).toMatch(/^Le TAEG\. Des .* …$/);
    expect(excerptOf(filler, words, 'fr')).toMatch(/^Des mots .* …$/);
  });

  it('is what stands around a hit further on', () => {
    const excerpt = excerptOf(`${filler}Le TAEG. ${filler}`, words, 'fr');
    expect(excerpt).toMatch(/^… .*Le TAEG\. .* …$/);
    expect(excerpt.length).toBeLessThan(200);
  });

  it('ends with the text', () => {
    expect(excerptOf(`${filler}Le TAEG.`, words, 'fr')).toMatch(/^… .*Le TAEG\.$/);
  });
});
