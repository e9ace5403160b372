import { type Answers, answer } from './answers.ts';

/** What the applicant's device is, in a word each (spec 2 §3 "Application state"). */
export const DEVICE_NAMES = ['os', 'browser', 'device'] as const;

/** Where the applicant came from (spec 2 §3, spec 3 §7). Only ever sent with consent. */
export const MARKETING_NAMES = [
  'source',
  'medium',
  'campaign',
  'gclid',
  'topcompare_id',
  'from_topcompare',
  'from_trustup',
] as const;

/** What travels with the answers and is none of them. */
export const VISIT_NAMES = [...DEVICE_NAMES, ...MARKETING_NAMES] as const;

/** In characters: a campaign's name or a click's identifier is far shorter. */
export const LONGEST_VISIT_VALUE = 200;

/** True for one line of bounded length: anyone may write anything into an address. */
export function isVisitValue(value: string): boolean {
  return value.length <= LONGEST_VISIT_VALUE && !/\p{C}/u.test(value);
}

/** What of these answers tells of the visit, empty values left out. */
export function visitOf(answers: Answers): Answers {
  return Object.fromEntries(
    VISIT_NAMES.map((name) => [name, answer(answers, name)]).filter(([, value]) => value !== ''),
  );
}
