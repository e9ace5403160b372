import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';

async function headersOf(overTls: boolean, url = '/') {
  const app = Fastify();
  addSecurityHeaders(app, overTls);
  app.get('/', () => 'ok');
  return (await app.inject(url)).headers;
}

it.each(['/', '/nowhere'])('every answer has the headers that protect it: %s', async (url) => {
  expect(await headersOf(true, url)).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), geolocation=(self)',
  });
});

it('names no software', async () => {
  const headers = await headersOf(true);
  expect(headers.server).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
});

it('insists on TLS only where the site has it', async () => {
  expect((await headersOf(false))['strict-transport-security']).toBeUndefined();
});
