import { setTimeout as pause } from 'node:timers/promises';
import { startTarget } from '../target.ts';
import { describe, startVisitors } from './other-visitors.ts';
import { type Client, describeEnds, openClient } from './sockets.ts';

/** The least that the settings allow, so that the attack is short. */
const SETTINGS = { HEADER_SECONDS: '5', BODY_SECONDS: '5', UPLOAD_SECONDS: '60' };

/** How many clients of each kind. */
const EACH = 200;

/**
 * How long until all have to be ended, in milliseconds. Who never reads is ended by silence: two minutes after the last
 * byte that went out, which Node may notice one period later.
 */
const PATIENCE = 270_000;

const HEAD = 'Host: a\r\nContent-Type: application/json\r\n';

const NEVER_READS = 'many requests, never reads';

/**
 * Sends a text byte by byte until the connection ends.
 * @param between in milliseconds
 */
const drip =
  (text: string, between: number) =>
  async ({ socket, state }: Client) => {
    for (let at = 0; state().isOpen; at += 1) {
      socket.write(text[at % text.length] ?? ' ');
      await pause(between);
    }
  };

const KINDS: Readonly<Record<string, (client: Client) => void | Promise<void>>> = {
  'head byte by byte': drip(
    'GET /fr/ HTTP/1.1\r\nX-A: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    700,
  ),
  'half a head, then silence': ({ socket }) =>
    void socket.write('GET /fr/ HTTP/1.1\r\nHost: a\r\n'),
  'body byte by byte': async (client) => {
    client.socket.write(
      `POST /api/v1/client-errors HTTP/1.1\r\n${HEAD}Content-Length: 900\r\n\r\n`,
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
  [NEVER_READS]: ({ socket }) => {
    socket.pause();
    socket.write('GET /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(60));
  },
};

/**
 * Clients that send slowly or never read, while others visit. Succeeds if the limits end them all, and every other
 * visitor is served.
 */
export async function attackSlowly() {
  const target = await startTarget('postgresql', SETTINGS);
  const clients: Record<string, Client[]> = {};
  try {
    const calm = startVisitors(target.address);
    await pause(5_000);
    console.log(`before: ${describe(await calm.stop())}`);
    const before = await target.measure();
    const visitors = startVisitors(target.address);
    for (const [kind, misbehave] of Object.entries(KINDS)) {
      clients[kind] = await Promise.all(
        Array.from({ length: EACH }, () => openClient(target.port)),
      );
      for (const client of clients[kind]) void misbehave(client);
    }
    const until = Date.now() + PATIENCE;
    const sending = Object.keys(KINDS).filter((kind) => kind !== NEVER_READS);
    const areSending = () =>
      sending.some((kind) => clients[kind]?.some(({ state }) => state().isOpen));
    while (areSending() && Date.now() < until) await pause(500);
    // Who never reads does not see its end either: the server's descriptors tell.
    const areKept = async () => (await target.countDescriptors()) > before.descriptors + 20;
    while ((await areKept()) && Date.now() < until) await pause(500);
    const seconds = Math.round((PATIENCE - (until - Date.now())) / 1_000);
    const meanwhile = await visitors.stop();
    console.log(`meanwhile: ${describe(meanwhile)}`);
    for (const kind of sending) console.log(`${kind}: ${describeEnds(clients[kind] ?? [])}`);
    const areEnded = !areSending() && !(await areKept());
    console.log(`${NEVER_READS}: ${areEnded ? 'all' : 'not all'} ended within ${seconds} s`);
    for (const { socket } of Object.values(clients).flat()) socket.destroy();
    await pause(2_000);
    const after = await target.measure();
    console.log(`descriptors ${before.descriptors} before, ${after.descriptors} after`);
    return areEnded && meanwhile.refused === 0 && after.descriptors < before.descriptors + 20;
  } finally {
    for (const { socket } of Object.values(clients).flat()) socket.destroy();
    await target.stop();
  }
}
