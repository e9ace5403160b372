import { afterEach, describe, expect, it, vi } from 'vitest';
import { findOffers } from '#domain/mortgage/offers.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { writeOffer } from '#words/offers/write-offer.ts';
import { askOffers } from './ask-offers.ts';
import type { OfferQuestion } from './offer-question.ts';
import { readOffers } from './read-offers.ts';

const [OFFER] = offersFor();
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
  ['offers', () => Response.json({ offers: offersFor() }), 4],
  ['a question that is refused', () => Response.json({ min: 1 }, { status: 422 }), 0],
])('takes %s', async (_, make, count) => {
  answerWith(make);
  const asked = await ask();
  expect(asked.ok && asked.offers).toHaveLength(count);
});

it.each([
  ['a server that is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['one that is out of order', () => new Response('', { status: 503 })],
  ['a page', () => new Response('<!doctype html>')],
  ['something else', () => Response.json({ offer: 1 })],
  ['nothing', () => Response.json(null)],
  ['an offer that is none', () => Response.json({ offers: [null] })],
  ['an offer without figures', () => Response.json({ offers: [{ id: 'x' }] })],
  ['an offer twice', () => Response.json({ offers: [OFFER, OFFER] })],
  ['a reason that is none', () => Response.json({ offers: [], too_little: {} })],
])('has no answer from %s', async (_, make) => {
  answerWith(make);
  expect(await ask()).toEqual({ ok: false });
});

it('tells too many calls from a server that is away', async () => {
  answerWith(() => new Response('', { status: 429 }));
  expect(await ask()).toEqual({ ok: false, isTooMany: true });
});

describe('an answer', () => {
  it('is read as the server writes it', () => {
    const answer = { offers: offersFor(), too_little: { least_amount: 25_000, from_years: 12 } };
    expect(readOffers(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
  });

  // Whatever is missing, or is something else, is not shown as if it were there.
  const variable = offersFor()[1] as unknown as Fields;
  const paths = pathsOf(variable);
  it.each(paths)('is none where %s is not what it should be', (path) => {
    for (const wrong of [undefined, null, {}, false])
      expect(readOffers({ offers: [replaced(variable, path.split('.'), wrong)] })).toBeUndefined();
  });

  it('has each of its figures judged', () => expect(paths.length).toBeGreaterThan(20));
});

interface Fields {
  [name: string]: unknown;
}

function pathsOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    name === 'details'
      ? [name, ...['', '.label', '.value', '.figure', '.number'].map((of) => `${name}.0${of}`)]
      : typeof value === 'object' && value !== null
        ? pathsOf(value as Fields).map((path) => `${name}.${path}`)
        : [name],
  );
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Fields) }) as Fields;
  copy[name] = replaced(copy[name], rest, by);
  return copy;
}

function offersFor() {
  const found = findOffers(fluvia.mortgages.CH, { mode: 'borrow', amount: 180_000, years: 20 });
  if (!found.ok) throw new Error('no offers');
  return found.offers.map((offer) => writeOffer(fluvia.mortgages.CH, offer, 'fr'));
}

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
  // Nor does one begin that was overtaken already.
  expect(await ask(asking.signal)).toEqual({ ok: false });
  expect(called).toHaveBeenCalledTimes(1);
});
