import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endChild, findProgram, startChild } from '../project.ts';
import { findFreePort } from '../surroundings/server.ts';
import { untilListening } from './haproxy.ts';

/** The text that the signature made for the rehearsal finds. */
export const MARK = 'loanfront-rehearsal-signature';

export function findClamd(): string | undefined {
  const inDebian = '/usr/sbin/clamd'; // not on the PATH of users who are not root
  return findProgram(['clamd']) ?? (existsSync(inDebian) ? inDebian : undefined);
}

/** ClamAV's daemon with one signature, so that nothing is downloaded. It can go away and come back. */
export async function startClamd(folder: string, program: string) {
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
  let child: ChildProcess | undefined = await launch();
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
