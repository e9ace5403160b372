import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { describeFault } from './fault.ts';
import { checkMessageRates } from './message-rates.ts';

const { TAEGPSA1 } = fluvia.tariffs;
const [band, ...bands] = TAEGPSA1.rates;
if (!band) throw new Error('There is a band');
const dearer = {
  ...TAEGPSA1,
  rates: [{ ...band, offers: [{ duration: 12, taeg: 7.31 }] }, ...bands],
};
const lent = {
  mortgages: {},
  tariffPeriods: [
    { from: undefined, tariffs: { TAEGPSA1: dearer } },
    { from: { year: 2027, month: 1, day: 15 }, tariffs: { TAEGPSA1 } },
  ],
} as const;

/** The faults of a French banner shown between two days. */
function faultsOf(text: string, from: string, until: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-messages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'banners/fr'), { recursive: true });
  const front = `text: "${text}"\nlinkLabel: "Voir"\nlinkTo: faq\nfrom: ${from}\nuntil: ${until}`;
  writeFileSync(join(folder, 'banners/fr/january.md'), `---\n${front}\n---\n`);
  return checkMessageRates(folder, ['fr'], () => true, lent).map((fault) =>
    describeFault(fault).slice(folder.length + 1),
  );
}

// F-7.9
it('accepts a rate that is lent on every day on which it is named', () => {
  expect(faultsOf('Dès 7,31 % en ce début d’année', '2027-01-01', '2027-01-14')).toEqual([]);
  expect(faultsOf('100 % en ligne', '2027-01-01', '2027-02-14')).toEqual([]);
});

it('finds a rate that no tariff has on one of these days, with its line and the day', () => {
  expect(faultsOf('Dès 7,31 % en ce début d’année', '2027-01-01', '2027-01-31')).toEqual([
    'banners/fr/january.md:2:12: names 7,31 %, which no tariff has on 2027-01-15, when it is shown',
  ]);
  expect(faultsOf('Dès 0,99 %', '2027-01-01', '2027-01-02')).toEqual([
    expect.stringContaining('names 0,99 %, which no tariff has on 2027-01-01'),
  ]);
});
