import { expect, it } from 'vitest';
import { verdicts } from './verdicts.ts';

const CHECKED = { isTight: true, hasInsufficientIncomes: false };
const PROPOSAL = {
  product: 'TAEGINL1',
  duration: 60,
  taeg: 6.45,
  monthlyAmount: 195.04,
  amount: 10_000,
  additionalAmount: 0,
  reasons: ['creditsToRepay'],
};

it.each([
  ['verdicts alone', CHECKED],
  ['what is not offered', { ...CHECKED, proposal: 'not-offered' }],
  ['other conditions', { ...CHECKED, proposal: PROPOSAL }],
])('%s may be sent', (_, value) => {
  expect(verdicts.safeParse(value).success).toBe(true);
});

it.each<[string, unknown]>([
  ['no verdicts', undefined],
  ['no verdict on the budget', { hasInsufficientIncomes: false }],
  ['a proposal that is none', { ...CHECKED, proposal: 'other' }],
  ['an empty proposal', { ...CHECKED, proposal: {} }],
  ['an unknown product', { ...CHECKED, proposal: { ...PROPOSAL, product: 'X' } }],
  ['an amount that is no number', { ...CHECKED, proposal: { ...PROPOSAL, amount: 'NaN' } }],
  ['no amount', { ...CHECKED, proposal: { ...PROPOSAL, amount: undefined } }],
  ['a duration of nothing', { ...CHECKED, proposal: { ...PROPOSAL, duration: 0 } }],
  ['a negative rate', { ...CHECKED, proposal: { ...PROPOSAL, taeg: -1 } }],
  ['a reason without words', { ...CHECKED, proposal: { ...PROPOSAL, reasons: ['other'] } }],
  ['no reasons', { ...CHECKED, proposal: { ...PROPOSAL, reasons: 'creditsToRepay' } }],
])('%s never leaves the server', (_, value) => {
  expect(verdicts.safeParse(value).success).toBe(false);
});
