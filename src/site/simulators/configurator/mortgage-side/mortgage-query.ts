import {
  MORTGAGE_PRODUCTS,
  type MortgageProduct,
  RATE_VARIANTS,
} from '#domain/mortgage/mortgage.ts';
import { wholeEuros } from '#domain/reading/parse-amount.ts';
import { readMode } from '../../mortgage/mortgage-link.ts';
import { readAmountOf, readTermOf } from '../query-numbers.ts';
import { HOMES, type MortgageAction, type MortgageState } from './mortgage-state.ts';

/** The parameter of a mortgage's amount (W-4.4). */
const AMOUNTS: Readonly<Record<MortgageProduct, string>> = {
  CH: 'ch-amount',
  LIGHT: 'light-amount',
};

/** The mortgage that an address names as `type` (W-4.4). */
export function readMortgageProduct(query: URLSearchParams): MortgageProduct | undefined {
  const named = query.get('type')?.toLowerCase();
  return MORTGAGE_PRODUCTS.find((product) => product.toLowerCase() === named);
}

/** The amount under a mortgage's own name, which also a mortgage that is not opened may have. */
export const readMortgageAmount = (query: URLSearchParams, product: MortgageProduct) =>
  readAmountOf(query, AMOUNTS[product]);

/** The question of the mortgage that is opened. */
export function readMortgage(query: URLSearchParams): readonly MortgageAction[] {
  const home = HOMES.find((value) => value === query.get('home'));
  const variant = RATE_VARIANTS.find((value) => value === query.get('variant'));
  return [
    { kind: 'chooseMode', mode: readMode(query.get('mode')) },
    ...readAmountOf(query, 'amount'),
    ...readTermOf(query, 'years', (years) => ({ kind: 'chooseYears', years }) as const),
    ...(home === undefined ? [] : [{ kind: 'chooseHome', home } as const]),
    ...(variant === undefined ? [] : [{ kind: 'chooseVariant', variant } as const]),
  ];
}

/** The query that opens a mortgage. */
export function mortgageQuery(
  { mortgages, home }: MortgageState,
  product: MortgageProduct,
): string {
  const { mode, entries, variant } = mortgages[product];
  const { amount, years } = entries[mode];
  const euros = String(wholeEuros(amount) ?? '');
  const query = new URLSearchParams({ type: product.toLowerCase(), mode, amount: euros });
  query.set('years', String(years));
  if (product === 'CH' && home !== 'house') query.set('home', home);
  if (variant !== 'fixed') query.set('variant', variant);
  return `?${query}`;
}
