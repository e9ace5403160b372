import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { findRate } from '#domain/tariff/rate.ts';
import { tariffsOn } from '#domain/tariff/tariff-periods.ts';
import { copyConfiguration } from './configuration-copy.ts';
import { readTariffs } from './tariff-file.ts';

const OFFER = '- { duration: 12, taeg: 6.95 }';
const withOffers = (...lines: readonly string[]) =>
  copyConfiguration([{ file: 'tariffs.yaml', replace: OFFER, by: lines.join('\n              ') }]);

function rateOn(folder: string, month: number, day: number, year = 2027) {
  const read = readTariffs(folder);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const tariff = tariffsOn(read.value, { year, month, day }).TAEGPSA1;
  return tariff && findRate(tariff, cents(500_000), 12);
}

function faultsOf(folder: string) {
  const read = readTariffs(folder);
  return read.ok ? [] : read.faults.map(({ place, reason }) => [place.split(' ')[1], reason]);
}

// F-7.2
describe('an offer with days', () => {
  const folder = () =>
    withOffers(
      '- { duration: 12, taeg: 6.95, until: 2026-12-31 }',
      '- { duration: 12, taeg: 5.95, from: 2027-01-01, until: 2027-01-31 }',
      '- { duration: 12, taeg: 7.25, from: 2027-02-01 }',
    );
  it.each([
    [2026, 12, 31, 6.95],
    [2027, 1, 1, 5.95],
    [2027, 1, 31, 5.95],
    [2027, 2, 1, 7.25],
  ])('is in force from its first to its last day: %i-%i-%i at %d %%', (year, month, day, taeg) => {
    expect(rateOn(folder(), month, day, year)).toEqual({ kind: 'offered', taeg });
  });
});

// F-7.3, F-7.4
it.each([
  [
    [
      '- { duration: 12, taeg: 6.95, until: 2027-01-01 }',
      '- { duration: 12, taeg: 7.25, from: 2027-01-01 }',
    ],
    'products.personal.types.standard.rates[0].offers[1].duration',
    '12 months appear twice, from 2027-01-01',
  ],
  [
    ['- { duration: 12, taeg: 6.95, from: 2027-02-01, until: 2027-01-01 }'],
    'products.personal.types.standard.rates[0].offers[0].until',
    'is before the day it starts: 2027-02-01',
  ],
  [
    ['- { duration: 12, taeg: 6.95, from: 2027-02-30 }'],
    'products.personal.types.standard.rates[0].offers[0].from',
    '2027-02-30 is not a date such as 2027-07-21',
  ],
])('reports days that do not fit together: %j', (lines, path, reason) => {
  expect(faultsOf(withOffers(...lines))).toEqual([[path, reason]]);
});

describe('files in the folder of tariffs', () => {
  const moved = (days: string) => {
    const folder = copyConfiguration([]);
    mkdirSync(join(folder, 'tariffs'));
    renameSync(join(folder, 'tariffs.yaml'), join(folder, 'tariffs', 'now.yaml'));
    const path = join(folder, 'tariffs', 'now.yaml');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, `until: 2026-12-31\n${text}`);
    writeFileSync(join(folder, 'tariffs', 'then.yaml'), `${days}\n${text.replace('6.95', '7.25')}`);
    return folder;
  };

  // F-7.5
  it('follow each other', () => {
    const folder = moved('from: 2027-01-01');
    expect(rateOn(folder, 12, 31, 2026)).toEqual({ kind: 'offered', taeg: 6.95 });
    expect(rateOn(folder, 1, 1)).toEqual({ kind: 'offered', taeg: 7.25 });
  });

  // F-7.3
  it('may leave no day without a product', () => {
    expect(faultsOf(moved('from: 2027-01-02'))).toContainEqual([
      'products.personal.types.standard.code',
      'TAEGPSA1 is not lent: what ends needs something that follows the day after, from 2027-01-01',
    ]);
  });

  // F-7.4
  it('may not have a product twice on a day', () => {
    expect(faultsOf(moved('from: 2026-12-31'))).toContainEqual([
      'products.personal.types.standard.code',
      'TAEGPSA1 appears twice, from 2026-12-31',
    ]);
  });
});
