import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { generateKeyRing } from '../../security/encryption/key-ring.ts';
import { runCommand } from '../commands/run-command.ts';
import type { Role } from '../settings/variables.ts';
import { type RunningServer, startServer } from './start-server.ts';

const postgres = await startPostgres();
let folder: string;
let common: Record<string, string>;
const running: RunningServer[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loanfront-roles-'));
  common = {
    ...FLUVIA,
    DATABASE_URL: await postgres.createDatabase(),
    ENCRYPTION_KEYS: generateKeyRing(),
    TOKEN_SECRET: 'f1c9a0d27b3e4586f1a2c07d9b5e3846',
    SITE_DIR: join(folder, 'site'),
    DATA_DIR: join(folder, 'data'),
    BOT_CHECK_TRIES: '1',
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    METRICS_HOST: '127.0.0.1',
  };
});
afterAll(async () => {
  for (const server of running.splice(0)) await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(ROLE: Role): Promise<RunningServer> {
  const started = await startServer({ ...common, ROLE, PORT: '0', METRICS_PORT: '0' });
  if (!started.ok) throw new Error(started.lines.join('\n'));
  running.push(started);
  return started;
}

async function call(server: RunningServer, path: string, init?: RequestInit & { json?: object }) {
  const answer = await fetch(new URL(path, server.address), {
    ...init,
    headers: { ...init?.headers, 'content-type': 'application/json' },
    ...(init?.json && { method: 'POST', body: JSON.stringify(init.json) }),
  });
  return { status: answer.status, text: await answer.text() };
}

const metricsOf = async ({ metricsAddress = '' }: RunningServer) =>
  await (await fetch(metricsAddress)).text();

async function openSession(server: RunningServer): Promise<string> {
  const challenge = JSON.parse((await call(server, '/api/v1/captcha/challenge')).text);
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = JSON.stringify({ challenge, solution });
  const recaptcha = Buffer.from(proof).toString('base64');
  return JSON.parse((await call(server, '/api/v1/jwt-get', { json: { recaptcha } })).text).token;
}

// W-10.12, C-9.2
it('only the worker runs jobs that a web server queued, and each reports them in its metrics', async () => {
  const web = await start('web');
  const headers = { authorization: `Bearer ${await openSession(web)}` };
  const json = { lang: 'fr', email: 'emile@example.be' };
  const draft = '/api/v1/submit?action=pat_form&uniqid=roles&step=1';
  expect((await call(web, draft, { headers, json })).status).toBe(200);
  expect((await call(web, '/api/v1/draft-link', { headers, json: {} })).status).toBe(200);
  const alone = await metricsOf(web);
  expect(alone).toContain('loanfront_jobs_waiting{queue="draft-letter"} 1');
  expect(alone).toContain('loanfront_draft_saves_total{outcome="saved"} 1');
  expect(alone).toContain('loanfront_bot_checks_total{outcome="passed"} 1');
  expect(alone).toContain(
    'http_server_request_duration_seconds_count{http_request_method="POST",http_route="/api/v1/submit",http_response_status_code="200"} 1',
  );
  expect(alone).toMatch(/loanfront_database_connections\{pool="visitors",state="open"\} [1-9]/);
  expect(alone).toContain('loanfront_ready{check="database"} 1');
  expect(alone).toMatch(/loanfront_build_info\{version="\d[^"]*",node="v\d+[^"]*",role="web"\} 1/);
  expect(alone).toMatch(/^nodejs_eventloop_delay_p99_seconds [\d.e-]+$/m);
  expect(alone).toMatch(/^process_memory_usage_bytes \d{8,}$/m);
  expect(alone).toMatch(/^v8js_memory_heap_used_bytes \d{7,}$/m);
  expect(alone).not.toContain('emile');

  const worker = await start('worker');
  await expect
    .poll(() => metricsOf(worker))
    .toContain('loanfront_mail_duration_seconds_count{kind="draft-letter",outcome="handed"} 1');
  const done = await metricsOf(worker);
  expect(done).toContain(
    'loanfront_job_duration_seconds_count{queue="draft-letter",outcome="done"} 1',
  );
  expect(done).toContain('loanfront_jobs_waiting{queue="draft-letter"} 0');
  expect(await metricsOf(web)).not.toMatch(/loanfront_(?:mail|job)_duration/);
  const { to } = JSON.parse((await call(web, '/dev/mail.json')).text)[0];
  expect(to).toBe('emile@example.be');

  for (const path of ['/api/v1/health', '/api/v1/ready'])
    expect((await call(worker, path)).status).toBe(200);
  for (const path of ['/', '/metrics', '/api/v1/is-open', '/dev/mail.json'])
    expect((await call(worker, path)).status, path).toBe(404);
  expect((await call(worker, '/api/v1/jwt-get', { json: {} })).status).toBe(404);
  expect((await call(web, '/metrics')).status).toBe(404);
});

//
it('a purge that stopped, the newest backup, clocks and standbys are in the metrics, and doctor says what stopped', async () => {
  const worker = await start('worker');
  const before = await metricsOf(worker);
  expect(before).toContain('loanfront_retention_stopped{table="drafts"} 0');
  expect(before).not.toMatch(/^loanfront_backup_age_seconds/m);
  expect(before).toMatch(/^loanfront_clock_difference_seconds -?0(?:\.\d+)?(?:e-\d+)?$/m);
  expect(before).toMatch(/^loanfront_standbys 0$/m);
  expect(before).toContain('loanfront_gauge_read{source="standbys"} 1');
  const client = new Client({ connectionString: common.DATABASE_URL });
  await client.connect();
  await client.query(`insert into retention_stops values ('drafts', now(), 300, 400, '31 days')`);
  await client.query(
    `insert into backups values (now() - interval '2 days'), (now() - interval '1 hour')`,
  );
  const after = await metricsOf(worker);
  expect(after).toContain('loanfront_retention_stopped{table="drafts"} 300');
  expect(after).toMatch(/^loanfront_backup_age_seconds 36\d\d/m);
  const doctor = await runCommand(['doctor'], common, { now: new Date() });
  expect([doctor.code, doctor.output]).toEqual([
    0,
    expect.stringMatching(
      /retention: in order\n {2}warning: 300 of 400 rows of drafts were due on .* \(31 days\): .* If that is right: loanfront retention confirm drafts\n/,
    ),
  ]);
  await client.query(`update retention_stops set confirmed_at = now()`);
  await client.end();
  expect(await metricsOf(worker)).toContain('loanfront_retention_stopped{table="drafts"} 0');
});
