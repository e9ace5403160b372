import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/examples/any-text.ts';
import { writeCsv } from './csv.ts';

/** Reads CSV by RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain, end] of text.matchAll(cell)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

describe('a table', () => {
  it('follows RFC 4180', () => {
    const rows = [
      { a: 'é', b: 'x,"y"\nz', c: 12.5 },
      { a: '', c: -1 },
    ];
    expect(writeCsv(['a', 'b', 'c'], rows)).toBe('a,b,c\r\né,"x,""y""\nz",12.5\r\n,,-1\r\n');
  });

  it.each(['=1+1', '+32475123456', '-2', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'])(
    'prevents an answer from becoming a formula: %j',
    (answer) => {
      const [, [cell] = []] = readCsv(writeCsv(['a'], [{ a: answer }]));
      expect(cell).toBe(`'${answer}`);
    },
  );

  it('preserves every text, whatever it contains', () => {
    fc.assert(
      fc.property(fc.array(anyText(), { minLength: 1, maxLength: 9 }), (texts) => {
        const [, ...rows] = readCsv(
          writeCsv(
            ['a', 'b'],
            texts.map((text) => ({ a: text, b: 'x' })),
          ),
        );
        expect(rows.map(([cell]) => cell?.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ''))).toEqual(
          texts,
        );
        expect(rows.every(([, next]) => next === 'x')).toBe(true);
      }),
    );
  });
});
