import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { Request } from '../requests/request-store.ts';
import { runRequestsCommand } from './requests-commands.ts';

const REQUEST: Request = {
  id: 'id',
  uniqid: 'uniqid',
  sessionId: 'session',
  reference: 'FLV-2026-7K3M9Q',
  lang: 'nl',
  product: 'TAEGPSA1',
  productName: 'personal',
  amount: cents(1_250_001),
  additionalAmount: cents(0),
  duration: 48,
  taeg: 4.49,
  monthlyAmount: cents(28_448),
  answers: { lastname: 'D’Hondt', currentCredits: [{ type: 'PAT' }] },
  provenance: [
    { name: 'lastname', provider: 'itsme', at: '2026-11-20T13:05:00.000Z' },
    { name: 'birthDate', provider: 'itsme', at: '2026-11-20T13:05:00.000Z' },
    { name: 'email', provider: 'other', at: '2026-11-20T13:09:00.000Z' },
  ],
  sentAt: new Date('2026-11-20T14:00:00Z'),
  confirmedAt: undefined,
};

const requests = {
  list: async () => [REQUEST],
  findByReference: async (reference: string) =>
    reference === REQUEST.reference ? REQUEST : undefined,
};

describe('requests list', () => {
  it('is a line a request, at the time of Brussels', async () => {
    const { code, output } = await runRequestsCommand(['list'], false, requests);
    expect([code, output]).toEqual([
      0,
      'FLV-2026-7K3M9Q  2026-11-20 15:00  nl  TAEGPSA1  12500.01 EUR  48 months  4.49 %  ' +
        '284.48 EUR a month  confirmation under way\n',
    ]);
  });

  it.each([
    ['2026-07-31T22:05:00Z', '2026-08-01 00:05'],
    ['2026-12-31T23:30:00Z', '2027-01-01 00:30'],
  ])('tells %s as %s', async (sentAt, told) => {
    const list = async () => [{ ...REQUEST, sentAt: new Date(sentAt) }];
    const { output } = await runRequestsCommand(['list'], false, { ...requests, list });
    expect(output).toContain(`  ${told}  `);
  });

  it('names nobody, for programs neither', async () => {
    const { output } = await runRequestsCommand(['list'], true, requests);
    expect(JSON.parse(output)).toEqual([
      {
        reference: 'FLV-2026-7K3M9Q',
        sentAt: '2026-11-20T14:00:00.000Z',
        confirmedAt: null,
        lang: 'nl',
        product: 'TAEGPSA1',
        amount: 12_500.01,
        additionalAmount: 0,
        duration: 48,
        taeg: 4.49,
        monthlyAmount: 284.48,
      },
    ]);
  });
});

describe('requests show', () => {
  it.each(['FLV-2026-7K3M9Q', ' flv-2026-7k3m9q '])('gives everything of «%s»', async (typed) => {
    const { code, output } = await runRequestsCommand(['show', typed], false, requests);
    expect(code).toBe(0);
    expect(output).toContain('lastname: D’Hondt');
    expect(output).toContain('currentCredits[0]: {"type":"PAT"}');
    expect(output).toContain('told by itsme, 2026-11-20 14:05: lastname, birthDate\n');
    expect(output).toContain('told by other, 2026-11-20 14:09: email\n');
    const json = await runRequestsCommand(['show', typed], true, requests);
    expect(JSON.parse(json.output).provenance).toEqual(REQUEST.provenance);
    expect(JSON.parse(json.output).answers).toEqual(REQUEST.answers);
  });

  it('says that there is none', async () => {
    const result = await runRequestsCommand(['show', 'X'], true, requests);
    expect(result.code).toBe(1);
    expect(JSON.parse(result.output)).toEqual({ error: 'There is no request X.' });
  });
});
