import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SCRIPT = resolve('operations/backup');
const OLD = 'loanfront-20261001T022000Z.dump';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-backup-'));
  for (const name of ['bin', 'dumps']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'dumps', OLD), 'old');
  const longAgo = new Date(Date.now() - 40 * 24 * 3_600_000);
  utimesSync(join(folder, 'dumps', OLD), longAgo, longAgo);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Dumps with these in place of PostgreSQL's programs. */
function dump(pgDump: string, pgRestore: string, environment: Record<string, string> = {}) {
  const commands = { pg_dump: pgDump, pg_restore: pgRestore, psql: NOTES };
  for (const [name, text] of Object.entries(commands))
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const { status } = spawnSync('sh', [SCRIPT, join(folder, 'dumps')], {
    cwd: folder,
    env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, ...environment },
  });
  const file = join(folder, 'noted');
  const noted = existsSync(file) && readFileSync(file, 'utf8').trim();
  return { status, noted, files: readdirSync(join(folder, 'dumps')).toSorted() };
}

/** Writes into the file that it was told. */
const DUMPS = 'for last; do :; done; echo "$last" > "$(echo "$2" | cut -d= -f2)"';
/** In place of `psql`: notes what it was to run. */
const NOTES = 'echo "$*" > noted';
const NEW = /^loanfront-\d{8}T\d{6}Z\.dump$/;

//
it('a dump has its name once it can be read, and older ones go after that', () => {
  expect(dump(DUMPS, 'exit 0')).toEqual({
    status: 0,
    noted: '--quiet --command=insert into backups default values loanfront',
    files: [expect.stringMatching(NEW)],
  });
});

it('dumps younger than the period stay', () => {
  const { files } = dump(DUMPS, 'exit 0', { KEEP_BACKUPS_DAYS: '60' });
  expect(files).toEqual([OLD, expect.stringMatching(NEW)]);
});

it.each([
  ['cannot be made', 'exit 1', 'exit 0'],
  ['cannot be read', DUMPS, 'exit 1'],
])('a dump that %s leaves the earlier ones, and nothing else', (_, pgDump, pgRestore) => {
  expect(dump(pgDump, pgRestore)).toEqual({ status: 1, noted: false, files: [OLD] });
});
