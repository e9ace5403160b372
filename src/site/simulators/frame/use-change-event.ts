import { useEffect } from 'react';
import type { AnalyticsEvent } from '#site/browser/analytics/events.ts';
import { pushEvent } from '#site/browser/analytics/push-event.ts';
import { useSettled } from '#site/browser/use-settled.ts';

/** How long a loan must stay unchanged before the event is sent, in milliseconds (W-2.24). */
const STANDS_FOR = 500;

type SimulatedLoan = Omit<Extract<AnalyticsEvent, { event: 'simulator-change' }>, 'event'>;

/** Sends the event of the simulated loan whenever the loan has changed. */
export function useChangeEvent({ product, amount, duration }: SimulatedLoan): void {
  const settled = useSettled(JSON.stringify({ product, amount, duration }), STANDS_FOR);
  useEffect(() => {
    if (settled !== '') pushEvent({ event: 'simulator-change', ...JSON.parse(settled) });
  }, [settled]);
}
