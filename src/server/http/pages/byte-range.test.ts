import { expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

it.each<[string | undefined, [number, number] | 'none' | undefined]>([
  ['bytes=0-1', [0, 1]],
  ['bytes=0-', [0, 99]],
  ['bytes=40-59', [40, 59]],
  ['bytes=99-', [99, 99]],
  ['bytes=40-400', [40, 99]],
  ['bytes=-10', [90, 99]],
  ['bytes=-100', [0, 99]],
  ['bytes=-400', [0, 99]],
  [' bytes=5-5 ', [5, 5]],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-8', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=a-b', undefined],
  ['pages=0-1', undefined],
  ['', undefined],
  [undefined, undefined],
])('«%s» of 100 bytes is %j', (header, range) => {
  const read = readByteRange(header, 100);
  expect(typeof read === 'object' ? [read.from, read.to] : read).toEqual(range);
});

it('the byte range of an empty file is empty', () => {
  expect([readByteRange('bytes=0-', 0), readByteRange('bytes=-5', 0)]).toEqual(['none', 'none']);
});
