import { MORTGAGE_PRODUCTS, type Mortgage, type Mortgages } from './mortgage.ts';

/** The mortgages without their variable rates, for the pages of simulators that offer fixed rates only. */
export function withFixedRatesOnly(mortgages: Mortgages): Mortgages {
  const entries = MORTGAGE_PRODUCTS.flatMap((code): [string, Mortgage][] => {
    const mortgage = mortgages[code];
    if (!mortgage) return [];
    const rates = { fixed: mortgage.rates.fixed, '3/3/3': [], '5/5/5': [], '10/5/5': [] };
    return [[code, { ...mortgage, rates }]];
  });
  return Object.fromEntries(entries);
}
