import { toEuros } from '#domain/money/money.ts';
import type { Answers } from '#journey/answers.ts';
import type { Loan } from '#journey/facts.ts';
import { takeOffAddress } from '#site/browser/address/take-off-address.ts';
import { forgetCookie, readCookie } from '#site/browser/cookies/cookie.ts';

/** The simulation's parameters as the specification names and keeps them (C-5.2). */
const STORAGE_KEY = 'pat_params';
const COOKIE = 'simulator-params';

const NUMBERS = ['amount', 'additionalAmount', 'duration', 'taeg'];
const PARAM_NAMES = [...NUMBERS, 'product_code', 'product_name', 'reason'];

/** Parameters that an address may leave out (C-5.3). */
const LEFT_OUT = { additionalAmount: 0, reason: '' };

type Params = Readonly<Record<string, unknown>>;

/**
 * The simulation that was brought along, under the names of a draft's loan: from the address, else
 * from the browser's storage, else from the cookie (C-5.3). The first place that has a simulation
 * decides.
 */
export function readStoredParams(): Answers | undefined {
  const params = fromQuery() ?? fromStorage() ?? fromCookie();
  return params && asAnswers(params);
}

/** Stores the loan from the address, so that the address can be cleaned. */
export function keepQueryParams(): void {
  const params = fromQuery();
  if (!params) return;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(params));
    takeOffAddress(PARAM_NAMES);
  } catch {
    // Without storage the address stays the only place.
  }
}

/** Keeps an accepted change of conditions, so that a later visit starts from it. */
export function storeLoan(loan: Loan): void {
  const params = {
    amount: toEuros(loan.amount),
    additionalAmount: toEuros(loan.additionalAmount),
    product_code: loan.product,
    product_name: loan.productName,
    duration: loan.duration,
    taeg: loan.taeg,
    reason: '',
  };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(params));
  } catch {
    // Without storage, only the draft keeps it.
  }
}

export function removeStoredParams(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored either.
  }
  forgetCookie(COOKIE);
}

function asAnswers(params: Params): Answers {
  const text = (name: string) => {
    const value = params[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return {
    product: text('product_code'),
    productName: text('product_name'),
    amount: text('amount'),
    additionalAmount: text('additionalAmount'),
    duration: text('duration'),
    taeg: text('taeg'),
  };
}

function fromQuery(): Params | undefined {
  const query = new URLSearchParams(location.search);
  if (!query.has('amount') && !query.has('product_code')) return undefined;
  const named = PARAM_NAMES.filter((name) => query.has(name)).map((name) => {
    const value = query.get(name) ?? '';
    const number = Number(value);
    return [name, NUMBERS.includes(name) && Number.isFinite(number) ? number : value];
  });
  return { ...LEFT_OUT, ...Object.fromEntries(named) };
}

function fromStorage(): Params | undefined {
  try {
    return parse(localStorage.getItem(STORAGE_KEY));
  } catch {
    return undefined;
  }
}

function fromCookie(): Params | undefined {
  return parse(readCookie(document.cookie, COOKIE));
}

function parse(text: string | null | undefined): Params | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Params) : undefined;
  } catch {
    return undefined;
  }
}
