import type { Share } from '#server/stores/share-store.ts';
import { exampleRequest } from './example-request.ts';
import { SHARED_ANSWERS } from './shared-answers.ts';

const DAY = 24 * 3_600_000; // ms

/** A request that was shared at an instant, for 31 days. */
export function exampleShare(sharedAt: Date, overrides: Partial<Share> = {}): Share {
  const { product, productName, amount, additionalAmount, duration, taeg, monthlyAmount } =
    exampleRequest();
  if (product !== 'TAEGPSA1') throw new Error('Another loan than the example’s');
  const loan = { product, productName, amount, additionalAmount, duration, taeg, monthlyAmount };
  return {
    id: '5ba2e000-0000-4000-8000-000000000001',
    uniqid: 'shared-1',
    sessionId: '6f9b2a0e-0000-4000-8000-000000000001',
    lang: 'fr',
    state: 'open',
    generation: 1,
    trustedFrom: 1,
    applicant: { answers: SHARED_ANSWERS, loan: { ...loan, product } },
    part: undefined,
    reminders: 0,
    createdAt: sharedAt,
    invitedAt: sharedAt,
    expiresAt: new Date(sharedAt.getTime() + 31 * DAY),
    endedAt: undefined,
    ...overrides,
  };
}
