import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toCents } from '#domain/money/money.ts';
import { mortgagesOffered, offeredMortgage, type RateVariant } from '#domain/mortgage/mortgage.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { checkTariffs } from './check-tariffs.ts';
import {
  copyConfiguration,
  copyOffering,
  expectFaultOnLine,
  type WrongLine,
} from './configuration-copy.ts';
import { readMortgages } from './mortgage-file.ts';

const FEES = 'fees: { dossier: 350, expertise: 200, insurance: 289.06, record: 3638 }';
const FIRST = '- { years: 10, rate: 3.05 }';

describe('a mortgage that is left out', () => {
  it.each([
    [['CH', 'LIGHT'] as const, ['CH', 'LIGHT']],
    [['LIGHT'] as const, ['LIGHT']],
    [[] as const, []],
  ])('is not offered: %j stay', (parts, expected) => {
    const read = readMortgages(copyOffering('personal', ...parts));
    expect(read.ok && mortgagesOffered(read.value)).toEqual(expected);
  });
});

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
    ['deedCosts: 1600', 'deedCosts: -1', 'deedCosts: -1', 'mortgages.CH.deedCosts', 'two decimals'],
    [
      'fees: { dossier: 350 }',
      'fees: { dossier: 350 }\n    deedCosts: 1700',
      'deedCosts: 1700',
      'mortgages.LIGHT.deedCosts',
      'is for purchases',
    ],
    [
      '10/5/5:\n        - { years: 11, rate: 2.99 }',
      '10/5/5:\n        - { years: 10, rate: 2.99 }',
      'years: 10, rate: 2.99',
      'mortgages.CH.rates.10/5/5[0].years',
      '10/5/5 is for more than 10',
    ],
    [
      '5/5/5:\n        - { years: 6, rate: 4.09 }',
      '5/5/5:\n        - { years: 5, rate: 4.09 }',
      'years: 5, rate: 4.09',
      'mortgages.LIGHT.rates.5/5/5[0].years',
      '5/5/5 is for more than 5',
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

  it('is reported by the check of tariffs', () => {
    const folder = copyConfiguration([
      { file: 'mortgages.yaml', replace: FIRST, by: '- { years: 10, rate: "3,05" }' },
    ]);
    const report = checkTariffs(folder, { year: 2026, month: 1, day: 1 });
    expect(report).toMatchObject({
      ok: false,
      faults: [{ reason: expect.stringMatching(/number/) }],
    });
  });

  it('does not hide other faults', () => {
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

describe('durations without the initial value of a simulator', () => {
  it('are refused as too few', () => {
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
      'has no duration of 5 to 10 years',
      '10 years have no fixed rate',
    ]);
  });
});

describe('the other variants', () => {
  const inOrder =
    '5/5/5:\n        - { years: 10, rate: 2.85 }\n        - { years: 11, rate: 2.89 }\n';

  it('may be in any order of years', () => {
    const [name, ...lines] = inOrder.split('\n').slice(0, 3);
    const by = `${[name, ...lines.reverse()].join('\n')}\n`;
    const read = readMortgages(
      copyConfiguration([{ file: 'mortgages.yaml', replace: inOrder, by }]),
    );
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(read.value.CH?.rates['5/5/5'].slice(0, 2)).toEqual([
      { years: 10, rate: 2.85 },
      { years: 11, rate: 2.89 },
    ]);
  });

  it('may be left out, as may the deed costs', () => {
    const text = readFileSync(`${FLUVIA.CONFIG_DIR}/mortgages.yaml`, 'utf8');
    const from = text.indexOf('      3/3/3:');
    const replace = text.slice(from, text.indexOf('  LIGHT:\n'));
    const read = readMortgages(
      copyConfiguration([
        { file: 'mortgages.yaml', replace, by: '' },
        { file: 'mortgages.yaml', replace: '    deedCosts: 1600\n', by: '' },
      ]),
    );
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(read.value.CH?.deedCosts).toBeUndefined();
    const { fixed, ...others } = offeredMortgage(read.value, 'CH').rates;
    expect(fixed).toHaveLength(16);
    expect(others).toEqual({ '3/3/3': [], '5/5/5': [], '10/5/5': [] });
  });
});

describe('Fluvia’s mortgages', () => {
  const read = readMortgages(FLUVIA.CONFIG_DIR);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));

  it.each([
    ['CH', 'fixed', 10],
    ['CH', '3/3/3', 10],
    ['CH', '5/5/5', 10],
    ['CH', '10/5/5', 11],
    ['LIGHT', 'fixed', 5],
    ['LIGHT', '3/3/3', 5],
    ['LIGHT', '5/5/5', 6],
    ['LIGHT', '10/5/5', 11],
  ] as const)('%s, %s: a rate for every year from %i to 25', (code, variant, from) => {
    const years = offeredMortgage(read.value, code).rates[variant].map((rate) => rate.years);
    expect(years).toEqual(Array.from({ length: 26 - from }, (_, index) => from + index));
  });

  it('have a lower initial rate the sooner it may change', () => {
    for (const { rates } of Object.values(read.value))
      for (const { years, rate } of rates['10/5/5']) {
        const at = (variant: RateVariant) =>
          rates[variant].find((other) => other.years === years)?.rate ?? 0;
        expect(at('fixed')).toBeGreaterThan(rate);
        expect(rate).toBeGreaterThan(at('5/5/5'));
        expect(at('5/5/5')).toBeGreaterThan(at('3/3/3'));
      }
  });

  // W-3.12
  it('have the default fees', () => {
    expect(read.value.CH?.fees).toEqual({
      dossier: toCents(350),
      expertise: toCents(200),
      insurance: toCents(289.06),
      record: toCents(3_638),
    });
    expect(read.value.LIGHT?.fees).toEqual({
      dossier: toCents(350),
      expertise: 0,
      insurance: 0,
      record: 0,
    });
  });
});
