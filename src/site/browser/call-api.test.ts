import { afterEach, expect, it, vi } from 'vitest';
import type { suggestPlaces } from '#calls/brokers/suggest-places.ts';
import type { validatePostcode } from '#calls/lookups/validate-postcode.ts';
import { callApi, isDecided, readReply } from './call-api.ts';

const PROBLEM = { type: 'about:blank' };

const VALIDATE = {
  method: 'GET',
  url: '/postcode/:zip/validate',
  params: { zip: '50/0' },
} as const;
const callIt = (signal?: AbortSignal) => callApi<typeof validatePostcode>(VALIDATE, { signal });

afterEach(() => vi.useRealTimers());

it.each<[number, unknown, string]>([
  [200, { valid: true }, 'ok'],
  [200, undefined, 'unreachable'],
  [400, PROBLEM, 'refused'],
  [401, PROBLEM, 'unauthorized'],
  [403, PROBLEM, 'forbidden'],
  [404, PROBLEM, 'notFound'],
  [409, PROBLEM, 'conflict'],
  [410, PROBLEM, 'gone'],
  [413, PROBLEM, 'refused'],
  [422, PROBLEM, 'invalid'],
  [429, PROBLEM, 'tooMany'],
  [500, {}, 'failed'],
  [503, {}, 'failed'],
])('reads %i %j as %s', (status, body, kind) => {
  expect(readReply(status, body).kind).toBe(kind);
});

it.each([
  [409, PROBLEM, 'conflict'],
  [409, { type: 'urn:loanfront:problem:already-sent' }, 'conflict'],
  [422, { status: 422, errors: { zip: 'Code postal inconnu.' } }, 'invalid'],
])('passes on the body of a refusal of its own: %i %j', (status, body, kind) => {
  expect(readReply(status, body)).toEqual({ kind, body });
});

//
it.each<[number, unknown]>([
  [401, undefined],
  [403, undefined],
  [404, undefined],
  [409, undefined],
  [422, undefined],
  [431, undefined],
  [403, { status: 403, error: 'Forbidden' }],
  [403, { type: 'https://firewall.example/blocked', status: 403 }],
  [422, { errors: {} }],
  [404, 'not found'],
  [404, null],
  [404, []],
])('treats the refusal of a proxy as no answer: %i %j', (status, body) => {
  expect(readReply(status, body)).toEqual({ kind: 'unreachable' });
});

it('waits where a proxy counts the calls', () => {
  expect(readReply(429, undefined)).toEqual({ kind: 'tooMany', body: undefined });
});

it.each([
  [200, true],
  [404, true],
  [429, false],
  [503, false],
])('isDecided with %i is %s', (status, decided) => {
  expect(isDecided(readReply(status, PROBLEM))).toBe(decided);
});

it('fills in the address', async () => {
  const fetched = vi.fn(async () => Response.json({ valid: true }));
  vi.stubGlobal('fetch', fetched);
  expect(await callIt()).toEqual({ kind: 'ok', body: { valid: true } });
  await callApi<typeof suggestPlaces>({
    method: 'GET',
    url: '/geocode',
    query: { q: 'a&b', lang: 'fr' },
  });
  expect(fetched.mock.calls.map((call: unknown[]) => call[0])).toEqual([
    '/api/v1/postcode/50%2F0/validate',
    '/api/v1/geocode?q=a%26b&lang=fr',
  ]);
});

it('treats a page that is not from our server as no answer', async () => {
  const page = () =>
    new Response('<p>Sign in to the WLAN</p>', { headers: { 'content-type': 'text/html' } });
  vi.stubGlobal('fetch', async () => page());
  expect(await callIt()).toEqual({ kind: 'unreachable' });
});

/** A server that never answers, until the request is aborted. */
function neverAnswering() {
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
}

it('waits fifteen seconds for an answer', async () => {
  vi.useFakeTimers();
  neverAnswering();
  const response = callIt();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await response).toEqual({ kind: 'unreachable' });
});

it('stops waiting when aborted, and does not send what is aborted already', async () => {
  neverAnswering();
  const stale = new AbortController();
  const response = callIt(stale.signal);
  stale.abort();
  expect(await response).toEqual({ kind: 'unreachable' });
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(await callIt(stale.signal)).toEqual({ kind: 'unreachable' });
  expect(fetched).not.toHaveBeenCalled();
});
