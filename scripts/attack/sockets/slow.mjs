import { setTimeout as pause } from 'node:timers/promises';
import { startTarget } from '../target.mjs';
import { describe, startVisitors } from './served-meanwhile.mjs';
import { describeEnds, openClient } from './sockets.mjs';

/** @typedef {import('./sockets.mjs').Client} Client */

/** The least that the settings allow, so that the attack is short. */
const SETTINGS = { HEADER_SECONDS: '5', BODY_SECONDS: '5', UPLOAD_SECONDS: '60' };

/** How many clients of each kind. */
const EACH = 200;

/** How long until all have to be ended: the longest limit, and how often Node looks, in milliseconds. */
const PATIENCE = 90_000;

const HEAD = 'Host: a\r\nContent-Type: application/json\r\n';

/** Sends a text byte by byte until the connection ends. @param {string} text @param {number} between in milliseconds */
const drip =
  (text, between) =>
  async (/** @type {Client} */ { socket, state }) => {
    for (let at = 0; state().isOpen; at += 1) {
      socket.write(text[at % text.length] ?? ' ');
      await pause(between);
    }
  };

/** @type {Readonly<Record<string, (client: Client) => void | Promise<void>>>} */
const KINDS = {
  'head byte by byte': drip(
    'GET /fr/ HTTP/1.1\r\nX-A: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    700,
  ),
  'half a head, then silence': ({ socket }) =>
    void socket.write('GET /fr/ HTTP/1.1\r\nHost: a\r\n'),
  'body byte by byte': async (client) => {
    client.socket.write(
      `POST /api/v1/client-errors HTTP/1.1\r\n${HEAD}Content-Length: 9000\r\n\r\n`,
    );
    await drip('{"kind":"error","name":"a', 700)(client);
  },
  'half a body, then silence': ({ socket }) =>
    void socket.write(`POST /api/v1/prospects HTTP/1.1\r\n${HEAD}Content-Length: 90\r\n\r\n{"la`),
  'upload byte by byte': async (client) => {
    const type = 'Host: a\r\nContent-Type: multipart/form-data; boundary=b\r\n';
    client.socket.write(
      `POST /api/v1/forms/contact HTTP/1.1\r\n${type}Content-Length: 90000\r\n\r\n`,
    );
    await drip(
      '--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a.txt"\r\n\r\naaa',
      700,
    )(client);
  },
  'many requests, never reads': ({ socket }) => {
    socket.pause();
    socket.write('GET /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(60));
  },
};

/**
 * Clients that send and read slowly, while others visit. Succeeds if the limits end those that send, and every other
 * visitor is served.
 * @param {unknown} _options
 * @param {(line: string) => void} print
 */
export async function attackSlowly(_options, print) {
  const target = await startTarget('postgresql', SETTINGS);
  /** @type {Record<string, Client[]>} */
  const clients = {};
  try {
    const calm = startVisitors(target.address);
    await pause(5_000);
    print(`before: ${describe(await calm.stop())}`);
    const before = await target.measure();
    const visitors = startVisitors(target.address);
    for (const [kind, misbehave] of Object.entries(KINDS)) {
      clients[kind] = await Promise.all(
        Array.from({ length: EACH }, () => openClient(target.port)),
      );
      for (const client of clients[kind]) void misbehave(client);
    }
    const until = Date.now() + PATIENCE;
    const sending = () => Object.entries(clients).filter(([kind]) => !kind.includes('never reads'));
    const areOpen = () => sending().some(([, among]) => among.some(({ state }) => state().isOpen));
    while (areOpen() && Date.now() < until) await pause(500);
    const meanwhile = await visitors.stop();
    print(`meanwhile: ${describe(meanwhile)}`);
    for (const [kind, among] of Object.entries(clients)) print(`${kind}: ${describeEnds(among)}`);
    const areEnded = !areOpen();
    for (const { socket } of Object.values(clients).flat()) socket.destroy();
    await pause(2_000);
    const after = await target.measure();
    print(`descriptors ${before.descriptors} before, ${after.descriptors} after`);
    return areEnded && meanwhile.refused === 0 && after.descriptors < before.descriptors + 20;
  } finally {
    for (const { socket } of Object.values(clients).flat()) socket.destroy();
    await target.stop();
  }
}
