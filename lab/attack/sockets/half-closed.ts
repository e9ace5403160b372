import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { inMegabytes, startTarget } from '../target.ts';
import { openClient } from './sockets.ts';

/** How many clients at each stage, in each way. */
const EACH = 60;

/** How long the server may take to forget them, in milliseconds. */
const PATIENCE = 20_000;

const FILE = `--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a.txt"\r\n\r\n${'a'.repeat(200_000)}`;
const REQUESTS = {
  call: 'GET /api/v1/ready HTTP/1.1\r\nHost: a\r\n\r\n',
  page: 'GET /fr/ HTTP/1.1\r\nHost: a\r\n\r\n',
  body: 'POST /api/v1/prospects HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"lang":"fr","a":12}',
  upload: `POST /api/v1/forms/contact HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 400000\r\n\r\n${FILE}`,
};

/** How much of the request is sent before. */
const STAGES = { nothing: 0, 'a byte': 0.001, half: 0.5, 'all but a byte': 0.999, all: 1 };

/** The ways to leave. */
const LEAVES: Readonly<Record<string, (socket: Socket) => void>> = {
  'half closed': (socket) => void socket.end(),
  reset: (socket) => void socket.resetAndDestroy(),
  closed: (socket) => void socket.destroy(),
};

/**
 * Clients that leave at every stage of a request. Succeeds if the server keeps no descriptor, no file and no
 * connection to the database of theirs.
 */
export async function attackHalfClosed() {
  const target = await startTarget('postgresql', { BODY_SECONDS: '5', HEADER_SECONDS: '5' });
  try {
    const [before, files] = [await target.measure(), countFiles()];
    let left = 0;
    for (const request of Object.values(REQUESTS))
      for (const share of Object.values(STAGES))
        for (const leave of Object.values(LEAVES)) {
          await leaveAt(target.port, request.slice(0, Math.ceil(request.length * share)), leave);
          left += EACH;
        }
    let after = await target.measure();
    for (const until = Date.now() + PATIENCE; after.descriptors > before.descriptors + 20; ) {
      if (Date.now() > until) break;
      await pause(1_000);
      after = await target.measure();
    }
    const more = countFiles() - files;
    const ready = await fetch(`${target.address}/api/v1/ready`);
    console.log(
      `${left} clients left: descriptors ${before.descriptors} before, ${after.descriptors} after (20 connections to the database among them); heap ${inMegabytes(before.heap)}, ${inMegabytes(after.heap)}; ${more} more files in the folder for temporary ones; ready answers ${ready.status}`,
    );
    return after.descriptors <= before.descriptors + 25 && more <= 0 && ready.ok;
  } finally {
    await target.stop();
  }
}

async function leaveAt(port: number, sent: string, leave: (socket: Socket) => void) {
  const clients = await Promise.all(
    Array.from({ length: EACH }, () => openClient(port, { allowHalfOpen: true })),
  );
  for (const { socket } of clients) if (sent !== '') socket.write(sent, 'latin1');
  await pause(30);
  for (const { socket } of clients) leave(socket);
  await pause(200);
  for (const { socket } of clients) socket.destroy();
}

/** Files of uploads in the system's folder for temporary ones. */
function countFiles() {
  return readdirSync('/tmp').filter((name) => /upload|multipart/i.test(name)).length;
}
