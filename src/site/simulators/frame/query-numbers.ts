import { wholeEuros } from '#domain/reading/parse-amount.ts';
import { readCount } from '#domain/reading/read-count.ts';

/** The largest amount read from an address, in euros: above any limit. */
const MAX_EUROS = 9_999_999;

/** The whole euros that an address has under a name, as the fields read an amount; undefined if it is none. */
export function readEuros(query: URLSearchParams, name: string): string | undefined {
  const euros = wholeEuros(query.get(name) ?? '');
  return euros === undefined ? undefined : String(Math.min(euros, MAX_EUROS));
}

/** The months or years that an address has under a name; its decimals are cut off. */
export function readTerm(query: URLSearchParams, name: string): number | undefined {
  const digits = /^\d{1,7}/.exec(readCount(query.get(name) ?? ''))?.[0];
  return digits === undefined ? undefined : Number(digits);
}
