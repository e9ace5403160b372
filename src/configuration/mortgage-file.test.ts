import { describe, expect, it } from 'vitest';
import { toCents } from '#domain/money/money.ts';
import { checkTariffs } from './check-tariffs.ts';
import { copyConfiguration, expectFaultOnLine, type WrongLine } from './configuration-copy.ts';
import { readMortgages } from './mortgage-file.ts';

const FEES = 'fees: { dossier: 350, expertise: 200, insurance: 289.06, record: 3638 }';
const FIRST = '- { years: 10, rate: 3.05 }';

describe('a wrong line of mortgages.yaml', () => {
  it.each<WrongLine>([
    ['  LIGHT:\n', '  LIHGT:\n', '  LIHGT:', 'mortgages.LIHGT', 'not a known key'],
    [
      '      nl: "Hypothecair krediet"\n',
      '',
      'name:\n      fr: "Crédit hypothécaire"',
      'mortgages.CH.name.nl',
      'is missing',
    ],
    [
      FEES,
      FEES.replace('record: 3638', 'recrod: 3638'),
      'recrod',
      'mortgages.CH.fees.record',
      'missing',
    ],
    [
      FEES,
      FEES.replace('350', '350.001'),
      FEES.slice(0, 16),
      'mortgages.CH.fees.dossier',
      'two decimals',
    ],
    [
      FEES,
      FEES.replace('3638', '24500'),
      'record: 24500',
      'mortgages.CH.fees',
      'leave nothing of 25000',
    ],
    [
      'fees: { dossier: 350 }',
      'fees: { dossier: 350, expertise: 200 }',
      'dossier: 350, expertise: 200 }',
      'mortgages.LIGHT.fees.expertise',
      'not a known key',
    ],
    [
      FIRST,
      '- { years: 10.5, rate: 3.05 }',
      'years: 10.5',
      'mortgages.CH.rates.fixed[0].years',
      'whole',
    ],
    [
      FIRST,
      '- { years: 9, rate: 3.05 }',
      'years: 9,',
      'mortgages.CH.rates.fixed[0].years',
      '10 to 25',
    ],
    [
      FIRST,
      '- { years: 11, rate: 3.05 }',
      'years: 11, rate: 3.09',
      'mortgages.CH.rates.fixed[1].years',
      'twice',
    ],
    [
      FIRST,
      '- { years: 10, rate: 3.055 }',
      'rate: 3.055',
      'mortgages.CH.rates.fixed[0].rate',
      'two decimals',
    ],
    [FIRST, '- { years: 10, rate: -1 }', 'rate: -1', 'mortgages.CH.rates.fixed[0].rate', 'under 0'],
    [
      `fixed:\n        ${FIRST}`,
      `3/3/6: []\n      fixed:\n        ${FIRST}`,
      '3/3/6',
      'mortgages.CH.rates.3/3/6',
      'not a known key',
    ],
    [
      'amount: 200000, years: 20',
      'amount: 20000, years: 20',
      'amount: 20000,',
      'mortgages.CH.example',
      'outside what this product lends',
    ],
    [
      'amount: 25000, years: 10',
      'amount: 25000, years: 11',
      'amount: 25000,',
      'mortgages.LIGHT.example',
      'outside what this product lends',
    ],
    [
      '        - { years: 20, rate: 3.45 }\n',
      '',
      'example: { amount: 200000',
      'mortgages.CH.example',
      '20 years have no fixed rate',
    ],
  ])('%j → %j', (...wrong) => {
    expectFaultOnLine('mortgages.yaml', readMortgages, wrong);
  });

  it('is named by the check of tariffs', () => {
    const folder = copyConfiguration([
      { file: 'mortgages.yaml', replace: FIRST, by: '- { years: 10, rate: "3,05" }' },
    ]);
    const report = checkTariffs(folder, { year: 2026, month: 1, day: 1 });
    expect(report).toMatchObject({
      ok: false,
      faults: [{ reason: expect.stringMatching(/number/) }],
    });
  });

  it('hides no other', () => {
    const folder = copyConfiguration([
      { file: 'mortgages.yaml', replace: 'fees: { dossier: 350 }', by: 'fees: { dossier: x }' },
      { file: 'mortgages.yaml', replace: FIRST, by: '- { years: 10, rate: x }' },
      { file: 'mortgages.yaml', replace: 'amount: 200000', by: 'amount: x' },
    ]);
    const read = readMortgages(folder);
    expect(read.ok ? [] : read.faults.map(({ place }) => place.split(' ')[1])).toEqual([
      'mortgages.CH.example.amount',
      'mortgages.CH.rates.fixed[0].rate',
      'mortgages.LIGHT.fees.dossier',
    ]);
  });
});

describe('durations that a simulator could not open with', () => {
  it('are too few', () => {
    const short = [5, 6, 7, 8, 9, 10].map((years) => ({
      file: 'mortgages.yaml',
      replace: `{ years: ${years}, rate: 4.${25 + 4 * (years - 5)} }`,
      by: `{ years: ${years + 100}, rate: 4 }`,
    }));
    const read = readMortgages(copyConfiguration(short));
    const reasons = read.ok ? [] : read.faults.map(({ reason }) => reason);
    expect(reasons).toHaveLength(6);
    const cut = short.map((edit) => ({ ...edit, replace: `        - ${edit.replace}\n`, by: '' }));
    const without = readMortgages(copyConfiguration(cut));
    expect(without.ok ? [] : without.faults.map(({ reason }) => reason)).toEqual([
      'holds no duration of 5 to 10 years',
      '10 years have no fixed rate',
    ]);
  });
});

describe('the other variants', () => {
  it('may be there, in any order of years', () => {
    const folder = copyConfiguration([
      {
        file: 'mortgages.yaml',
        replace: `fixed:\n        ${FIRST}`,
        by: `5/5/5:\n        - { years: 20, rate: 3.2 }\n        - { years: 15, rate: 3 }\n      fixed:\n        ${FIRST}`,
      },
    ]);
    const read = readMortgages(folder);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(read.value.CH.rates['5/5/5']).toEqual([
      { years: 15, rate: 3 },
      { years: 20, rate: 3.2 },
    ]);
    expect(read.value.CH.rates['3/3/3']).toEqual([]);
  });
});

describe('Fluvia’s mortgages', () => {
  const read = readMortgages('config');
  if (!read.ok) throw new Error(JSON.stringify(read.faults));

  it.each([
    ['CH', 10],
    ['LIGHT', 5],
  ] as const)('%s: a fixed rate for every year from %i to 25', (code, from) => {
    const years = read.value[code].rates.fixed.map((rate) => rate.years);
    expect(years).toEqual(Array.from({ length: 26 - from }, (_, index) => from + index));
  });

  it('have the fees of the specification', () => {
    expect(read.value.CH.fees).toEqual({
      dossier: toCents(350),
      expertise: toCents(200),
      insurance: toCents(289.06),
      record: toCents(3_638),
    });
    expect(read.value.LIGHT.fees).toEqual({
      dossier: toCents(350),
      expertise: 0,
      insurance: 0,
      record: 0,
    });
  });
});
