import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { familiesOffered, productsOffered } from '#domain/tariff/tariff.ts';
import { checkTariffs } from './check-tariffs.ts';
import {
  copyConfiguration,
  copyOffering,
  expectFaultOnLine,
  lineOf,
  type WrongLine,
} from './configuration-copy.ts';
import { readTariffs } from './tariff-file.ts';

function faultsOf(folder: string) {
  const read = readTariffs(folder);
  return read.ok ? [] : read.faults;
}

const NEW_CAR = 'code: TAEGIVA1\n';

// W-10.2
describe('a wrong line of tariffs.yaml', () => {
  it.each<WrongLine>([
    ['code: TAEGIVA1\n', 'code: TAEGIVB1\n', '  car:\n', 'products.car', 'but no TAEGIVA1'],
    [
      NEW_CAR,
      'code: TAEGXXX1\n',
      'code: TAEGXXX1',
      'products.car.types.new.code',
      'TAEGXXX1 is not a product code',
    ],
    [
      'example: { amount: 12500, duration: 48 }\n        rates:\n          - min: 5000\n            max: 5600\n            offers:\n              - { duration: 12,',
      'example: { amount: 12500, duration: 48 }\n        rates:\n          - min: 5000.001\n            max: 5600\n            offers:\n              - { duration: 12,',
      'min: 5000.001',
      'products.personal.types.standard.rates[0].min',
      'at most two decimals',
    ],
    [
      '- min: 5000\n            max: 5600\n            offers:\n              - { duration: 12, taeg: 6.95 }',
      '- min: 5000\n            max: 5600\n            offers:\n              - { duration: 24.5, taeg: 6.95 }',
      'duration: 24.5',
      'products.personal.types.standard.rates[0].offers[0].duration',
      'must be a whole number',
    ],
    [
      'duration: 12, taeg: 6.95',
      'duration: 12, taeg: -1',
      'taeg: -1',
      'products.personal.types.standard.rates[0].offers[0].taeg',
      'under 0',
    ],
    [
      'duration: 12, taeg: 6.95',
      'duration: 12, taeg: 8.999',
      'taeg: 8.999',
      'products.personal.types.standard.rates[0].offers[0].taeg',
      'two decimals',
    ],
    [
      'duration: 12, taeg: 6.95',
      'duration: 12, taeg: "8,99"',
      '"8,99"',
      'products.personal.types.standard.rates[0].offers[0].taeg',
      'must be a number, but is text',
    ],
    [
      'duration: 12, taeg: 6.95',
      'duration: 12, tage: 8.99',
      'tage: 8.99',
      'products.personal.types.standard.rates[0].offers[0].tage',
      'not a known key',
    ],
    [
      '          nl: "Persoonlijke lening"\n',
      '',
      'name:\n          fr: "Prêt personnel"',
      'products.personal.types.standard.name.nl',
      'is missing',
    ],
    [
      'nl: "Persoonlijke lening"',
      'nl: " "',
      'nl: " "',
      'products.personal.types.standard.name.nl',
      'is empty',
    ],
    [
      '  coproperty:\n',
      '  copropriety:\n',
      '  copropriety:',
      'products.copropriety',
      'not a family',
    ],
    [
      NEW_CAR,
      'code: TAEGIVB1\n',
      'code: TAEGIVB1\n        name:\n          fr: "Prêt auto, voiture neuve, acompte réduit"',
      'products.car.types.new-low-advance.code',
      'appears twice',
    ],
    [NEW_CAR, 'code: TAEGIVB1\n', '  car:\n', 'products.car', 'but no TAEGIVA1'],
    [
      'code: TAEGPCO2',
      'code: TAEGPSA1',
      'code: TAEGPSA1\n        name:\n          fr: "Prêt copropriété"',
      'products.coproperty.types.standard.code',
      'belongs under products.personal',
    ],
    [
      'example: { amount: 12500, duration: 48 }\n        rates:\n          - min: 5000\n            max: 5600\n            offers:\n              - { duration: 12,',
      'example: { amount: 12500, duration: 84 }\n        rates:\n          - min: 5000\n            max: 5600\n            offers:\n              - { duration: 12,',
      'amount: 12500, duration: 84',
      'products.personal.types.standard.example',
      'not a loan that the rates below offer',
    ],
    [
      'duration: 12, taeg: 6.95',
      'duration: 37, taeg: 6.95',
      'duration: 37',
      'products.personal.types.standard.rates[0].offers[0].duration',
      'at most 36',
    ],
    [
      'duration: 12, taeg: 5.45',
      'duration: 12, taeg: 15.51',
      'taeg: 15.51',
      'products.renovation.types.energetic.rates[0].offers[0].taeg',
      'at most 15.5 %',
    ],
    [
      'duration: 36, taeg: 7.45',
      'duration: 36, taeg: 12.01',
      'taeg: 12.01',
      'products.personal.types.standard.rates[0].offers[4].taeg',
      'at most 12 %',
    ],
    [
      '- min: 1500\n            max: 2500\n            offers:\n              - { duration: 12, taeg: 5.45 }\n              - { duration: 18, taeg: 5.55 }\n              - { duration: 24, taeg: 5.69 }',
      '- min: 150\n            max: 2500\n            offers:\n              - { duration: 18, taeg: 8.99 }',
      'duration: 18, taeg: 8.99',
      'products.renovation.types.energetic.rates[0].offers[0]',
      'start at 200 euros',
    ],
  ])('%j → %j', (...wrong) => {
    expectFaultOnLine('tariffs.yaml', readTariffs, wrong);
  });
});

