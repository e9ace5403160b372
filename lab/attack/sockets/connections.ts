import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { inMegabytes, startTarget } from '../target.ts';
import { describe, startVisitors } from './other-visitors.ts';
import { type Client, describeEnds, openClient } from './sockets.ts';

/** Descriptors that a process needs beside its connections. */
const OTHERS = 500;

/** How many are opened at a time, and how many ports a loopback address lends. */
const [AT_A_TIME, PER_ADDRESS] = [250, 20_000];

/** So many open connections: first with a ceiling above them, then with the usual one, which refuses what is more. */
export async function attackConnections({ connections }: { connections: number }) {
  const most = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' })) - OTHERS;
  const count = Number.isNaN(most) ? connections : Math.min(connections, most);
  if (count < connections)
    console.log(`${count} connections: this system lends no more descriptors`);
  const held = await hold(count, { MAX_CONNECTIONS: '50000' });
  console.log('with the usual ceiling, 2000:');
  const refused = await hold(Math.min(count, 5_000), {});
  return held && refused;
}

async function hold(count: number, settings: Record<string, string>) {
  const target = await startTarget('postgresql', { HEADER_SECONDS: '60', ...settings });
  const clients: Client[] = [];
  try {
    const before = await target.measure();
    const visitors = startVisitors(target.address);
    const began = Date.now();
    while (clients.length < count) {
      const from = `127.0.0.${2 + Math.floor(clients.length / PER_ADDRESS)}`;
      const wave = Math.min(AT_A_TIME, count - clients.length);
      const opened = await Promise.all(
        Array.from({ length: wave }, () => openClient(target.port, { from })),
      );
      // Every other one sends half a head, the others nothing.
      for (const [n, { socket }] of opened.entries())
        if (n % 2 === 0) socket.write('GET /fr/ HTTP/1.1\r\nHost: a\r\n');
      clients.push(...opened);
    }
    await pause(2_000);
    const load = await target.measure();
    const open = clients.filter(({ state }) => state().isOpen).length;
    console.log(
      `${count} opened in ${Date.now() - began} ms, ${open} stay open: memory ${inMegabytes(load.rss)}, ${load.descriptors} descriptors (before ${inMegabytes(before.rss)}, ${before.descriptors})`,
    );
    const meanwhile = await visitors.stop();
    console.log(`meanwhile: ${describe(meanwhile)}`);
    console.log(`refused: ${describeEnds(clients)}`);
    for (const { socket } of clients) socket.destroy();
    await pause(3_000);
    const after = await target.measure();
    console.log(
      `after: memory ${inMegabytes(after.rss)}, heap ${inMegabytes(before.heap)} → ${inMegabytes(after.heap)}, ${after.descriptors} descriptors`,
    );
    const again = startVisitors(target.address);
    await pause(2_000);
    const served = await again.stop();
    console.log(`afterwards: ${describe(served)}`);
    const isCapped = open < count;
    return (
      served.refused === 0 &&
      after.descriptors < before.descriptors + 20 &&
      (isCapped || meanwhile.refused === 0)
    );
  } finally {
    for (const { socket } of clients) socket.destroy();
    await target.stop();
  }
}
