import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { textFaults } from '#tests/examples/text-faults.ts';
import { openCommandBench } from '#tests/server/command-bench.ts';
import { WEBHOOK_SECRET } from '#tests/server/delivery-fixture.ts';
import { startTimestampAuthority, type TestAuthority } from '#tests/server/timestamp-authority.ts';
import { isGenuine } from '../../../../docs/how-to/verify-webhook.ts';
import { proveAuditLog, type Witness } from '../../deliveries/proofs/prove-audit-log.ts';
import {
  mailWitness,
  timestampWitness,
  webhookWitness,
} from '../../deliveries/proofs/witnesses.ts';
import { hashEntry } from '../../security/audit/chain.ts';
import { readProofMessage } from '../../security/audit/proof.ts';
import type { Mail } from '../../stores/mail.ts';
import { readNamedProof } from './audit-verify-command.ts';
import { lineOf } from './command-line.ts';

const HOUR = 3_600_000;

const bench = openCommandBench();
const { fixture, run, json } = bench;

let authority: TestAuthority;
let stranger: TestAuthority;
beforeAll(async () => {
  [authority, stranger] = await Promise.all([startTimestampAuthority(), startTimestampAuthority()]);
});
afterAll(async () => {
  await authority.close();
  await stranger.close();
});

let mails: Mail[];
let reports: [string, string | undefined][];
beforeEach(() => {
  mails = [];
  reports = [];
  bench.trust([authority.root]);
});

const timestamp = (by = authority) =>
  timestampWitness({ url: by.url, authorities: [by.root] }, () => new Date());
const webhook = () =>
  webhookWitness({ url: fixture().receiver.url, secrets: [WEBHOOK_SECRET] }, fixture().now);
const mail = (send = async (sent: Mail) => void mails.push(sent)) =>
  mailWitness({ to: 'audit@lender.example', mailer: { send }, configuration: fluvia });

const prove = (...witnesses: readonly Witness[]) =>
  proveAuditLog({
    storage: fixture().storage,
    witnesses,
    everyHours: 24,
    now: fixture().now,
    newId: () => randomUUID(),
    report: (kind, why) => void reports.push([kind, why]),
  });

/** Entries, as a visitor or a command leaves them. */
async function write(entries: number): Promise<void> {
  for (let n = 1; n <= entries; n += 1)
    await fixture().storage.transact(({ audit }) =>
      audit.append({
        at: fixture().now(),
        actor: 'job',
        action: 'look',
        subject: `FLV-${n}`,
        details: {},
      }),
    );
}

/** The authority has the time of this machine: of the tests' clock and what is stored it knows nothing. */
const TIMESTAMP = new RegExp(`^The timestamp of ${new Date().toISOString().slice(0, 4)}`, 'm');

const execute = (statement: string) => fixture().execute(statement);
const attachmentOf = (sent: Mail | undefined) =>
  Buffer.from(sent?.attachments?.[0]?.content ?? '', 'base64').toString();

/** What somebody with the database and its keys can do: the entries from `first` on are made again. */
async function chainAgain(first: number): Promise<void> {
  const { audit } = fixture().storage;
  const keys = [...(await audit.keys())];
  const key = keys.find(([id]) => id.startsWith('audit-'));
  if (key === undefined) throw new Error('No key');
  let before = '';
  for await (const entry of audit.each()) {
    const forged = entry.position < first ? entry : { ...entry, subject: 'FLV-FORGED' };
    const hash = hashEntry(key, forged, before);
    before = hash;
    await execute(
      `update audit_entries set subject = '${forged.subject}', hash = '${hash}' where position = ${entry.position}`,
    );
  }
}

