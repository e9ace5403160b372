import { expect, it } from 'vitest';
import { findNewerFeatures } from './newer-features.ts';

// W-1.20
it.each([
  ['const byZip=Map.groupBy(a,b)', 'groupBy'],
  ['URL.canParse(a)', 'URL.canParse'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['AbortSignal.any([a,b])', 'AbortSignal.any'],
  ['m.values().map(f)', 'iterator helpers'],
  ['a.isSubsetOf(b)', 'set operations'],
  ['.term{text-decoration:underline 2px dotted}', 'a thickness in text-decoration'],
])('reports what a served browser lacks: %s', (text, name) => {
  expect(findNewerFeatures(text)).toEqual([expect.stringContaining(`uses ${name}, which safari`)]);
});

it.each([
  'a.toSorted(f).toReversed()',
  'structuredClone(a)',
  'AbortSignal.timeout(5)',
  'Object.values(a).map(f)',
  '.a{text-decoration:underline;text-decoration-thickness:2px}',
])('accepts what every served browser has: %s', (text) => {
  expect(findNewerFeatures(text)).toEqual([]);
});
