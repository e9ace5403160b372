import { describe, expect, it } from 'vitest';
import { acceptConditions } from './accept-conditions.ts';
import { correctAddress } from './correct-address.ts';
import { conditions, followed, followKey } from './followed.ts';

const LOAN = {
  product: 'TAEGIVA1',
  amount: 15_000,
  additionalAmount: 0,
  duration: 48,
  taeg: 6.99,
  monthlyAmount: 358.2,
} as const;

const SHARE = {
  state: 'open',
  name: 'Anne',
  email: 'anne@example.org',
  sharedAt: new Date('2026-11-20T14:00:00.000Z'),
  invitedAt: new Date('2026-11-20T14:01:00.000Z'),
  expiresAt: new Date('2026-12-20T14:00:00.000Z'),
  canCorrect: true,
} as const;

describe('a loan to agree on', () => {
  it('is accepted as it was shown', () => {
    expect(conditions.parse(LOAN)).toEqual(LOAN);
  });

  it.each([
    ['no product of the application', { product: 'TAEGXXXX' }],
    ['a negative amount', { amount: -1 }],
    ['more than any tariff lends', { amount: 10_000_001 }],
    ['no duration', { duration: 0 }],
    ['half a month', { duration: 48.5 }],
    ['a rate beyond all', { taeg: 101 }],
    ['an amount in words', { monthlyAmount: '358.20' }],
  ])('is refused with %s', (_, wrong) => {
    expect(conditions.safeParse({ ...LOAN, ...wrong }).success).toBe(false);
  });

  it('is accepted in a language of the contract alone', () => {
    const { body } = acceptConditions.schema;
    const isTaken = (lang: string) => body.safeParse({ key: 'k', lang, conditions: LOAN }).success;
    expect(['fr', 'nl', 'de', 'en', ''].map(isTaken)).toEqual([true, true, false, false, false]);
  });
});

describe('what an applicant follows', () => {
  it('tells its times as ISO 8601', () => {
    const sent = followed.encode(SHARE);
    expect(sent.expiresAt).toBe('2026-12-20T14:00:00.000Z');
    expect(followed.decode(sent)).toEqual(SHARE);
  });

  it('tells both loans while there is something to agree on', () => {
    const proposal = { before: LOAN, after: { ...LOAN, duration: 60 }, isChanged: false };
    const sent = followed.encode({ ...SHARE, state: 'to-agree', proposal });
    expect(sent.proposal).toEqual(proposal);
  });

  it.each([
    ['a state that is none', { state: 'lost' }],
    ['no name', { name: undefined }],
    ['a proposal without the loan asked for', { proposal: { after: LOAN, isChanged: false } }],
  ])('never leaves the server with %s', (_, wrong) => {
    const sent = followed.encode(SHARE);
    expect(followed.safeDecode({ ...sent, ...wrong } as typeof sent).success).toBe(false);
  });
});

describe('a key', () => {
  it('is refused once it is longer than any of ours', () => {
    const isTaken = (length: number) => followKey.safeParse({ key: 'k'.repeat(length) }).success;
    expect([isTaken(256), isTaken(257)]).toEqual([true, false]);
  });
});

describe('another address', () => {
  const { body } = correctAddress.schema;

  it('is taken without the spaces around it', () => {
    expect(body.parse({ key: 'k', email: ' anne@example.org ' })).toEqual({
      key: 'k',
      email: 'anne@example.org',
    });
  });

  it.each(['', 'anne', 'anne@', '@example.org', 'a b@example.org'])('%j is refused', (email) => {
    expect(body.safeParse({ key: 'k', email }).success).toBe(false);
  });
});
