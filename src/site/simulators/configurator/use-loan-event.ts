import { useEffect } from 'react';
import { pushEvent } from '#site/browser/analytics/push-event.ts';
import { useSettled } from '#site/browser/use-settled.ts';

/** How long a loan has to stand as it is before it is told of, in milliseconds (spec 1 §9). */
const STANDS_FOR = 500;

/** An instalment loan as it is told of: its code, euros, months. */
export interface ConfiguredLoan {
  readonly product: string;
  readonly amount: number;
  readonly duration: number;
}

/** Says which instalment loan is configured whenever it is another one; of a mortgage says nothing. */
export function useLoanEvent(loan: ConfiguredLoan | undefined): void {
  const settled = useSettled(loan ? JSON.stringify(loan) : '', STANDS_FOR);
  useEffect(() => {
    if (settled !== '') pushEvent({ event: 'configurator-change', ...JSON.parse(settled) });
  }, [settled]);
}
