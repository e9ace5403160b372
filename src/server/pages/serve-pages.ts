import type { FastifyInstance, FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify';
import { ADDRESSES } from '#addresses/pages.ts';
import { PREFETCH_RULES_ADDRESS } from '#addresses/prefetch-rules.ts';
import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { PAGES_ROUTE, pathIn, type ReadyPages } from '../ready/ready-pages.ts';
import { readByteRange } from './byte-range.ts';
import { compressNow } from './compress-now.ts';
import { completePolicy, type PolicySources } from './content-policy.ts';
import { type Encoding, etagIn, etagOf, type Site, type SiteFile } from './load-site.ts';
import { chooseEncoding, chooseLocale, isKnownBy } from './negotiate.ts';

export interface PageServices {
  site: Site;
  /** What pages may load beyond their own policy. */
  policySources: PolicySources;
  configuration: { lender: Pick<Lender, 'languages'> };
  /** In production the gallery of components is not served. */
  production: boolean;
}

interface ReadyFile extends SiteFile {
  header: string;
}

export interface Pages {
  /** The site's own page for an unknown address, in the visitor's language. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** Says that the page failed; `status`: 500, or 503 if repeating may help. */
  sendFailure(request: FastifyRequest, reply: FastifyReply, status?: number): FastifyReply;
  /** A built page, unchanged. */
  sendPage(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply;
  /**
   * Reads a built page with slots at once, so that a page without them stops the start. The result sends
   * the filled page under its own policy, or a 404 if it was not built.
   */
  fillable<Filling>(
    address: string,
    read: (html: string) => (filling: Filling) => string,
  ): SendFilled<Filling>;
  /** For a document that cannot be made now, and may be later. */
  sendNoDocument(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/**
 * Sends a filled page. It is compressed when sent, because every answer differs. `caching` is for a page
 * that belongs to a visitor.
 */
export type SendFilled<Filling> = (
  request: FastifyRequest,
  reply: FastifyReply,
  filling: Filling,
  caching?: string,
) => Promise<FastifyReply>;

const DEVELOPMENT_ONLY = '/dev/';

/** The pages for a status: `/fr/404/`. */
const STATUS_PAGE = /^\/[^/]+\/(404|500|503)\/$/;

type Status = 404 | 500 | 503;

/** Pages whose address also answers scripts, with something else (src/server/offers). */
const ALSO_CALLED: ReadonlySet<string> = new Set(Object.values(ADDRESSES.configurator));

/** The answers that are the same each time: the page, or that it is known. */
const SENT_AGAIN: ReadonlySet<number> = new Set([200, 304]);

/** The encodings available while sending. */
const ENCODED_NOW: Readonly<Record<Encoding, true>> = { br: true, gzip: true, identity: true };

/** Files for pages of other sites, for anybody to fetch, without cookies. */
const SHARED = '/widget/';

/** For how long it may be cached, in seconds: a tariff may change after that. */
const SHARED_FOR = 300;

const DAY = 24 * 60 * 60;

/** What is asked for beside every page and changes once in years, and for how long it may be cached, in seconds. */
const ASKED_BESIDE_PAGES: ReadonlyMap<string, number> = new Map([
  ['/favicon.ico', 30 * DAY],
  [PREFETCH_RULES_ADDRESS, DAY],
]);

/** When to retry a document that cannot be made now, in seconds. */
const RETRY_AFTER = 300;

/** Sends the built pages from memory, already compressed. `ready` keeps what may be sent again. */
export function addPages(
  app: FastifyInstance,
  services: PageServices,
  ready?: Pick<ReadyPages, 'keep'>,
): Pages {
  const { languages } = services.configuration.lender;
  const files = new Map<string, ReadyFile>();
  for (const [address, file] of services.site) {
    if (services.production && address.startsWith(DEVELOPMENT_ONLY)) continue;
    files.set(address, { ...file, header: completePolicy(file.policy, services.policySources) });
  }

  const sendStatus = (
    request: FastifyRequest,
    reply: FastifyReply,
    shown: Status,
    status: number = shown,
  ) => {
    reply.code(status).header('cache-control', 'no-store');
    allowAnyOrigin(request, reply);
    if (shown === 503) reply.header('retry-after', RETRY_AFTER);
    const page = files.get(`/${localeOf(request, languages)}/${shown}/`);
    if (page === undefined) return reply.type('text/plain; charset=utf-8').send(`${status}\n`);
    reply.header('vary', 'Accept-Encoding, Accept-Language');
    return sendBody(request, reply, page);
  };
  const sendNotFound: Pages['sendNotFound'] = (request, reply) => sendStatus(request, reply, 404);

  app.get('/', { schema: { hide: true } }, (request, reply) =>
    reply
      .header('vary', 'Accept-Language')
      .header('cache-control', 'no-cache')
      .redirect(
        `/${chooseLocale(request.headers['accept-language'], languages)}/${queryOf(request)}`,
        302,
      ),
  );

  const keepAnswer: onResponseHookHandler = (request, reply, done) => {
    const path = pathOf(request);
    const file = files.get(path);
    if (file !== undefined && !isPlayed(file) && SENT_AGAIN.has(reply.statusCode))
      ready?.keep(path, request, file, { status: reply.statusCode, headers: reply.getHeaders() });
    done();
  };
  app.get(PAGES_ROUTE, { schema: { hide: true }, onResponse: keepAnswer }, (request, reply) => {
    const address = pathOf(request);
    // At its own address, such a page has its own status.
    const status = STATUS_PAGE.exec(address)?.[1];
    if (status !== undefined) return sendStatus(request, reply, Number(status) as Status);
    const file = files.get(address);
    if (file !== undefined) return sendFile(request, reply, file);
    if (files.has(`${address}/`)) return reply.redirect(`${address}/${queryOf(request)}`, 301);
    return sendNotFound(request, reply);
  });

  return {
    sendNotFound,
    sendPage: (request, reply, address) => {
      const file = files.get(address);
      return file === undefined ? sendNotFound(request, reply) : sendFile(request, reply, file);
    },
    fillable: (address, read) => {
      const file = files.get(address);
      if (file === undefined) return async (request, reply) => sendNotFound(request, reply);
      const fill = read(file.bodies.identity.toString('utf8'));
      return async (request, reply, filling, caching) => {
        const html = Buffer.from(fill(filling));
        const encoding = chooseEncoding(request.headers['accept-encoding'], ENCODED_NOW);
        const bodies = { identity: html, ...(await compressNow(encoding, html)) };
        return sendFile(request, reply, { ...file, bodies, etag: etagOf(html) }, caching);
      };
    },
    sendFailure: (request, reply, status) => sendStatus(request, reply, 500, status),
    sendNoDocument: (request, reply) => sendStatus(request, reply, 503),
  };
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ReadyFile,
  usual = usualCaching(request, file),
): FastifyReply {
  const caching = allowAnyOrigin(request, reply) ? `public, max-age=${SHARED_FOR}` : usual;
  const vary = ALSO_CALLED.has(pathOf(request))
    ? 'Accept-Encoding, X-Requested-With'
    : 'Accept-Encoding';
  reply.header('cache-control', caching).header('vary', vary);
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.bodies);
  const etag = etagIn(file, encoding);
  reply.header('etag', etag);
  if (isKnownBy(request.headers['if-none-match'], etag)) {
    return reply.code(304).header('content-security-policy', file.header).send();
  }
  if (isPlayed(file)) return sendFilm(request, reply, file, etag);
  return sendBody(request, reply, file, encoding);
}

function usualCaching(request: FastifyRequest, file: ReadyFile): string {
  if (file.immutable) return 'public, max-age=31536000, immutable';
  const seconds = ASKED_BESIDE_PAGES.get(pathOf(request));
  return seconds === undefined ? 'no-cache' : `public, max-age=${seconds}`;
}

/** Lets any page fetch a shared file; returns whether it is shared. */
function allowAnyOrigin(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!pathOf(request).startsWith(SHARED)) return false;
  reply.header('access-control-allow-origin', '*');
  reply.header('cross-origin-resource-policy', 'cross-origin');
  return true;
}

function isPage({ type }: SiteFile): boolean {
  return type.startsWith('text/html');
}

function isPlayed({ type }: SiteFile): boolean {
  return type.startsWith('video/');
}

/** Answers range requests for a film, which some players require. */
function sendFilm(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ReadyFile,
  etag: string,
): FastifyReply {
  const { identity } = file.bodies;
  reply.header('accept-ranges', 'bytes');
  const { range, 'if-range': ifRange } = request.headers;
  // A range of another version is answered with the whole file.
  const isSame = ifRange === undefined || ifRange === etag;
  const requested = isSame ? readByteRange(range, identity.length) : undefined;
  if (requested === undefined) return sendBody(request, reply, file, 'identity');
  if (requested === 'none')
    return reply.code(416).header('content-range', `bytes */${identity.length}`).send();
  const { from, to } = requested;
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${identity.length}`)
    .header('content-security-policy', file.header)
    .type(file.type)
    .send(identity.subarray(from, to + 1));
}

function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ReadyFile,
  encoding: Encoding = chooseEncoding(request.headers['accept-encoding'], file.bodies),
): FastifyReply {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (isPage(file)) reply.header('speculation-rules', `"${PREFETCH_RULES_ADDRESS}"`);
  return reply
    .header('content-security-policy', file.header)
    .type(file.type)
    .send(file.bodies[encoding] ?? file.bodies.identity);
}

function localeOf(request: FastifyRequest, languages: Lender['languages']): Locale {
  const language = pathOf(request).split('/')[1];
  const known = languages.find((locale) => locale === language);
  return known ?? chooseLocale(request.headers['accept-language'], languages);
}

/** As the browser wrote it; our own addresses have a single spelling. */
function pathOf(request: FastifyRequest): string {
  return pathIn(request.url);
}

function queryOf(request: FastifyRequest): string {
  const at = request.url.indexOf('?');
  return at < 0 ? '' : request.url.slice(at);
}
