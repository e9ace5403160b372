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
      '          - duration: 48',
      '            taeg: 7',
      '    title: Auto',
    ]);
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

  const files = globSync(`${FLUVIA.CONFIG_DIR}/*.yaml`);
  it.each(files)('loses no comment and no value, whatever changes in %s', (file) => {
    const text = readFileSync(file, 'utf8');
    const paths = leavesOf(parse(text) as Value);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.string({ unit: 'grapheme' }), (path, next) => {
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
