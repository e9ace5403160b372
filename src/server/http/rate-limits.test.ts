import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createKeyedHashes } from '../security/encryption/keyed-hashes.ts';
import { answerError } from './handle-errors.ts';
import { addRateLimits, LIMITS } from './rate-limits.ts';
import type { TrustedProxies } from './visitor-address.ts';

const hashes = createKeyedHashes(['a secret of the tests, long enough to hash with']);

async function open(factor: number, trusted: TrustedProxies = false) {
  const app = Fastify();
  app.setErrorHandler(answerError);
  await addRateLimits(app, { factor, trusted, hashes });
  app.get('/place', { config: { limited: 'lookup' } }, () => 'place');
  app.get('/session', { config: { limited: 'session' } }, () => 'session');
  app.get('/page', () => 'page');
  return app;
}

/** Two look-ups a minute. */
const TWO = 2 / LIMITS.lookup;

describe('the limits', () => {
  // W-6.25
  it('refuse excess requests as a problem, with a time to retry', async () => {
    const app = await open(TWO);
    const codes = [];
    for (let n = 0; n < 3; n += 1) codes.push((await app.inject('/place')).statusCode);
    expect(codes).toEqual([200, 200, 429]);
    const refused = await app.inject('/place');
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
  });

  it('hold for each address and each kind separately, and not for pages', async () => {
    const app = await open(TWO);
    for (let n = 0; n < 3; n += 1) await app.inject('/place');
    expect((await app.inject({ url: '/place', remoteAddress: '10.0.0.9' })).statusCode).toBe(200);
    expect((await app.inject('/session')).statusCode).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await app.inject('/page')).statusCode).toBe(200);
  });

  it('hold for a network of IPv6 as for a single address', async () => {
    const app = await open(TWO);
    const from = async (remoteAddress: string) =>
      (await app.inject({ url: '/place', remoteAddress })).statusCode;
    expect(await from('2001:db8:0:1::1')).toBe(200);
    // A household has a /56.
    expect(await from('2001:db8:0:2:ffff::2')).toBe(200);
    expect(await from('2001:db8:0:ff::3')).toBe(429);
    expect(await from('2001:db8:0:100::1')).toBe(200);
  });

  it('hold for the address that the proxy saw, whatever the visitor claims', async () => {
    const app = await open(TWO, { hops: 1 });
    const codes = [];
    for (const claimed of ['203.0.113.1', 'x1', '203.0.113.3']) {
      const headers = { 'x-forwarded-for': `${claimed}, 192.0.2.9` };
      codes.push((await app.inject({ url: '/place', headers })).statusCode);
    }
    expect(codes).toEqual([200, 200, 429]);
  });

  it('rate limits are disabled by 0', async () => {
    const app = await open(0);
    for (let n = 0; n < LIMITS.session + 1; n += 1) {
      expect((await app.inject('/session')).statusCode).toBe(200);
    }
  });
});
