import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SCRIPT = resolve('operations/publish');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-publish-'));
  for (const name of ['bin', 'first', 'second']) mkdirSync(join(folder, name));
  symlinkSync('first', join(folder, 'current'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Publishes the second folder, with these endings of doctor and of the reload. */
function publish({ doctor = 0, reload = 0 } = {}) {
  const commands = {
    loanfront: `echo "$* of $CONFIG_DIR $CONTENT_DIR $SITE_DIR"; exit ${doctor}`,
    systemctl: `echo "$*, current is $(readlink '${folder}/current')"; exit ${reload}`,
    journalctl: 'echo "why it was refused"',
  };
  for (const [name, text] of Object.entries(commands))
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync('sh', [SCRIPT, join(folder, 'second')], {
    encoding: 'utf8',
    env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
  });
  return { status, stdout, stderr, current: readlinkSync(join(folder, 'current')) };
}

// F-12.6
it('checks a folder, lets the link lead to it and the server take it', () => {
  const second = join(folder, 'second');
  expect(publish()).toEqual({
    status: 0,
    stdout: `doctor of ${second}/config ${second}/content ${second}/site\nreload loanfront, current is second\n`,
    stderr: '',
    current: 'second',
  });
});

it('reloads the service by the command that asks the running server (F-12.6)', () => {
  const unit = readFileSync('operations/loanfront.service', 'utf8');
  const [, node] = /^ExecStart=(\S+)/m.exec(unit) ?? [];
  expect(unit).toContain(`\nExecReload=${node} dist/server/cli.mjs reload\n`);
});

it('publishes nothing that doctor does not find in order (F-12.6)', () => {
  expect(publish({ doctor: 1 })).toMatchObject({ status: 1, current: 'first' });
});

it('publishes what was published before if the server refuses, and says why (F-12.6)', () => {
  const { stdout, ...others } = publish({ reload: 1 });
  expect(others).toEqual({ status: 1, current: 'first', stderr: 'why it was refused\n' });
  expect(stdout.split('\n').slice(1, 3)).toEqual([
    'reload loanfront, current is second',
    'reload loanfront, current is first',
  ]);
});
