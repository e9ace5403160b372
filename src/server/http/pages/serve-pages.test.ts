import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EARLIER_ASSETS, LATER_SITES } from './built-with.ts';
import { type PolicySources, sourcesOf } from './content-policy.ts';
import { loadLaterSites } from './later-sites.ts';
import { loadSite } from './load-site.ts';
import { addPages } from './serve-pages.ts';

const HOME = '<!doctype html><title>Accueil</title>'.repeat(20);

const FILM = Buffer.from('0123456789');

const FILES: Readonly<Record<string, string | Buffer>> = {
  'fr/index.html': HOME,
  'fr/index.html.br': brotliCompressSync(HOME),
  'nl/index.html': 'Thuis',
  'nl/simulator/index.html': 'Simulator',
  'fr/404/index.html': 'introuvable',
  'nl/404/index.html': 'niet gevonden',
  'nl/500/index.html': 'stuk',
  'nl/503/index.html': 'geen document',
  'dev/components/fr/index.html': 'galerie',
  'assets/app.abc.js': 'export {}',
  'favicon.svg': '<svg/>',
  'favicon.ico': 'icon',
  'prefetch.speculationrules': '{}',
  'widget/fr.json': '{}',
  'films/river.mp4': FILM,
  'films/fr/river.vtt': 'WEBVTT',
  '.secret': 'no',
  'built-with.json': '{}',
  'headers.json': JSON.stringify({ '/fr/': "default-src 'self'; script-src 'sha256-a='" }),
};

let folder: string;
const apps: FastifyInstance[] = [];

async function open(
  production: boolean,
  policySources: PolicySources = {},
): Promise<FastifyInstance> {
  const app = Fastify();
  const pages = addPages(app, {
    site: await loadSite(folder),
    policySources,
    production,
    configuration: { lender: { languages: ['fr', 'nl'] } },
  });
  app.get('/nl/broken/', () => {
    throw new Error('on purpose');
  });
  app.setNotFoundHandler((request, reply) => pages.sendNotFound(request, reply));
  app.setErrorHandler((_error, request, reply) => pages.sendFailure(request, reply));
  apps.push(app);
  return app;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loanfront-site-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await rm(folder, { recursive: true });
});

