import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetOfField, placeAt, readCsv } from './csv-reading.ts';

const cells = (text: string, delimiter = ',') => {
  const read = readCsv(text, delimiter);
  return read.ok ? read.records.map((record) => record.cells) : read;
};

describe('a CSV', () => {
  it.each<[string, string[][]]>([
    ['', []],
    ['a', [['a']]],
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    [',', [['', '']]],
    ['a,b,', [['a', 'b', '']]],
    ['a\n\n\nb\n', [['a'], ['b']]],
    ['"a,b",c', [['a,b', 'c']]],
    ['"a ""b"" c",d', [['a "b" c', 'd']]],
    [
      '"a\nb",c\nd,e',
      [
        ['a\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['"",""', [['', '']]],
    ['""""', [['"']]],
  ])('%j is read as %j', (text, records) => {
    expect(cells(text)).toEqual(records);
  });

  it('may have other separators', () => {
    expect(cells('a;"b;c"\nd,e;f', ';')).toEqual([
      ['a', 'b;c'],
      ['d,e', 'f'],
    ]);
    expect(cells('a\tb', '\t')).toEqual([['a', 'b']]);
  });

  it.each([
    ['a,"b', 2],
    ['a,"b""', 2],
    ['a,"b"c', 2],
    ['a,b"c', 2],
    ['a\n"b" ,c', 2],
  ])('%j is refused from offset %d on', (text, offset) => {
    expect(cells(text)).toMatchObject({ ok: false, offset });
  });

  it('returns what was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', '"', '\n') });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
        const written = rows.map((row) => row.map(quoted).join(',')).join('\n');
        expect(cells(written)).toEqual(rows);
      }),
    );
  });

  it.each([
    [0, 0, '1:1'],
    [0, 1, '1:3'],
    [1, 0, '2:1'],
    [1, 1, '3:4'],
    [1, 2, '3:6'],
    [2, 1, '5:3'],
  ])('finds where line %d begins its field %d: %s', (record, field, place) => {
    const text = 'a,b,c\n"d\ne",f,g\n\nh,i,j';
    const read = readCsv(text, ',');
    const offset = read.ok ? (read.records[record]?.offset ?? -1) : -1;
    expect(placeAt(text, offsetOfField(text, offset, field, ','))).toBe(place);
  });
});
