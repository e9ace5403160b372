import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { REQUEST_ID, requestIdOf } from '../http/request-ids.ts';
import { hasBody } from '../http/request-timeout.ts';
import type { TrustedProxies } from '../http/visitor-address.ts';
import type { Counted, Counting, Timed } from '../metrics/recorder.ts';
import { type Encoding, etagIn, type SiteFile } from './load-site.ts';
import { chooseEncoding, isKnownBy } from './negotiate.ts';

/** The part of a request that an answer depends on, besides its address. */
type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

/** An answer as it was sent, without its request id. */
interface ReadyAnswer {
  readonly status: number;
  /** Names and values in turn. */
  readonly head: readonly string[];
  readonly body: Buffer | undefined;
  /** As it is counted, and timed. */
  readonly counted: Counted['loanfront_http_requests_total'];
  readonly timed: Timed['loanfront_http_request_duration_seconds'];
}

/** What a page answers in an encoding. */
interface ReadyEncoding {
  readonly etag: string;
  /** To GET, and to HEAD; each where the page is known, and where it is not. */
  readonly answers: Record<'GET' | 'HEAD', { known?: ReadyAnswer; unknown?: ReadyAnswer }>;
}

interface ReadyPage {
  readonly file: SiteFile;
  readonly encodings: Partial<Record<Encoding, ReadyEncoding>>;
}

/** The answer that the framework gave. */
interface Given {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface ReadyAnswers {
  /** Keeps an answer for the next who asks the same. */
  keep(path: string, asked: Asked, file: SiteFile, given: Given): void;
  /** The answer to a request, if the same was answered before. */
  find(path: string, asked: Asked): ReadyAnswer | undefined;
}

/**
 * The answers of pages that were sent before. They depend on nothing but the page, the method, the encoding and
 * whether the page is known: all else that the framework adds to them is the same each time, save the request id.
 */
export function createReadyAnswers(): ReadyAnswers {
  const pages = new Map<string, ReadyPage>();
  return {
    keep: (path, { method, headers: asked }, file, { status, headers }) => {
      // The last on its connection, as while the server stops: the next is not.
      if (headers.connection !== undefined || !isReading(method)) return;
      const page = pages.get(path) ?? { file, encodings: {} };
      pages.set(path, page);
      const encoding = chooseEncoding(asked['accept-encoding'], file.bodies);
      page.encodings[encoding] ??= {
        etag: etagIn(file, encoding),
        answers: { GET: {}, HEAD: {} },
      };
      const head = Object.entries(headers)
        .filter(([name]) => name !== REQUEST_ID)
        .flatMap(([name, value]) => [name, String(value)]);
      const body = status === 200 && method === 'GET' ? file.bodies[encoding] : undefined;
      const timed = { method, route: PAGES_ROUTE };
      const answer = { status, head, body, timed, counted: { ...timed, status: String(status) } };
      page.encodings[encoding].answers[method][status === 304 ? 'known' : 'unknown'] = answer;
    },
    find: (path, { method, headers }) => {
      const page = pages.get(path);
      if (page === undefined || !isReading(method)) return undefined;
      const ready = page.encodings[chooseEncoding(headers['accept-encoding'], page.file.bodies)];
      if (ready === undefined) return undefined;
      const isKnown = isKnownBy(headers['if-none-match'], ready.etag);
      return ready.answers[method][isKnown ? 'known' : 'unknown'];
    },
  };
}

const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD';

export interface AnsweringServices {
  trusted: TrustedProxies;
  /** While it stops, the framework ends the connections. */
  isStopping: () => boolean;
  recorder: Counting;
  log: Pick<FastifyBaseLogger, 'info'>;
}

/** The route that pages are declared with, as logs and metrics name it. */
export const PAGES_ROUTE = '/*';

/**
 * Answers a page that was sent before with the same bytes and headers, before the framework makes a request of it: that
 * is nearly all that the framework costs a page. Everything else is left to the framework.
 */
export function answerReadyBefore(
  server: Server,
  ready: Pick<ReadyAnswers, 'find'>,
  services: AnsweringServices,
): void {
  const framework = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const answer = isPlain(request) ? ready.find(pathIn(request.url), request) : undefined;
    if (answer !== undefined && server.listening && !services.isStopping())
      return sendReady(request, response, answer, services);
    for (const answerIt of framework) answerIt.call(server, request, response);
  });
}

/** A visitor's request for a page, as scripts' calls and forms are not. */
function isPlain({ headers }: Asked): boolean {
  return headers['x-requested-with'] === undefined && !hasBody(headers);
}

function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  { status, head, body, counted, timed }: ReadyAnswer,
  { trusted, recorder, log }: AnsweringServices,
): void {
  const began = performance.now();
  const reqId = requestIdOf(request, trusted);
  response.writeHead(status, [...head, REQUEST_ID, reqId]);
  response.end(body, () => {
    const ms = performance.now() - began;
    recorder.count('loanfront_http_requests_total', counted);
    recorder.time('loanfront_http_request_duration_seconds', timed, ms / 1_000);
    log.info({ reqId, ...timed, status, ms: Math.round(ms) }, 'answered');
  });
}

/** The address without its query. */
export function pathIn(url = '/'): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