describe('a page', () => {
  it('at an address that scripts call too declares it to caches', async () => {
    const app = await open(false);
    const answer = await app.inject('/nl/simulator/?amount=1');
    expect([answer.body, answer.headers.vary]).toEqual([
      'Simulator',
      'Accept-Encoding, X-Requested-With',
    ]);
  });

  it('is sent as compressed by the build', async () => {
    const app = await open(false);
    const answer = await app.inject({ url: '/fr/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'content-security-policy':
        "default-src 'self'; script-src 'sha256-a='; frame-ancestors 'none'",
    });
    expect(answer.rawPayload.equals(brotliCompressSync(HOME))).toBe(true);
  });

  it('is sent uncompressed to clients that accept nothing else', async () => {
    const app = await open(false);
    const answer = await app.inject('/fr/');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(HOME);
  });

  it('is not sent again if it is known, in the same encoding', async () => {
    const app = await open(false);
    const br = { 'accept-encoding': 'br' };
    const { etag } = (await app.inject({ url: '/fr/', headers: br })).headers;
    const known = (headers: Record<string, string>) => app.inject({ url: '/fr/', headers });
    const again = await known({ ...br, 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await known({ ...br, 'if-none-match': `"x", W/${etag}` })).statusCode).toBe(304);
    expect((await known({ 'if-none-match': String(etag) })).statusCode).toBe(200);
    expect((await known({ ...br, 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('may load what the lender has configured, whichever way it is requested', async () => {
    const app = await open(
      false,
      sourcesOf(undefined, { thanksFrame: 'https://ads.example/conversion' }),
    );
    const answers = [
      await app.inject('/fr/'),
      await app.inject({ url: '/fr/', headers: { 'if-none-match': '*' } }),
      await app.inject('/fr/nulle-part/'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 304, 404]);
    for (const { headers } of answers)
      expect(headers['content-security-policy']).toMatch(
        /; frame-src 'self' https:\/\/ads\.example$/,
      );
    const strict = await (await open(false)).inject('/fr/');
    expect(strict.headers['content-security-policy']).not.toContain('frame-src');
  });

  it('answers HEAD without a body', async () => {
    const app = await open(false);
    const answer = await app.inject({ method: 'HEAD', url: '/fr/' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it.each([
    ['/widget/fr.json', '*', 'public, max-age=300'],
    // A page in a frame of another site is told that there is none.
    ['/widget/xx.json', '*', 'no-store'],
    ['/fr/', undefined, 'no-cache'],
  ])('%s may be fetched by pages of %s, and is cached as %s', async (address, origins, caching) => {
    const app = await open(false);
    const { headers } = await app.inject(address);
    expect(headers['access-control-allow-origin']).toBe(origins);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe(origins && 'cross-origin');
    expect(headers['cache-control']).toBe(caching);
  });

  it('is cached for ever if its name contains its hash', async () => {
    const app = await open(false);
    const answer = await app.inject('/assets/app.abc.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });
});

describe('the icon that browsers request unasked', () => {
  it('exists, as an icon, and is cached', async () => {
    const app = await open(false);
    const answer = await app.inject('/favicon.ico');
    expect([answer.statusCode, answer.body]).toEqual([200, 'icon']);
    expect(answer.headers['content-type']).toBe('image/x-icon');
    expect(answer.headers['cache-control']).toBe('public, max-age=2592000');
  });
});

describe('the rules by which links are fetched before they are followed', () => {
  it('are named by every page, and by nothing else', async () => {
    const app = await open(false);
    const named = async (url: string) => (await app.inject(url)).headers['speculation-rules'];
    expect(await named('/fr/')).toBe('"/prefetch.speculationrules"');
    expect(await named('/nl/nowhere/')).toBe('"/prefetch.speculationrules"');
    expect(await named('/favicon.svg')).toBeUndefined();
  });

  it('are of their own type, and cached', async () => {
    const { headers } = await (await open(false)).inject('/prefetch.speculationrules');
    expect(headers['content-type']).toBe('application/speculationrules+json');
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });
});

describe('a film', () => {
  const url = '/films/river.mp4';

  it('accepts range requests', async () => {
    const answer = await (await open(false)).inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
    expect(answer.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' });
  });

  it.each([
    ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
  ])('requested as %s', async (range, status, body, contentRange) => {
    const answer = await (await open(false)).inject({ url, headers: { range } });
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  it('is sent whole if the client holds another version', async () => {
    const app = await open(false);
    const fetchIt = (ifRange: string) =>
      app.inject({ url, headers: { range: 'bytes=4-', 'if-range': ifRange } });
    const { etag } = (await app.inject(url)).headers;
    expect((await fetchIt(String(etag))).statusCode).toBe(206);
    expect((await fetchIt('"another"')).statusCode).toBe(200);
  });

  it('has captions of the right content type', async () => {
    const { headers } = await (await open(false)).inject('/films/fr/river.vtt');
    expect(headers['content-type']).toBe('text/vtt; charset=utf-8');
  });
});

describe('an address', () => {
  it.each([
    ['/fr', 301, '/fr/'],
    ['/fr?a=1', 301, '/fr/?a=1'],
    ['/', 302, '/nl/'],
    ['/?a=1', 302, '/nl/?a=1'],
  ])('redirects: %s', async (url, status, location) => {
    const app = await open(false);
    const answer = await app.inject({ url, headers: { 'accept-language': 'nl' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  });

  it.each([
    ['/fr/nulle-part/', 'introuvable'],
    ['/nl/nergens', 'niet gevonden'],
    ['/elsewhere', 'niet gevonden'],
    ['/fr/index.html', 'introuvable'],
    ['/headers.json', 'niet gevonden'],
    ['/built-with.json', 'niet gevonden'],
    ['/.secret', 'niet gevonden'],
    ['/fr/index.html.br', 'introuvable'],
    ['/fr/../.secret', 'niet gevonden'],
    ['//evil.example/', 'niet gevonden'],
    ['//evil.example', 'niet gevonden'],
    ['/fr/%2e%2e/.secret', 'niet gevonden'],
  ])('an unknown address is answered by a 404 page in its language: %s', async (url, body) => {
    const app = await open(false);
    const answer = await app.inject({ url, headers: { 'accept-language': 'nl' } });
    expect([answer.statusCode, answer.body]).toEqual([404, body]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('an address that fails is answered by the 500 page', async () => {
    const app = await open(false);
    const answer = await app.inject('/nl/broken/');
    expect([answer.statusCode, answer.body]).toEqual([500, 'stuk']);
  });

  it.each([
    ['/fr/404/', 404, 'introuvable'],
    ['/nl/404/?a=1', 404, 'niet gevonden'],
    ['/nl/500/', 500, 'stuk'],
    ['/nl/503/', 503, 'geen document'],
    // No page was built for it, so only the status is sent.
    ['/fr/500/', 500, '500\n'],
    ['/de/404/', 404, 'introuvable'],
  ])('the address of a status page has its status: %s', async (url, status, body) => {
    const app = await open(false);
    const answer = await app.inject({ url, headers: { 'accept-language': 'fr' } });
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  });

  it('the address of a status page does not exist without its slash', async () => {
    const app = await open(false);
    const answer = await app.inject('/fr/404');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/fr/404/']);
  });

  it('the gallery is served outside production only', async () => {
    const url = '/dev/components/fr/';
    expect((await (await open(false)).inject(url)).statusCode).toBe(200);
    expect((await (await open(true)).inject(url)).statusCode).toBe(404);
  });
});

// F-12.4
it('answers for the scripts of the build before, and for nothing else of it', async () => {
  const before = join(folder, EARLIER_ASSETS);
  for (const name of ['assets/app.old.js', 'nl/old/index.html']) {
    await mkdir(dirname(join(before, name)), { recursive: true });
    await writeFile(join(before, name), 'old');
  }
  const app = Fastify();
  const pages = addPages(app, {
    site: await loadSite(folder),
    earlierAssets: await loadSite(before),
    policySources: {},
    production: false,
    configuration: { lender: { languages: ['nl'] } },
  });
  app.setNotFoundHandler((request, reply) => pages.sendNotFound(request, reply));
  apps.push(app);
  const script = await app.inject('/assets/app.old.js');
  expect([script.statusCode, script.body]).toEqual([200, 'old']);
  expect(script.headers['cache-control']).toContain('immutable');
  expect((await app.inject('/assets/app.abc.js')).body).toBe('export {}');
  expect((await app.inject('/nl/old/')).statusCode).toBe(404);
});

describe('no site', () => {
  it('is not an error: there is nothing to send', async () => {
    expect((await loadSite(join(folder, 'nothing-here'))).size).toBe(0);
  });
});

// F-7.6
describe('pages of several days', () => {
  const day = (month: number, of: number) => ({ year: 2027, month, day: of });
  let today = day(1, 14);
  let app: FastifyInstance;

  beforeAll(async () => {
    const later = join(folder, LATER_SITES, '2027-01-15');
    await mkdir(join(later, 'nl'), { recursive: true });
    await mkdir(join(later, 'assets'), { recursive: true });
    await writeFile(join(later, 'nl/index.html'), 'Thuis in januari');
    await writeFile(join(later, 'favicon.svg'), '<svg/>');
    await writeFile(join(later, 'assets/app.def.js'), 'export {}');
    const site = await loadSite(folder);
    app = Fastify();
    const pages = addPages(app, {
      site,
      laterSites: { sites: await loadLaterSites(folder, site), today: () => today },
      policySources: {},
      production: true,
      configuration: { lender: { languages: ['nl'] } },
    });
    app.setNotFoundHandler((request, reply) => pages.sendNotFound(request, reply));
    apps.push(app);
  });

  const bodyOf = async (path: string) => (await app.inject(path)).body;

  it('change with the day, without a restart', async () => {
    today = day(1, 14);
    expect(await bodyOf('/nl/')).toBe('Thuis');
    today = day(1, 15);
    expect(await bodyOf('/nl/')).toBe('Thuis in januari');
  });

  it('keep the scripts of pages that were opened on another day, and no pages', async () => {
    today = day(1, 15);
    expect((await app.inject('/assets/app.abc.js')).statusCode).toBe(200);
    expect((await app.inject('/nl/simulator/')).statusCode).toBe(404);
  });

  it('hold what is the same on both days in memory once', async () => {
    const site = await loadSite(folder);
    const [later] = await loadLaterSites(folder, site);
    expect(later?.site.get('/favicon.svg')).toBe(site.get('/favicon.svg'));
    expect(later?.site.get('/nl/')).not.toBe(site.get('/nl/'));
  });
});
