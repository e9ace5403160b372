import { type RefObject, useEffect, useState } from 'react';
import { AMOUNT_NAMES, type MortgageAmountName } from '#journey/inquiries/mortgage-form.ts';
import { readAmount } from '#site/components/amount-field/edit-amount.ts';

export type Amounts = Readonly<Partial<Record<MortgageAmountName, string>>>;

/** The amounts of the form as digits, including those typed before hydration. */
export function useAmounts(root: RefObject<HTMLElement | null>) {
  const [amounts, setAmounts] = useState<Amounts>({});

  useEffect(() => {
    const typed = AMOUNT_NAMES.flatMap((name) => {
      const field = root.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      const digits = readAmount(field?.value ?? '');
      return digits === '' ? [] : [[name, digits] as const];
    });
    // Typed amounts take precedence over those of a simulation.
    setAmounts((before) => ({ ...before, ...Object.fromEntries(typed) }));
  }, [root]);

  return {
    amounts,
    setAmount: (name: MortgageAmountName, digits: string) =>
      setAmounts((before) => ({ ...before, [name]: digits })),
    /** Fills in an amount that is still empty. */
    proposeAmount: (name: MortgageAmountName, digits: string) =>
      setAmounts((before) => (before[name] ? before : { ...before, [name]: digits })),
  };
}
