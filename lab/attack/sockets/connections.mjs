import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { inMegabytes, startTarget } from '../target.mjs';
import { describe, startVisitors } from './served-meanwhile.mjs';
import { describeEnds, openClient } from './sockets.mjs';

/** Descriptors that a process needs beside its connections. */
const OTHERS = 500;

/** How many are opened at a time, and how many ports a loopback address lends. */
const [AT_A_TIME, PER_ADDRESS] = [250, 20_000];

/**
 * So many open connections: first with a ceiling above them, then with the usual one, which refuses what is more.
 * @param {{ connections: number }} options
 * @param {(line: string) => void} print
 */
export async function attackConnections({ connections }, print) {
  const most = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' })) - OTHERS;
  const count = Number.isNaN(most) ? connections : Math.min(connections, most);
  if (count < connections) print(`${count} connections: this system lends no more descriptors`);
  const held = await hold(count, { MAX_CONNECTIONS: '50000' }, print);
  print('with the usual ceiling, 2000:');
  const refused = await hold(Math.min(count, 5_000), {}, print);
  return held && refused;
}

/** @param {number} count @param {Record<string, string>} settings @param {(line: string) => void} print */
async function hold(count, settings, print) {
  const target = await startTarget('postgresql', { HEADER_SECONDS: '60', ...settings });
  /** @type {import('./sockets.mjs').Client[]} */
  const clients = [];
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
    print(
      `${count} opened in ${Date.now() - began} ms, ${open} stay open: memory ${inMegabytes(load.rss)}, ${load.descriptors} descriptors (before ${inMegabytes(before.rss)}, ${before.descriptors})`,
    );
    const meanwhile = await visitors.stop();
    print(`meanwhile: ${describe(meanwhile)}`);
    print(`refused: ${describeEnds(clients)}`);
    for (const { socket } of clients) socket.destroy();
    await pause(3_000);
    const after = await target.measure();
    print(
      `after: memory ${inMegabytes(after.rss)}, heap ${inMegabytes(before.heap)} → ${inMegabytes(after.heap)}, ${after.descriptors} descriptors`,
    );
    const again = startVisitors(target.address);
    await pause(2_000);
    const served = await again.stop();
    print(`afterwards: ${describe(served)}`);
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
