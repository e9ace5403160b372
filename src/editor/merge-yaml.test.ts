import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { mergeYaml, type Value } from './merge-yaml.ts';

const TARIFF = `# What is lent.
products:
  car:
    # The rate of new cars.
    rates:
      - min: 5000             # euros
        max: 7500
        offers:
          - { duration: 24, taeg: 6.10 }   # two years
          - { duration: 36, taeg: 6.45 }
      - { min: 7500.01, max: 9000 }

  name: { fr: "Prêt", nl: 'Lening' } # both
`;

/** The lines of one text that are not in the other, in order. */
function newLines(before: string, after: string): string[] {
  const known = before.split('\n');
  return after.split('\n').filter((line) => !known.includes(line));
}

describe('a value merged into a YAML text', () => {
  const edited = (change: (value: ReturnType<typeof parse>) => void): string => {
    const value = parse(TARIFF);
    change(value);
    const text = mergeYaml(TARIFF, value);
    expect(parse(text)).toEqual(value);
    return text;
  };

  it('keeps every byte where nothing changed (F-10.2)', () => {
    expect(mergeYaml(TARIFF, parse(TARIFF))).toBe(TARIFF);
  });

  it('changes the one line of a number, with its comment', () => {
    const text = edited((value) => {
      value.products.car.rates[0].offers[0].taeg = 5.9;
    });
    expect(newLines(TARIFF, text)).toEqual([
      '          - { duration: 24, taeg: 5.9 }   # two years',
    ]);
  });

  it('keeps the quotes of a text', () => {
    const text = edited((value) => {
      value.products.name.fr = 'Prêt “auto”: {name}, 5 %';
    });
    expect(newLines(TARIFF, text)).toEqual([
      `  name: { fr: "Prêt “auto”: {name}, 5 %", nl: 'Lening' } # both`,
    ]);
  });

  it('puts new items and keys where their list and map end', () => {
    const text = edited((value) => {
      value.products.car.rates[0].offers.push({ duration: 48, taeg: 7 });
      value.products.car.title = 'Auto';
    });
    expect(newLines(TARIFF, text)).toEqual([
      '          - { duration: 48, taeg: 7 }',
      '    title: Auto',
    ]);
  });

  it('puts a day where the form has it, and keeps the bytes of what is next to it (F-10.6)', () => {
    const { products } = parse(TARIFF);
    const [first, second] = products.car.rates;
    const [offer, other] = first.offers;
    const { min, max } = first;
    const dated = {
      from: '2027-01-01',
      products: {
        ...products,
        car: {
          rates: [
            {
              min,
              max,
              until: '2027-06-30',
              offers: [{ ...offer, from: '2027-01-01', until: '2027-03-31' }, other],
            },
            { from: '2027-02-01', ...second },
          ],
        },
      },
    };
    const text = mergeYaml(TARIFF, dated);
    expect(text).toBe(
      TARIFF.replace('products:', 'from: 2027-01-01\nproducts:')
        .replace('        offers:', '        until: 2027-06-30\n        offers:')
        .replace('taeg: 6.10 }', 'taeg: 6.10, from: 2027-01-01, until: 2027-03-31 }')
        .replace('{ min: 7500.01', '{ from: 2027-02-01, min: 7500.01'),
    );
    expect(mergeYaml(text, parse(TARIFF))).toBe(TARIFF);
  });

  it.each([
    ['{ a: 1.50, b: 2.50, c: 3.50 }', { c: 3.5 }, '{ c: 3.50 }'],
    ['{ a: 1.50, b: 2.50, c: 3.50 }', { b: 2.5 }, '{ b: 2.50 }'],
    ['{ a: 1.50, b: 2.50, c: 3.50 }', { a: 1.5 }, '{ a: 1.50 }'],
    ['{ a: 1.50, b: 2.50, c: 3.50 }', { a: 1.5, d: 4, c: 3.5 }, '{ a: 1.50, d: 4, c: 3.50 }'],
    [
      '{ a: 1.50, b: 2.50, c: 3.50 }',
      { a: 1.5, c: 3.5, d: '4, 5' },
      '{ a: 1.50, c: 3.50, d: "4, 5" }',
    ],
  ])('changes entries of %s into %j', (braces, value, expected) => {
    expect(mergeYaml(`x: ${braces} # note\n`, { x: value })).toBe(`x: ${expected} # note\n`);
  });

  it('puts a key that comes first after the one that follows a dash', () => {
    expect(mergeYaml('- min: 1\n  max: 2\n', [{ from: '2027-01-01', min: 1, max: 2 }])).toBe(
      '- min: 1\n  from: 2027-01-01\n  max: 2\n',
    );
  });

  it('writes the first entries of an empty map in lines', () => {
    expect(mergeYaml('# Words.\n{}\n', { 'a.b': 'B', 'a.c': 'C' })).toBe(
      '# Words.\na.b: B\na.c: C\n',
    );
  });

  it('removes the lines of an item alone', () => {
    const text = edited((value) => value.products.car.rates[0].offers.shift());
    expect(text).toBe(TARIFF.replace(/ {10}- \{ duration: 24.*\n/, ''));
  });

  it('puts an item before all others', () => {
    edited((value) => value.products.car.rates.unshift({ min: 1, max: 2 }));
  });

  it('empties a list and fills it again', () => {
    const empty = edited((value) => {
      value.products.car.rates = [];
    });
    const value = parse(TARIFF);
    expect(parse(mergeYaml(empty, value))).toEqual(value);
  });

  it.each(['\u00a0', '\ufeff', 'a\u00a0', '\u2003a', '"\n', '\'\n\n"', 'a: "b"\n', '-\n*'])(
    'keeps the lines around %j, in lines and within braces (F-10.2)',
    (next) => {
      const text = 'a: one # first\nb: { c: two } # second\n';
      const merged = mergeYaml(text, { a: next, b: { c: next } });
      expect(parse(merged)).toEqual({ a: next, b: { c: next } });
      expect(merged).toMatch(/^a: .* # first\nb: \{ .* \} # second\n$/);
    },
  );

  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...' \n\r\t\u00a0\u2028\ufeff-:#,[{"\'|%&*!?a') }),
  );
  const files = globSync([`${FLUVIA.CONFIG_DIR}/*.yaml`, 'law/law.yaml']);
  it.each(files)('loses no comment and no value, whatever changes in %s', (file) => {
    const text = readFileSync(file, 'utf8');
    const paths = leavesOf(parse(text) as Value);
    fc.assert(
      fc.property(fc.constantFrom(...paths), texts, (path, next) => {
        const value = parse(text) as Value;
        setAt(value, path, next);
        const merged = mergeYaml(text, value);
        expect(parse(merged)).toEqual(value);
        expect(merged.split('\n').length).toBe(text.split('\n').length);
      }),
      { numRuns: 15 },
    );
  });
});

/** The paths of all texts in a value. */
function leavesOf(value: Value, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

function setAt(value: Value, path: readonly string[], next: string): void {
  const parent = path
    .slice(0, -1)
    .reduce<object>((part, key) => Reflect.get(part, key), Object(value));
  Reflect.set(parent, path.at(-1) ?? '', next);
}
