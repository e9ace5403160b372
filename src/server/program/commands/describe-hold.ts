import type { Hold } from '../../stores/hold-store.ts';
import { formatInstant } from './format-instant.ts';

/** How `requests show` says that a request is on hold. */
export function describeHold([newest]: readonly Hold[]): string[] {
  if (newest === undefined || newest.lifted !== undefined) return [];
  return [`  on hold since ${formatInstant(newest.setAt)} by ${newest.by}: ${newest.why}`];
}