//
describe('a proof of the audit log’s end', () => {
  it('goes to each witness, signed, with the timestamp, and without a name', async () => {
    await write(3);
    await prove(timestamp(), webhook(), mail());
    expect(reports).toEqual([
      ['timestamp', undefined],
      ['webhook', undefined],
      ['mail', undefined],
    ]);
    const [posted] = fixture().receiver.received;
    if (posted === undefined) throw new Error('Nothing was posted');
    const { headers, body } = posted;
    expect(
      isGenuine({ ...headers } as Record<string, string>, body, WEBHOOK_SECRET, fixture().now()),
    ).toBe(true);
    const end = await fixture().storage.audit.end();
    expect(JSON.parse(body)).toEqual({
      version: 1,
      kind: 'auditEnd',
      id: headers['webhook-id'],
      position: 3,
      hash: end?.hash,
      at: fixture().now().toISOString(),
      timestamp: { position: 3, hash: end?.hash, response: expect.any(String) },
    });
    const [sent] = mails;
    expect(sent).toMatchObject({
      to: 'audit@lender.example',
      subject: 'Preuve du journal d’audit\u00A0: entrée 3',
      attachments: [{ filename: 'audit-end-3.json', contentType: 'application/json' }],
    });
    expect(sent?.text).toContain(end?.hash);
    expect(sent?.text).not.toContain('données personnelles');
    expect(textFaults(sent?.text ?? '')).toEqual([]);
    expect(readProofMessage(attachmentOf(sent))).toHaveLength(2);
    const listed = (await run('audit', 'proofs')).output;
    expect(
      listed.match(/^2026-11-20 15:00 {2}(?:timestamp|webhook|mail) {2}.* {2}3:/gm),
    ).toHaveLength(3);
  });

  it('is due again after its hours, for each by itself', async () => {
    await write(1);
    await prove(timestamp());
    fixture().pass(23 * HOUR);
    await prove(timestamp(), webhook());
    expect(reports.map(([kind]) => kind)).toEqual(['timestamp', 'webhook']);
    fixture().pass(HOUR);
    await prove(timestamp(), webhook());
    expect(reports.map(([kind]) => kind)).toEqual(['timestamp', 'webhook', 'timestamp']);
  });

  it('does not exist of an empty log, nor without a witness', async () => {
    await prove(webhook());
    await write(1);
    await prove();
    expect([reports, fixture().receiver.received]).toEqual([[], []]);
    expect((await run('audit', 'proofs')).output).toBe(
      'The audit log was not proven to anyone yet.\n',
    );
  });
});

//
describe('a witness that fails', () => {
  it('holds no other up, is named, and is tried again at the next run', async () => {
    await write(1);
    const refuse = () => Promise.reject(new Error('No mail server'));
    authority.next('down');
    fixture().receiver.next(500);
    await prove(timestamp(), webhook(), mail(refuse));
    expect(reports).toEqual([
      ['timestamp', 'status 503'],
      ['webhook', 'status 500'],
      ['mail', 'not taken'],
    ]);
    expect(await json('audit', 'proofs')).toEqual([]);
    reports.length = 0;
    await prove(timestamp(), webhook(), mail());
    expect(reports.map(([, why]) => why)).toEqual([undefined, undefined, undefined]);
  });

  it('stores nothing that an authority lied about', async () => {
    await write(1);
    authority.next('wrongImprint', 'wrongNonce', 'unsuitable', 'damaged');
    for (let n = 0; n < 4; n += 1) await prove(timestamp());
    expect(reports).toHaveLength(4);
    expect(reports.every(([, why]) => why?.startsWith('it'))).toBe(true);
    expect(await json('audit', 'proofs')).toEqual([]);
  });
});

