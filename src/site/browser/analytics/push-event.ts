import { hasConsent } from './consent.ts';
import type { AnalyticsEvent } from './events.ts';

declare global {
  interface Window {
    /** Read by the lender's tag manager. Undefined without consent. */
    dataLayer?: unknown[];
  }
}

/** Pushes an event, without personal data. Does nothing without consent. */
export function pushEvent(event: AnalyticsEvent): void {
  if (!hasConsent()) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
