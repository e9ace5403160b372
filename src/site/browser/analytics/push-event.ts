import { hasConsent } from './consent.ts';
import type { AnalyticsEvent } from './events.ts';

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
  window.dataLayer.push(event);
}
