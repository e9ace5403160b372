import { expect, it } from 'vitest';
import { inPages, neighboursOf, newestFirst, othersThan } from './order-articles.ts';

const ARTICLES = [
  { id: 'old', date: '2025-01-14', topic: 'car' },
  { id: 'b-same-day', date: '2025-06-01', topic: 'budget' },
  { id: 'new', date: '2026-05-05', topic: 'car' },
  { id: 'a-same-day', date: '2025-06-01', topic: 'home' },
];
const ids = (articles: readonly { id: string }[]) => articles.map(({ id }) => id);
const SORTED = newestFirst(ARTICLES);

it('puts the newest first, and those of one day by name', () => {
  expect(ids(SORTED)).toEqual(['new', 'a-same-day', 'b-same-day', 'old']);
});

it.each([
  [0, [0]],
  [8, [8]],
  [9, [9]],
  [10, [9, 1]],
  [22, [9, 9, 4]],
])('%i articles are pages of %j', (count, sizes) => {
  const articles = Array.from({ length: count }, (_, id) => id);
  expect(inPages(articles).map(({ length }) => length)).toEqual(sizes);
  expect(inPages(articles).flat()).toEqual(articles);
});

it.each([
  ['new', 'a-same-day', undefined],
  ['a-same-day', 'b-same-day', 'new'],
  ['old', undefined, 'b-same-day'],
])('%s comes after %s and before %s', (id, previous, next) => {
  const around = neighboursOf(SORTED, id);
  expect([around.previous?.id, around.next?.id]).toEqual([previous, next]);
});

it('knows no neighbours of what is no article', () => {
  expect(() => neighboursOf(SORTED, 'none')).toThrow('none');
});

it('leads on to what is about the same, then to the newest, and to no more than asked', () => {
  expect(ids(othersThan(SORTED, 'old', 5))).toEqual(['new', 'a-same-day', 'b-same-day']);
  expect(ids(othersThan(SORTED, 'a-same-day', 2))).toEqual(['new', 'b-same-day']);
});
