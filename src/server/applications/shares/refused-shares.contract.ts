import { describe, expect, it } from 'vitest';
import {
  COBORROWERS_ANSWERS,
  OWING_ANSWERS,
  SHARED_ANSWERS,
} from '#tests/examples/shared-answers.ts';
import { LOAN, type SharedRequests } from '#tests/server/shared-request.ts';
import type { TestApp } from '#tests/server/test-app.ts';

/** What neither of the two may share or send. */
export function describeRefusedShares(both: () => { test: TestApp; shared: SharedRequests }): void {
  describe('a share is refused', () => {
    it('a share is refused if the applicant sends half of it', async () => {
      const { test, shared } = both();
      const token = await test.openSession();
      const body = { lang: 'fr', ...SHARED_ANSWERS };
      const sent = await shared.post('/submit?action=pat_form&send=1&uniqid=half', body, token);
      expect(sent.statusCode).toBe(422);
      expect(sent.json().errors).toEqual({
        coborrowerInfosEncoding: expect.stringContaining('partagez'),
      });
    });

    it('a share is refused if the applicant claims that the co-borrower answered for themselves', async () => {
      const { test, shared } = both();
      const token = await test.openSession();
      const lie = {
        ...SHARED_ANSWERS,
        ...COBORROWERS_ANSWERS,
        coborrowerInfosEncoding: 'now',
        coborrowerEncoding: 'yes',
      };
      const body = { lang: 'fr', ...lie };
      const sent = await shared.post('/submit?action=pat_form&send=1&uniqid=lie', body, token);
      // They would have to declare that the co-borrower's data are exact.
      expect(Object.keys(sent.json().errors ?? {})).toEqual([]);
      const request = await test.storage.requests.findByReference(sent.json().message);
      expect(request?.answers).not.toHaveProperty('coborrowerEncoding');
    });

    it.each([
      ['the applicant’s part is wrong', { lastname: '' }, 'lastname'],
      ['the co-borrower has no address', { coborrowerEmail: 'lotte' }, 'coborrowerEmail'],
      ['there is nobody to share with', { borrowers: 'one' }, 'coborrowerInfosEncoding'],
    ])('a share is refused if %s', async (_, overrides, field) => {
      const { test, shared } = both();
      const token = await test.openSession();
      const answer = await shared.share(token, 'wrong', { ...SHARED_ANSWERS, ...overrides });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
      expect(await test.storage.shares.findByUniqid('wrong')).toBeUndefined();
    });

    it('a share is refused in the co-borrower’s language if their part is wrong', async () => {
      const { shared } = both();
      const { link } = await shared.begin('incomplete');
      const { token, id } = await shared.open(link);
      const wrong = { ...COBORROWERS_ANSWERS, coborrowerRent: '', coborrowerExactData: '' };
      const sent = await shared.send(token, id, { ...wrong, lang: 'nl' });
      expect(sent.json().errors).toEqual({
        coborrowerRent: expect.stringContaining('verplicht'),
        coborrowerExactData: expect.stringContaining('Vink'),
      });
    });

    //
    it('a share is refused if the co-borrower is the applicant', async () => {
      const { shared } = both();
      const { link } = await shared.begin('same', {
        gender: 'F',
        nationalRegistry: '85.07.30-002.59',
      });
      const { token, id } = await shared.open(link);
      const sent = await shared.send(token, id, {
        ...COBORROWERS_ANSWERS,
        coborrowerBirthDate: '30/07/1985',
        coborrowerNationalRegistry: '85.07.30-002.59',
      });
      expect([sent.statusCode, sent.json().errors]).toEqual([
        422,
        { coborrowerNationalRegistry: expect.stringContaining('l’autre emprunteur') },
      ]);
    });

    it.each<[string, object, object, string]>([
      ['a missing answer', { coborrowerRent: '' }, {}, 'coborrowerRent'],
      ['another loan', {}, { amount: '9000' }, 'product'],
      ['conditions not agreed on', OWING_ANSWERS, {}, 'product'],
    ])(
      'without revealing the applicant’s number to somebody who guesses it, next to %s',
      async (...tried) => {
        const { shared } = both();
        const [, part, loan, faults] = tried;
        const mine = { gender: 'F', nationalRegistry: '85.07.30-002.59' };
        const { link } = await shared.begin(`tried-${Object.keys({ ...part, ...loan })[0]}`, mine);
        const { token, id } = await shared.open(link);
        const answers = { ...COBORROWERS_ANSWERS, ...part, coborrowerBirthDate: '30/07/1985' };
        for (const coborrowerNationalRegistry of ['85.07.30-002.59', '85.07.30-004.57']) {
          const own = { ...answers, coborrowerNationalRegistry };
          const sent = await shared.send(token, id, own, { ...LOAN, ...loan });
          expect([sent.statusCode, Object.keys(sent.json().errors)]).toEqual([422, [faults]]);
        }
      },
    );

    //
    it('without a word on what is wrong in the applicant’s part', async () => {
      const { test, shared } = both();
      const { link } = await shared.begin('stale');
      const { token, id } = await shared.open(link);
      const share = await test.storage.shares.find(id);
      if (share === undefined) throw new Error('No share');
      const answers = { ...share.applicant.answers, zip: '1234', rent: '' };
      await test.storage.shares.update({ ...share, applicant: { ...share.applicant, answers } });
      const sent = await shared.send(token, id);
      expect([sent.statusCode, sent.json().errors]).toEqual([
        422,
        { product: expect.stringContaining('l’autre emprunteur') },
      ]);
    });

    it('a share is refused if it waits for the co-borrower, was sent, or belongs to somebody else', async () => {
      const { test, shared } = both();
      const { token, key } = await shared.begin('waiting');
      const submit = (by: string, query: string) =>
        shared.post(
          `/submit?uniqid=waiting&${query}`,
          { lang: 'fr', ...SHARED_ANSWERS, borrowers: 'one' },
          by,
        );
      for (const query of ['action=pat_form&send=1', 'action=pat_form&step=6'])
        expect((await submit(token, query)).json(), query).toMatchObject({
          status: 409,
          type: /already-shared/,
          follow: expect.stringContaining(`#${key}`),
        });
      const other = await test.openSession();
      for (const query of ['action=pat_form&send=1', 'action=pat_form', 'action=share_pat_form'])
        expect((await submit(other, query)).json()).toMatchObject({
          status: 403,
          type: /another-session/,
        });

      // Once withdrawn it is the applicant's again, for example from a window that was still open.
      await shared.mailing(1, () => shared.post('/shares/withdraw', { key }));
      const sharedAgain = await shared.mailing(2, () => shared.share(token, 'waiting'));
      expect(sharedAgain.json().follow).not.toContain(key);
      const alone = await test.openSession();
      const sent = await shared.post(
        '/submit?action=pat_form&send=1&uniqid=alone',
        { lang: 'fr', ...SHARED_ANSWERS, borrowers: 'one' },
        alone,
      );
      expect(sent.statusCode).toBe(200);
      expect((await shared.share(alone, 'alone')).json()).toMatchObject({
        status: 409,
        type: /already-sent/,
      });
    });
  });
}
