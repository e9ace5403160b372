import { describe, expect, it } from 'vitest';
import { plain, printable } from './printable.ts';

describe('printable', () => {
  it('leaves ordinary text unchanged, at any depth', () => {
    const document = { a: 'Łukasz, 12 500 €', b: [{ c: 'deux\nlignes' }], d: 7 };
    expect(printable(document)).toEqual(document);
  });

  it.each([
    ['a\u0000b\u0007', 'ab'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['half \ud83d pair', 'half  pair'],
    ['private \ue000', 'private '],
  ])('removes what shows nothing: %j', (typed, shown) => {
    expect(printable(typed)).toBe(shown);
  });

  it('adds break points to a run that is longer than a line', () => {
    const run = 'x'.repeat(80);
    expect(printable(run).split('\u200b').join('')).toBe(run);
    expect(
      Math.max(
        ...printable(run)
          .split('\u200b')
          .map((part) => part.length),
      ),
    ).toBe(12);
    expect(printable('x'.repeat(30))).toBe('x'.repeat(30));
  });

  // F-3.4
  it('leaves drawings as they are, however long their markup runs', () => {
    const shapes = `<path d="M0 0${'h1v1'.repeat(20)}" fill="currentColor"></path></g></svg>`;
    const document = { mark: `<svg>${shapes}`, picture: { svg: shapes } };
    expect(printable(document)).toEqual(document);
  });
});

describe('plain', () => {
  it.each([
    ['Émile D’Hondt, «\u00a0Łódź\u00a0», 5 €', 'Émile D’Hondt, «\u00a0Łódź\u00a0», 5 €'],
    ['e\u0301', 'é'],
    ['\ufb01n', 'fin'],
    ['𒀀!', '?!'],
  ])('keeps what every machine can render: %s', (typed, shown) => {
    expect(plain(typed)).toBe(shown);
  });
});
