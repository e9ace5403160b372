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

it.each([
  ['https://fluvia.example/fr/pret-auto/?duration=48&taeg=4.49', ''],
  [`https://fluvia.example/fr/#${'x'.repeat(200)}`, ''],
  ['https://fluvia.example/assets/page.js?astro-retry=1', 'page.js'],
  [`https://fluvia.example/assets/${'x'.repeat(200)}.js`, `${'x'.repeat(97)}.js`],
  ['', ''],
])('reports the file of %s as %j, without its query', async (filename, script) => {
  reportErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('x'), filename, lineno: 1 }));
  const body = JSON.parse((await sent.at(-1)?.body.text()) ?? '');
  expect(body).toMatchObject({ script });
});
