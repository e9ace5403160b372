import { MORTGAGE_PRODUCTS, type Mortgage, type Mortgages } from './mortgage.ts';

/** The mortgages without their variable rates, for the pages of simulators that offer fixed rates only. */
export function withFixedRatesOnly(mortgages: Mortgages): Mortgages {
  const entries = MORTGAGE_PRODUCTS.map((code): [string, Mortgage] => {
    const { fixed } = mortgages[code].rates;
    const rates = { fixed, '3/3/3': [], '5/5/5': [], '10/5/5': [] };
    return [code, { ...mortgages[code], rates }];
  });
  return Object.fromEntries(entries) as unknown as Mortgages;
}
