import { AS_LONG_AS_A_DRAFT, writeCookie } from '#site/browser/cookies/cookie.ts';
import { coborrowersSession } from '#site/browser/stored-session.ts';

/**
 * A simulation on its way to the application, as product and lender systems read it: money in euros,
 * duration in months, taeg in percent. `amount` leaves `additionalAmount` out.
 */
export interface SimulationParams {
  amount: number;
  additionalAmount: number;
  product_code: string;
  product_name: string;
  duration: number;
  taeg: number;
  reason: string;
}

/** The storage keys. The application reads the first, then the second. */
export const PARAMS_STORAGE_KEY = 'pat_params';
export const PARAMS_COOKIE = 'simulator-params';

/** A simulation as it is restored: money in euros, duration in months. */
export type EarlierLoan = Pick<
  SimulationParams,
  'product_code' | 'amount' | 'additionalAmount' | 'duration'
>;

/** The loan simulated last in this browser, if it was for one of these products. */
export function readParams(products: readonly string[]): EarlierLoan | undefined {
  try {
    const params: unknown = JSON.parse(localStorage.getItem(PARAMS_STORAGE_KEY) ?? 'null');
    if (typeof params !== 'object' || params === null) return undefined;
    const { product_code, amount, additionalAmount, duration } = params as Partial<
      Record<string, unknown>
    >;
    if (typeof product_code !== 'string' || !products.includes(product_code)) return undefined;
    if (!isAmount(amount) || typeof duration !== 'number') return undefined;
    const additional = isAmount(additionalAmount) ? additionalAmount : 0;
    return { product_code, amount, additionalAmount: additional, duration };
  } catch {
    return undefined;
  }
}

/** More than any bound, in euros. The stored value may have been written by another program. */
const MAX_AMOUNT = 9_999_999;

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_AMOUNT;
}

/** Keeps the params for the application, which reads them from local storage, else from the cookie. */
export function storeParams(params: SimulationParams): void {
  try {
    localStorage.setItem(PARAMS_STORAGE_KEY, JSON.stringify(params));
    // A visitor who simulates a loan applies for that loan, even if they opened somebody else's
    // link before.
    coborrowersSession.remove();
  } catch {
    // Storage may be full or forbidden; the cookie still carries the params.
  }
  storeParamsCookie(params);
}

/** Keeps the params in the cookie alone, for a loan that does not lead to the application. */
export function storeParamsCookie(params: SimulationParams): void {
  writeCookie(PARAMS_COOKIE, JSON.stringify(params), AS_LONG_AS_A_DRAFT);
}
