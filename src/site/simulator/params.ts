import { coborrowersSession } from '../application/stored-session.ts';

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

/** Where they are kept: the application reads the first, then the second. */
export const PARAMS_STORAGE_KEY = 'pat_params';
export const PARAMS_COOKIE = 'simulator-params';

/** As long as a draft is kept (spec 1 §9), in seconds. */
const COOKIE_AGE = 31 * 24 * 60 * 60;

/** The loan that was simulated last in this browser, if it was of this product. */
export function readParams(product: string): { amount: number; duration: number } | undefined {
  try {
    const params: unknown = JSON.parse(localStorage.getItem(PARAMS_STORAGE_KEY) ?? 'null');
    if (typeof params !== 'object' || params === null) return undefined;
    const { product_code, amount, duration } = params as Partial<Record<string, unknown>>;
    return product_code === product && typeof amount === 'number' && typeof duration === 'number'
      ? { amount, duration }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the params in local storage and in the cookie; a browser that refuses either has the other. */
export function storeParams(params: SimulationParams): void {
  const json = JSON.stringify(params);
  try {
    localStorage.setItem(PARAMS_STORAGE_KEY, json);
    // Whoever simulates a loan applies for their own, though they opened another's link before.
    coborrowersSession.remove();
  } catch {
    // Storage may be full or forbidden: the cookie carries them.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${PARAMS_COOKIE}=${encodeURIComponent(json)}; path=/; max-age=${COOKIE_AGE}; SameSite=Lax`;
}
