import { expect, test } from '@playwright/test';

test.describe('the root', () => {
  for (const [asked, expected] of [
    ['nl-BE,nl;q=0.9,en;q=0.5', '/nl/'],
    ['fr-BE,fr;q=0.9', '/fr/'],
    ['it,nl;q=0.4,fr;q=0.8', '/fr/'],
    ['nl;q=0.1,fr;q=0', '/nl/'],
    ['de-BE,fr;q=0.8', '/de/'],
    ['en', '/en/'],
    ['it', '/fr/'],
  ] as const) {
    test(`leads who asks for ${asked} to ${expected}`, async ({ request }) => {
      const answer = await request.get('/', {
        headers: { 'Accept-Language': asked },
        maxRedirects: 0,
      });
      expect([302, 303, 307]).toContain(answer.status());
      expect(new URL(answer.headers().location ?? '', 'http://x').pathname).toBe(expected);
      expect(answer.headers().vary).toMatch(/accept-language/i);
    });
  }
});

test('an unknown call is a problem document', async ({ request }) => {
  const answer = await request.get('/api/v1/nothing-here');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: 404 });
});

test('pages come compressed, under a strict policy, with the usual headers', async ({
  request,
}) => {
  const answer = await request.get('/fr/', { headers: { 'Accept-Encoding': 'br' } });
  const headers = answer.headers();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src [^;]*'sha256-/);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();
  expect(headers['strict-transport-security'] ?? '').toMatch(/^(max-age=\d+.*)?$/);
});

test('a page that has not changed is not sent again', async ({ request }) => {
  const first = await request.get('/fr/');
  const etag = first.headers().etag;
  expect(etag).toBeTruthy();
  const second = await request.get('/fr/', { headers: { 'If-None-Match': etag ?? '' } });
  expect(second.status()).toBe(304);
});

test('the icon that browsers ask for unasked is one of three sizes', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  const icon = await answer.body();
  const [kind, pictures] = [icon.readUInt16LE(2), icon.readUInt16LE(4)];
  expect([kind, pictures]).toEqual([1, 3]);
});
