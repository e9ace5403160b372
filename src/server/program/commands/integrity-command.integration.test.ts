import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { exampleDraft } from '#tests/examples/example-draft.ts';
import { openIntegrityBench } from '#tests/server/integrity-bench.ts';
import { NOW } from '#tests/server/test-app.ts';
import { exampleKeys } from '#tests/upgrades/expect-all-read.ts';
import { generateKeyRing, parseKeyRing } from '../../security/encryption/key-ring.ts';

const bench = openIntegrityBench();
const { check, execute, reported } = bench;

it('reads everything, and finds nothing wrong', async () => {
  const { code, output } = await check();
  expect(output).toBe(
    'The database is intact.\nRead: drafts 1, draft_decisions 0, requests 2, prospects 1, shares 2, shares.sealed_part 1, deliveries 0, sign_in_attempts 1, sign_ins 1, inquiries 1, holds 0, restrictions 0, uploads 1, newsletter_subscriptions 1, development_mail 1, development_mail.sealed_attachments 1, audit_keys.sealed_key 0, files 1, audit_entries 6.\n',
  );
  expect(code).toBe(0);
  expect(reported).toContain('requests: 2 read');
});

const UUID = '[0-9a-f-]{36}';
const SEALED_AS = (table: string, column = 'sealed') =>
  `update ${table} set ${column} = set_byte(${column}, 40, get_byte(${column}, 40) # 1)`;

it.each([
  ['a draft', SEALED_AS('drafts'), '1 of drafts cannot be decrypted.*: saved\\.'],
  ['requests', SEALED_AS('requests'), `2 of requests cannot be decrypted.*: ${UUID}, ${UUID}\\.`],
  ['a prospect', SEALED_AS('prospects'), `1 of prospects cannot be decrypted.*: ${UUID}\\.`],
  [
    'a co-borrower’s part',
    SEALED_AS('shares', 'sealed_part'),
    `1 of shares.sealed_part cannot be decrypted.*: ${UUID}\\.`,
  ],
  ['a sign-in', SEALED_AS('sign_ins'), `1 of sign_ins cannot be decrypted.*: ${UUID}/itsme\\.`],
  [
    'an attempt to sign in',
    SEALED_AS('sign_in_attempts'),
    '1 of sign_in_attempts cannot be decrypted.*: the hash of a state\\.',
  ],
  ['a message', SEALED_AS('inquiries'), `1 of inquiries cannot be decrypted.*: ${UUID}\\.`],
  ['what is known of a file', SEALED_AS('uploads'), `1 of uploads cannot be decrypted.*: ${UUID}`],
  [
    'a subscription',
    SEALED_AS('newsletter_subscriptions'),
    `1 of newsletter_subscriptions cannot be decrypted.*: ${UUID}\\.`,
  ],
  [
    'a mail’s files',
    SEALED_AS('development_mail', 'sealed_attachments'),
    `1 of development_mail.sealed_attachments cannot be decrypted.*: ${UUID}\\.`,
  ],
  [
    'a value in another row',
    `update requests set sealed = (select sealed from requests order by id limit 1)`,
    `1 of requests cannot be decrypted.*: ${UUID}\\.`,
  ],
  [
    'a piece',
    SEALED_AS('upload_pieces'),
    `1 of uploads are files that cannot be read.*: ${UUID}\\.`,
  ],
  [
    'pieces',
    'delete from upload_pieces',
    `1 of uploads are files that cannot be read.*: ${UUID}\\.`,
  ],
  [
    'a file',
    'delete from uploads',
    `1 of inquiries refer to a missing file.*: ${UUID} \\(file ${UUID}\\)\\.`,
  ],
  [
    'a form',
    'delete from inquiries',
    `1 of uploads are files of a message that does not exist: ${UUID}\\.`,
  ],
  [
    'an entry of the audit log',
    `update audit_entries set subject = 'x' where position = 3`,
    'the audit log is not intact: entry 3 was changed\\.',
  ],
  [
    'an entry’s row',
    'delete from audit_entries where position = 2',
    'the audit log is not intact: entry 2 is missing\\.',
  ],
  [
    'a request’s deliveries',
    `delete from deliveries where kind = 'request'`,
    `2 of request have no delivery.*: ${UUID}, ${UUID}\\.`,
  ],
  ['other deliveries', `delete from deliveries where kind = 'prospect'`, '1 of prospect have no'],
  ['a form’s delivery', `delete from deliveries where kind = 'contact'`, '1 of contact have no'],
  ['a reader’s', `delete from deliveries where kind = 'newsletter'`, '1 of newsletter have no'],
  ['an agreement’s', `delete from deliveries where kind = 'share'`, '1 of share have no'],
  [
    'the job of a confirmation',
    `delete from pgboss.job where name = 'confirm-request'`,
    `1 of requests wait for a mail that no job sends: ${UUID}\\.`,
  ],
  [
    'a job that failed',
    `update pgboss.job set state = 'failed' where state = 'created'`,
    `1 of requests wait for a mail that no job sends: ${UUID}\\.`,
  ],
  ['the queue', 'drop schema pgboss cascade', '1 of requests wait for a mail'],
  [
    'the job of a newsletter’s letter',
    'update newsletter_subscriptions set mailed_at = null, confirmed_at = null',
    '1 of newsletter_subscriptions wait for a mail',
  ],
])('names what is wrong with %s', async (_, breaking, shown) => {
  await execute(breaking);
  const { code, output } = await check();
  expect(output).toMatch(new RegExp(`^The database is not intact:\\n${shown}.*\\nRead: `));
  expect(code).toBe(1);
});

