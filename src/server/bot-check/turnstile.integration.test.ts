import { createServer, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { pour } from '#tests/server/pour.ts';
import { createTurnstileCheck } from './turnstile.ts';

const YES = '{"success":true}';
const NOW = new Date('2026-11-20T14:00:00Z');
/** Milliseconds: a stand-in that hangs should not hold the tests for long. */
const PATIENCE = 1_500;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** In Cloudflare's place: answers as it is told, or not with `null`, and notes what it was asked. */
async function standIn(
  answer: (asked: URLSearchParams, response: ServerResponse) => string | null,
) {
  const asked: URLSearchParams[] = [];
  server = createServer(async (request, response) => {
    const parameters = new URLSearchParams(await text(request));
    asked.push(parameters);
    const body = answer(parameters, response);
    if (body !== null) response.end(body);
  });
  await new Promise<void>((settle) => server?.listen(0, '127.0.0.1', settle));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
  const provider = { siteKey: 'site', secret: 'secret', verifyUrl };
  return { asked, check: createTurnstileCheck(provider, PATIENCE) };
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

  it.each<[string, (response: ServerResponse) => void]>([
    ['nothing at all', () => {}],
    ['the beginning of one', (response) => response.write('{"success":')],
    ['one without end', pour],
    ['one that is too long to be true', (response) => response.end(' '.repeat(20_000) + YES)],
  ])('gives no verdict where the answer is %s', async (_, answer) => {
    const { check } = await standIn((_asked, response) => {
      answer(response);
      return null;
    });
    expect(await check.verify('token', NOW)).toEqual({ ok: false, reason: 'checkUnavailable' });
  });
});
