import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { DEMONSTRATION } from '#configuration/configuration-copy.ts';
import { fingerprintFiles } from '#configuration/fingerprint-files.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { copyEmptyDatabase } from '#tests/server/copy-empty-database.ts';
import { DRAFT_LINK_WORDS } from '#words/draft-link/draft-link.ts';
import { overrideWords } from '#words/override-words.ts';
import { EARLIER_ASSETS } from '../../http/pages/built-with.ts';
import { generateKeyRing } from '../../security/encryption/key-ring.ts';
import { runCommand } from '../commands/run-command.ts';
import type { Environment } from '../settings/read-settings.ts';
import { type RunningServer, startServer } from './start-server.ts';

const PUBLIC_URL = 'http://localhost:3000';
const RATE = '/api/v1/rate/TAEGPSA1/5000/12';

let folder: string;
let environment: Environment;
const running: RunningServer[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loanfront-reload-'));
  cpSync(DEMONSTRATION, join(folder, 'config'), { recursive: true });
  write('content/pages/fr/privacy.md', 'Vie privée');
  environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL,
    DATA_DIR: join(folder, 'data'),
    CONFIG_DIR: join(folder, 'config'),
    CONTENT_DIR: join(folder, 'content'),
    SITE_DIR: join(folder, 'site'),
    BOT_CHECK_TRIES: '1',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
  };
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  overrideWords({});
  await rm(folder, { recursive: true, force: true });
});

