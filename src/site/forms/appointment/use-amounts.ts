import { useState } from 'react';
import type { MortgageAmountName } from '#journey/inquiries/mortgage-form.ts';

export type Amounts = Readonly<Partial<Record<MortgageAmountName, string>>>;

/** The amounts of the form as digits. */
export function useAmounts() {
  const [amounts, setAmounts] = useState<Amounts>({});

  return {
    amounts,
    setAmount: (name: MortgageAmountName, digits: string) =>
      setAmounts((before) => ({ ...before, [name]: digits })),
    /** Fills in an amount that is still empty. */
    proposeAmount: (name: MortgageAmountName, digits: string) =>
      setAmounts((before) => (before[name] ? before : { ...before, [name]: digits })),
  };
}
