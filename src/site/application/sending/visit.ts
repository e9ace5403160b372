import type { Draft } from '#journey/application/state.ts';
import { readArrival } from '#site/browser/analytics/arrival.ts';
import { type BrowserHints, describeDevice } from '#site/browser/analytics/device.ts';

/** A draft with what is sent next to the answers: the device and, only with consent, the source of the visit (C-8.8). */
export function withVisit(draft: Draft): Draft {
  const visit = { ...describeDevice(navigator as BrowserHints), ...readArrival() };
  return { ...draft, body: { ...visit, ...draft.body } };
}
