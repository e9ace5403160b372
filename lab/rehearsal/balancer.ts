import { createServer, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How often the servers are asked whether they are ready, in milliseconds. */
const EVERY = 100;

/** How long a server may take to say so, in milliseconds. */
const WITHIN = 5_000;

/**
 * A load balancer for tests, which need no HAProxy then: asks each server whether it is ready, and gives a request that
 * could not connect to the next. A request that reached a server is never repeated.
 * @param ports of the servers
 */
export async function startBalancer(ports: readonly number[]) {
  const ready = new Set();
  let isOpen = true;
  let turn = 0;
  const checking = ports.map(async (port) => {
    while (isOpen) {
      const url = `http://127.0.0.1:${port}/api/v1/ready`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(WITHIN) }).catch(() => {});
      await answer?.text();
      if (answer?.ok === true) ready.add(port);
      else ready.delete(port);
      await pause(EVERY);
    }
  });
  const server = createServer((asked, reply) => {
    turn += 1;
    // A busy machine may make all look unready: then any is tried.
    const candidates = ports.filter((port) => ready.size === 0 || ready.has(port));
    const first = turn % candidates.length;
    pass([...candidates.slice(first), ...candidates.slice(0, first)]);

    function pass([port, ...others]: number[]) {
      if (port === undefined) {
        reply.writeHead(502).end();
        return;
      }
      const { method, url, headers } = asked;
      const passed = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false });
      let isConnected = false;
      passed.once('socket', (socket) => {
        socket.once('connect', () => {
          isConnected = true;
          asked.pipe(passed);
        });
      });
      passed.once('response', (answer) => {
        const { connection: _hop, ...rest } = answer.headers;
        reply.writeHead(answer.statusCode ?? 502, rest);
        answer.pipe(reply);
        answer.once('error', () => reply.destroy());
      });
      passed.once('error', () => {
        if (isConnected) reply.destroy();
        else pass(others);
      });
    }
  });
  server.keepAliveTimeout = 0; // a client must not send into a connection that is being closed
  await new Promise((settle) => server.listen(0, '127.0.0.1', () => settle(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    /** Waits until it knows that a server is ready, or is not. */
    untilKnown: async (port: number, isReady: boolean) => {
      while (ready.has(port) !== isReady) await pause(EVERY / 10);
    },
    stop: async () => {
      isOpen = false;
      server.closeAllConnections();
      server.close();
      await Promise.all(checking);
    },
  };
}
