import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { writeEndlessly } from './write-endlessly.ts';

/** A received message. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The ways in which a receiver can respond to a message. */
export type Behaviour =
  | number
  | { status: number; headers: Readonly<Record<string, string>> }
  | 'hang'
  | 'half'
  | 'huge'
  | 'close'
  | 'redirect'
  | 'preamble';

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** The responses to the next messages, in order; after them a 204. */
  next(...behaviours: Behaviour[]): void;
  /** The highest number of messages with the same id that were answered at once. */
  overlaps(): number;
  /** Holds every answer until it is called with `false`. */
  hold(held: boolean): void;
  /** Resolves once this many messages have arrived. */
  arrived(times: number): Promise<void>;
  /** Forgets received messages and planned responses. */
  forget(): void;
  /** Stops listening; `start` uses the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real HTTP server in place of the lender's. */
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
    // A kept connection can end while the next message is on its way.
    response.shouldKeepAlive = false;
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
    hold: (isHeld) => {
      if (isHeld) gate = Promise.withResolvers<void>();
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
  } else if (typeof behaviour === 'object') {
    response.writeHead(behaviour.status, behaviour.headers).end();
  } else if (behaviour === 'redirect') {
    response.writeHead(307, { location: '/elsewhere' }).end();
  } else if (behaviour === 'close') {
    response.destroy();
  } else if (behaviour === 'half') {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
  } else if (behaviour === 'preamble') {
    // Endless headers, before any body.
    const { socket } = response;
    socket?.write('HTTP/1.1 200 OK\r\n');
    const more = () => {
      while (socket?.writable && socket.write(`x-more: ${'x'.repeat(1024)}\r\n`));
    };
    socket?.on('drain', more);
    more();
  } else if (behaviour === 'huge') {
    writeEndlessly(response.writeHead(200));
  }
}
