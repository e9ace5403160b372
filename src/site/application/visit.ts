import { readArrival } from '#site/browser/analytics/arrival.ts';
import { type BrowserHints, describeDevice } from '#site/browser/analytics/device.ts';

/** What travels with the answers and is none of them; where from, only with consent (spec 2 §3). */
export function visitAsAnswers(): Readonly<Record<string, string>> {
  return { ...describeDevice(navigator as BrowserHints), ...readArrival() };
}
