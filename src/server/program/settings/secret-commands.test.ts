import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { adviseOnSecrets } from './advise.ts';
import { readSettings } from './read-settings.ts';
import { readSignInSecrets } from './read-sign-in-secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'loanfront-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = 'f1c9a0d27b3e4586f1a2c07d9b5e3846';

let programs = 0;
/** A program that really runs: a script with these lines. */
function programOf(...lines: readonly string[]): string {
  programs += 1;
  const path = join(folder, `program-${programs}`);
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(path, 0o700);
  return path;
}

const readWith = (command: string, others: Record<string, string> = {}) =>
  readSettings({ TOKEN_SECRET_COMMAND: command, PATH: process.env.PATH, ...others });

function faultsOf(command: string, others: Record<string, string> = {}) {
  const read = readWith(command, others);
  return read.ok ? [] : read.faults.map(({ variable, reason }) => `${variable} ${reason}`);
}

//
describe('a secret that a command prints', () => {
  it.each([
    ['one line', `printf '${SECRET}'`],
    ['one line with its end', `echo '${SECRET}'`],
    ['one line with its end as on Windows', `printf '${SECRET}\\r\\n'`],
  ])('is %s', (_, line) => {
    expect(readWith(programOf(line))).toMatchObject({
      ok: true,
      settings: {
        tokenSecrets: [SECRET],
        secretOrigins: [{ variable: 'TOKEN_SECRET_COMMAND', from: 'command' }],
      },
    });
  });

  it('gets its arguments separated by blanks, which no shell reads', () => {
    const seen = join(folder, 'arguments');
    const program = programOf(`printf '<%s>' "$@" > ${seen}`, `echo ${SECRET}`);
    expect(readWith(`  ${program} get  secret/loanfront *;id `).ok).toBe(true);
    expect(readFileSync(seen, 'utf8')).toBe('<get><secret/loanfront><*;id>');
  });

  it('sees nothing of the settings', () => {
    const seen = join(folder, 'environment');
    const program = programOf(`/usr/bin/env > ${seen}`, `echo ${SECRET}`);
    const others = { SMTP_URL: 'smtp://u:p@mail', HOME: '/home/lender', LANG: 'C' };
    expect(readWith(program, others).ok).toBe(true);
    const names = readFileSync(seen, 'utf8')
      .split('\n')
      .map((line) => line.split('=')[0] ?? '')
      // The shell's own.
      .filter((name) => !['', '_', 'PWD', 'OLDPWD', 'SHLVL'].includes(name));
    expect(names.toSorted()).toEqual(['HOME', 'LANG', 'PATH']);
  });

  it('may be that of a sign-in', () => {
    const signIn = { id: 'a', name: 'a', issuer: 'https://x.example', clientId: 'c' };
    const loaded = { ok: true as const, configuration: { lender: { signIns: [signIn] } } };
    const read = readSignInSecrets({ SIGN_IN_A_SECRET_COMMAND: programOf('echo s') }, loaded);
    expect(Object.fromEntries(read.secrets)).toEqual({ a: 's' });
  });

  it('is taken if the command printed to standard error too, and what it was is not repeated', () => {
    const read = readWith(programOf(`echo ${SECRET}`, 'echo hidden >&2'));
    if (!read.ok) throw new Error('Refused');
    const advice = adviseOnSecrets(read.settings.secretOrigins);
    expect(advice).toEqual([
      'TOKEN_SECRET_COMMAND gave the value, and printed to standard error as well: run it by hand to see what',
    ]);
  });
});

//
describe('a command that gives no secret stops the start by its name and reason', () => {
  const PREFIX = 'TOKEN_SECRET_COMMAND must be a program that prints the value:';
  const unreadable = join(folder, 'not-executable');
  writeFileSync(unreadable, '#!/bin/sh\necho s\n', { mode: 0o600 });

  it.each([
    ['prints nothing', programOf('exit 0'), 'it printed nothing'],
    ['prints a blank line', programOf('echo " "'), 'it printed nothing'],
    [
      'prints two lines',
      programOf(`echo ${SECRET}`, 'echo hidden'),
      'it printed more than one line',
    ],
    ['prints no text', programOf("printf '\\377\\376'"), 'it printed no text in UTF-8'],
    ['prints a zero byte', programOf(`printf '${SECRET}\\000x'`), 'it printed control characters'],
    ['never stops printing', '/usr/bin/yes hidden', 'it printed more than 65536 bytes'],
    [
      'fails, and says why',
      programOf(`echo ${SECRET}`, 'echo hidden >&2', 'exit 1'),
      'it ended with exit code 1',
    ],
    ['is killed', programOf('kill -9 $$'), 'it was ended by SIGKILL'],
    ['is not executable', unreadable, 'it is not executable'],
    ['does not exist', join(folder, 'missing'), 'it does not exist'],
    ['is a folder', folder, 'it is not executable'],
    ['is found by PATH alone', 'vault kv get', 'it begins with its whole path: /usr/bin/vault'],
    [
      'is written for a shell',
      `/bin/sh -c 'echo hidden'`,
      'no shell reads it, so write it without quotes, backslashes, backticks and $',
    ],
  ])('%s', (_, command, reason) => {
    expect(faultsOf(command)).toEqual([`${PREFIX} ${reason}`]);
  });

  it('hangs, with a child that holds its output open', () => {
    const faults = faultsOf(programOf('sleep 30 &', 'sleep 30'), { SECRET_COMMAND_SECONDS: '1' });
    expect(faults).toEqual([`${PREFIX} it took longer than 1 s (SECRET_COMMAND_SECONDS)`]);
  });

  it('leaves a child that holds its output open', () => {
    const faults = faultsOf(programOf('sleep 30 &', `echo ${SECRET}`), {
      SECRET_COMMAND_SECONDS: '1',
    });
    expect(faults).toEqual([`${PREFIX} it took longer than 1 s (SECRET_COMMAND_SECONDS)`]);
  });

  it('prints a value that the setting refuses', () => {
    expect(faultsOf(programOf('echo hidden'))).toEqual([
      'TOKEN_SECRET_COMMAND must be a program that prints the value of TOKEN_SECRET, and that must be at least 32 characters (several between commas: the first signs)',
    ]);
  });

  it.each(['TOKEN_SECRET', 'TOKEN_SECRET_FILE'])('is set together with %s', (other) => {
    expect(faultsOf('/bin/true', { [other]: join(folder, 'x') })).toContain(
      `TOKEN_SECRET_COMMAND cannot be set together with ${other}`,
    );
  });

  it.each(['0', '61', 'soon'])('has a limit of %s seconds', (seconds) => {
    const faults = faultsOf(programOf(`echo ${SECRET}`), { SECRET_COMMAND_SECONDS: seconds });
    expect(faults).toEqual([expect.stringMatching(/^SECRET_COMMAND_SECONDS must be/)]);
  });
});
