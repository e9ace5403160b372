import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Refusal, runCommand } from './commands/refusal.mjs';
import { CHECKS } from './operations-check/checks.mjs';

// `node scripts/check-operations.mjs`: lets nginx, HAProxy, systemd and Prometheus judge the files of `operations/` that
// they would read. By hand, for it needs them installed: `apt-get install nginx haproxy systemd prometheus openssl`.
await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-operations-'));
  try {
    makeCertificate(folder);
    const failed = CHECKS.filter((check) => !passes(check, folder));
    if (failed.length > 0) throw new Refusal(`${failed.length} of ${CHECKS.length} checks failed.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** @param {import('./operations-check/checks.mjs').Check} check @param {string} folder */
function passes({ file, program, prepare }, folder) {
  const args = prepare(folder);
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  const name = `operations/${file}: ${program} ${args[0]}`;
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-12).join('\n  ');
  if (error) process.stdout.write(`${name}: not checked, for ${program} is not installed\n`);
  else if (status !== 0) process.stdout.write(`${name}: refused\n  ${said}\n`);
  else
    process.stdout.write(`${name}: accepted${said && `\n  ${said.split('\n').at(-1)?.trim()}`}\n`);
  return !error && status === 0;
}

/** Makes what the examples expect a certificate's authority to have given. @param {string} folder */
function makeCertificate(folder) {
  for (const name of ['tls', 'joined']) mkdirSync(join(folder, name));
  const base = join(folder, 'tls', 'www.lender.example');
  const { status } = spawnSync('openssl', [
    ...[
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=www.lender.example',
    ],
    ...['-keyout', `${base}.key`, '-out', `${base}.pem`],
  ]);
  if (status !== 0)
    throw new Refusal('A certificate for the check cannot be made: install openssl.');
  const both = readFileSync(`${base}.pem`, 'utf8') + readFileSync(`${base}.key`, 'utf8');
  writeFileSync(join(folder, 'joined', 'site.pem'), both);
}
