import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  COBORROWERS_ANSWERS,
  CREDIT_TO_REPAY,
  SHARED_ANSWERS,
} from '#tests/examples/shared-answers.ts';
import { readPdf, squeeze } from '#tests/pdf/read-pdf.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { LOAN, SharedRequests } from '#tests/server/shared-request.ts';
import { openTestApp, type TestApp } from '#tests/server/test-app.ts';

let test: TestApp;
let shared: SharedRequests;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
  shared = new SharedRequests(test);
});
afterAll(() => test.close());

const EARLY = { ...COBORROWERS_ANSWERS, coborrowerExactData: '' };
const OWING = {
  ...EARLY,
  coborrowerHasCredits: 'yes',
  coborrowerCurrentCredits: [CREDIT_TO_REPAY],
};

/** Saves the co-borrower's part at that step; returns what the answer says of documents. */
async function documentsAt(step: string, token: string, id: string, part: object = EARLY) {
  const saved = await shared.post(
    `/submit?action=pat_form&uniqid=${id}&step=${step}`,
    { lang: 'fr', ...LOAN, ...part },
    token,
  );
  const { summary, secci } = saved.json();
  return { summary, secci } as { summary: string; secci: string };
}

async function open(address: string) {
  const answer = await test.app.inject(address);
  return answer.statusCode === 200 ? (await readPdf(answer.rawPayload)).text : answer.statusCode;
}

/** Replaces every answer of the applicant except the names by a unique text. */
async function plantMarks(id: string): Promise<void> {
  const share = await test.storage.shares.find(id);
  if (share === undefined) throw new Error('No share');
  const { answers } = share.applicant;
  const marked = Object.entries(answers).map(([name, value]) =>
    typeof value !== 'string' || /^(firstname|lastname|borrowers|coborrower)/.test(name)
      ? [name, value]
      : [name, `PLANTED${name}`],
  );
  const planted = { ...Object.fromEntries(marked), creditReasons: [{ reason: 'PLANTED' }] };
  await test.storage.shares.update({
    ...share,
    applicant: { ...share.applicant, answers: planted },
  });
}

//
describe('the co-borrower’s documents', () => {
  it('are linked to from the recap on, under addresses of their own', async () => {
    const { link } = await shared.begin('told');
    const { token, id } = await shared.open(link);
    expect(await documentsAt('5', token, id)).toEqual({ summary: undefined, secci: undefined });
    const { summary, secci } = await documentsAt('6', token, id);
    expect(summary).toMatch(new RegExp(`^/fr/summary-pdf/${id}/[\\w-]{43}$`));
    expect(await open(secci)).toContain('284,48');
    const hash = summary.split('/').at(-1);
    for (const forged of [
      `/fr/secci-pdf/${id}/${hash}`,
      `/fr/summary-pdf/told/${hash}`,
      summary.replace(id, '5ba2e000-0000-4000-8000-00000000000f'),
    ])
      expect(await open(forged), forged).toBe(404);
  });

  it.each([
    ['fr', 'DemandeurÉmile', 'Pasencoreenvoyée'],
    ['nl', 'AanvragerÉmile', 'Nognietverstuurd'],
  ])(
    'contain the loan, both names and their own answers, in %s, and nothing else of the applicant',
    async (locale, from, state) => {
      const { link } = await shared.begin(`own-${locale}`);
      const { token, id } = await shared.open(link);
      const { summary } = await documentsAt('6', token, id);
      await plantMarks(id);
      const text = await open(summary.replace('/fr/', `/${locale}/`));
      for (const expected of [
        from,
        state,
        'ÉmileD’Hondt',
        'LottePeeters',
        '4,49',
        '284,48',
        'Gent',
      ])
        expect(text).toContain(expected);
      expect(text).not.toContain('PLANTED');
    },
  );

  //
  it('name the broker that the applicant chose, before and after the send', async () => {
    const { link } = await shared.begin('brokered', { 'broker-id': 'b-001' });
    const { token, id } = await shared.open(link);
    const { secci } = await documentsAt('6', token, id);
    expect(await open(secci)).toContain('CabinetNivarlet,QuaiduCanal37');
    await shared.mailing(2, () => shared.send(token, id));
    expect(await open(secci)).toContain('CabinetNivarlet,QuaiduCanal37');
  });

  it('are theirs once the request is sent, with its reference and their declarations', async () => {
    const own = { mainIncome: '3141,59', street: 'Rue du Secret', mobilePhone: '0475 11 22 33' };
    const { link } = await shared.begin('theirs', own);
    const { token, id } = await shared.open(link);
    const { summary } = await documentsAt('6', token, id);
    const sent = await shared.mailing(2, () => shared.send(token, id));
    const text = await open(summary);
    for (const expected of [sent.json().message, 'ÉmileD’Hondt', 'LottePeeters', 'Gent', '2100'])
      expect(text).toContain(expected);
    const { email, birthDate, nationalRegistry, profession } = SHARED_ANSWERS;
    const others = [...Object.values(own), '3.141', '3141', email, birthDate, nationalRegistry];
    for (const other of [...others, profession]) expect(text).not.toContain(squeeze(String(other)));
  });

  it.each<[string, object, number | string]>([
    ['is not there while an answer of theirs is missing', { ...EARLY, coborrowerRent: '' }, 404],
    ['is not there while other conditions are proposed', OWING, 404],
    ['is there once all are', EARLY, 'Lotte'],
  ])('the summary %s', async (title, part, expected) => {
    const { link } = await shared.begin(`missing-${title.length}`);
    const { token, id } = await shared.open(link);
    const { summary } = await documentsAt('6', token, id, part);
    expect(await open(summary)).toEqual(
      typeof expected === 'number' ? expected : expect.stringContaining(expected),
    );
  });

  it('end with the share, and when the address is corrected', async () => {
    const { key, link } = await shared.begin('ending');
    const { token, id } = await shared.open(link);
    const { summary } = await documentsAt('6', token, id);
    expect(await open(summary)).not.toBe(404);
    const email = 'ending-corrected@example.be';
    await shared.mailing(1, () => shared.post('/shares/correct', { key, email }));
    const next = await shared.open(await shared.linkTo(email));
    const theirs = await documentsAt('6', next.token, id);
    expect(await open(theirs.summary)).not.toBe(404);
    expect(await open(summary)).toBe(404);
    await shared.mailing(1, () => shared.post('/shares/withdraw', { key }));
    expect(await open(theirs.summary)).toBe(404);
  });
});
