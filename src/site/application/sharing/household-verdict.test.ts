import { expect, it, vi } from 'vitest';
import { fetchVerdict } from './household-verdict.ts';

const DRAFT = { uniqId: 'a', step: '3' as const, token: 't', body: { lang: 'fr' as const } };

const PROPOSAL = {
  product: 'TAEGINL1',
  duration: 60,
  taeg: 6.45,
  monthlyAmount: 195.04,
  amount: 10_000,
  additionalAmount: 0,
  reasons: ['creditsToRepay'],
};

/** What is made of the server's answer with these verdicts. */
async function verdictOf(verdicts: unknown) {
  vi.stubGlobal('fetch', async () => Response.json({ status: 200, verdicts }));
  return await fetchVerdict(DRAFT, 'Prêt');
}

const ASSESSED = { isTight: true, hasInsufficientIncomes: false };

it('reads the verdicts on the two, and other conditions where there are any', async () => {
  expect(await verdictOf(ASSESSED)).toEqual({ kind: 'assessed', assessed: ASSESSED });
  expect(await verdictOf({ ...ASSESSED, proposal: 'not-offered' })).toEqual({
    kind: 'assessed',
    assessed: { ...ASSESSED, proposal: 'not-offered' },
  });
  expect(await verdictOf({ ...ASSESSED, proposal: PROPOSAL })).toMatchObject({
    kind: 'assessed',
    assessed: {
      proposal: {
        leaving: '3',
        loan: { product: 'TAEGINL1', amount: 1_000_000, duration: 60, taeg: 6.45 },
        reasons: ['creditsToRepay'],
      },
    },
  });
});

it('asks again where there are no verdicts', async () => {
  expect(await verdictOf(undefined)).toEqual({ kind: 'unreachable' });
});
