import { describe, expect, it } from 'vitest';
import { COBORROWERS_ANSWERS, OWING_ANSWERS } from '#tests/examples/shared-answers.ts';
import { AFTER, type Agreeing, ASKED, BEFORE, playAgreeing } from '#tests/server/agreeing.ts';
import { NOW } from '#tests/server/test-app.ts';

const A_DAY_LATER = new Date(NOW.getTime() + 24 * 3_600_000);

/** A tariff that changes while two people agree to other conditions. */
export function describeChangedTariff(both: () => Agreeing): void {
  const { propose, accept, requestsOf, auditOf, remindAndExpire } = playAgreeing(both);

  describe('a tariff that changes before both agree', () => {
    //
    it('is shown to the applicant, proposed to the co-borrower again, and sent once both accepted it', async () => {
      const { test, shared, moveRates } = both();
      const { key, to, email, id, link } = await propose('dearer');
      moveRates(0.5);
      test.setNow(A_DAY_LATER);
      // What the co-borrower accepted is not what is shown, and the page is to say so.
      const { after: seen, isChanged } = (await shared.follow(key)).json().proposal;
      expect(isChanged).toBe(true);
      expect(seen).toMatchObject({ product: 'TAEGINL1', taeg: 6.69 });
      expect((await accept(key)).json()).toMatchObject({ status: 409, type: /conditions-changed/ });
      const accepted = await shared.mailing(1, () => accept(key, seen));
      expect(accepted.json()).toMatchObject({ state: 'open', isAskedAgain: true });
      expect((await shared.follow(key)).json()).toMatchObject({ isAskedAgain: true });
      expect(await requestsOf('dearer')).toEqual([]);
      expect((await accept(key, seen)).statusCode).toBe(409);

      const [mail] = await shared.mailsTo(email);
      expect(mail?.subject).toContain('ont changé');
      const again = await shared.open(await shared.linkTo(email));
      expect(again.state).toMatchObject({ product: 'TAEGPSA1', coborrowerMainIncome: '2100' });
      expect(again.state).not.toHaveProperty('coborrowerExactData');
      expect(await shared.mailing(0, remindAndExpire)).toMatchObject({ reminded: 0 });
      const { proposal } = (await shared.save(again.token, id, OWING_ANSWERS, ASKED)).json()
        .verdicts;
      expect(proposal).toMatchObject({ taeg: 6.69, monthlyAmount: seen.monthlyAmount });
      // What they had accepted before is not what is sent now.
      const outdated = await shared.send(again.token, id, OWING_ANSWERS, { ...ASKED, ...AFTER });
      expect(outdated.json()).toMatchObject({
        status: 409,
        type: /conditions-changed/,
        conditions: seen,
      });
      const sent = await shared.mailing(2, () =>
        shared.send(again.token, id, OWING_ANSWERS, proposal),
      );
      const reference = sent.json().message;
      expect(await requestsOf('dearer')).toMatchObject([{ reference, taeg: 6.69 }]);
      expect((await shared.mailsTo(to))[0]?.text).toContain(reference);
      const entries = await auditOf(id);
      expect(entries.at(-1)).toMatchObject({
        actor: 'co-borrower',
        subject: reference,
        agreed: seen,
        applicant: {
          at: A_DAY_LATER.toISOString(),
          text: expect.stringContaining('la demande n’est envoyée qu’ensuite'),
        },
        coborrower: { at: A_DAY_LATER.toISOString() },
      });
      // The figures are named once, in euros.
      expect(Object.keys(entries.at(-1).applicant)).toEqual(['at', 'lang', 'text', 'wordsStated']);
      expect((await shared.refresh(link)).json().reason).toBe('sent');
      moveRates(0);
      test.setNow(NOW);
    });

    //
    it('a second change of the tariff has to be accepted by the applicant again', async () => {
      const { shared, moveRates } = both();
      const { key, email, id } = await propose('twice');
      moveRates(0.5);
      const seen = (await shared.follow(key)).json().proposal.after;
      await shared.mailing(1, () => accept(key, seen));
      moveRates(0);
      const again = await shared.open(await shared.linkTo(email));
      const { proposal } = (await shared.save(again.token, id, OWING_ANSWERS, ASKED)).json()
        .verdicts;
      const sent = await shared.mailing(1, () =>
        shared.send(again.token, id, OWING_ANSWERS, proposal),
      );
      expect(sent.json()).toEqual({ status: 200, message: false });
      const accepted = await shared.mailing(2, () => accept(key));
      expect(accepted.json()).toMatchObject({ state: 'sent' });
      expect(await requestsOf('twice')).toMatchObject([{ taeg: AFTER.taeg }]);
    });

    it('is not sent unseen from a page that the co-borrower opened before', async () => {
      const { shared, moveRates } = both();
      const { link } = await shared.begin('unseen', { amount: '12000' });
      const { token, id } = await shared.open(link);
      const { proposal } = (await shared.save(token, id, OWING_ANSWERS, ASKED)).json().verdicts;
      expect((await shared.save(token, id, OWING_ANSWERS, proposal)).statusCode).toBe(200);
      moveRates(0.5);
      const sent = await shared.send(token, id, OWING_ANSWERS, proposal);
      expect(sent.json()).toMatchObject({ status: 409, conditions: { taeg: 6.69 } });
      const verdicts = (await shared.save(token, id, OWING_ANSWERS, proposal)).json().verdicts;
      expect(verdicts.proposal).toMatchObject({ product: 'TAEGINL1', taeg: 6.69 });
      moveRates(0);
    });

    //
    it('is accepted by both, if it alone has changed since the applicant asked', async () => {
      const { shared, moveRates } = both();
      const to = 'rate-alone@home.be';
      const { key, link } = await shared.begin('rate-alone', { amount: '12000', email: to });
      moveRates(0.5);
      const { token, id, state } = await shared.open(link);
      expect(state, 'the old figures').toMatchObject({ taeg: '4.49', monthlyAmount: '273.1' });
      const { proposal } = (await shared.save(token, id, COBORROWERS_ANSWERS, ASKED)).json()
        .verdicts;
      expect(proposal).toMatchObject({ ...ASKED_AT_4_99, reasons: ['rateChanged'] });
      const unseen = await shared.send(token, id, COBORROWERS_ANSWERS, { ...ASKED, taeg: 4.49 });
      expect(unseen.json()).toMatchObject({ status: 409, conditions: ASKED_AT_4_99 });
      expect(await requestsOf('rate-alone')).toEqual([]);
      const sent = await shared.mailing(1, () =>
        shared.send(token, id, COBORROWERS_ANSWERS, proposal),
      );
      expect(sent.json()).toEqual({ status: 200, message: false });
      const [mail] = await shared.mailsTo(to);
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('a changé depuis votre demande');
      expect((await shared.follow(key)).json().proposal).toMatchObject({
        before: BEFORE,
        after: ASKED_AT_4_99,
        isChanged: false,
      });
      const accepted = await shared.mailing(2, () => accept(key, ASKED_AT_4_99));
      expect(accepted.json()).toMatchObject({ state: 'sent' });
      expect(await requestsOf('rate-alone')).toMatchObject([{ taeg: 4.99 }]);
      expect((await shared.mailsTo(to))[0]?.text).toContain('ne sont plus celles du départ');
      moveRates(0);
    });
  });
}

/** What the applicant asked for, half a percent dearer. */
const ASKED_AT_4_99 = { ...BEFORE, taeg: 4.99, monthlyAmount: 275.69 };
