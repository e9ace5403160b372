import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyedHashes } from '../encryption/keyed-hashes.ts';
import { cached, compressLong } from '../http/caching.ts';
import { answerError } from '../http/handle-errors.ts';
import { addRateLimits, LIMITS } from '../http/rate-limits.ts';
import { REQUEST_ID, requestIdOf, tellRequestIds } from '../http/request-ids.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { logEachAnswer } from '../log/log-each-answer.ts';
import { countRequests } from '../metrics/count-requests.ts';
import { endConnectionsOnceStopping } from '../operation/drain.ts';
import { loadSite } from '../pages/load-site.ts';
import { addPages } from '../pages/serve-pages.ts';
import { answerReadyBefore } from './answer-ready.ts';
import { createReadyLookups } from './ready-lookups.ts';
import { createReadyPages } from './ready-pages.ts';

const HOME = '<!doctype html><title>Accueil</title>'.repeat(20);
const ETAG = /^etag$/i;
/** What is each answer's own. */
const ITS_OWN = /^(?:date|x-request-id|x-ratelimit-(?:remaining|reset))$/i;
const TRUSTED = { hops: 1 };

const FILES: Readonly<Record<string, string | Buffer>> = {
  'fr/index.html': HOME,
  'fr/index.html.br': brotliCompressSync(HOME),
  'fr/index.html.gz': gzipSync(HOME),
  'fr/404/index.html': 'introuvable',
  'fr/simulateur/index.html': 'Simulateur',
  'assets/app.abc.js': 'export {}',
  'widget/fr.json': '{}',
  'favicon.ico': 'icon',
  'films/river.mp4': '0123456789',
  'headers.json': JSON.stringify({ '/fr/': "default-src 'self'" }),
};

let folder: string;
let app: FastifyInstance;
let isStopping = false;
let instant = new Date('2026-11-20T14:00:30Z');
/** What the framework made a request of, what was counted and what was logged. */
let byFramework = 0;
const counted: unknown[] = [];
const logged: Record<string, unknown>[] = [];

/** As many look-ups a minute from an address. */
const MOST = 10;

/** Room for about ten answers. */
const KEPT_BYTES = 12_000;

