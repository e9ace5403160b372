import { MORTGAGE_PRODUCTS, type Mortgage, type Mortgages } from './mortgage.ts';

/** The mortgages without the rates that may change: what a simulator of fixed ones hands its page. */
export function fixedAlone(mortgages: Mortgages): Mortgages {
  const entries = MORTGAGE_PRODUCTS.map((code): [string, Mortgage] => {
    const { fixed } = mortgages[code].rates;
    const rates = { fixed, '3/3/3': [], '5/5/5': [], '10/5/5': [] };
    return [code, { ...mortgages[code], rates }];
  });
  return Object.fromEntries(entries) as unknown as Mortgages;
}