function write(file: string, content: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

function edit(file: string, replace: string, by: string) {
  const before = readFileSync(join(folder, file), 'utf8');
  expect(before).toContain(replace);
  writeFileSync(join(folder, file), before.replace(replace, by));
}

/** Puts pages in place that state a rate, as a build of the files as they are now does. */
function build(name: string, rate: string, earlier?: string) {
  write(`builds/${name}/fr/index.html`, rate);
  write(`builds/${name}/assets/app.${name}.js`, name);
  if (earlier) write(`builds/${name}/${EARLIER_ASSETS}/assets/app.${earlier}.js`, earlier);
  const files = fingerprintFiles(join(folder, 'config'));
  const texts = fingerprintFiles(join(folder, 'content'));
  const builtWith = { publicUrl: PUBLIC_URL, keep: KEEP, files, texts };
  write(`builds/${name}/built-with.json`, JSON.stringify(builtWith));
  symlinkSync(join(folder, 'builds', name), join(folder, 'next'));
  renameSync(join(folder, 'next'), join(folder, 'site'));
}

async function start(more: Environment = {}): Promise<RunningServer> {
  const started = await startServer({ ...environment, ...more });
  if (!started.ok) throw new Error(started.lines.join('\n'));
  running.push(started);
  return started;
}

const reload = () => runCommand(['reload'], environment, { now: new Date() });

const textOf = async (server: RunningServer, path: string) => {
  const answer = await fetch(new URL(path, server.address));
  return `${answer.status} ${await answer.text()}`;
};

/** Requests a page, the rate that it states, and the page again, over and over: returns what was wrong. */
function visit(server: RunningServer) {
  const faults: string[] = [];
  let visits = 0;
  let isEnding = false;
  const visitor = async () => {
    while (!isEnding) {
      const [before, rate, after] = [
        await textOf(server, '/fr/'),
        await textOf(server, RATE),
        await textOf(server, '/fr/'),
      ];
      visits += 1;
      const seen = `${before}, ${rate}, ${after}`;
      if ([before, rate, after].some((answer) => !answer.startsWith('200 '))) faults.push(seen);
      if (before === after && rate !== before) faults.push(seen);
    }
  };
  const visitors = [visitor(), visitor(), visitor()];
  return async () => {
    isEnding = true;
    await Promise.all(visitors);
    return { faults, visits };
  };
}

async function openSession(server: RunningServer): Promise<string> {
  const challenge = await (
    await fetch(new URL('/api/v1/captcha/challenge', server.address))
  ).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const answer = await fetch(new URL('/api/v1/jwt-get', server.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recaptcha: proof }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Begins to send a draft; the rest of its body follows when the result is called. */
function beginDraft(server: RunningServer, token: string) {
  const body = JSON.stringify({ lang: 'fr', email: 'emile@example.be' });
  const url = new URL('/api/v1/submit?action=pat_form&uniqid=reload&step=1', server.address);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': body.length,
  };
  const draft = request(url, { method: 'POST', headers });
  const answered = new Promise<string>((settle, reject) => {
    draft.once('error', reject);
    draft.once('response', async (answer) => settle(`${answer.statusCode} ${await text(answer)}`));
  });
  draft.write(body.slice(0, 10));
  return async () => {
    draft.end(body.slice(10));
    return await answered;
  };
}

// F-12.2, F-12.3, F-12.4
it('a running server takes a tariff, a word and pages at once, without a failed request', async () => {
  build('first', '6.95');
  await copyEmptyDatabase(join(folder, 'data'));
  const server = await start();
  const token = await openSession(server);
  const endDraft = beginDraft(server, token);
  const endVisits = visit(server);
  await expect.poll(() => textOf(server, RATE)).toBe('200 6.95');

  edit('config/tariffs.yaml', 'taeg: 6.95', 'taeg: 6.75');
  write('config/words/nl.yaml', 'draftLink.title: Later verdergaan\n');
  write('content/pages/fr/privacy.md', 'Vos données');
  build('second', '6.75', 'first');
  expect(await textOf(server, RATE)).toBe('200 6.95');
  expect(await reload()).toEqual({
    code: 0,
    output: 'The server uses the files and pages as they are now.\n',
  });

  expect([await textOf(server, '/fr/'), await textOf(server, RATE)]).toEqual([
    '200 6.75',
    '200 6.75',
  ]);
  // F-12.7
  const { headers } = await fetch(new URL(RATE, server.address));
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(DRAFT_LINK_WORDS.nl.title).toBe('Later verdergaan');
  expect(await textOf(server, '/assets/app.first.js')).toBe('200 first');
  expect(await textOf(server, '/assets/app.second.js')).toBe('200 second');
  expect(await endDraft()).toMatch(/^200 /);
  const { faults, visits } = await endVisits();
  expect(faults).toEqual([]);
  expect(visits).toBeGreaterThan(0);
  // A session goes on.
  expect(await beginDraft(server, token)()).toMatch(/^200 /);
  expect((await runCommand(['requests', 'list'], environment, { now: new Date() })).code).toBe(0);
});

// F-12.2, F-12.5
it('a running server goes on as before if files are wrong or not those of the pages', async () => {
  build('first', '6.95');
  await copyEmptyDatabase(join(folder, 'data'));
  const server = await start();
  const original = DRAFT_LINK_WORDS.nl.title;
  write('config/words/nl.yaml', 'draftLink.title: Later verdergaan\n');
  edit('config/tariffs.yaml', 'taeg: 6.95', 'taeg: 6.75');
  const unpublished = await reload();
  expect(unpublished.code).toBe(1);
  expect(unpublished.output).toMatch(
    /^The server goes on as before:\n {2}\S+tariffs\.yaml is not as/,
  );
  expect(unpublished.output).toMatch(/words\/nl\.yaml is not as it was/);

  edit('config/tariffs.yaml', 'taeg: 6.75', 'taeg: 99');
  build('second', '99');
  const wrong = await reload();
  expect(wrong.code).toBe(1);
  expect(wrong.output).toMatch(/tariffs\.yaml:\d+:\d+ .*taeg: 99/);

  expect([await textOf(server, '/fr/'), await textOf(server, RATE)]).toEqual([
    '200 6.95',
    '200 6.95',
  ]);
  expect(DRAFT_LINK_WORDS.nl.title).toBe(original);
  expect(await textOf(server, '/assets/app.first.js')).toBe('200 first');
});

// F-12.5
it('a running server refuses files once another version of its program is in its place', async () => {
  const [node, runner = '', ...others] = process.argv;
  onTestFinished(() => void process.argv.splice(1, 1, runner));
  process.argv = [node ?? '', join(folder, 'main.mjs'), ...others];
  write('main.mjs', 'first');
  build('first', '6.95');
  await copyEmptyDatabase(join(folder, 'data'));
  await start();
  expect((await reload()).code).toBe(0);
  write('main.mjs', 'second');
  expect(await reload()).toEqual({
    code: 1,
    output: expect.stringMatching(/main\.mjs is not the program that runs: a new version needs/),
  });
});

// F-12.2
it('reload reads no secret, which systemd would not let it read', async () => {
  const hidden = { ...environment, NODE_ENV: 'production', TOKEN_SECRET_FILE: '/hidden/token' };
  expect(await runCommand(['reload'], hidden, { now: new Date() })).toEqual({
    code: 0,
    output: expect.stringMatching(/^No server runs with /),
  });
});

// F-12.2
it('servers of each role on PostgreSQL take new files, and a second one of a role is not reached', async () => {
  const postgres = await startPostgres();
  try {
    build('first', '6.95');
    environment = {
      ...environment,
      DATABASE_URL: await postgres.createDatabase(),
      ENCRYPTION_KEYS: generateKeyRing(),
      TOKEN_SECRET: 'f1c9a0d27b3e4586f1a2c07d9b5e3846',
    };
    expect((await reload()).output).toMatch(/^No server runs with /);
    const web = await start({ ROLE: 'web' });
    await start({ ROLE: 'worker' });
    const second = await start({ ROLE: 'web' });
    edit('config/tariffs.yaml', 'taeg: 6.95', 'taeg: 6.75');
    build('second', '6.75');
    const { code, output } = await reload();
    expect([code, output.split('\n').length - 1]).toEqual([0, 2]);
    expect(await textOf(web, RATE)).toBe('200 6.75');
    expect(await textOf(second, RATE)).toBe('200 6.95');
    for (const server of running.splice(0)) await server.stop();
  } finally {
    await postgres.stop();
  }
});
