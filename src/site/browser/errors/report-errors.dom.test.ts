import { beforeEach, expect, it, vi } from 'vitest';
import { reportErrors } from './report-errors.ts';

const sent: { address: string; body: Blob }[] = [];

beforeEach(() => {
  sent.length = 0;
  document.body.dataset.namespace = 'home';
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, body: Blob) => sent.push({ address, body }) > 0,
  });
});

it('tells what failed and where, without its message, three times at most', async () => {
  reportErrors();
  const error = new TypeError('emile@example.be is not a function');
  const filename = 'https://fluvia.example/_astro/page.js';
  window.dispatchEvent(new ErrorEvent('error', { error, filename, lineno: 7 }));
  const rejection = Object.assign(new Event('unhandledrejection'), {
    reason: new RangeError('emile'),
  });
  for (let n = 0; n < 5; n += 1) window.dispatchEvent(rejection);
  expect(sent).toHaveLength(3);
  const [first, second] = await Promise.all(sent.map(({ body }) => body.text()));
  expect(sent[0]?.address).toBe('/api/v1/client-errors');
  expect(sent[0]?.body.type).toBe('application/json');
  expect(JSON.parse(first ?? '')).toEqual({
    kind: 'error',
    name: 'TypeError',
    script: 'page.js',
    line: 7,
    page: 'home',
  });
  expect(JSON.parse(second ?? '')).toEqual({ kind: 'rejection', name: 'RangeError', page: 'home' });
});
