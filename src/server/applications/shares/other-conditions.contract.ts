import { describe, expect, it } from 'vitest';
import { OWING_ANSWERS } from '#tests/examples/shared-answers.ts';
import { LOAN, type SharedRequests } from '#tests/server/shared-request.ts';
import type { TestApp } from '#tests/server/test-app.ts';

/** Other conditions than were asked for, which the co-borrower's part leads to. */
export function describeOtherConditions(
  both: () => { test: TestApp; shared: SharedRequests },
): void {
  describe('other conditions', () => {
    const proposedTo = async (token: string, id: string) => {
      const saved = await both().shared.save(token, id, OWING_ANSWERS);
      return saved.json().verdicts.proposal;
    };

    it('are proposed by the server, and apply once accepted', async () => {
      const { shared } = both();
      const { key, link } = await shared.begin('grouped', { amount: '12000' });
      const { token, id } = await shared.open(link);
      const askedFor = { ...LOAN, amount: '12000' };
      const proposal = await proposedTo(token, id);
      expect(proposal).toEqual({
        product: 'TAEGINL1',
        duration: 48,
        taeg: 6.19,
        monthlyAmount: 281.93,
        amount: 12_000,
        additionalAmount: 0,
        reasons: ['creditsToRepay'],
      });

      const unaccepted = await shared.send(token, id, OWING_ANSWERS, askedFor);
      expect([unaccepted.statusCode, Object.keys(unaccepted.json().errors)]).toEqual([
        422,
        ['product'],
      ]);
      const invented = { ...proposal, duration: 24 };
      expect(
        (await shared.save(token, id, OWING_ANSWERS, invented)).json().verdicts.proposal,
      ).toEqual(proposal);
      const { taeg: _, ...withoutRate } = proposal;
      for (const unseen of [withoutRate, { ...proposal, taeg: 6.29 }, { ...proposal, taeg: '' }])
        expect(
          (await shared.save(token, id, OWING_ANSWERS, unseen)).json().verdicts.proposal,
        ).toEqual(proposal);
      const commaRate = { ...proposal, taeg: '6,19' };
      const accepted = await shared.save(token, id, OWING_ANSWERS, commaRate);
      expect(accepted.json().verdicts).not.toHaveProperty('proposal');
      const { state } = await shared.open(link);
      expect(state).toMatchObject({ product: 'TAEGINL1', taeg: '6.19', amount: '12000' });

      const outdated = await shared.send(token, id, OWING_ANSWERS, askedFor);
      expect(outdated.statusCode).toBe(422);
      const sent = await shared.mailing(1, () => shared.send(token, id, OWING_ANSWERS, proposal));
      expect(sent.json()).toEqual({ status: 200, message: false });
      expect((await shared.follow(key)).json()).toMatchObject({ state: 'to-agree' });
    });

    it('can be accepted when sending, and the purposes change with them', async () => {
      const { test, shared } = both();
      const car = {
        product: 'TAEGIVA1',
        sellerType: 'garage',
        firstRegistration: '01/06/2025',
        price: '15000',
        advance: '2500',
        creditReasons: [{ reason: '83' }],
      };
      const { key, link } = await shared.begin('car', car);
      const { token, id } = await shared.open(link);
      const proposal = await proposedTo(token, id);
      const sent = await shared.mailing(1, () => shared.send(token, id, OWING_ANSWERS, proposal));
      expect(sent.statusCode, sent.body).toBe(200);
      const { reasons: _, ...conditions } = proposal;
      const agreed = await shared.mailing(2, () =>
        shared.post('/shares/accept', { key, lang: 'fr', conditions }),
      );
      const request = await test.storage.requests.findByReference(agreed.json().reference);
      expect(request?.product).toBe('TAEGINL1');
      expect(request?.answers.creditReasons).toEqual([{ reason: '82' }]);
      expect(request?.asked).toMatchObject({ product: 'TAEGIVA1', reasons: ['creditsToRepay'] });
      // The budget is of both, with the payment that they agreed to and without the credit it repays.
      const payment = conditions.monthlyAmount;
      expect(request?.budget).toMatchObject({ household: 'two', limits: { remaining: 880 } });
      expect(request?.budget?.incomes.map(({ borrower, amount }) => [borrower, amount])).toEqual([
        ['applicant', 2350.5],
        ['coborrower', 2100],
      ]);
      expect(request?.budget?.fees).toEqual([
        { kind: 'housing', given: 1370, amount: 1370 },
        {
          kind: 'credit',
          borrower: 'coborrower',
          entry: 0,
          given: 150,
          amount: 0,
          reason: 'paidBack',
        },
        { kind: 'payment', given: payment, amount: payment },
      ]);
    });
  });
}
