import { afterEach, expect, it, vi } from 'vitest';
import { fetchOffers } from './fetch-offers.ts';
import type { OfferQuestion } from './offer-question.ts';

const QUESTION: OfferQuestion = { amount: 180_000, duration: 20, mode: 'total', type: 'flat' };

afterEach(() => vi.unstubAllGlobals());

function answerWith(make: () => Response | Promise<Response>) {
  const called = vi.fn((_address: string, _init: RequestInit) => Promise.resolve().then(make));
  vi.stubGlobal('fetch', called);
  return called;
}

const call = (signal = new AbortController().signal) =>
  fetchOffers('/fr/simulateur/', QUESTION, signal);

it('asks the page itself, as a script does', async () => {
  const called = answerWith(() => Response.json({ offers: [] }));
  expect(await call()).toEqual({ ok: true, offers: [] });
  const [address, init] = called.mock.calls[0] ?? [];
  expect(address).toBe('/fr/simulateur/?amount=180000&duration=20&mode=total&type=flat');
  expect(init?.headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest' });
});

it.each([
  ['offers', () => Response.json({ offers: [1, 2, 3, 4] }), 4],
  [
    'a question that is refused',
    () => Response.json({ type: 'about:blank', status: 422, min: 1 }, { status: 422 }),
    0,
  ],
])('reads %s', async (_, make, count) => {
  answerWith(make);
  const asked = await call();
  expect(asked.ok && asked.offers).toHaveLength(count);
});

it.each([
  ['a server that is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that is out of order', () => new Response('', { status: 503 })],
  ['a page', () => new Response('<!doctype html>')],
])('has no answer from %s', async (_, make) => {
  answerWith(make);
  expect(await call()).toEqual({ ok: false });
});

it('distinguishes too many calls from a server that does not answer', async () => {
  answerWith(() => new Response('', { status: 429 }));
  expect(await call()).toEqual({ ok: false, isTooMany: true });
});

it('the call for offers is aborted by its signal', async () => {
  const called = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  vi.stubGlobal('fetch', called);
  const asking = new AbortController();
  const asked = call(asking.signal);
  asking.abort();
  expect(await asked).toEqual({ ok: false });
  // A request that was already aborted does not start either.
  expect(await call(asking.signal)).toEqual({ ok: false });
  expect(called).toHaveBeenCalledTimes(1);
});
