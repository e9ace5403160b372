import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pour } from './pour.ts';

/** A message as it arrived. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** How a receiver can behave towards one message. */
export type Behaviour = number | 'hang' | 'half' | 'huge' | 'close' | 'redirect' | 'preamble';

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** What the next messages meet with, in order; after them a 204. */
  next(...behaviours: Behaviour[]): void;
  /** Messages that are being answered; the most there were at once, for one message id. */
  overlaps(): number;
  /** Holds every answer until it is called again with `false`. */
  hold(held: boolean): void;
  /** Resolves once so many messages have arrived. */
  arrived(times: number): Promise<void>;
  /** Forgets what arrived, and what was to come. */
  forget(): void;
  /** Nobody listens any more; `start` takes the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real HTTP server in the place of the lender's. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const behaviours: Behaviour[] = [];
  const waiting = new Set<() => void>();
  const underWay = new Map<string, number>();
  let overlaps = 0;
  let port = 0;
  let gate = Promise.withResolvers<void>();
  gate.resolve();

  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '');
    const id = String(request.headers['webhook-id']);
    received.push({ path: String(request.url), headers: request.headers, body });
    const behaviour = behaviours.shift() ?? 204;
    underWay.set(id, (underWay.get(id) ?? 0) + 1);
    overlaps = Math.max(overlaps, underWay.get(id) ?? 0);
    for (const check of waiting) check();
    await gate.promise;
    underWay.set(id, (underWay.get(id) ?? 1) - 1);
    behave(behaviour, response);
  });

  const start = () =>
    new Promise<void>((settle, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', settle);
    });
  await start();
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}/loans`,
    received,
    next: (...more) => behaviours.push(...more),
    overlaps: () => overlaps,
    hold: (held) => {
      if (held) gate = Promise.withResolvers<void>();
      else gate.resolve();
    },
    arrived: (times) =>
      new Promise((settle) => {
        const check = () => {
          if (received.length >= times) settle();
        };
        waiting.add(check);
        check();
      }),
    forget: () => {
      received.length = 0;
      behaviours.length = 0;
    },
    start,
    stop: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
}

function behave(behaviour: Behaviour, response: ServerResponse): void {
  if (typeof behaviour === 'number') {
    response.writeHead(behaviour).end('{"message":"not for anybody’s log"}');
  } else if (behaviour === 'redirect') {
    response.writeHead(307, { location: '/elsewhere' }).end();
  } else if (behaviour === 'close') {
    response.destroy();
  } else if (behaviour === 'half') {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
  } else if (behaviour === 'preamble') {
    // Headers that never end, before any body.
    const { socket } = response;
    socket?.write('HTTP/1.1 200 OK\r\n');
    const more = () => {
      while (socket?.writable && socket.write(`x-more: ${'x'.repeat(1024)}\r\n`));
    };
    socket?.on('drain', more);
    more();
  } else if (behaviour === 'huge') {
    pour(response.writeHead(200));
  }
}
