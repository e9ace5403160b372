import { createServer, type RequestListener, type Server } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { type RequestLimits, USUAL_REQUEST_LIMITS } from '../http/request-limits.ts';
import type { Recorder } from '../operation/observability/recorder.ts';

/** How long a connection may be silent, in milliseconds: Node would wait for ever. */
const MAX_SILENCE_MS = 2 * 60_000;
/** How often Node looks for requests that take too long, in milliseconds. */
const CHECK_EVERY = 5_000;

/** The limits of connections, for an app that listens. */
export function connectionOptions(limits: RequestLimits = USUAL_REQUEST_LIMITS) {
  return {
    // While it stops: what a load balancer sent just before is answered as ever.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    connectionTimeout: MAX_SILENCE_MS,
    requestTimeout: limits.uploadSeconds * 1_000,
    keepAliveTimeout: limits.keepAliveSeconds * 1_000,
    http: {
      headersTimeout: limits.headerSeconds * 1_000,
      connectionsCheckingInterval: CHECK_EVERY,
    },
  } satisfies FastifyHttpOptions<Server>;
}

/** Refuses connections beyond the limit, and counts them. */
export function limitConnections(
  app: FastifyInstance,
  recorder: Recorder,
  { maxConnections }: RequestLimits = USUAL_REQUEST_LIMITS,
): void {
  app.server.maxConnections = maxConnections;
  app.server.on('drop', () => recorder.count('loanfront_connections_refused_total', {}));
}

/**
 * What listens for requests. An app answers them, and another can take its place: connections stay open, and each request
 * has one of both for its whole time.
 */
export interface Front {
  readonly log: FastifyBaseLogger;
  /** Has no routes of its own. */
  readonly listener: FastifyInstance;
  /** From now on this app answers each new request. */
  show(app: FastifyInstance): Promise<void>;
  /** Waits for the requests under way. */
  close(): Promise<void>;
}

interface FrontServices {
  recorder: Recorder;
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Absent: the usual limits. */
  requestLimits?: RequestLimits;
}

export function createFront({ recorder, logger, requestLimits }: FrontServices): Front {
  const options = connectionOptions(requestLimits);
  let shown: FastifyInstance | undefined;
  const answer: RequestListener = (request, response) => {
    if (shown === undefined) response.writeHead(503).end();
    else shown.routing(request, response);
  };
  const listener = Fastify({
    ...options,
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Fastify sets these only on servers that it makes.
    serverFactory: () => {
      const server = createServer(options.http, answer);
      server.keepAliveTimeout = options.keepAliveTimeout;
      server.requestTimeout = options.requestTimeout;
      return server.setTimeout(options.connectionTimeout);
    },
  });
  limitConnections(listener, recorder, requestLimits);
  return {
    log: listener.log,
    listener,
    show: async (app) => {
      await app.ready();
      const before = shown;
      shown = app;
      await before?.close();
    },
    close: async () => {
      await Promise.all([shown?.close(), listener.close()]);
    },
  };
}