//
describe('audit verify', () => {
  const verify = (...typed: string[]) => run('audit', 'verify', ...typed);

  it('verifies the log against all proofs by itself, and names the newest', async () => {
    await write(2);
    await prove(timestamp(), webhook());
    fixture().pass(24 * HOUR);
    await write(1);
    await prove(timestamp());
    const { code, output } = await verify();
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('It contains the entries of all 3 proofs.\n'),
    ]);
    expect(output).toMatch(TIMESTAMP);
    expect(output).toContain(' is the newest, of entry 3.\n');
    expect(await json('audit', 'verify')).toMatchObject({
      ok: true,
      proofs: 3,
      unverified: 0,
      newest: { kind: 'timestamp', position: 3 },
    });
  });

  it('finds a log whose end was cut off', async () => {
    await write(4);
    await prove(timestamp());
    await execute('delete from audit_entries where position > 2');
    const { code, output } = await verify();
    expect(code).toBe(1);
    expect(output).toContain('The audit log is not intact: entry 3 is missing.\n');
    expect(output).toMatch(TIMESTAMP);
    expect(output).toContain(' proves that entry 4 was there.\n');
  });

  it('finds a tail that was made again with the key', async () => {
    await write(4);
    await prove(webhook());
    await chainAgain(2);
    expect(await verify()).toEqual({
      code: 1,
      output:
        'The audit log is not intact: entry 4 is not the expected entry.\n' +
        'The proof of 2026-11-20 15:00 by webhook proves that entry 4 was there.\n',
    });
  });

  it('finds a forged entry', async () => {
    await write(3);
    await prove(timestamp());
    await execute(`update audit_entries set subject = 'FLV-OTHER' where position = 2`);
    expect((await verify()).output).toBe('The audit log is not intact: entry 2 was changed.\n');
  });

  it('finds a proof that was made to fit what was forged', async () => {
    await write(2);
    await prove(timestamp());
    await chainAgain(1);
    const end = await fixture().storage.audit.end();
    await execute(`update audit_proofs set hash = '${end?.hash}'`);
    expect(await verify()).toEqual({
      code: 1,
      output:
        'The timestamp of 2026-11-20 15:00 is not valid: it is a timestamp of something else.\n',
    });
    // With a timestamp by an authority of their own.
    await execute('delete from audit_proofs');
    await prove(timestamp(stranger));
    expect((await verify()).output).toContain(
      'is not valid: its certificate is not from an authority in AUDIT_TIMESTAMP_CA_FILE.',
    );
  });

  it('finds a timestamp that was taken out of its proof', async () => {
    await write(2);
    await prove(timestamp());
    await chainAgain(1);
    const end = await fixture().storage.audit.end();
    await execute(`update audit_proofs set response = null, hash = '${end?.hash}'`);
    expect(await verify()).toEqual({
      code: 1,
      output:
        'The timestamp of 2026-11-20 15:00 is not valid: it is not the response of a timestamp authority.\n',
    });
  });

  it('states the time of a timestamp as its authority does', async () => {
    await write(1);
    await prove(timestamp());
    await execute(`update audit_proofs set at = '2020-02-02'`);
    expect((await verify()).output).toMatch(TIMESTAMP);
  });

  it('says what it could not verify for want of certificates', async () => {
    await write(1);
    await prove(timestamp());
    bench.trust([]);
    const { code, output } = await verify();
    expect(code).toBe(0);
    expect(output).toContain('1 timestamps were not verified: set AUDIT_TIMESTAMP_CA_FILE.\n');
  });

  it('verifies against a proof that was kept elsewhere, though the stored ones are gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'loanfront-proof-'));
    try {
      await write(3);
      await prove(timestamp(), mail());
      await writeFile(join(folder, 'audit-end-3.json'), attachmentOf(mails[0]));
      const typed = { ...lineOf('audit', 'verify'), proof: 'audit-end-3.json' };
      const { proof: content } = await readNamedProof(typed, { INIT_CWD: folder });
      expect((await verify('--proof', content ?? '')).output).toContain('of all 4 proofs');
      await execute('delete from audit_proofs');
      await chainAgain(2);
      expect((await verify()).code).toBe(0);
      const { code, output } = await verify('--proof', content ?? '');
      expect(code).toBe(1);
      expect(output).toContain('The audit log is not intact: entry 3 is not the expected entry.\n');
      expect(output).toMatch(TIMESTAMP);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('refuses a file that is no proof, or that cannot be read', async () => {
    for (const content of ['/missing/proof.json', '{}', '{"version":1,"kind":"auditEnd"}'])
      expect(await verify('--proof', content)).toEqual({
        code: 2,
        output: '--proof must name a file that was mailed or posted as a proof.\n',
      });
  });
});
