import { expect, it } from 'vitest';
import { neighboursOf, newestFirst, paginate, relatedArticles } from './order-articles.ts';

const ARTICLES = [
  { id: 'old', date: '2025-01-14', topic: 'car' },
  { id: 'b-same-day', date: '2025-06-01', topic: 'budget' },
  { id: 'new', date: '2026-05-05', topic: 'car' },
  { id: 'a-same-day', date: '2025-06-01', topic: 'home' },
];
const ids = (articles: readonly { id: string }[]) => articles.map(({ id }) => id);
const SORTED = newestFirst(ARTICLES);

it('puts the newest first, and those of one day in order of name', () => {
  expect(ids(SORTED)).toEqual(['new', 'a-same-day', 'b-same-day', 'old']);
});

it.each([
  [0, [0]],
  [8, [8]],
  [9, [9]],
  [10, [9, 1]],
  [22, [9, 9, 4]],
])('splits %i articles into pages of %j', (count, sizes) => {
  const articles = Array.from({ length: count }, (_, id) => id);
  expect(paginate(articles).map(({ length }) => length)).toEqual(sizes);
  expect(paginate(articles).flat()).toEqual(articles);
});

it.each([
  ['new', 'a-same-day', undefined],
  ['a-same-day', 'b-same-day', 'new'],
  ['old', undefined, 'b-same-day'],
])('%s comes after %s and before %s', (id, previous, next) => {
  const around = neighboursOf(SORTED, id);
  expect([around.previous?.id, around.next?.id]).toEqual([previous, next]);
});

it('the order of articles has no neighbours for an unknown article', () => {
  expect(() => neighboursOf(SORTED, 'none')).toThrow('none');
});

it('suggests the same topic first, then the newest, and no more than asked', () => {
  expect(ids(relatedArticles(SORTED, 'old', 5))).toEqual(['new', 'a-same-day', 'b-same-day']);
  expect(ids(relatedArticles(SORTED, 'a-same-day', 2))).toEqual(['new', 'b-same-day']);
});
