import { afterEach, expect, it, vi } from 'vitest';
import { askOffers, type OfferQuestion } from './ask-offers.ts';

const QUESTION: OfferQuestion = { amount: 180_000, duration: 20, mode: 'total', type: 'flat' };

afterEach(() => vi.unstubAllGlobals());

function answerWith(make: () => Response | Promise<Response>) {
  const called = vi.fn((_address: string, _init: RequestInit) => Promise.resolve().then(make));
  vi.stubGlobal('fetch', called);
  return called;
}

const ask = (signal = new AbortController().signal) =>
  askOffers('/fr/simulateur/', QUESTION, signal);

it('asks the page itself, as a script does', async () => {
  const called = answerWith(() => Response.json({ offers: [] }));
  expect(await ask()).toEqual({ ok: true, offers: [] });
  const [address, init] = called.mock.calls[0] ?? [];
  expect(address).toBe('/fr/simulateur/?amount=180000&duration=20&mode=total&type=flat');
  expect(init?.headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest' });
});

it.each([
  ['offers', () => Response.json({ offers: [{ id: 'CH-fixed-20' }] }), 1],
  ['a question that is refused', () => Response.json({ min: 1 }, { status: 422 }), 0],
])('takes %s', async (_, make, count) => {
  answerWith(make);
  const asked = await ask();
  expect(asked.ok && asked.offers).toHaveLength(count);
});

it.each([
  ['a server that is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['one that is out of order', () => new Response('', { status: 503 })],
  ['too many calls', () => new Response('', { status: 429 })],
  ['a page', () => new Response('<!doctype html>')],
  ['something else', () => Response.json({ offer: 1 })],
  ['nothing', () => Response.json(null)],
])('has no answer from %s', async (_, make) => {
  answerWith(make);
  expect(await ask()).toEqual({ ok: false });
});

it('breaks off with its signal', async () => {
  const called = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  vi.stubGlobal('fetch', called);
  const asking = new AbortController();
  const asked = ask(asking.signal);
  asking.abort();
  expect(await asked).toEqual({ ok: false });
});
