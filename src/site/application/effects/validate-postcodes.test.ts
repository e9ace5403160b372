import { expect, it, vi } from 'vitest';
import { validatePostcodes } from './validate-postcodes.ts';

/** The server gives these answers, in this order. */
function answering(...answers: readonly [status: number, body: unknown][]): void {
  const responses = answers.map(([status, body]) => Response.json(body, { status }));
  vi.stubGlobal('fetch', async () => responses.shift());
}

it.each<[number, unknown]>([
  [429, { type: 'urn:loanfront:problem:too-many-requests', status: 429 }],
  [503, { status: 503 }],
  [404, { status: 404 }],
])('learns nothing of a postcode from %i %j', async (status, body) => {
  answering([status, body], [200, { valid: false }]);
  expect(await validatePostcodes(['5000'])).toEqual({ known: {}, isAll: false });
  expect(await validatePostcodes(['5000'])).toEqual({ known: { 5000: false }, isAll: true });
});

it('learns nothing where nothing answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await validatePostcodes(['5000'])).toEqual({ known: {}, isAll: false });
});

it('keeps what was answered next to what was not', async () => {
  answering([200, { valid: true }], [503, {}]);
  expect(await validatePostcodes(['5000', '1000'])).toEqual({
    known: { 5000: true },
    isAll: false,
  });
});