/** What `lookups` may keep and may not. */
function addLookups(api: FastifyInstance) {
  const lookup = { config: { limited: 'lookup' } } as const;
  const sameUntil = () => new Date('2026-11-20T14:01:00Z');
  api.get<{ Params: { n: string } }>('/rate/:n', lookup, ({ params }, reply) =>
    cached(reply).send({ rate: params.n }),
  );
  api.get('/long', { ...lookup, onSend: compressLong }, (_request, reply) =>
    cached(reply).send({ names: 'Bruxelles '.repeat(400) }),
  );
  api.get('/huge', lookup, (_request, reply) => cached(reply).send('x'.repeat(64_001)));
  api.get('/is-open', { config: { ...lookup.config, sameUntil } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ isOpened: true }),
  );
  api.get('/unsure', lookup, (_request, reply) =>
    reply.header('cache-control', 'no-store').send([]),
  );
  api.get('/unknown', lookup, (_request, reply) => cached(reply).code(404).send({}));
  api.get('/unlimited', (_request, reply) => cached(reply).send({}));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loanfront-ready-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  app = Fastify({
    logger: { level: 'info', stream: { write: (line) => logged.push(JSON.parse(line)) } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (raw) => requestIdOf(raw, TRUSTED),
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    byFramework += 1;
    done();
  });
  const recorder = {
    count: (name: string, labels: object) => counted.push({ name, ...labels }),
    time: (name: string, labels: object) => counted.push({ name, ...labels }),
  };
  tellRequestIds(app);
  endConnectionsOnceStopping(app, { isStopping: () => isStopping });
  logEachAnswer(app);
  app.decorateReply('problemType', undefined);
  countRequests(app, recorder);
  addSecurityHeaders(app, true);
  const countLookup = await addRateLimits(app, MOST / LIMITS.lookup, TRUSTED, {
    counts: { add: async () => new Map() },
    hashes: createKeyedHashes(['a secret of the tests, long enough to hash with']),
  });
  const lookups = createReadyLookups(() => instant, KEPT_BYTES);
  await app.register(
    async (api) => {
      lookups.keepAnswersOf(api);
      api.setErrorHandler(answerError);
      addLookups(api);
    },
    { prefix: '/api' },
  );
  const ready = createReadyPages();
  const pages = addPages(
    app,
    {
      site: await loadSite(folder),
      policySources: {},
      production: true,
      configuration: { lender: { languages: ['fr'] } },
    },
    ready,
  );
  app.setNotFoundHandler((request, reply) => pages.sendNotFound(request, reply));
  answerReadyBefore(app.server, (asked) => ready.find(asked) ?? lookups.find(asked), {
    trusted: TRUSTED,
    isStopping: () => isStopping,
    recorder,
    countLookup,
    log: app.log,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** An answer byte for byte, without its date, with its id and the tag apart. */
async function ask({ path, method = 'GET', headers = {} }: Asked) {
  const { port } = app.server.address() as AddressInfo;
  const asking = request({ port, host: '127.0.0.1', path, method, headers });
  asking.end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const { statusCode, rawHeaders } = response;
  const named = Array.from({ length: rawHeaders.length / 2 }, (_, n) =>
    rawHeaders.slice(2 * n, 2 * n + 2),
  );
  const kept = named.filter(([name = '']) => !ITS_OWN.test(name));
  return {
    answer: {
      statusCode,
      headers: kept.toSorted(),
      body: (await buffer(response)).toString('hex'),
    },
    id: response.headers[REQUEST_ID],
    remaining: Number(response.headers['x-ratelimit-remaining']),
    etag: named.find(([name = '']) => ETAG.test(name))?.[1] ?? '',
  };
}

/** Who answers a request asked twice, and whether both answers, counts and log lines are the same. */
async function askTwice(asked: Asked) {
  const asks = async () => {
    const before = { byFramework, counted: counted.length, logged: logged.length };
    const { answer, id } = await ask(asked);
    await expect.poll(() => logged.length).toBe(before.logged + 1);
    const { time: _time, reqId, ms: _ms, ...line } = logged.at(-1) ?? {};
    expect(reqId).toBe(id);
    const isByFramework = byFramework > before.byFramework;
    return { id, isByFramework, told: { answer, line, counts: counted.slice(before.counted) } };
  };
  const first = await asks();
  const again = await asks();
  expect(again.told).toEqual(first.told);
  expect(again.id).not.toBe(first.id);
  return [first.isByFramework, again.isByFramework];
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('a page that is asked for again is answered as before, without the framework', () => {
  it.each<Asked>([
    { path: '/fr/' },
    { path: '/fr/', headers: BROWSER },
    { path: '/fr/', headers: { 'accept-encoding': 'gzip' } },
    { path: '/fr/', method: 'HEAD' },
    { path: '/fr/', method: 'HEAD', headers: BROWSER },
    { path: '/fr/simulateur/?amount=1' },
    { path: '/assets/app.abc.js' },
    { path: '/widget/fr.json' },
    { path: '/favicon.ico' },
    { path: '/fr/', headers: { 'if-none-match': '*' } },
    { path: '/fr/', method: 'HEAD', headers: { 'if-none-match': '*' } },
  ])('%o', async (asked) => {
    expect(await askTwice(asked)).toEqual([true, false]);
  });

  it('where it is known by its tag, in its own encoding', async () => {
    const { etag } = await ask({ path: '/fr/', headers: BROWSER });
    const known = { path: '/fr/', headers: { ...BROWSER, 'if-none-match': `"x", W/${etag}` } };
    expect(await askTwice(known)).toEqual([true, false]);
    expect((await ask(known)).answer.statusCode).toBe(304);
    const other = { path: '/fr/', headers: { 'if-none-match': etag } };
    expect((await ask(other)).answer.statusCode).toBe(200);
  });

  it('with the id that a trusted proxy gave it', async () => {
    const id = '3f1b6a52-6c0e-4f1e-9a55-0f6f0f0a7b11';
    await ask({ path: '/fr/' });
    const before = byFramework;
    expect((await ask({ path: '/fr/', headers: { [REQUEST_ID]: id } })).id).toBe(id);
    expect(byFramework).toBe(before);
  });
});

/** Somebody who has asked nothing yet. */
let visitors = 0;
function newVisitor() {
  visitors += 1;
  return { 'x-forwarded-for': `192.0.2.${visitors}` };
}

describe('a look-up that is asked for again is answered as before, without the framework', () => {
  it.each<Asked>([
    { path: '/api/rate/1' },
    { path: '/api/rate/2', headers: BROWSER },
    { path: '/api/rate/3', headers: { 'x-requested-with': 'XMLHttpRequest' } },
    { path: '/api/long' },
    { path: '/api/long', headers: BROWSER },
    { path: '/api/is-open' },
  ])('%o', async (asked) => {
    const headers = { ...asked.headers, ...newVisitor() };
    expect(await askTwice({ ...asked, headers })).toEqual([true, false]);
  });

  it('and counted among the visitor’s, until the limit is reached', async () => {
    const headers = newVisitor();
    const answers = [];
    for (let n = 0; n <= MOST; n += 1) answers.push(await ask({ path: '/api/rate/4', headers }));
    const left = Array.from({ length: MOST }, (_, n) => MOST - 1 - n);
    expect(answers.map(({ remaining }) => remaining)).toEqual([...left, 0]);
    expect(answers.map(({ answer }) => answer.statusCode)).toEqual([...left.map(() => 200), 429]);
    const another = await ask({ path: '/api/rate/4', headers: newVisitor() });
    expect(another.answer.statusCode).toBe(200);
  });

  it('as long as browsers may cache it, or as it stays the same', async () => {
    const began = instant;
    const isReady = async (path: string) => (await askTwice({ path, headers: newVisitor() }))[0];
    await isReady('/api/rate/5');
    await isReady('/api/is-open');
    instant = new Date('2026-11-20T14:00:59.999Z');
    expect(await isReady('/api/is-open')).toBe(false);
    instant = new Date('2026-11-20T14:01:00Z');
    expect((await ask({ path: '/api/is-open', headers: newVisitor() })).answer.statusCode).toBe(
      200,
    );
    expect(await isReady('/api/rate/5')).toBe(false);
    instant = new Date(began.getTime() + 300_000);
    expect(await isReady('/api/rate/5')).toBe(true);
    instant = began;
  });

  it('while there is room: the first kept is the first to go', async () => {
    const isByFramework = async (path: string) => {
      const before = byFramework;
      await ask({ path, headers: newVisitor() });
      return byFramework > before;
    };
    await ask({ path: '/api/rate/first', headers: newVisitor() });
    for (let n = 0; n < 8; n += 1)
      await ask({ path: `/api/rate/room-${n}`, headers: newVisitor() });
    expect(await isByFramework('/api/rate/first')).toBe(false);
    for (let n = 8; n < 20; n += 1)
      await ask({ path: `/api/rate/room-${n}`, headers: newVisitor() });
    expect(await isByFramework('/api/rate/room-19')).toBe(false);
    expect(await isByFramework('/api/rate/first')).toBe(true);
  });
});

describe('the framework answers each time', () => {
  it.each<Asked>([
    { path: '/api/unsure' },
    { path: '/api/unknown' },
    { path: '/api/unlimited' },
    { path: '/api/huge' },
    { path: '/api/rate/6', method: 'HEAD' },
  ])('%o', async (asked) => {
    const headers = { ...asked.headers, ...newVisitor() };
    expect(await askTwice({ ...asked, headers })).toEqual([true, true]);
  });

  it.each<Asked>([
    { path: '/fr/nulle-part/' },
    { path: '/fr/404/' },
    { path: '/fr' },
    { path: '/films/river.mp4' },
    { path: '/fr/', method: 'POST' },
    { path: '/fr/', headers: { 'transfer-encoding': 'chunked' } },
    { path: '/fr/simulateur/', headers: { 'x-requested-with': 'XMLHttpRequest' } },
  ])('%o', async (asked) => {
    await ask({ path: '/fr/' });
    expect(await askTwice(asked)).toEqual([true, true]);
  });

  it('while the server stops, and the answer ends its connection', async () => {
    await ask({ path: '/fr/' });
    isStopping = true;
    const { answer } = await ask({ path: '/fr/', headers: { connection: 'keep-alive' } });
    isStopping = false;
    expect(answer.headers).toContainEqual(['connection', 'close']);
    const { answer: after } = await ask({ path: '/fr/', headers: { connection: 'keep-alive' } });
    expect(after.headers).not.toContainEqual(['connection', 'close']);
  });
});
