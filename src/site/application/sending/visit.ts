import type { Draft } from '#journey/application/state.ts';
import { readArrival } from '#site/browser/analytics/arrival.ts';
import { type BrowserHints, describeDevice } from '#site/browser/analytics/device.ts';

/** A draft with what travels with the answers and is none of them; where from, only with consent (spec 2 §3). */
export function withVisit(draft: Draft): Draft {
  const visit = { ...describeDevice(navigator as BrowserHints), ...readArrival() };
  return { ...draft, body: { ...visit, ...draft.body } };
}
