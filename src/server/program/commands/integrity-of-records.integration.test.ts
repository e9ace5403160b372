import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openIntegrityBench } from '#tests/server/integrity-bench.ts';
import { NOW } from '#tests/server/test-app.ts';

// What `integrity check` finds of rows that somebody deleted, or marked, without the program.

const bench = openIntegrityBench();
const { check, execute } = bench;

const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

//
it('names a request that is missing though its consents are recorded', async () => {
  const consent = (subject: string) =>
    ({
      at: NOW,
      actor: 'applicant',
      action: 'consent',
      subject,
      details: { id: subject },
    }) as const;
  const { audit } = bench.storage;
  const { rows } = await sql<{ reference: string }>`select reference from requests`.execute(
    bench.database.executor,
  );
  for (const { reference } of rows) await audit.append(consent(reference));
  for (const erased of ['FLV-ERASED', 'FLV-PURGED']) await audit.append(consent(erased));
  const erasure = { at: NOW, action: 'erasure', subject: 'an e-mail address' } as const;
  await audit.append({ ...erasure, actor: 'job', details: { requests: ['FLV-PURGED'] } });
  await audit.append({
    ...erasure,
    actor: 'operator:anna',
    details: { requests: ['FLV-ERASED'], drafts: 0 },
  });
  expect((await check()).code).toBe(0);
  await execute(`delete from requests where reference = '${rows[0]?.reference}'`);
  const { code, output } = await check();
  expect(output).toContain(
    `1 of requests are missing: their consents are recorded, and that they were deleted is not: ${rows[0]?.reference}.`,
  );
  expect(code).toBe(1);
});

//
it('names a share that is missing though its consents are recorded', async () => {
  const { audit } = bench.storage;
  const { rows } = await sql<{ id: string }>`select id from shares order by id`.execute(
    bench.database.executor,
  );
  const [older, stored] = rows.map(({ id }) => id);
  const [erased, purged] = [uuid(1), uuid(2)];
  for (const share of [older, stored, erased, purged])
    await audit.append({
      at: NOW,
      actor: 'applicant',
      action: 'consent',
      subject: `share ${share}`,
      // The version that shared the first recorded nothing of what retention deletes of shares.
      details: { share, ...(share !== older && { wordsStated: true }) },
    });
  const erasure = { at: NOW, action: 'erasure', subject: 'retention' } as const;
  await audit.append({ ...erasure, actor: 'job', details: { shares: [purged] } });
  await audit.append({ ...erasure, actor: 'operator:anna', details: { shares: [erased] } });
  expect((await check()).code).toBe(0);
  await execute('delete from shares');
  const { code, output } = await check();
  expect(output).toContain(
    `1 of shares are missing: their consents are recorded, and that they were deleted is not: ${stored}.`,
  );
  expect(code).toBe(1);
});

//
it.each([
  ['as it is', '', '2 of deliveries cannot be decrypted'],
  [
    'with its seal taken off',
    ', sealed = null',
    `1 of deliveries are marked as delivered or taken, and not by the program: request ${uuid(3)}.`,
  ],
])('names a delivery that somebody marked as made, %s', async (_, more, shown) => {
  const { deliveries } = bench.storage;
  for (const n of [1, 2, 3]) {
    const dueAt = new Date(NOW.getTime() + n);
    await deliveries.put({
      kind: 'request',
      subjectId: uuid(n),
      messageId: uuid(n),
      dueAt,
    });
  }
  await deliveries.markDelivered(uuid(2), NOW);
  expect((await check()).code).toBe(0);
  const marked = more === '' ? [1, 3] : [3];
  for (const n of marked)
    await execute(
      `update deliveries set delivered_at = now()${more} where subject_id = '${uuid(n)}'`,
    );
  const { code, output } = await check();
  expect(output).toContain(shown);
  expect(code).toBe(1);
});

//
it.each([
  ['webhook_at', '', '1 of deliveries cannot be decrypted'],
  ['mail_at', '', '1 of deliveries cannot be decrypted'],
  [
    'mail_at',
    ', sealed = null',
    '1 of deliveries are marked as delivered or taken, and not by the program',
  ],
])('names a delivery of which somebody changed %s%s', async (column, more, shown) => {
  const { deliveries } = bench.storage;
  for (const n of [1, 2]) {
    const id = uuid(n);
    const dueAt = new Date(NOW.getTime() + n);
    await deliveries.put({ kind: 'request', subjectId: id, messageId: id, dueAt });
  }
  await deliveries.markTaken(uuid(2), 'webhook', NOW);
  expect((await check()).code).toBe(0);
  await execute(`update deliveries set ${column} = now()${more} where subject_id = '${uuid(2)}'`);
  const { code, output } = await check();
  expect(output).toContain(shown);
  expect(code).toBe(1);
});

//
it('compares what was given in a request with the audit log', async () => {
  const { audit, given, requests } = bench.storage;
  const [request] = await requests.list(1);
  if (request === undefined) throw new Error('No request');
  const { reference, uniqid, id } = request;
  const one = { kind: 'terms', borrower: 'applicant', lang: 'nl', version: '1', at: NOW } as const;
  const sheet = { ...one, kind: 'secci', sha256: 'b'.repeat(64) } as const;
  const terms = { ...one, sha256: 'a'.repeat(64) };
  const consent = { at: NOW, actor: 'applicant', action: 'consent', subject: reference } as const;
  await audit.append({ ...consent, details: { id, given: [terms] } });
  await audit.append({ ...consent, actor: 'job', action: 'given', details: { given: [sheet] } });
  for (const stored of [terms, sheet]) await given.add(uniqid, stored);
  // What an application that was not sent was given is in no log.
  await given.add('a draft', terms);
  expect((await check()).code).toBe(0);
  await execute(`update given_documents set sha256 = repeat('c', 64) where kind = 'secci'`);
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toContain(
    `1 of given_documents are missing: the audit log says that they were given: ${reference} secci applicant ${'b'.repeat(64)}.`,
  );
  expect(output).toContain(
    `1 of given_documents are not in the audit log as given: somebody else than the program stored them: ${reference} secci applicant ${'c'.repeat(64)}.`,
  );
});