it('names a row whose session or figures were changed', async () => {
  const { drafts } = bench.storage;
  await drafts.save(exampleDraft(NOW, { uniqid: 'taken' }));
  await execute(`update drafts set session_id = gen_random_uuid() where uniqid = 'taken'`);
  expect((await check()).output).toContain('1 of drafts cannot be decrypted');
});

it('names values that are not what was stored, without their content', async () => {
  const sealed = exampleKeys().seal('{"lastname": "D’Hondt', 'drafts/saved');
  await sql`update drafts set sealed = ${sealed}`.execute(bench.database.executor);
  const { code, output } = await check();
  expect(output).toContain(
    '1 of drafts can be decrypted, but do not have the expected shape: saved.',
  );
  expect(output).not.toContain('Hondt');
  expect(code).toBe(1);
});

it('names the confirmations that were given up, and finds nothing wrong with them', async () => {
  await execute(
    `update requests set confirmed_at = null, confirmation_failed_at = now() where uniqid = 'sent'`,
  );
  const { code, output } = await check();
  expect(output).toMatch(
    /^The database is intact\.\n1 of requests were not confirmed by mail.*: FLV-2026-\w{6}\.\n/,
  );
  expect(code).toBe(0);
});

it('counts what it does not name', async () => {
  await execute(
    `insert into prospects select gen_random_uuid(), session_id, 'copy-' || n, sealed, created_at, saved_at, expires_at
     from prospects, generate_series(1, 130) n`,
  );
  const { output } = await check();
  expect(output).toMatch(
    /\n130 of prospects cannot be decrypted.*(, [0-9a-f-]{36}){19} and 110 more\./,
  );
  expect(output).toContain('prospects 131');
  expect(reported.filter((line) => line.startsWith('prospects'))).toEqual(['prospects: 131 read']);
});

it('names everything that was encrypted under a key that is gone', async () => {
  const other = parseKeyRing(generateKeyRing().replace('k1:', 'other:'));
  const { code, output } = await check(other, '--json');
  const { ok, audit, flaws } = JSON.parse(output);
  expect([code, ok, audit.why]).toEqual([1, false, 'unknownKey']);
  expect(flaws).toContainEqual({
    kind: 'unreadable',
    table: 'drafts',
    count: 1,
    rows: ['saved'],
  });
  expect(flaws).toHaveLength(12);
});
