import { describe, expect, it } from 'vitest';
import { goesWithRow, openBound, sealBound } from './bound-columns.ts';
import { generateKeyRing, parseKeyRing, UnreadableError } from './key-ring.ts';

const keyRing = parseKeyRing(generateKeyRing());
if (keyRing === undefined) throw new Error('No keys');

const sealedWith = (columns: readonly string[]) => sealBound(keyRing, { a: 1 }, 'place', columns);
const openWith = (sealed: Uint8Array, columns: readonly string[]) =>
  openBound(keyRing, sealed, 'place', columns);

//
describe('a value bound to the columns of its row', () => {
  it('is opened with them, and not with others', () => {
    const sealed = sealedWith(['a', 'b']);
    expect(openWith(sealed, ['a', 'b'])).toEqual({ a: 1 });
    for (const columns of [['a', 'c'], ['c', 'b'], ['a'], ['b', 'a']])
      expect(() => openWith(sealed, columns)).toThrow(UnreadableError);
  });

  it('of an earlier version is opened with columns that were added since', () => {
    const sealed = sealedWith(['a']);
    expect(openWith(sealed, ['a', 'b', 'c'])).toEqual({ a: 1 });
    expect(goesWithRow(JSON.parse(keyRing.open(sealed, 'place')), ['a', 'b'])).toBe(true);
    expect(() => openWith(sealed, ['x', 'b'])).toThrow(UnreadableError);
    expect(() => openWith(sealedWith([]), ['a'])).toThrow(UnreadableError);
  });
});
