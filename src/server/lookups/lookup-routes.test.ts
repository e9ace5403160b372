import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeOrdered } from './lookup-routes.ts';

it('writes a list in its order, as JSON', () => {
  expect(
    writeOrdered([
      ['80', 'a"b'],
      ['10', 'é'],
    ]),
  ).toBe('{"80":"a\\"b","10":"é"}');
  const entry = fc.tuple(fc.string(), fc.string());
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ([key]) => key }), (entries) => {
      const read = new Map(Object.entries(JSON.parse(writeOrdered(entries))));
      for (const [key, label] of entries) expect(read.get(key)).toBe(label);
      expect(read.size).toBe(entries.length);
    }),
  );
});
