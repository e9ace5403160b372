import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type FromDay, holdingOn } from '#domain/tariff/tariff-periods.ts';
import { compressNow } from './compress-now.ts';
import type { PolicySources } from './content-policy.ts';
import type { DatedSite, LaterSites } from './later-sites.ts';
import { type Encoding, etagOf, type Site } from './load-site.ts';
import { chooseEncoding, chooseLocale, isKnownBy } from './negotiate.ts';
import {
  ANY_ORIGIN,
  type PreparedBody,
  type PreparedFile,
  prepareFile,
  SHARED_FOLDER,
} from './prepare-file.ts';
import { sendFilm } from './send-film.ts';

export interface PageServices {
  site: Site;
  /** Absent: the site is the same on every day. */
  laterSites?: LaterSites;
  /** Scripts, styles and pictures of the build before, for pages that are open in a browser. Absent: there was none. */
  earlierAssets?: Site;
  /** What pages may load beyond their own policy. */
  policySources: PolicySources;
  configuration: { lender: Pick<Lender, 'languages'> };
  /** In production the gallery of components is not served. */
  production: boolean;
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

/** The encodings available while sending. */
const ENCODED_NOW: Readonly<Record<Encoding, true>> = { br: true, gzip: true, identity: true };

/** When to retry a document that cannot be made now, in seconds. */
const RETRY_AFTER = 300;

/** Its files have a hash of their content in their names. */
const HASHED_FOLDER = '/assets/';

/** Sends the built pages from memory. Their bytes and headers are finished here, before the first request. */
export function addPages(app: FastifyInstance, services: PageServices): Pages {
  const { languages } = services.configuration.lender;
  const { site, laterSites, earlierAssets = new Map(), policySources } = services;
  const prepare = ({ from, site }: DatedSite) => ({ from, files: prepareSite(site, services) });
  const first: DatedSite = { from: undefined, site };
  const later = laterSites?.sites ?? [];
  const prepared = [prepare(first), ...later.map(prepare)] as const;
  /** What holds today, out of what differs between the days. */
  const ofToday = <Part extends FromDay>(parts: readonly [Part, ...Part[]]): Part =>
    laterSites === undefined ? parts[0] : holdingOn(parts, laterSites.today());
  const filesOfToday = () => ofToday(prepared).files;
  const withOwnAssets = [
    ...prepared.map(({ files }) => files),
    prepareSite(earlierAssets, services),
  ];
  /** A page that was opened before midnight, or before a publication, still asks for its own scripts. */
  const assetOfOtherPages = (address: string) =>
    address.startsWith(HASHED_FOLDER)
      ? withOwnAssets.find((files) => files.has(address))?.get(address)
      : undefined;

  const sendStatus = (
    request: FastifyRequest,
    reply: FastifyReply,
    shown: Status,
    status: number = shown,
  ) => {
    reply.code(status).header('cache-control', 'no-store');
    if (request.url.startsWith(SHARED_FOLDER)) reply.headers(ANY_ORIGIN);
    if (shown === 503) reply.header('retry-after', RETRY_AFTER);
    const page = filesOfToday().get(`/${localeOf(request, languages)}/${shown}/`);
    if (page === undefined) return reply.type('text/plain; charset=utf-8').send(`${status}\n`);
    const { content, bytes } = bodyFor(request, page);
    return reply.headers(content).header('vary', 'Accept-Encoding, Accept-Language').send(bytes);
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

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const address = pathOf(request);
    // At its own address, such a page has its own status.
    const status = STATUS_PAGE.exec(address)?.[1];
    if (status !== undefined) return sendStatus(request, reply, Number(status) as Status);
    const files = filesOfToday();
    const file = files.get(address) ?? assetOfOtherPages(address);
    if (file !== undefined) return sendFile(request, reply, file);
    if (files.has(`${address}/`)) return reply.redirect(`${address}/${queryOf(request)}`, 301);
    return sendNotFound(request, reply);
  });

  return {
    sendNotFound,
    sendPage: (request, reply, address) => {
      const file = filesOfToday().get(address);
      return file === undefined ? sendNotFound(request, reply) : sendFile(request, reply, file);
    },
    fillable: (address, read) => {
      const readIn = ({ from, site }: DatedSite) => {
        const file = site.get(address);
        return { from, file, fill: file && read(file.bodies.identity.toString('utf8')) };
      };
      const pages = [readIn(first), ...later.map(readIn)] as const;
      return async (request, reply, filling, caching) => {
        const { file, fill } = ofToday(pages);
        if (file === undefined || fill === undefined) return sendNotFound(request, reply);
        const html = Buffer.from(fill(filling));
        const encoding = chooseEncoding(request.headers['accept-encoding'], ENCODED_NOW);
        const bodies = { identity: html, ...(await compressNow(encoding, html)) };
        const filled = { ...file, bodies, etag: etagOf(html) };
        return sendFile(request, reply, prepareFile(address, filled, policySources, caching));
      };
    },
    sendFailure: (request, reply, status) => sendStatus(request, reply, 500, status),
    sendNoDocument: (request, reply) => sendStatus(request, reply, 503),
  };
}

function prepareSite(
  site: Site,
  { production, policySources }: Pick<PageServices, 'production' | 'policySources'>,
): ReadonlyMap<string, PreparedFile> {
  const files = new Map<string, PreparedFile>();
  for (const [address, file] of site) {
    if (production && address.startsWith(DEVELOPMENT_ONLY)) continue;
    files.set(address, prepareFile(address, file, policySources));
  }
  return files;
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: PreparedFile): FastifyReply {
  const body = bodyFor(request, file);
  if (isKnownBy(request.headers['if-none-match'], body.etag))
    return reply.code(304).headers(body.unchanged).send();
  if (file.isFilm) return sendFilm(request, reply, body);
  return reply.headers(body.full).send(body.bytes);
}

/** The file in the encoding that the browser prefers. */
function bodyFor(request: FastifyRequest, { bodies }: PreparedFile): PreparedBody {
  return bodies[chooseEncoding(request.headers['accept-encoding'], bodies)] ?? bodies.identity;
}

function localeOf(request: FastifyRequest, languages: Lender['languages']): Locale {
  const language = pathOf(request).split('/')[1];
  const known = languages.find((locale) => locale === language);
  return known ?? chooseLocale(request.headers['accept-language'], languages);
}

/** As the browser wrote it; our own addresses have a single spelling. */
function pathOf(request: FastifyRequest): string {
  const at = request.url.indexOf('?');
  return at < 0 ? request.url : request.url.slice(0, at);
}

function queryOf(request: FastifyRequest): string {
  const at = request.url.indexOf('?');
  return at < 0 ? '' : request.url.slice(at);
}
