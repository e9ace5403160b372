import { useEffect } from 'react';
import { pushEvent } from '#site/browser/analytics/push-event.ts';
import { useSettled } from '#site/browser/use-settled.ts';

/** How long a loan must stay unchanged before the event is sent, in milliseconds (W-4.17). */
const STANDS_FOR = 500;

/** An instalment loan as the event carries it: its code, euros, months. */
export interface ConfiguredLoan {
  readonly product: string;
  readonly amount: number;
  readonly duration: number;
}

/** Sends an event whenever another instalment loan is configured. Mortgages send none. */
export function useLoanEvent(loan: ConfiguredLoan | undefined): void {
  const settled = useSettled(loan ? JSON.stringify(loan) : '', STANDS_FOR);
  useEffect(() => {
    if (settled !== '') pushEvent({ event: 'configurator-change', ...JSON.parse(settled) });
  }, [settled]);
}
