import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/examples/any-text.ts';
import { type CsvForm, csvFormOf, writeCsv } from './csv.ts';

/** Reads CSV of both forms. */
function readCsv(text: string, form: CsvForm): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const separator = form === 'plain' ? ',' : ';';
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`,
    'gy',
  );
  for (const [, quoted, plain, end] of text.replace(/^\uFEFF/, '').matchAll(cell)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const ROWS = [
  { a: 'é', b: 'x,"y";\nz', c: 12.5 },
  { a: '', c: -1 },
];

describe('a table', () => {
  it('CSV for programs follows RFC 4180', () => {
    expect(writeCsv(['a', 'b', 'c'], ROWS, 'plain')).toBe(
      'a,b,c\r\né,"x,""y"";\nz",12.5\r\n,,-1\r\n',
    );
  });

  // W-10.16
  it('CSV for spreadsheets opens in a Belgian Excel', () => {
    expect(writeCsv(['a', 'b', 'c'], ROWS, 'spreadsheet')).toBe(
      '\uFEFFa;b;c\r\né;"x,""y"";\nz";12,5\r\n;;-1\r\n',
    );
  });

  it.each([
    '=1+1',
    '-2',
    '@SUM(A1)',
    '+1+cmd',
    '\t=1',
    '\r=1',
    '=HYPERLINK("http://x","y")',
    "'=1",
  ])('for spreadsheets prevents an answer from becoming a formula: %j', (answer) => {
    const written = writeCsv(['a'], [{ a: answer }], 'spreadsheet');
    expect(readCsv(written, 'spreadsheet')[1]).toEqual([`'${answer}`]);
  });

  it.each(['+32475123456', '+352 27 12 34 56'])(
    'leaves a telephone number as it is: %s',
    (phone) => {
      for (const form of ['spreadsheet', 'plain'] as const)
        expect(readCsv(writeCsv(['a'], [{ a: phone }], form), form)[1]).toEqual([phone]);
    },
  );

  it.each(['spreadsheet', 'plain'] as const)('%s preserves every text', (form) => {
    const guard = form === 'plain' ? /^(?!)/ : /^'(?='*[=+\-@\t\r\n＝＋－＠])/;
    fc.assert(
      fc.property(fc.array(anyText(), { minLength: 1, maxLength: 9 }), (texts) => {
        const rows = texts.map((text) => ({ a: text, b: 'x' }));
        const [, ...read] = readCsv(writeCsv(['a', 'b'], rows, form), form);
        expect(read.map(([cell]) => cell?.replace(guard, ''))).toEqual(texts);
        expect(read.every(([, next]) => next === 'x')).toBe(true);
      }),
    );
  });
});

it.each([
  [{ csv: false, plain: false }, undefined],
  [{ csv: true, plain: false }, 'spreadsheet'],
  [{ csv: true, plain: true }, 'plain'],
])('%j is the form %s', (line, form) => {
  expect(csvFormOf(line)).toBe(form);
});
