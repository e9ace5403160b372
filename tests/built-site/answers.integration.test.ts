import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBuiltApp } from './built-app.ts';
import { BUILT_PAGES, isStatusPage, LATER_STEPS, PAGES } from './built-pages.ts';

let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openBuiltApp());
});
afterAll(() => close());

// W-1.2
describe('the root address', () => {
  it.each([
    ['nl-BE,nl;q=0.9,en;q=0.5', '/nl/'],
    ['fr-BE,fr;q=0.9', '/fr/'],
    ['it,nl;q=0.4,fr;q=0.8', '/fr/'],
    ['nl;q=0.1,fr;q=0', '/nl/'],
    ['de-BE,fr;q=0.8', '/de/'],
    ['en', '/en/'],
    ['it', '/fr/'],
  ])('redirects Accept-Language %s to %s', async (header, expected) => {
    const answer = await app.inject({ url: '/', headers: { 'accept-language': header } });
    expect([302, 303, 307]).toContain(answer.statusCode);
    expect(new URL(answer.headers.location ?? '', 'http://x').pathname).toBe(expected);
    expect(answer.headers.vary).toMatch(/accept-language/i);
  });
});

it('answers an unknown call with a problem document', async () => {
  const answer = await app.inject('/api/v1/nothing-here');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ status: 404 });
});

it('sends pages compressed, with a strict policy and the usual headers', async () => {
  const { headers } = await app.inject({ url: '/fr/', headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src [^;]*'sha256-/);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();
  expect(headers['strict-transport-security'] ?? '').toMatch(/^(max-age=\d+.*)?$/);
});

it('does not send an unchanged page again', async () => {
  const { etag } = (await app.inject('/fr/')).headers;
  expect(etag).toBeTruthy();
  const second = await app.inject({ url: '/fr/', headers: { 'if-none-match': etag ?? '' } });
  expect(second.statusCode).toBe(304);
});

it('sends the default icon in three sizes', async () => {
  const answer = await app.inject('/favicon.ico');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/x-icon']);
  const [kind, pictures] = [answer.rawPayload.readUInt16LE(2), answer.rawPayload.readUInt16LE(4)];
  expect([kind, pictures]).toEqual([1, 3]);
});

// C-6.11
it('serves every built page, also at the addresses of the application’s later steps', async () => {
  for (const path of [...BUILT_PAGES.filter((built) => !isStatusPage(built)), ...LATER_STEPS])
    expect((await app.inject(path)).statusCode, path).toBe(200);
});

it.each(PAGES.filter(isStatusPage))('answers %s with its own status', async (path) => {
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(Number(/\d{3}/.exec(path)?.[0]));
  expect(answer.headers['retry-after'] !== undefined).toBe(answer.statusCode === 503);
});