describe('a family of products that is left out', () => {
  it('is not offered, and nothing else is missing', () => {
    const read = readTariffs(copyOffering('personal', 'car'));
    expect(read.ok && familiesOffered(read.value[0].tariffs)).toEqual(['personal', 'car']);
    expect(read.ok && productsOffered(read.value[0].tariffs)).toEqual([
      ...['TAEGPSA1', 'TAEGIVA1', 'TAEGIVB1', 'TAEGIVC1', 'TAEGIVD1', 'TAEGIVE1'],
    ]);
  });

  it('is a fault if no loan is left that can be applied for', () => {
    expect(faultsOf(copyOffering('coproperty')).map(({ reason }) => reason)).toEqual([
      'have no loan that can be applied for',
    ]);
  });
});

describe('the check of tariffs', () => {
  it('reports a wrong line too', () => {
    const folder = copyConfiguration([
      { file: 'tariffs.yaml', replace: 'duration: 12, taeg: 6.95', by: 'duration: 12, taeg: 20' },
    ]);
    const report = checkTariffs(folder, { year: 2026, month: 1, day: 1 });
    expect(report.ok).toBe(false);
    expect(report.faults).toHaveLength(1);
  });
});

describe('bands of amounts', () => {
  const END_OF_FIRST =
    'max: 5600\n            offers:\n              - { duration: 12, taeg: 6.95 }';

  it.each([
    ['5599.99', 'leaves a gap'],
    ['5600.01', 'overlaps'],
  ])('that end at %s: the next band %s', (max, reason) => {
    const folder = copyConfiguration([
      { file: 'tariffs.yaml', replace: END_OF_FIRST, by: END_OF_FIRST.replace('5600', max) },
    ]);
    expect(faultsOf(folder)).toContainEqual({
      file: join(folder, 'tariffs.yaml'),
      place: expect.stringContaining('products.personal.types.standard.rates[1].min'),
      reason: expect.stringContaining(reason),
    });
  });
});

describe('a duration that appears twice', () => {
  it('is reported at its second line', () => {
    const folder = copyConfiguration([
      {
        file: 'tariffs.yaml',
        replace: 'duration: 12, taeg: 6.95 }',
        by: 'duration: 12, taeg: 6.95 }\n              - { duration: 12, taeg: 9.99 }',
      },
    ]);
    expect(faultsOf(folder)).toEqual([
      {
        file: join(folder, 'tariffs.yaml'),
        place: `${lineOf(folder, 'tariffs.yaml', 'taeg: 9.99')}:19 products.personal.types.standard.rates[0].offers[1].duration`,
        reason: '12 months appear twice',
      },
    ]);
  });
});
