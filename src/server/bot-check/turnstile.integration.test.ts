import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createTurnstileCheck } from './turnstile.ts';

const NOW = new Date('2026-11-20T14:00:00Z');
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** In Cloudflare's place: answers as it is told, and notes what it was asked. */
async function standIn(answer: (asked: URLSearchParams) => string) {
  const asked: URLSearchParams[] = [];
  server = createServer(async (request, response) => {
    const parameters = new URLSearchParams(await text(request));
    asked.push(parameters);
    response.end(answer(parameters));
  });
  await new Promise<void>((settle) => server?.listen(0, '127.0.0.1', settle));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
  return { asked, check: createTurnstileCheck({ siteKey: 'site', secret: 'secret', verifyUrl }) };
}

describe('Turnstile', () => {
  it('tells the browser its site key', async () => {
    const { check } = await standIn(() => '');
    expect(check.offer).toEqual({ provider: 'turnstile', siteKey: 'site' });
    expect(check.createChallenge).toBeUndefined();
  });

  it('takes what Cloudflare takes', async () => {
    const { check, asked } = await standIn(() => '{"success":true}');
    const verdict = await check.verify('token', NOW);
    expect(verdict).toMatchObject({ ok: true, fingerprint: expect.not.stringContaining('token') });
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'secret', response: 'token' });
  });

  it('refuses what Cloudflare refuses', async () => {
    const { check } = await standIn(() => '{"success":false,"error-codes":["invalid"]}');
    expect(await check.verify('token', NOW)).toEqual({ ok: false, reason: 'notProven' });
  });

  it.each(['', 'x'.repeat(2_049)])('does not ask for a token that is none', async (proof) => {
    const { check, asked } = await standIn(() => '{"success":true}');
    expect(await check.verify(proof, NOW)).toEqual({ ok: false, reason: 'notProven' });
    expect(asked).toEqual([]);
  });

  it('gives no verdict where no answer came', async () => {
    const { check } = await standIn(() => '<html>');
    expect(await check.verify('token', NOW)).toEqual({ ok: false, reason: 'checkUnavailable' });
    server?.closeAllConnections();
    await new Promise((settle) => server?.close(settle));
    expect(await check.verify('token', NOW)).toEqual({ ok: false, reason: 'checkUnavailable' });
  });
});
