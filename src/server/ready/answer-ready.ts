import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { REQUEST_ID, requestIdOf } from '../http/request-ids.ts';
import { hasBody } from '../http/request-timeout.ts';
import type { TrustedProxies } from '../http/visitor-address.ts';
import type { Counting } from '../observability/recorder.ts';
import type { Asked, ReadyAnswer } from './ready-answer.ts';

export interface AnsweringServices {
  trusted: TrustedProxies;
  /** While it stops, the framework ends the connections. */
  isStopping: () => boolean;
  recorder: Counting;
  /** What an answer says of the limit, names and values in turn; `undefined` if the framework has to count it. */
  countLookup: (request: IncomingMessage) => readonly string[] | undefined;
  log: Pick<FastifyBaseLogger, 'info'>;
}

/**
 * Answers what was asked before with the same bytes and headers, before the framework makes a request of it: that is
 * nearly all that the framework costs a page or a look-up. Everything else is left to the framework.
 */
export function answerReadyBefore(
  server: Server,
  find: (asked: Asked) => ReadyAnswer | undefined,
  services: AnsweringServices,
): void {
  const framework = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const isOurs = server.listening && !hasBody(request.headers) && !services.isStopping();
    const answer = isOurs ? find(request) : undefined;
    if (answer !== undefined) {
      const limit = answer.isLookup ? services.countLookup(request) : [];
      if (limit !== undefined) return sendReady(request, response, answer, limit, services);
    }
    for (const answerIt of framework) answerIt.call(server, request, response);
  });
}

function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  { status, head, body, logged, timed }: ReadyAnswer,
  limit: readonly string[],
  { trusted, recorder, log }: AnsweringServices,
): void {
  const began = performance.now();
  const reqId = requestIdOf(request, trusted);
  response.writeHead(status, [...head, ...limit, REQUEST_ID, reqId]);
  response.end(body, () => {
    const ms = performance.now() - began;
    recorder.time('http_server_request_duration_seconds', timed, ms / 1_000);
    log.info({ reqId, ...logged, status, ms: Math.round(ms) }, 'answered');
  });
}
