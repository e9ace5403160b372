import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endChild, findProgram, startChild } from '../project.ts';
import { findFreePort } from '../surroundings/server.ts';

/** How soon a server that is not ready gets no more requests, in seconds: two checks, and their answers. */
export const NOTICED_WITHIN = 3;

/**
 * Starts HAProxy in front of the servers, and at another port in front of both PostgreSQL: that address
 * follows the one that takes writes.
 * @param servers ports
 * @param ports that it listens on
 */
export async function startHaproxy(
  folder: string,
  servers: readonly number[],
  databases: readonly { port: number; checkPort: number }[],
  ports: { http: number; database: number },
) {
  const program = findProgram(['haproxy']) ?? '/usr/sbin/haproxy';
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configure(servers, databases, ports));
  await promisify(execFile)(program, ['-c', '-f', file]);
  const child = startChild(program, ['-db', '-f', file], { stdio: 'ignore' });
  await untilListening(ports.database);
  return { address: `http://127.0.0.1:${ports.http}`, stop: () => endChild(child, 'SIGTERM') };
}

export async function choosePorts(): Promise<{ http: number; database: number }> {
  return { http: await findFreePort(), database: await findFreePort() };
}

function configure(
  servers: readonly number[],
  databases: readonly { port: number; checkPort: number }[],
  ports: { http: number; database: number },
) {
  const serverLines = servers.map((port, n) => `  server web${n + 1} 127.0.0.1:${port} check`);
  const databaseLines = databases.map(
    ({ port, checkPort }, n) => `  server db${n + 1} 127.0.0.1:${port} check port ${checkPort}`,
  );
  return `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  retries 3
  option redispatch 1
frontend visitors
  mode http
  bind 127.0.0.1:${ports.http}
  option forwardfor
  timeout http-keep-alive 10s
  default_backend loanfront
backend loanfront
  mode http
  balance roundrobin
  option httpchk GET /api/v1/ready
  http-response set-header x-server %s
  default-server inter 1s fall 2 rise 1
${serverLines.join('\n')}
listen postgresql
  mode tcp
  bind 127.0.0.1:${ports.database}
  option httpchk GET /primary
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${databaseLines.join('\n')}
`;
}

export async function untilListening(port: number) {
  for (let tries = 0; ; tries += 1) {
    const isOpen = await new Promise((settle) => {
      const socket = connect(port, '127.0.0.1', () => settle(true));
      socket.once('error', () => settle(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    if (tries === 600) throw new Error(`Nobody listens on port ${port}`);
    await pause(100);
  }
}
