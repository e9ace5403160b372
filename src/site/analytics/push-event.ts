import { hasConsent } from './consent.ts';

/** The events of the application's steps (spec 3 §7), and the help panel's (spec 3 §2). */
export type AnalyticsEvent =
  | 'activity'
  | 'expenses'
  | 'budget-confirmation'
  | 'rate-modified'
  | 'finalisation'
  | 'recap'
  | 'submit'
  | 'help-open';

declare global {
  interface Window {
    /** What a lender's tag manager reads. There is none without consent. */
    dataLayer?: unknown[];
  }
}

/** Says that something happened, and nothing of whom it happened to. Without consent says nothing. */
export function pushEvent(event: AnalyticsEvent): void {
  if (!hasConsent()) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event });
}
