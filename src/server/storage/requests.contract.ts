import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { exampleRequest } from '#tests/examples/example-request.ts';
import { dumpTable } from '#tests/server/dump-table.ts';
import type { Request } from '../stores/request-store.ts';
import type { Storage } from '../stores/storage.ts';
import type { Database } from './database.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const hours = (n: number) => new Date(NOON.getTime() + n * 3_600_000);
const SESSION = '6f9b2a0e-0000-4000-8000-000000000001';
const SECRET = 'Émile D’Hondt 85.07.30-033.28';

const request = (overrides: Partial<Request> = {}): Request => ({
  id: '0b54e7a4-0000-4000-8000-000000000001',
  uniqid: 'request-1',
  sessionId: SESSION,
  reference: 'FLV-2026-7K3M9Q',
  lang: 'nl',
  product: 'TAEGPSA1',
  productName: 'personal',
  asked: undefined,
  decisions: [],
  amount: cents(1_250_001),
  additionalAmount: cents(0),
  duration: 48,
  taeg: 5.59,
  monthlyAmount: cents(29_012),
  answers: {
    lastname: SECRET,
    mainIncome: 2350.5,
    isLandlord: false,
    currentCredits: [{ type: 'PAT', beginDate: '2023-03-05' }],
  },
  budget: undefined,
  provenance: [{ name: 'lastname', provider: 'itsme', at: NOON.toISOString() }],
  sentAt: NOON,
  confirmedAt: undefined,
  confirmationFailedAt: undefined,
  confirmationWithheldAt: undefined,
  ...overrides,
});

/** What every database must do with requests, on one whose tables are emptied before each test. */
export function describeRequests(both: () => { database: Database; storage: Storage }): void {
  describe('requests', () => {
    it('are returned as they were sent', async () => {
      expect(await both().storage.requests.add(request())).toBe('added');
      const {
        answers: _,
        productName: __,
        provenance: ___,
        budget: ____,
        asked: _____,
        decisions: ______,
        ...summary
      } = request();
      expect(await both().storage.requests.find(request().id)).toEqual(request());
      expect(await both().storage.requests.findByReference(request().reference)).toEqual(request());
      expect(await both().storage.requests.findByUniqid('request-1')).toEqual(summary);
      expect(await both().storage.requests.list()).toEqual([summary]);
    });

    //
    it.each([
      ['name', sql`update requests set uniqid = 'mine'`],
      ['amount', sql`update requests set amount_cents = 100`],
      ['rate', sql`update requests set taeg = 1.5`],
      ['time', sql`update requests set sent_at = sent_at + interval '1 day'`],
    ])('are not opened with a %s that the database was made to say', async (_, change) => {
      await both().storage.requests.add(request());
      await change.execute(both().database.executor);
      await expect(both().storage.requests.find(request().id)).rejects.toThrow('altered');
    });

    it('move to another session, and open there', async () => {
      const to = '6f9b2a0e-0000-4000-8000-000000000009';
      await both().storage.requests.add(request());
      await both().storage.requests.move(randomUUID(), to);
      expect(await both().storage.requests.find(request().id)).toEqual(request());
      await both().storage.requests.move(request().sessionId, to);
      expect(await both().storage.requests.find(request().id)).toEqual(request({ sessionId: to }));
    });

    it('keep their budget', async () => {
      const { budget } = exampleRequest();
      await both().storage.requests.add(request({ budget }));
      expect((await both().storage.requests.find(request().id))?.budget).toEqual(budget);
    });

    it('of earlier versions, whose answers are text, are opened with values', async () => {
      const credit = { type: 'PAT', monthlyAmount: '210,40', beginDate: '05/03/2023', rate: '' };
      const answers = {
        lastname: SECRET,
        mainIncome: '2.350,50',
        isLandlord: 'no',
        box: '',
        currentCredits: [credit],
      };
      await both().storage.requests.add(request({ answers }));
      expect((await both().storage.requests.find(request().id))?.answers).toEqual({
        lastname: SECRET,
        mainIncome: 2350.5,
        isLandlord: false,
        currentCredits: [{ type: 'PAT', monthlyAmount: 210.4, beginDate: '2023-03-05' }],
      });
    });

    it('are not added twice, and say why', async () => {
      await both().storage.requests.add(request());
      const id = '0b54e7a4-0000-4000-8000-000000000002';
      expect(await both().storage.requests.add(request({ id, reference: 'FLV-2026-AAAAAA' }))).toBe(
        'alreadySent',
      );
      expect(await both().storage.requests.add(request({ id, uniqid: 'request-2' }))).toBe(
        'referenceTaken',
      );
    });

    it('are listed newest first', async () => {
      const id = '0b54e7a4-0000-4000-8000-000000000002';
      const newer = { id, uniqid: 'two', reference: 'FLV-2026-BBBBBB', sentAt: hours(1) };
      await both().storage.requests.add(request());
      await both().storage.requests.add(request(newer));
      const listed = await both().storage.requests.list();
      expect(listed.map(({ uniqid }) => uniqid)).toEqual(['two', 'request-1']);
    });

    it('remember that they were confirmed', async () => {
      await both().storage.requests.add(request());
      await both().storage.requests.markConfirmed(request().id, hours(1));
      expect(await both().storage.requests.find(request().id)).toMatchObject({
        confirmedAt: hours(1),
      });
    });

    it('remember that their confirmation was given up', async () => {
      await both().storage.requests.add(request());
      await both().storage.requests.markUnconfirmed(request().id, hours(74));
      expect(await both().storage.requests.list()).toMatchObject([
        { confirmedAt: undefined, confirmationFailedAt: hours(74) },
      ]);
    });

    it('are counted by session, and by the address of their confirmation', async () => {
      const named = (n: number, overrides: Partial<Request>) =>
        both().storage.requests.add(
          request({
            id: `0b54e7a4-0000-4000-8000-00000000000${n}`,
            uniqid: `request-${n}`,
            reference: `FLV-2026-AAAAA${n}`,
            answers: { email: 'Lien@Example.be ' },
            ...overrides,
          }),
        );
      await named(2, { sentAt: hours(2) });
      await named(3, { sentAt: hours(1) });
      await named(4, { sentAt: hours(3), confirmationWithheldAt: hours(3) });
      await named(5, { sentAt: hours(3), answers: { email: 'emile@example.be' } });
      const times = (from: number, most = 9) =>
        both().storage.requests.sentTimes(SESSION, hours(from), most);
      expect(await times(0)).toEqual([hours(3), hours(3), hours(2), hours(1)]);
      expect(await times(1)).toEqual([hours(3), hours(3), hours(2)]);
      expect(await times(0, 3)).toEqual([hours(3), hours(3), hours(2)]);
      const latest = await both().storage.requests.findLatestOf(SESSION);
      expect(latest?.sentAt).toEqual(hours(3));
      expect(await both().storage.requests.findLatestOf(randomUUID())).toBeUndefined();
      const count = (from: number, most = 9) =>
        both().storage.requests.countConfirmations('lien@example.be', hours(from), most);
      expect([await count(0), await count(1), await count(2)]).toEqual([2, 1, 0]);
      expect(await count(0, 1)).toBe(1);
    });

    it('are stored encrypted', async () => {
      const answers = { ...request().answers, email: 'emile@example.be' };
      await both().storage.requests.add(request({ answers }));
      expect(await dumpTable(both().database, 'requests')).not.toMatch(/Hondt|example\.be/);
    });
  });
}
