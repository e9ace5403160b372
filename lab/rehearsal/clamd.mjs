import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../outages/server.mjs';
import { endChild, findProgram, startChild } from '../project.mjs';
import { untilListening } from './haproxy.mjs';

/** The text that the signature made for the rehearsal finds. */
export const MARK = 'loanfront-rehearsal-signature';

/** @returns {string | undefined} */
export function findClamd() {
  const inDebian = '/usr/sbin/clamd'; // not on the PATH of users who are not root
  return findProgram(['clamd']) ?? (existsSync(inDebian) ? inDebian : undefined);
}

/**
 * ClamAV's daemon with one signature, so that nothing is downloaded. It can go away and come back.
 * @param {string} folder
 * @param {string} program
 */
export async function startClamd(folder, program) {
  const [signatures, port] = [join(folder, 'signatures'), await findFreePort()];
  await mkdir(signatures);
  const hex = Buffer.from(MARK).toString('hex');
  await writeFile(join(signatures, 'rehearsal.ndb'), `Rehearsal.Mark:0:*:${hex}\n`);
  const file = join(folder, 'clamd.conf');
  const settings = [
    'Foreground yes',
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    `DatabaseDirectory ${signatures}`,
    `TemporaryDirectory ${folder}`,
  ];
  await writeFile(file, `${settings.join('\n')}\n`);
  const launch = async () => {
    const started = startChild(program, ['--config-file', file], { stdio: 'ignore' });
    await untilListening(port);
    return started;
  };
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child = await launch();
  return {
    url: `tcp://127.0.0.1:${port}`,
    leave: async () => {
      if (child !== undefined) await endChild(child, 'SIGKILL');
      child = undefined;
    },
    comeBack: async () => {
      child ??= await launch();
    },
  };
}
