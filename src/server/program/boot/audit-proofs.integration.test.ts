import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { startTimestampAuthority, type TestAuthority } from '#tests/server/timestamp-authority.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/server/webhook-receiver.ts';
import { generateKeyRing } from '../../security/encryption/key-ring.ts';
import { gatherOutput } from '../commands/command.ts';
import { runCommand } from '../commands/run-command.ts';
import { type RunningServer, startServer } from './start-server.ts';

const SECRET = 'f1c9a0d27b3e4586f1a2c07d9b5e3846';

const postgres = await startPostgres();
let folder: string;
let authority: TestAuthority;
let receiver: WebhookReceiver;
let server: RunningServer;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loanfront-proofs-'));
  authority = await startTimestampAuthority();
  receiver = await startWebhookReceiver();
  environment = {
    ...FLUVIA,
    DATABASE_URL: await postgres.createDatabase(),
    ENCRYPTION_KEYS: generateKeyRing(),
    TOKEN_SECRET: SECRET,
    SITE_DIR: join(folder, 'site'),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_HOST: '127.0.0.1',
    METRICS_PORT: '0',
    AUDIT_WEBHOOK_URL: receiver.url,
    AUDIT_WEBHOOK_SECRET: SECRET,
    AUDIT_TIMESTAMP_URL: authority.url,
    AUDIT_TIMESTAMP_CA_FILE: authority.certificate,
  };
  const started = await startServer(environment);
  if (!started.ok) throw new Error(started.lines.join('\n'));
  server = started;
  // The job runs when the test says so.
  await execute(`delete from pgboss.schedule where name = 'prove-audit-log'`);
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
  await authority.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = async (...typed: string[]) =>
  await gatherOutput(await runCommand(typed, environment, { now: new Date() }));

async function execute(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Runs the job now, as its schedule does each ten minutes. */
const runJob = () =>
  execute(`insert into pgboss.job (name, data) values ('prove-audit-log', '{}')`);

const metrics = async () => await (await fetch(server.metricsAddress ?? '')).text();

//
it('a server proves the end of its log, counts failures, and the commands verify it', async () => {
  expect((await run('requests', 'export', '--as', 'anna')).code).toBe(0);
  receiver.next(500);
  await runJob();
  await expect
    .poll(metrics)
    .toMatch(/loanfront_audit_proofs_total\{to="webhook",outcome="failed"[^}]*\} 1\n/);
  expect(await metrics()).toMatch(
    /loanfront_audit_proof_overdue_seconds\{to="webhook"[^}]*\} [^0]/,
  );
  await runJob();
  await expect
    .poll(metrics)
    .toMatch(/loanfront_audit_proofs_total\{to="webhook",outcome="taken"[^}]*\} 1\n/);
  for (const to of ['webhook', 'timestamp'])
    expect(await metrics()).toMatch(
      new RegExp(`loanfront_audit_proof_overdue_seconds\\{to="${to}"[^}]*\\} 0\\n`),
    );
  expect(authority.requests()).toBe(1);
  const { code, output } = await run('audit', 'verify');
  expect([code, output]).toEqual([
    0,
    expect.stringContaining('It contains the entries of all 2 proofs.'),
  ]);
  const path = join(folder, 'audit-end.json');
  await writeFile(path, receiver.received[1]?.body ?? '');
  expect((await run('audit', 'verify', '--proof', path)).output).toContain('of all 4 proofs');
  expect((await run('audit', 'verify', '--proof', join(folder, 'missing'))).code).toBe(2);
});
