import { expect, it } from 'vitest';
import { verdicts } from './verdicts.ts';

const JUDGED = { isTight: true, hasInsufficientIncomes: false };
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
  ['verdicts alone', JUDGED],
  ['what is not offered', { ...JUDGED, proposal: 'not-offered' }],
  ['other conditions', { ...JUDGED, proposal: PROPOSAL }],
])('%s may be sent', (_, value) => {
  expect(verdicts.safeParse(value).success).toBe(true);
});

it.each<[string, unknown]>([
  ['no verdicts', undefined],
  ['no verdict on the budget', { hasInsufficientIncomes: false }],
  ['a proposal that is none', { ...JUDGED, proposal: 'other' }],
  ['an empty proposal', { ...JUDGED, proposal: {} }],
  ['an unknown product', { ...JUDGED, proposal: { ...PROPOSAL, product: 'X' } }],
  ['an amount that is no number', { ...JUDGED, proposal: { ...PROPOSAL, amount: 'NaN' } }],
  ['no amount', { ...JUDGED, proposal: { ...PROPOSAL, amount: undefined } }],
  ['a duration of nothing', { ...JUDGED, proposal: { ...PROPOSAL, duration: 0 } }],
  ['a negative rate', { ...JUDGED, proposal: { ...PROPOSAL, taeg: -1 } }],
  ['a reason without words', { ...JUDGED, proposal: { ...PROPOSAL, reasons: ['other'] } }],
  ['no reasons', { ...JUDGED, proposal: { ...PROPOSAL, reasons: 'creditsToRepay' } }],
])('%s never leaves the server', (_, value) => {
  expect(verdicts.safeParse(value).success).toBe(false);
});
