import { once } from 'node:events';
import { connect } from 'node:net';
import type { Scanner } from './scanner.ts';

/** How long clamd may be silent, in milliseconds: while connecting, sending, or waiting for the verdict. */
const TIMEOUT = 20_000;
const MAX_REPLY_BYTES = 4_096; // a reply is a line

/** ClamAV's daemon, by its command INSTREAM, which leaves nothing on its disk. */
export function createClamd(url: string, timeout = TIMEOUT): Scanner {
  const { hostname, port } = new URL(url);
  return {
    scan: async (bytes) => {
      const socket = connect({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: Number(port || 3310),
      });
      socket.setTimeout(timeout, () => socket.destroy(new Error('clamd is silent')));
      const gone = once(socket, 'close').catch(() => {});
      try {
        await once(socket, 'connect');
        const reply = readReply(socket);
        reply.catch(() => {}); // handled below
        const send = async (data: Uint8Array) => {
          if (!socket.writable || socket.write(data)) return;
          await Promise.race([once(socket, 'drain'), gone]);
        };
        await send(Buffer.from('zINSTREAM\0'));
        for await (const part of bytes) {
          const length = Buffer.alloc(4);
          length.writeUInt32BE(part.length);
          await send(Buffer.concat([length, part]));
        }
        await send(Buffer.alloc(4));
        return readVerdict(await reply);
      } catch {
        return 'unreachable';
      } finally {
        socket.destroy();
      }
    },
  };
}

async function readReply(socket: AsyncIterable<Buffer>): Promise<string> {
  let reply = '';
  for await (const part of socket) {
    reply += part.toString('latin1');
    if (reply.includes('\0') || reply.length > MAX_REPLY_BYTES) break;
  }
  return reply;
}

/** "stream: OK", "stream: Eicar-Signature FOUND"; anything else ("size limit exceeded") is not a verdict. */
function readVerdict(reply: string): 'clean' | 'infected' | 'unreachable' {
  if (/^stream: OK\0/.test(reply)) return 'clean';
  return /^stream: .* FOUND\0/.test(reply) ? 'infected' : 'unreachable';
}
