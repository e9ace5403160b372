import { afterEach, describe, expect, it, vi } from 'vitest';
import { readParams, type SimulationParams, storeParams } from './params.ts';

const params: SimulationParams = {
  amount: 12_500,
  additionalAmount: 0,
  product_code: 'TAEGPSA1',
  product_name: 'Prêt personnel',
  duration: 48,
  taeg: 4.49,
  reason: '',
};

/** A browser with just enough storage and cookies for the params. */
function openBrowser(stored: Record<string, string> = {}, isFull = false) {
  const browser = { cookie: '', stored: { ...stored } };
  vi.stubGlobal('document', browser);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => browser.stored[key] ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      browser.stored[key] = value;
    },
  });
  vi.stubGlobal('sessionStorage', {
    removeItem: (key: string) => {
      delete browser.stored[key];
    },
  });
  return browser;
}

afterEach(() => vi.unstubAllGlobals());

describe('storing', () => {
  // C-5.2, C-5.5
  it('keeps the same params in storage and in the cookie', () => {
    const browser = openBrowser();
    storeParams(params);
    expect(JSON.parse(browser.stored.pat_params ?? '')).toEqual(params);
    const [pair, ...attributes] = browser.cookie.split('; ');
    expect(JSON.parse(decodeURIComponent(pair?.replace('simulator-params=', '') ?? ''))).toEqual(
      params,
    );
    expect(attributes).toEqual(['path=/', 'max-age=2678400', 'SameSite=Lax', 'Secure']);
  });

  it('still writes the cookie where storage refuses', () => {
    const browser = openBrowser({}, true);
    storeParams(params);
    expect(browser.cookie).toMatch(/^simulator-params=/);
  });
});

describe('reading', () => {
  it('takes up the loan simulated last', () => {
    openBrowser();
    storeParams(params);
    expect(readParams(['TAEGPSA1'])).toEqual({
      product_code: 'TAEGPSA1',
      amount: 12_500,
      additionalAmount: 0,
      duration: 48,
    });
  });

  it('takes up any of a family’s products, and the additional amount', () => {
    openBrowser();
    storeParams({ ...params, product_code: 'TAEGINL1', additionalAmount: 2_000 });
    expect(readParams(['TAEGPSA1', 'TAEGINL1'])).toMatchObject({
      product_code: 'TAEGINL1',
      additionalAmount: 2_000,
    });
  });

  it.each([
    ['nothing stored', undefined],
    ['another product', JSON.stringify({ ...params, product_code: 'TAEGIVA1' })],
    ['amounts as text', JSON.stringify({ ...params, amount: '12500' })],
    ['an amount past all bounds', JSON.stringify({ ...params, amount: 1e21 })],
    ['a negative amount', JSON.stringify({ ...params, amount: -1 })],
    ['no object', '42'],
    ['null', 'null'],
    ['no JSON', '{amount'],
  ])('finds none in %s', (_, text) => {
    openBrowser(text === undefined ? {} : { pat_params: text });
    expect(readParams(['TAEGPSA1'])).toBeUndefined();
  });
});
