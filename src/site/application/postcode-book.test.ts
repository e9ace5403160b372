import { expect, it, vi } from 'vitest';
import { createPostcodeBook } from './postcode-book.ts';

/** The server answers so, once each in this order. */
function answering(...answers: readonly [status: number, body: unknown][]): void {
  const responses = answers.map(([status, body]) => Response.json(body, { status }));
  vi.stubGlobal('fetch', async () => responses.shift());
}

it.each<[number, unknown]>([
  [429, { type: 'urn:loanfront:problem:too-many-requests', status: 429 }],
  [503, { status: 503 }],
  [404, { status: 404 }],
  [200, { valid: 'yes' }],
])('learns nothing of a postcode from %i %j, and asks again', async (status, body) => {
  answering([status, body], [200, { valid: false }]);
  const book = createPostcodeBook();
  expect(await book.learn(['5000'])).toBe(false);
  expect(book.isPostcode('5000')).toBe(true);
  expect(await book.learn(['5000'])).toBe(true);
  expect(book.isPostcode('5000')).toBe(false);
});

it('learns nothing where nothing answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await createPostcodeBook().learn(['5000'])).toBe(false);
});

it('asks once what was answered, and nothing of what is no postcode', async () => {
  answering([200, { valid: true }]);
  const book = createPostcodeBook();
  expect(await book.learn(['5000', '50'])).toBe(true);
  expect(await book.learn(['5000'])).toBe(true);
  expect(book.isPostcode('5000')).toBe(true);
});
