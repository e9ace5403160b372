import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCookies, keptBroker } from '#tests/dom/cookies.ts';
import {
  chosenBroker,
  forgetBroker,
  onBrokerChange,
  storeBroker,
  storeLinkedBroker,
} from './stored-broker.ts';

const PATH = '/fr/contact/';

beforeEach(() => {
  forgetCookies();
  window.history.replaceState({ step: 2 }, '', PATH);
});
afterEach(forgetCookies);

/** Opens the page by a link with this query. */
const openBy = (query: string) => window.history.replaceState({ step: 2 }, '', PATH + query);

describe('the chosen broker', () => {
  it('is nobody at first', () => {
    expect(chosenBroker()).toBeUndefined();
  });

  it('is kept for the whole site, for as long as a draft', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    storeBroker('b-012');
    const days = 31;
    expect(written.mock.calls).toEqual([
      [`broker-id=b-012; path=/; max-age=${days * 86_400}; SameSite=Lax`],
    ]);
    expect(chosenBroker()).toBe('b-012');
  });

  it('of a link comes before the one chosen earlier', () => {
    storeBroker('b-001');
    openBy('?broker-id=b-012');
    expect(chosenBroker()).toBe('b-012');
  });

  it.each(['', 'b 012', '<script>', 'b'.repeat(41)])('is nobody for «%s»', (id) => {
    openBy(`?broker-id=${encodeURIComponent(id)}`);
    expect(chosenBroker()).toBeUndefined();
    storeLinkedBroker();
    expect(keptBroker()).toBeUndefined();
  });

  it('is forgotten, and leaves the address', () => {
    storeBroker('b-001');
    openBy('?broker-id=b-012&amount=5000');
    forgetBroker();
    expect(chosenBroker()).toBeUndefined();
    expect(location.search).toBe('?amount=5000');
  });
});

describe('the broker of a link', () => {
  it('is kept, and leaves the address without a navigation', () => {
    openBy('?amount=5000&broker-id=b-012&duration=24');
    storeLinkedBroker();
    expect(keptBroker()).toBe('b-012');
    expect(location.pathname + location.search).toBe(`${PATH}?amount=5000&duration=24`);
    expect(history.state).toEqual({ step: 2 });
  });

  it('stays in the address where the browser takes no cookies', () => {
    openBy('?broker-id=b-012');
    vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    storeLinkedBroker();
    expect(location.search).toBe('?broker-id=b-012');
    expect(chosenBroker()).toBe('b-012');
  });

  it('changes nothing where there is none', () => {
    storeBroker('b-001');
    storeLinkedBroker();
    expect(keptBroker()).toBe('b-001');
  });
});

describe('parts of the page that show it', () => {
  it('are told of every change, until they ask no more', () => {
    const seen: (string | undefined)[] = [];
    const stop = onBrokerChange(() => seen.push(chosenBroker()));
    storeBroker('b-012');
    forgetBroker();
    stop();
    storeBroker('b-001');
    expect(seen).toEqual(['b-012', undefined]);
  });
});
