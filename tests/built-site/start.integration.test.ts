import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { copyEmptyDatabase } from '#tests/server/copy-empty-database.ts';
import { inProject, SERVER_PROGRAM } from '../../scripts/bootstrap/places.mjs';
import { publicUrlOf } from '../../scripts/build/site-settings.ts';

/** How long a first start on an empty database may take on a busy machine. */
const MAX_START_MS = 120_000;

let folder: string;
let started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});

afterEach(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  started = [];
  rmSync(folder, { recursive: true, force: true });
});

const run = (args: readonly string[], settings: Record<string, string>) =>
  runProgram([inProject('scripts', 'run.mjs'), ...args], settings);

function runProgram(args: readonly string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...FLUVIA, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

async function endOf(child: ChildProcessByStdio<null, Readable, Readable>) {
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out, err, code };
}

/** The line printed when it is ready; before that, a slow start reports its progress. */
const ADDRESS = /(http:\/\/\S+)\n/;

async function addressOf(server: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  let output = '';
  for await (const part of server.stdout) {
    output += part;
    if (ADDRESS.test(output)) break;
  }
  return ADDRESS.exec(output)?.[1] ?? '';
}

it(
  'serves, answers commands in the meantime, refuses a second start, and shuts down cleanly',
  async () => {
    const server = run(['start'], { PORT: '0' });
    const address = await addressOf(server);
    const page = await fetch(new URL('/fr/', address));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html lang="fr"');

    const listed = await endOf(run(['loanfront', 'requests', 'list', '--json'], {}));
    expect(listed).toEqual({ out: expect.any(String), err: '', code: 0 });
    expect(JSON.parse(listed.out)).toEqual([]);

    const { port } = new URL(address);
    // The address that the pages were built for: for another they would be rebuilt.
    const PUBLIC_URL = publicUrlOf({});
    const other = { PORT: port, PUBLIC_URL, DATA_DIR: join(folder, 'other') };
    await copyEmptyDatabase(other.DATA_DIR);
    const second = await endOf(run(['start'], other));
    expect(second.code).toBe(1);
    expect(second.err).toMatch(new RegExp(`${port} is in use`));
    expect(second.err).not.toMatch(/\n\s+at /);

    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    expect(code).toBe(0);
  },
  MAX_START_MS,
);

it('stops at wrong lines of the configuration, with file and place of each', async () => {
  const config = join(folder, 'config');
  cpSync(FLUVIA.CONFIG_DIR, config, { recursive: true });
  const tariffs = readFileSync(join(config, 'tariffs.yaml'), 'utf8');
  writeFileSync(join(config, 'tariffs.yaml'), tariffs.replace(/taeg: \d+\.\d+/, 'taeg: 99'));
  const lender = readFileSync(join(config, 'lender.yaml'), 'utf8');
  writeFileSync(join(config, 'lender.yaml'), lender.replace(/^email: .*$/m, 'email: nowhere'));
  const { code, err } = await endOf(run(['start'], { PORT: '0', CONFIG_DIR: config }));
  expect(code).toBe(1);
  expect(err).toMatch(/tariffs\.yaml:\d+:\d+ products\.\S+taeg: 99/);
  expect(err).toMatch(/lender\.yaml:\d+:\d+ email: /);
  expect(err).not.toMatch(/\n\s+at /);
});

it('lists faults of settings, configuration and texts together, before it builds the site', async () => {
  const config = join(folder, 'config');
  cpSync(FLUVIA.CONFIG_DIR, config, { recursive: true });
  const lender = readFileSync(join(config, 'lender.yaml'), 'utf8');
  writeFileSync(join(config, 'lender.yaml'), lender.replace(/^email: .*$/m, 'email: nowhere'));
  const content = join(folder, 'content');
  const lenders = { CONFIG_DIR: config, CONTENT_DIR: content };
  const start = await endOf(
    run(['start'], { PORT: '99999', DATABASE_URL: 'mysql://x', SMTP_URL: 'foo', ...lenders }),
  );
  expect([start.code, start.out]).toEqual([1, '']);
  expect(start.err.trimEnd().split('\n')).toEqual([
    'Loanfront does not start:',
    expect.stringMatching(/^ {2}PORT must be /),
    expect.stringMatching(/^ {2}DATABASE_URL must be /),
    expect.stringMatching(/^ {2}SMTP_URL must be /),
    expect.stringMatching(/^ {2}\S+lender\.yaml:\d+:1 email: is not an e-mail address$/),
    `  ${content}: is not a folder: check CONTENT_DIR`,
  ]);
});

it('builds without the settings of a start, and stops at the lender’s faults', async () => {
  const content = join(folder, 'content');
  const build = await endOf(run(['scripts/build.ts'], { PORT: 'many', CONTENT_DIR: content }));
  expect(build.code).toBe(1);
  expect(build.err).toBe(
    `The site cannot be built:\n  ${content}: is not a folder: check CONTENT_DIR\n`,
  );
});

it('publishes nothing while the lender’s files have faults (F-12.5)', async () => {
  const content = join(folder, 'content');
  const published = await endOf(run(['scripts/publish.ts'], { CONTENT_DIR: content }));
  expect([published.code, published.out]).toEqual([1, '']);
  expect(published.err).toBe(`Not published:\n  ${content}: is not a folder: check CONTENT_DIR\n`);
});

/** How long the site of the smallest lender may take to build on a busy machine. */
const MAX_BUILD_MS = 240_000;

// F-12.5
it(
  'goes back to the pages before if the running server refuses those that were published',
  async () => {
    const site = join(folder, 'site');
    mkdirSync(join(folder, 'site.builds/before/nl'), { recursive: true });
    writeFileSync(join(folder, 'site.builds/before/nl/index.html'), 'Before');
    symlinkSync('site.builds/before', site);
    const settings = {
      CONFIG_DIR: inProject('examples/knotwilg/config'),
      CONTENT_DIR: inProject('examples/knotwilg/content'),
      SITE_DIR: site,
      PUBLIC_URL: publicUrlOf({}),
    };
    await copyEmptyDatabase(join(folder, 'data'));
    const server = runProgram(SERVER_PROGRAM, { ...settings, PORT: '0' });
    const page = new URL('/nl/', await addressOf(server));
    const textOfPage = async () => await (await fetch(page)).text();
    expect(await textOfPage()).toBe('Before');

    const published = await endOf(
      run(['scripts/publish.ts'], { ...settings, KEEP_DRAFTS_DAYS: '7' }),
    );
    expect([published.code, published.out]).toEqual([1, '']);
    expect(published.err).toMatch(
      /\nNot published\. The server goes on as before:\n {2}KEEP_DRAFTS_DAYS is 31, and the pages in \S+ say 7: build them with the same settings\.\n$/,
    );
    // What was refused was built, and is not in use.
    expect(readdirSync(`${site}.builds`)).toHaveLength(2);
    expect(readlinkSync(site)).toBe('site.builds/before');
    expect(await textOfPage()).toBe('Before');
  },
  MAX_BUILD_MS,
);
