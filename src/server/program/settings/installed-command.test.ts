import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';

const COMMAND = resolve('operations/loanfront');

/** In place of the program: prints what it was started with. */
const PRINT = `const { NODE_ENV, DATABASE_URL, DATABASE_URL_FILE, MAIL_FROM, INIT_CWD } = process.env;
console.log(JSON.stringify({ NODE_ENV, DATABASE_URL, DATABASE_URL_FILE, MAIL_FROM, INIT_CWD,
  folder: process.cwd(), typed: process.argv.slice(2) }));`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-command-'));
  write('opt/dist/server/cli.mjs', PRINT);
  write('etc/secrets/database-url', 'postgres://…');
  write('etc/loanfront.env', 'MAIL_FROM=Lender <loans@lender.example>\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function run(environment: Readonly<Record<string, string>> = {}) {
  const output = execFileSync('sh', [COMMAND, 'requests', 'show', 'FLV 1'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      LOANFRONT_HOME: join(folder, 'opt'),
      LOANFRONT_ETC: join(folder, 'etc'),
      ...environment,
    },
  });
  return JSON.parse(output);
}

// W-10.19
it('runs in the environment of the service', () => {
  expect(run()).toEqual({
    NODE_ENV: 'production',
    DATABASE_URL_FILE: join(folder, 'etc/secrets/database-url'),
    MAIL_FROM: 'Lender <loans@lender.example>',
    INIT_CWD: folder,
    folder: join(folder, 'opt'),
    typed: ['requests', 'show', 'FLV 1'],
  });
});

it('keeps what is set already', () => {
  const DATABASE_URL = 'postgres://restored';
  expect(run({ DATABASE_URL, MAIL_FROM: 'other@lender.example' })).toMatchObject({
    DATABASE_URL,
    MAIL_FROM: 'other@lender.example',
  });
  expect(run({ DATABASE_URL })).not.toHaveProperty('DATABASE_URL_FILE');
  const DATABASE_URL_COMMAND = '/usr/bin/vault kv get';
  expect(run({ DATABASE_URL_COMMAND })).not.toHaveProperty('DATABASE_URL_FILE');
});

it('needs neither settings nor secrets in files, as in a container', () => {
  rmSync(join(folder, 'etc'), { recursive: true });
  expect(run()).toMatchObject({ NODE_ENV: 'production', typed: ['requests', 'show', 'FLV 1'] });
});
