import type { Locale } from '#domain/locale/locale.ts';
import type { Fault } from '#journey/fault.ts';
import { faultMessage } from '#words/faults/faults.ts';

/** What is wrong, by field, in the applicant's language: the body of a 422. */
export function sayFaults(faults: readonly Fault[], lang: Locale): Record<string, string> {
  return Object.fromEntries(faults.map((fault) => [fault.field, faultMessage(fault, lang)]));
}
