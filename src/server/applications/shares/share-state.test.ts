import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { SHARED_ANSWERS } from '#tests/examples/shared-answers.ts';
import type { Share } from '../../stores/share-store.ts';
import { canInvite, MAX_INVITATIONS, resendFrom } from './invitation-limits.ts';
import { endedShare, endFor, endOfAgreeing, endOfShare, stateAt } from './share-state.ts';

const NOW = new Date('2026-11-20T14:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const share: Share = {
  id: '5ba2e000-0000-4000-8000-000000000001',
  uniqid: 'shared-1',
  sessionId: '6f9b2a0e-0000-4000-8000-000000000001',
  lang: 'fr',
  state: 'open',
  generation: 2,
  trustedFrom: 2,
  applicant: {
    answers: SHARED_ANSWERS,
    loan: {
      product: 'TAEGPSA1',
      productName: 'personal',
      amount: cents(1_250_000),
      additionalAmount: cents(0),
      duration: 48,
      taeg: 4.49,
      monthlyAmount: cents(28_448),
    },
  },
  part: { answers: { coborrowerMainIncome: '2100' }, maxStep: '2' },
  reminders: 0,
  createdAt: NOW,
  invitedAt: NOW,
  expiresAt: later(1_000),
  endedAt: undefined,
};

//
describe('a share', () => {
  it.each([
    [999, 'open'],
    [1_000, 'lapsed'],
    [1_001, 'lapsed'],
  ])('ends by the clock: after %i ms it is %s', (ms, state) => {
    expect(stateAt(share, later(ms))).toBe(state);
  });

  it('a share that has ended does not lapse', () => {
    expect(stateAt({ ...share, state: 'sent' }, later(9_999))).toBe('sent');
  });

  it.each([
    [1, 'open', 'replaced'],
    [1, 'sent', 'replaced'],
    [2, 'open', undefined],
    [3, 'open', undefined],
    [2, 'withdrawn', 'withdrawn'],
    [2, 'to-agree', 'to-agree'],
    [1, 'to-agree', 'replaced'],
  ] as const)('lets generation %i in while %s: %s', (generation, state, end) => {
    expect(endFor({ ...share, state }, generation, NOW)).toBe(end);
  });

  it.each([
    [999, 'to-agree'],
    [1_000, 'unanswered'],
  ])('while the applicant decides: after %i ms it is %s', (ms, state) => {
    expect(stateAt({ ...share, state: 'to-agree' }, later(ms))).toBe(state);
  });

  it.each([
    [6, 7],
    [7, 7],
    [8, 8],
  ])('a share with %i days left gives the applicant %i days to agree', (left, days) => {
    const expiresAt = endOfShare(NOW, left);
    expect(endOfAgreeing({ expiresAt }, NOW)).toEqual(endOfShare(NOW, days));
  });

  it('lasts whole days', () => {
    expect(endOfShare(NOW, 31)).toEqual(new Date('2026-12-21T14:00:00Z'));
  });

  //
  it('keeps what its last letters need when it ends', () => {
    const ended = endedShare(share, later(5));
    expect(ended).toMatchObject({ state: 'open', endedAt: later(5), part: undefined });
    expect(ended.applicant.answers).toEqual({
      firstname: 'Émile',
      lastname: 'D’Hondt',
      email: 'emile@example.be',
      coborrowerFirstname: 'Lotte',
      coborrowerLastname: 'Peeters',
      coborrowerEmail: 'lotte@example.be',
    });
  });
});

//
describe('its link', () => {
  it('can be mailed again after an hour', () => {
    expect(resendFrom(share)).toEqual(later(3_600_000));
  });

  it('can be mailed six times', () => {
    expect(canInvite({ generation: MAX_INVITATIONS - 1 })).toBe(true);
    expect(canInvite({ generation: MAX_INVITATIONS })).toBe(false);
    expect(resendFrom({ ...share, generation: MAX_INVITATIONS })).toBeUndefined();
  });
});
