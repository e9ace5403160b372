import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { SEARCH_WORDS } from '#words/search/search.ts';
import { excerptOf, markWords } from './mark-words.ts';
import { readIndex, type SearchEntry, writeIndex } from './search-index.ts';
import { lookUpForm } from './search-words.ts';

const entry = (href: string, title: string, text: string, also = ''): SearchEntry => ({
  href,
  kind: 'page',
  title,
  also,
  text,
});

const FRENCH = [
  entry('/loan', 'Prêt rénovation', 'Pour isoler un toit.\nLe TAEG dépend de la durée.'),
  entry('/taeg', 'TAEG', 'Le coût total d’un crédit.', 'taux annuel effectif global'),
  entry('/school', 'Œuvre scolaire', 'On étudie, on rembourse plus tard.'),
  entry('/late', 'Retard', 'Une mensualité impayée.'),
];

function searchIn(entries: readonly SearchEntry[], locale: Locale) {
  const { commonWords } = SEARCH_WORDS[locale];
  return readIndex(writeIndex(entries, commonWords), commonWords);
}

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
  ])('«%s» finds %j', (typed, hrefs) => {
    expect(found(typed)).toEqual(hrefs);
  });

  it('ranks matches in titles above matches in texts', () => {
    expect(found('TAEG')).toEqual(['/taeg', '/loan']);
  });

  it('requires every word, and any word where no entry has them all', () => {
    expect(found('toit TAEG')).toEqual(['/loan']);
    expect(new Set(found('toit mensualité'))).toEqual(new Set(['/loan', '/late']));
  });

  it('returns the words that matched', () => {
    expect(search('renov')[0]?.words).toEqual(new Set(['renovation']));
  });

  it('ignores Dutch stop words', () => {
    const dutch = searchIn([entry('/x', 'Lening', 'Het geld van de bank.')], 'nl');
    expect(dutch('het van de')).toEqual([]);
    expect(dutch('geld van de bank')).toHaveLength(1);
  });
});

it.each([
  ['Été', 'ete'],
  ['VOUS', 'vous'],
  ['één', 'een'],
  ['Œuvre', 'oeuvre'],
])('normalises %s to %s', (word, form) => {
  expect(lookUpForm(word)).toBe(form);
});

it.each([
  ['VOUS', 'fr', 0],
  ['vous', 'nl', 1],
  ['één', 'nl', 0],
  ['een', 'fr', 1],
] as const)('finds the common word %s in a text in %s %d times', (word, locale, times) => {
  const search = searchIn([entry('/x', 'Titel', 'Vous, één.')], locale);
  expect(search(word)).toHaveLength(times);
});

describe('marks', () => {
  const words = new Set(['pret', 'taeg']);

  it.each([
    ['Un prêt, son TAEG.', ['prêt', 'TAEG']],
    ['Prêt', ['Prêt']],
    ['Prêter', []],
    ['', []],
  ])('mark whole words of «%s»', (text, marked) => {
    const pieces = markWords(text, words);
    expect(pieces.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual(marked);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});

describe('an excerpt', () => {
  const words = new Set(['taeg']);
  const filler = 'Des mots qui ne disent rien de ce que l’on cherche. '.repeat(8);

  it('is the whole of a short text, in one line', () => {
    expect(excerptOf('Le TAEG.\nEt le reste.', words)).toBe('Le TAEG. Et le reste.');
  });

  it('does not run a heading into the sentence below it', () => {
    const text =
      'À quoi sert ce prêt\nIl paie le TAEG\u00a0:\nla toiture\nle châssis\nEt le reste.';
    expect(excerptOf(text, words)).toBe(
      'À quoi sert ce prêt · Il paie le TAEG\u00a0: la toiture · le châssis · Et le reste.',
    );
  });

  it('does not begin with the mark between two lines', () => {
    const text = `${filler}Le titre\n${'b'.repeat(46)} TAEG. ${filler}`;
    expect(excerptOf(text, words)).toMatch(/^… bbb.* TAEG\. .* …$/);
  });

  it('is the beginning if the match is there or in the title only', () => {
    expect(excerptOf(`Le TAEG. ${filler}`, words)).toMatch(/^Le TAEG\. Des .* …$/);
    expect(excerptOf(filler, words)).toMatch(/^Des mots .* …$/);
  });

  it('surrounds a match further on', () => {
    const excerpt = excerptOf(`${filler}Le TAEG. ${filler}`, words);
    expect(excerpt).toMatch(/^… .*Le TAEG\. .* …$/);
    expect(excerpt.length).toBeLessThan(200);
  });

  it('ends with the text', () => {
    expect(excerptOf(`${filler}Le TAEG.`, words)).toMatch(/^… .*Le TAEG\.$/);
  });
});
