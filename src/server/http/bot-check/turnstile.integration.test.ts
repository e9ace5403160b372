import { createServer, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { writeEndlessly } from '#tests/server/write-endlessly.ts';
import { createTurnstileCheck } from './turnstile.ts';

const YES = '{"success":true}';
const NOW = new Date('2026-11-20T14:00:00Z');
/** Milliseconds: long enough for an answer on a busy machine; two tests wait for its end. */
const PATIENCE = 5_000;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A mock of Cloudflare: answers as the test asks, or never with `null`, and records the requests. */
async function standIn(
  answer: (parameters: URLSearchParams, response: ServerResponse) => string | null,
) {
  const requests: URLSearchParams[] = [];
  server = createServer(async (request, response) => {
    const parameters = new URLSearchParams(await text(request));
    requests.push(parameters);
    const body = answer(parameters, response);
    if (body !== null) response.end(body);
  });
  await new Promise<void>((settle) => server?.listen(0, '127.0.0.1', settle));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
  const provider = { siteKey: 'site', secret: 'secret', verifyUrl };
  return { requests, check: createTurnstileCheck(provider, PATIENCE) };
}

describe('Turnstile', () => {
  it('tells the browser its site key', async () => {
    const { check } = await standIn(() => '');
    expect(check.offer).toEqual({ provider: 'turnstile', siteKey: 'site' });
    expect(check.createChallenge).toBeUndefined();
  });

  it('accepts what Cloudflare accepts', async () => {
    const { check, requests } = await standIn(() => '{"success":true}');
    const verdict = await check.verify('token', NOW);
    expect(verdict).toMatchObject({ ok: true, fingerprint: expect.not.stringContaining('token') });
    expect(Object.fromEntries(requests[0] ?? [])).toEqual({ secret: 'secret', response: 'token' });
  });

  it('refuses what Cloudflare refuses', async () => {
    const { check } = await standIn(() => '{"success":false,"error-codes":["invalid"]}');
    expect(await check.verify('token', NOW)).toEqual({ ok: false, reason: 'notProven' });
  });

  it.each(['', 'x'.repeat(2_049)])('does not ask about an invalid token', async (proof) => {
    const { check, requests } = await standIn(() => '{"success":true}');
    expect(await check.verify(proof, NOW)).toEqual({ ok: false, reason: 'notProven' });
    expect(requests).toEqual([]);
  });

  it('gives no verdict without an answer', async () => {
    const { check } = await standIn(() => '<html>');
    expect(await check.verify('token', NOW)).toEqual({ ok: false, reason: 'checkUnavailable' });
    server?.closeAllConnections();
    await new Promise((settle) => server?.close(settle));
    expect(await check.verify('token', NOW)).toEqual({ ok: false, reason: 'checkUnavailable' });
  });

  it('follows no redirect, which would carry the secret elsewhere', async () => {
    const { check, requests } = await standIn((_asked, response) => {
      if (requests.length > 1) return YES;
      response.writeHead(307, { location: '/elsewhere' });
      return '';
    });
    expect(await check.verify('token', NOW)).toEqual({ ok: false, reason: 'checkUnavailable' });
    expect(requests).toHaveLength(1);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['nothing at all', () => {}],
    ['the beginning of one', (response) => response.write('{"success":')],
    ['one without end', writeEndlessly],
    ['one that is too long to be true', (response) => response.end(' '.repeat(20_000) + YES)],
  ])('gives no verdict if the answer is %s', async (_, answer) => {
    const { check } = await standIn((_asked, response) => {
      answer(response);
      return null;
    });
    expect(await check.verify('token', NOW)).toEqual({ ok: false, reason: 'checkUnavailable' });
  });
});
